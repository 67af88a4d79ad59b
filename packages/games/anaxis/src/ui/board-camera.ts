/** Which part of the map the camera shows. */
import { ACTIVE, matchSetupOf, type Ship, type ViewAx } from "@starboard/anaxis";
import { type PanZoomHandle, type Part, partOfSize } from "@starboard/ui";
import { useMemo, useRef } from "react";
import {
  cardPlace,
  covered,
  middleOf,
  partAroundHexes,
  sceneAround,
  shipsOf,
  shipWithEnemies,
  useCamera,
} from "./camera.ts";
import { boardSize, hexX, hexY } from "./geometry.ts";
import type { Asked, hexChoices, Props, shipChoices } from "./model.ts";
import { hexOfPlace } from "./places.ts";
import { wrecksOf } from "./Wrecks.tsx";

type Hex = { readonly q: number; readonly r: number };

/** What the viewer is asked, and what is chosen so far. */
export interface CameraSubject {
  readonly asked: Asked | null;
  readonly choices: ReturnType<typeof shipChoices>;
  readonly hexes: ReturnType<typeof hexChoices>;
  /** The ship that the viewer moves, or -1. */
  readonly moving: Ship;
  /** The ship that the viewer aims at, or -1. */
  readonly target: Ship;
  /** Whether a shot card covers a part of the board. */
  readonly hasCard: boolean;
}

/** Returns the ships of the current fact that are on the map. */
export function useFactShips({ view: { board: t }, currentFact }: Props): readonly Ship[] {
  const named = useMemo(() => shipsOf(currentFact, t.kind.length), [currentFact, t.kind.length]);
  return named.filter((s) => t.placed[s] === 1);
}

/** The camera follows the acting ship or the ships of the current fact. In set-up it shows hexes that can be chosen. */
export function useBoardCamera(props: Props, subject: CameraSubject, factShips: readonly Ship[]) {
  const { target, hexes, hasCard } = subject;
  const t = props.view.board;
  const surface = useRef<PanZoomHandle>(null);
  const shownHex = useMemo(
    () => (props.shownPlace ? hexOfPlace(t, props.shownPlace.place) : null),
    // oxlint-disable-next-line react/exhaustive-deps -- a place is looked up when it is asked for, not when a ship moves
    [props.shownPlace],
  );
  const focus = focusOf(t, subject);
  const { cols, rows } = matchSetupOf(t.options);
  const camera = useCamera(
    surface,
    shownHex ? partAroundHexes([shownHex], 150) : partOf(props, subject, focus, factShips),
    momentOf(props, subject, focus, factShips),
    () => (hasCard ? covered(cardPlace(props.compact), cardHeight()) : covered(null)),
    boardSize(cols, rows),
    target >= 0 ? sceneAround(t, [target], props.compact) : t.phase === "setup" ? centreOf(hexes) : null,
    target >= 0,
  );
  /** Brings a ship into the middle at the present scale. */
  const show = (ship: Ship): void => {
    const { view } = camera;
    if (!view) return;
    const { scale } = view.camera;
    const at = { x: hexX(t.q[ship] as number), y: hexY(t.q[ship] as number, t.r[ship] as number) };
    surface.current?.show(partOfSize(at, { width: view.surface.width / scale, height: view.surface.height / scale }));
  };
  return { surface, show, shownHex, ...camera };
}

/** Height in pixels of the card below the ships with its distance from the edge; undefined while it is not on the page. */
function cardHeight(): number | undefined {
  const card = document.querySelector<HTMLElement>(".ax-card.compact");
  return card ? card.offsetHeight + 16 : undefined;
}

/** The ship that the question is about; while damage is decided, the one that takes it. */
function focusOf(t: ViewAx["board"], { asked, moving, choices }: CameraSubject): Ship {
  if (!asked) return -1;
  const ship = asked.step === "damage" ? (t.wound?.ship ?? -1) : asked.ship;
  if (ship >= 0) return ship;
  return moving >= 0 ? moving : firstOf(choices);
}

function partOf(
  { view: { board: t }, compact }: Props,
  { hexes, target }: CameraSubject,
  focus: Ship,
  factShips: readonly Ship[],
): Part | null {
  const isOver = t.flow.over !== null && t.kind.length > 0;
  if (isOver && factShips.length === 0)
    return sceneOf(
      t,
      wrecksOf(t).map((s) => ({ q: t.q[s] as number, r: t.r[s] as number })),
    );
  if (t.phase === "setup") return sceneOf(t, hexes);
  if (hexes.length > 0) return partAroundHexes(hexes, 60);
  if (factShips.length > 0) return sceneAround(t, factShips, compact);
  if (target >= 0) return sceneAround(t, [focus, target], compact);
  return sceneAround(t, focus >= 0 ? shipWithEnemies(t, focus, compact) : [], compact);
}

/** Names the moment: the camera moves when the name changes. */
function momentOf(
  { view: { board: t }, shownPlace }: Props,
  { asked, target }: CameraSubject,
  focus: Ship,
  factShips: readonly Ship[],
): string {
  if (shownPlace) return `place ${shownPlace.request}`;
  if (t.phase === "setup") return `setup ${asked?.step}`;
  const at = (s: Ship): string => `${t.q[s]},${t.r[s]}`;
  return factShips.length > 0
    ? `fact ${factShips.join()} ${factShips.map(at).join()}`
    : `${t.turn} ${t.phase} ${asked?.step} ${focus} ${target} ${at(focus)}`;
}

const firstOf = (choices: ReadonlyMap<Ship, unknown>): Ship => choices.keys().next().value ?? -1;

/** Returns the part of the map with all ships and all hexes that can be chosen; null if there are none. */
function sceneOf(t: ViewAx["board"], hexes: readonly Hex[]): Part | null {
  const ships = t.kind
    .map((_, s) => s)
    .filter((s) => t.status[s] === ACTIVE && t.placed[s] === 1)
    .map((s) => ({ q: t.q[s] as number, r: t.r[s] as number }));
  return partAroundHexes([...ships, ...hexes], 150);
}

/** Returns the part of the zone to show if the window is too small for all of it. */
function centreOf(hexes: readonly Hex[]): Part | null {
  const zone = partAroundHexes(hexes, 40);
  return zone && middleOf(zone);
}
