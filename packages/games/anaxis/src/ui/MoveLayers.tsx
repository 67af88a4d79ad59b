/** What the board shows of the move that the viewer plans. */
import { ACTIVE, classOf, type End, type Ship, type ViewAx } from "@starboard/anaxis";
import type { PanZoomHandle } from "@starboard/ui";
import type { RefObject } from "react";
import { SHIP_PX } from "./Fleet.tsx";
import { hexX, hexY } from "./geometry.ts";
import { type Props, type shipChoices, sideColour } from "./model.ts";
import { planSteps } from "./mover.ts";
import type { plannedPath } from "./planned-path.ts";
import { Allowance, Bearings, Handles, Reachable } from "./Reach.tsx";
import { Ship as ShipArt } from "./ships/Ship.tsx";
import { Path } from "./Traces.tsx";
import type { PlannedMovement } from "./use-move.ts";

/** Under the ships: the hexes that can be reached, the path, and the ship where it began. */
export function MoveUnder({
  props,
  movement,
  path,
  showThreat,
  surface,
}: {
  readonly props: Props;
  readonly movement: PlannedMovement;
  readonly path: ReturnType<typeof plannedPath>;
  readonly showThreat: boolean;
  readonly surface: RefObject<PanZoomHandle | null>;
}) {
  const { ship } = movement.mover;
  return (
    <>
      <Reachable
        rated={movement.rated}
        safest={movement.safest}
        showThreat={showThreat}
        surface={surface}
        onMove={(end: End) => planSteps(props, movement.asked, ship, end.steps)}
      />
      {ship >= 0 && <Path points={path} />}
      {ship >= 0 && path.length > 1 && <StartGhost t={props.committed.board} ship={ship} />}
    </>
  );
}

/** The ship where its planned move begins. */
function StartGhost({ t, ship }: { readonly t: ViewAx["board"]; readonly ship: Ship }) {
  if (t.status[ship] !== ACTIVE) return null;
  return (
    <g opacity={0.45}>
      <ShipArt
        ship={classOf(t, ship)}
        x={hexX(t.q[ship] as number)}
        y={hexY(t.q[ship] as number, t.r[ship] as number)}
        turn={(t.facing[ship] as number) * 60}
        px={SHIP_PX}
        side={sideColour(t.side[ship] as number)}
        mode="ghost"
      />
    </g>
  );
}

/** Over the ships: who bears on the place, and the handles that turn and move the ship. */
export function MoveOver({
  props,
  movement,
  choices,
  showThreat,
}: {
  readonly props: Props;
  readonly movement: PlannedMovement;
  readonly choices: ReturnType<typeof shipChoices>;
  readonly showThreat: boolean;
}) {
  const t = props.view.board;
  const { ship } = movement.mover;
  return (
    <>
      {showThreat && (
        <Bearings t={t} ship={ship} at={movement.at} threat={movement.threat} dealt={movement.dealt} tagged={choices} />
      )}
      <Handles t={t} mover={movement.mover} onStep={(step) => planSteps(props, movement.asked, ship, [step])} />
      {ship >= 0 && <Allowance t={t} ship={ship} />}
    </>
  );
}
