/** The camera follows the ship that is to act or whose fact is shown, unless it is already well in view. */
import { ACTIVE, apart, type Ship, type StateAx } from "@starboard/anaxis";
import {
  type Camera,
  type CameraView,
  clampToBoard,
  type Covered,
  fitsIn,
  inView,
  middlePart,
  type PanZoomHandle,
  type Part,
  partAround,
  sameScale,
  type Size,
  withRoomForPanels,
} from "@starboard/ui";
import type { Fact } from "@starboard/kernel";
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { hexX, hexY, RADIUS } from "./geometry.ts";

const CARD = 418;
/** Height in pixels of a usual card on a phone, which covers the lower edge of the board, until it is measured. */
const COMPACT_CARD = 190;

/** Width in pixels of the card on a phone held sideways, which covers the right side of the board. */
const SIDEWAYS_CARD = 262;

/** Where the shot card lies: beside the ships, below them on a phone, or in a column on a phone held sideways. */
export type CardPlace = "beside" | "below" | "column";
export function cardPlace(compact: boolean): CardPlace {
  if (!compact) return "beside";
  return globalThis.window !== undefined && window.innerWidth > window.innerHeight ? "column" : "below";
}

/** Parts at the rim that stay free of ships, and the part that the shot card covers. `height` is that of a card below the ships. */
export const covered = (card: CardPlace | null, height = COMPACT_CARD): Covered => ({
  top: 12,
  right: card === "beside" ? CARD : card === "column" ? SIDEWAYS_CARD : 12,
  bottom: card === "below" ? height : 12,
  left: 12,
});
/** Radius of a hex in pixels below which ships cannot be distinguished. */
const SMALL = 11;
/** The same where shooter and target must both be seen: their places are still told apart. */
const LEAST = 4;

/** Returns the ships that a fact names. */
export function shipsOf(fact: Fact | null, count: number): Ship[] {
  if (!fact) return [];
  const named = fact as Fact & { readonly ship?: unknown; readonly target?: unknown; readonly protects?: unknown };
  return [named.ship, named.target, named.protects].filter(
    (s): s is Ship => typeof s === "number" && s >= 0 && s < count,
  );
}

/** Returns the smallest part that contains the hexes, with a margin around them; null if there are none. */
export const partAroundHexes = (
  places: readonly { readonly q: number; readonly r: number }[],
  margin: number,
): Part | null =>
  partAround(
    places.map(({ q, r }) => ({ x: hexX(q), y: hexY(q, r) })),
    margin,
  );

/** Returns the middle of a part, at most 16 hexes wide and high. */
export const middleOf = (part: Part): Part => middlePart(part, 16 * RADIUS);

/**
 * Moves the camera when the moment changes and its scene is not well in view, or when a panel has covered part of the
 * window. If a scene is too wide for a small window, only its centre is shown. `coverNow` measures what panels cover, so it is
 * called once they are on the page. `mayShrink` says that all of the scene must be seen, even at a smaller scale, when a panel
 * has covered part of it: a shot without its shooter cannot be judged.
 */
export function useCamera(
  surface: RefObject<PanZoomHandle | null>,
  scene: Part | null,
  moment: string,
  coverNow: () => Covered,
  board: Size,
  centre: Part | null = null,
  mayShrink = false,
): { readonly view: CameraView | null; readonly rest: (camera: Camera, size: Size) => void } {
  const [view, setView] = useState<CameraView | null>(null);
  const last = useRef<CameraView | null>(null);
  const lastMoment = useRef("");
  /** The window in which the scene was shown; a dock that grows makes it smaller. */
  const windowSize = useRef<Size | null>(null);
  const rest = useCallback((camera: Camera, size: Size) => {
    last.current = { camera, surface: size };
    setView(last.current);
  }, []);
  useEffect(() => {
    const size = last.current?.surface ?? null;
    if (!scene) return;
    const isSame = lastMoment.current === moment;
    // The scene is shown again once the window is measured.
    const isMeasuredNow = size !== null && windowSize.current === null && lastMoment.current !== "";
    const isSmaller = size !== null && windowSize.current !== null && windowSize.current.height > size.height;
    if (isSame && !isMeasuredNow && !isSmaller) return;
    const isFirst = lastMoment.current === "";
    const cover = coverNow();
    lastMoment.current = moment;
    windowSize.current = size;
    const camera = surface.current?.camera();
    const now = camera && size ? { camera, surface: size } : null;
    if (now && isSame && isSmaller && !(mayShrink && !fitsIn(scene, now, cover))) {
      // The scale stays when a panel changes the size of the window; the map is only moved.
      const kept = mayShrink ? scene : (centre ?? scene);
      const part = inView(kept, now, cover) ? null : sameScale(kept, now, cover);
      if (part) surface.current?.show(part);
      return;
    }
    // At the start nothing is measured yet, and the whole map would be too small to read.
    if (!isFirst && now && inView(scene, now, cover) && now.camera.scale * RADIUS > 16) return;
    const whole = withRoomForPanels(scene, size, cover);
    const least = mayShrink ? LEAST : SMALL;
    const small = centre !== null && size !== null && (size.width / whole.width) * RADIUS < least;
    const part = small ? withRoomForPanels(centre, size, cover) : whole;
    // Beside a shot card the window may go beyond the map, so that the card does not cover the scene.
    surface.current?.show(cover.right > cover.left ? part : clampToBoard(part, size, board, cover));
  });
  return { view, rest };
}

/** Returns a ship and its nearest enemies, as many as one window can show at a readable size. */
export function shipWithEnemies(t: StateAx, ship: Ship, small: boolean): readonly Ship[] {
  const most = small ? { width: 520, height: 560, hexes: 9 } : { width: 1150, height: 690, hexes: 14 };
  const shown = [ship];
  for (const { s, distance } of t.kind
    .map((_, s) => ({ s, distance: apart(t, ship, s) }))
    .filter(({ s, distance }) => t.side[s] !== t.side[ship] && t.status[s] === ACTIVE && distance <= most.hexes)
    .sort((a, b) => a.distance - b.distance || a.s - b.s)) {
    const part = partAroundHexes(
      [...shown, s].map((other) => placeOf(t, other)),
      RIM,
    );
    if (part && part.width <= most.width && part.height <= most.height && distance > 0) shown.push(s);
  }
  return shown;
}

const placeOf = (t: StateAx, s: Ship): { q: number; r: number } => ({ q: t.q[s] as number, r: t.r[s] as number });
/** Margin around several ships, in board units. */
const RIM = 130;

/** Returns the surroundings of a ship: as far as most moves and shots reach, or less in a small window. */
export function sceneAround(t: StateAx, ships: readonly Ship[], small: boolean): Part | null {
  const part = partAroundHexes(
    ships.map((s) => placeOf(t, s)),
    small ? 80 : ships.length > 1 ? RIM : 190,
  );
  if (!part) return null;
  const width = Math.max(part.width, small ? 350 : 800);
  const height = Math.max(part.height, small ? 300 : 560);
  return {
    x: part.x - (width - part.width) / 2,
    y: part.y - (height - part.height) / 2,
    width,
    height,
  };
}
