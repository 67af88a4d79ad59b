/** The hex map in layers. The dock offers every choice of the map to the keyboard. */
import {
  ACTIVE,
  apart,
  classOf,
  difficultySum,
  type End,
  game,
  matchSetupOf,
  type Ship,
  type ViewAx,
} from "@starboard/anaxis";
import { PanZoom, type PanZoomHandle, type Part } from "@starboard/ui";
import { useEffect, useLayoutEffect, useMemo, useRef } from "react";
import { aimedAt, canDamage, type Volley, volleyFor } from "./aim.ts";
import { Arc } from "./Arc.tsx";
import { sceneAround, shipWithEnemies, covered, middleOf, partAroundHexes, shipsOf, useCamera } from "./camera.ts";
import { DiceTray } from "./DiceTray.tsx";
import { Effects } from "./Effects.tsx";
import { Fleet, SHIP_PX } from "./Fleet.tsx";
import { boardSize, hexPath, hexX, hexY } from "./geometry.ts";
import { Ground } from "./Ground.tsx";
import { HexField } from "./HexField.tsx";
import { useKeys } from "./keys.ts";
import { en } from "./messages.en.ts";
import { targetChoices, askedOf, hexChoices, legal, type Props, shipChoices, sideColour, targetsOf } from "./model.ts";
import { namesOf } from "./names.ts";
import { hexOfPlace } from "./places.ts";
import { planSteps } from "./mover.ts";
import { Allowance, Bearings, Handles, Reachable } from "./Reach.tsx";
import { Ribbon } from "./Ribbon.tsx";
import { Rim } from "./Rim.tsx";
import { Ship as ShipArt } from "./ships/Ship.tsx";
import { ShotCard } from "./ShotCard.tsx";
import { useBoardStore } from "./store.ts";
import { Tags } from "./Tags.tsx";
import { ThreatSheet } from "./ThreatPanel.tsx";
import { Path, PulseField, ShotLine, Traces } from "./Traces.tsx";
import { useMovement } from "./use-move.ts";
import { Wrecks, wrecksOf } from "./Wrecks.tsx";

