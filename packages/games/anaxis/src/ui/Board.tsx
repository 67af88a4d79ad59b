/** The hex map in layers. The dock offers every choice of the map to the keyboard. */
import { ACTIVE, apart, difficultySum, matchSetupOf, type Ship, type ViewAx } from "@starboard/anaxis";
import { PanZoom, useMemo } from "@starboard/ui";
import { useEffect, useLayoutEffect } from "react";
import { aimedAt, canDamage, type Volley, volleyFor } from "./aim.ts";
import { Arc } from "./Arc.tsx";
import { useBoardCamera, useFactShips } from "./board-camera.ts";
import { BoardOverlay } from "./BoardOverlay.tsx";
import { Effects } from "./Effects.tsx";
import { Fleet, SHIP_PX } from "./Fleet.tsx";
import { boardSize, hexPath, hexX, hexY } from "./geometry.ts";
import { Ground } from "./Ground.tsx";
import { HexField } from "./HexField.tsx";
import { useKeys } from "./keys.ts";
import { en } from "./messages.en.ts";
import { advises, targetChoices, askedOf, hexChoices, legal, type Props, shipChoices, targetsOf } from "./model.ts";
import { MoveOver, MoveUnder } from "./MoveLayers.tsx";
import { namesOf } from "./names.ts";
import { plannedPath } from "./planned-path.ts";
import { Ribbon } from "./Ribbon.tsx";
import { useBoardStore } from "./store.ts";
import { Tags } from "./Tags.tsx";
import { PulseField, ShotLine, Traces } from "./Traces.tsx";
import { useMovement } from "./use-move.ts";
import { Wrecks } from "./Wrecks.tsx";

export function Board(props: Props) {
  const t = props.view.board;
  const { cols, rows } = matchSetupOf(t.options);
  const asked = useMemo(() => askedOf(props), [props]);
  const selection = useBoardStore();
  const { hover, pick, aim, reset } = selection;
  const size = boardSize(cols, rows);
  const targets = useMemo(() => targetsOf(asked), [asked]);
  const aims = useMemo(() => targetChoices(asked), [asked]);
  const target = useTarget(props, asked, selection.target);
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

  const factShips = useFactShips(props);
  const isOver = t.flow.over !== null && t.kind.length > 0;
  const hasCard = targets.has(target);
  const subject = { asked, choices, hexes, moving, target, hasCard };
  const { surface, show, shownHex, view: cameraView, rest } = useBoardCamera(props, subject, factShips);

  const pressShip = (ship: Ship): void => {
    pick(ship);
    if (aims.has(ship)) aim(ship);
    // With several ships to choose from, a click shows where the ship can go; the move itself activates it.
    else if (asked?.step !== "selectMove") {
      const act = choices.get(ship);
      if (act && asked) props.choose(asked.step, act);
    }
  };
  const arcOf = arcShip(t, selection.hovered, aims, moving >= 0 ? moving : firing);
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
          <BoardOverlay
            props={props}
            view={cameraView}
            shooter={firing}
            target={target}
            acts={targets.get(target)}
            isMoving={movement !== null}
            onShow={show}
          />
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
          <MoveUnder
            props={props}
            movement={movement}
            path={path}
            showThreat={selection.showThreat}
            surface={surface}
          />
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
        {movement && <MoveOver props={props} movement={movement} choices={choices} showThreat={selection.showThreat} />}
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

const NO_DAMAGE: ReadonlyMap<Ship, number> = new Map();
/** The ship whose arc is shown. While a target is pointed at, that is the shooter's, not the target's. */
const arcShip = (t: ViewAx["board"], hovered: Ship, aims: ReadonlySet<Ship>, acting: Ship): Ship =>
  hovered >= 0 && t.status[hovered] === ACTIVE && !aims.has(hovered) ? hovered : acting;

/** Scale below which names are too small to read. */
const FAR = 0.55;

/** The target: the one that the player has chosen, or with advice the one that the board chooses in advance. */
function useTarget(props: Props, asked: ReturnType<typeof askedOf>, chosen: Ship): Ship {
  const t = props.view.board;
  const advice = advises(props);
  return useMemo(() => (asked ? aimedAt(t, asked, chosen, advice) : -1), [t, asked, chosen, advice]);
}

/** Offers the aimed volley as the main button of the prompt line, unless it is futile. */
function useProposedVolley(props: Props, shooter: Ship, target: Ship, targets: ReturnType<typeof targetsOf>): void {
  const { bank, fireControl, gunnery, weapons } = useBoardStore();
  const { propose } = props;
  const t = props.view.board;
  const acts = targets.get(target);
  const volley = acts ? volleyFor(t, shooter, acts, { bank, fireControl, gunnery, weapons }, advises(props)) : null;
  const proposal = volley && canDamage(t, shooter, volley) ? JSON.stringify(volley) : null;
  useEffect(() => {
    if (proposal === null) return undefined;
    propose("fire", JSON.parse(proposal) as Volley);
    return () => propose("fire", null);
  }, [propose, proposal, t]);
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