export function Board(props: Props) {
  const t = props.view.board;
  const before = props.committed.board;
  const { cols, rows } = matchSetupOf(t.options);
  const asked = useMemo(() => askedOf(props), [props]);
  const selection = useBoardStore();
  const { hover, pick, aim, reset } = selection;
  const size = boardSize(cols, rows);
  const targets = useMemo(() => targetsOf(asked), [asked]);
  const aims = useMemo(() => targetChoices(asked), [asked]);
  const target = useMemo(() => (asked ? aimedAt(t, asked, selection.target) : -1), [t, asked, selection.target]);
  const choices = useMemo(() => shipChoices(asked, target), [asked, target]);
  const hexes = useMemo(() => hexChoices(asked), [asked]);
  const movement = useMovement(props);
  const moving = movement?.mover.ship ?? -1;
  const acting = moving >= 0 ? moving : (asked?.ship ?? -1);
  const names = useMemo(() => namesOf(t), [t]);
  useKeys(props, asked);

  // When another ship fires or scans, the choices for the last ship are cleared.
  const firing = asked?.step === "fire" ? asked.ship : -1;
  const aiming = aims.size > 0 ? (asked?.ship ?? -1) : -1;
  useLayoutEffect(() => reset(), [aiming, moving, reset]);
  useProposedVolley(props, firing, target, targets);

  const surface = useRef<PanZoomHandle>(null);
  const namedShips = useMemo(() => shipsOf(props.currentFact, t.kind.length), [props.currentFact, t.kind.length]);
  const factShips = namedShips.filter((s) => t.placed[s] === 1);
  // While damage is decided, the ship that takes it.
  const subject = asked?.step === "damage" ? (t.wound?.ship ?? -1) : (asked?.ship ?? -1);
  const focus = asked ? (subject >= 0 ? subject : moving >= 0 ? moving : firstOf(choices)) : -1;
  const isOver = t.flow.over !== null && t.kind.length > 0;
  const shownHex = useMemo(
    () => (props.shownPlace ? hexOfPlace(t, props.shownPlace.place) : null),
    // oxlint-disable-next-line react/exhaustive-deps -- a place is looked up when it is asked for, not when a ship moves
    [props.shownPlace],
  );
  // The camera follows the acting ship or the ship of the current fact. In set-up it shows hexes that can be chosen.
  const isSetup = t.phase === "setup";
  const scene = shownHex
    ? partAroundHexes([shownHex], 150)
    : isOver && factShips.length === 0
      ? sceneOf(
          t,
          wrecksOf(t).map((s) => ({ q: t.q[s] as number, r: t.r[s] as number })),
        )
      : isSetup
        ? sceneOf(t, hexes)
        : hexes.length > 0
          ? partAroundHexes(hexes, 60)
          : sceneAround(
              t,
              factShips.length > 0
                ? factShips
                : target >= 0
                  ? [focus, target]
                  : focus >= 0
                    ? shipWithEnemies(t, focus, props.compact)
                    : [],
              props.compact,
            );
  const card = targets.has(target) && !props.compact;
  const moment = props.shownPlace
    ? `place ${props.shownPlace.request}`
    : isSetup
      ? `setup ${asked?.step}`
      : factShips.length > 0
        ? `fact ${factShips.join()} ${factShips.map((s) => `${t.q[s]},${t.r[s]}`).join()}`
        : `${t.turn} ${t.phase} ${asked?.step} ${focus} ${target} ${t.q[focus]},${t.r[focus]}`;
  const { view: cameraView, rest } = useCamera(
    surface,
    scene,
    moment,
    covered(card ? "beside" : props.compact && targets.has(target) ? "below" : null),
    size,
    target >= 0 ? sceneAround(t, [target], props.compact) : isSetup ? centreOf(hexes) : null,
  );

  const pressShip = (ship: Ship): void => {
    pick(ship);
    if (aims.has(ship)) aim(ship);
    // With several ships to choose from, a click shows where the ship can go; the move itself activates it.
    else if (asked?.step !== "selectMove") {
      const act = choices.get(ship);
      if (act && asked) props.choose(asked.step, act);
    }
  };
  const moveTo = (end: End): void => {
    if (movement) planSteps(props, movement.asked, moving, end.steps);
  };

  // While a target is pointed at, the shooter's arc is shown, not the target's.
  const actingShip = moving >= 0 ? moving : firing;
  const arcOf =
    selection.hovered >= 0 && t.status[selection.hovered] === 1 && !aims.has(selection.hovered)
      ? selection.hovered
      : actingShip;
  const choosable = useMemo(() => new Set([...aims, ...choices.keys()]), [aims, choices]);
  const path = useMemo(() => plannedPath(props, moving), [props, moving]);

  return (
    <div
      className={`ax-board${cameraView && cameraView.camera.scale < FAR ? " far" : ""}${moving >= 0 ? " moving" : ""}`}
    >
      {/* Above the map, not over it: a ship at the upper edge must not be covered. */}
      <Ribbon t={t} names={names} now={acting >= 0 ? acting : (factShips[0] ?? -1)} onHover={hover} />
      <PanZoom
        width={size.width}
        height={size.height}
        margin={34}
        limits={{ least: 1, most: 9 }}
        label={en.board}
        // A phone has no room for the zoom buttons while a shot card is open; two fingers zoom there.
        buttons={!props.compact || target < 0}
        handle={surface}
        onRest={rest}
        overlay={
          <>
            <Rim t={t} view={cameraView} />
            {props.compact && targets.has(target) && (
              <ShotCard compact props={props} shooter={firing} target={target} acts={targets.get(target) ?? []} />
            )}
            {props.compact && movement && <ThreatSheet {...props} />}
            {card && <ShotCard props={props} shooter={firing} target={target} acts={targets.get(target) ?? []} />}
            <DiceTray
              pastFacts={props.pastFacts ?? NO_FACTS}
              currentFact={props.currentFact}
              t={t}
              compact={props.compact}
            />
          </>
        }
      >
        <Ground cols={cols} rows={rows} />
        {arcOf >= 0 && t.phase !== "setup" && <Arc t={t} ship={arcOf} bank={selection.bank} cols={cols} rows={rows} />}
        <HexField
          hexes={hexes}
          surface={surface}
          className="choices"
          bordered
          onPick={({ act }) => asked && props.choose(asked.step, act)}
        />
        {firing >= 0 && legal(asked, "pulse").length > 0 && <PulseField t={t} ship={firing} />}
        {isOver && <Wrecks t={t} names={names} />}
        <Traces t={t} />
        {movement && (
          <Reachable
            rated={movement.rated}
            safest={movement.safest}
            showThreat={selection.showThreat}
            surface={surface}
            onMove={moveTo}
          />
        )}
        {moving >= 0 && <Path points={path} />}
        {moving >= 0 && before.status[moving] === ACTIVE && path.length > 1 && (
          <g opacity={0.45}>
            <ShipArt
              ship={classOf(t, moving)}
              x={hexX(before.q[moving] as number)}
              y={hexY(before.q[moving] as number, before.r[moving] as number)}
              turn={(before.facing[moving] as number) * 60}
              px={SHIP_PX}
              side={sideColour(t.side[moving] as number)}
              mode="ghost"
            />
          </g>
        )}
        <Fleet
          t={t}
          names={names}
          can={choosable}
          aimed={target}
          now={acting}
          hovered={selection.hovered}
          onHover={hover}
          onPress={pressShip}
        />
        <Tags t={t} choices={choices} dealt={movement && selection.showThreat ? movement.dealt : NO_DAMAGE} />
        {movement && selection.showThreat && (
          <Bearings
            t={t}
            ship={moving}
            at={movement.at}
            threat={movement.threat}
            dealt={movement.dealt}
            tagged={choices}
          />
        )}
        {movement && (
          <Handles t={t} mover={movement.mover} onStep={(step) => planSteps(props, movement.asked, moving, [step])} />
        )}
        {moving >= 0 && <Allowance t={t} ship={moving} />}
        {shownHex && <path className="ax-shown" d={hexPath(hexX(shownHex.q), hexY(shownHex.q, shownHex.r), -4)} />}
        <Effects fact={props.currentFact} t={t} px={SHIP_PX} reducedMotion={props.reducedMotion} />
        {target >= 0 && asked && (
          <ShotLine
            t={t}
            shooter={asked.ship}
            target={target}
            range={targets.has(target) ? rangeText(props.view, firing, target) : String(apart(t, asked.ship, target))}
          />
        )}
      </PanZoom>
    </div>
  );
}

const NO_FACTS: readonly never[] = [];
const NO_DAMAGE: ReadonlyMap<Ship, number> = new Map();
/** Scale below which names are too small to read. */
const FAR = 0.55;

/** Offers the aimed volley as the main button of the prompt line, unless it is futile. */
function useProposedVolley(props: Props, shooter: Ship, target: Ship, targets: ReturnType<typeof targetsOf>): void {
  const { bank, fireControl, gunnery, weapons } = useBoardStore();
  const { propose } = props;
  const t = props.view.board;
  const acts = targets.get(target);
  const volley = acts ? volleyFor(t, shooter, acts, { bank, fireControl, gunnery, weapons }) : null;
  const proposal = volley && canDamage(t, shooter, volley) ? JSON.stringify(volley) : null;
  useEffect(() => {
    if (proposal === null) return undefined;
    propose("fire", JSON.parse(proposal) as Volley);
    return () => propose("fire", null);
  }, [propose, proposal, t]);
}

const firstOf = (choices: ReadonlyMap<Ship, unknown>): Ship => choices.keys().next().value ?? -1;

/** Returns the part of the map with all ships and all hexes that can be chosen; null if there are none. */
function sceneOf(t: ViewAx["board"], hexes: readonly { readonly q: number; readonly r: number }[]): Part | null {
  const ships = t.kind
    .map((_, s) => s)
    .filter((s) => t.status[s] === ACTIVE && t.placed[s] === 1)
    .map((s) => ({ q: t.q[s] as number, r: t.r[s] as number }));
  return partAroundHexes([...ships, ...hexes], 150);
}

/** Returns the part of the zone to show if the window is too small for all of it. */
function centreOf(hexes: readonly { readonly q: number; readonly r: number }[]): Part | null {
  const zone = partAroundHexes(hexes, 40);
  return zone && middleOf(zone);
}

/** Returns the distance to a target and the hexes that stealth adds. */
function rangeText(view: ViewAx, shooter: Ship, target: Ship): string {
  const t = view.board;
  const base = difficultySum(t, { shooter, target, bank: "primary" }).terms[0]?.about as
    | { stealth?: number }
    | undefined;
  const stealth = base?.stealth ?? 0;
  const distance = apart(t, shooter, target);
  return stealth > 0 ? `${distance} + ${stealth}` : String(distance);
}

/** Returns the places of a planned move, by replaying its steps from the current state. */
function plannedPath(props: Props, ship: Ship): { q: number; r: number; facing: number }[] {
  if (ship < 0) return [];
  const t = game.clone(props.committed.board);
  const points = [{ q: t.q[ship] as number, r: t.r[ship] as number, facing: t.facing[ship] as number }];
  // Earlier ships of the same plan have ended their moves.
  const from = props.plan.steps.findLastIndex(({ step, act }) => step === "move" && act.do === "end") + 1;
  for (const { step, act } of props.plan.steps.slice(from)) {
    if (step !== "move") continue;
    const last = points.at(-1) as (typeof points)[number];
    const next = { ...last };
    if (act.do === "left" || act.do === "right") next.facing = (last.facing + (act.do === "right" ? 1 : 5)) % 6;
    else if (act.do === "forward" || act.do === "reverse") {
      const along = act.do === "forward" ? last.facing : (last.facing + 3) % 6;
      next.q += [0, 1, 1, 0, -1, -1][along] as number;
      next.r += [-1, -1, 0, 1, 1, 0][along] as number;
    } else continue;
    points.push(next);
  }
  return points;
}
