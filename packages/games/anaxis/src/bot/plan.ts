/** Plans for one ship's whole move: declaration and steps, rated by where they end. */
import { hexDistance, onMap, STEP_Q, STEP_R, turned } from "@starboard/kit";
import type { Act } from "@starboard/kernel";
import type { DeclareAct, Ship, StepAct } from "../acts.ts";
import { effectiveManeuver, effectiveSpeed, minimumFor } from "../calc/ratings.ts";
import { type End, reach } from "../calc/reach.ts";
import { classOf, matchSetupOf } from "../match-setup.ts";
import { EVADING, PURSUING, STEADY, type StateAx } from "../state.ts";
import { objectiveValueOf } from "./objective.ts";
import { type FleetPosition, fleetPositionOf, type PlacedShip } from "./fleet-position.ts";
import { type Places, placesOf } from "./places.ts";
import { type Maneuver, enemiesFor, type PlaceValue, rateEnd } from "./rate-move.ts";
import type { Weights } from "./evaluation-weights.ts";

export interface Plan {
  readonly acts: readonly Act[];
  /** Value in ship points, for comparing plans of one ship. */
  readonly value: number;
}

/** Number of nearest enemies that a plan considers. */
const NEAR = 7;
/** Limit for ends times ships; above it only a sample of the ends is rated. */
const MOST_ENDS = 12_000;
/** Number of plans kept per declaration. */
const KEPT = 8;

/** Returns the ends of a full move by maneuver; `null` if the ship cannot make the minimum move. */
export const placesByManeuver =
  (t: StateAx, me: PlacedShip) =>
  ({ mode, row, quarry }: Maneuver): Places | null => {
    const minimum = mode === STEADY ? 0 : minimumFor(t, row, quarry);
    return minimum > effectiveSpeed(t, me.ship) ? null : placesOf(t, me.ship, mode, row, minimum, me.facing);
  };

/** Returns plans for a ship that is about to declare, best first. */
export function plansFrom(t: StateAx, ship: Ship, declarations: readonly Act[], w: Weights): Plan[] {
  const fleet = fleetPositionOf(t, w);
  const me = fleet.ships[ship] as PlacedShip;
  const placeValue = objectiveValueOf(t, ship, w);
  const plans: Plan[] = [];
  for (const declared of declarationsToTry(t, ship, declarations as readonly DeclareAct[])) {
    const maneuver: Maneuver = {
      mode: declared.do === "evade" ? EVADING : declared.do === "pursue" ? PURSUING : STEADY,
      row: declared.do === "steady" ? 0 : effectiveManeuver(t, ship),
      quarry: declared.do === "pursue" ? declared.quarry : -1,
    };
    const places = placesByManeuver(t, me)(maneuver);
    if (places) plans.push(...bestOf(t, fleet, me, maneuver, places, placeValue, declared, w));
  }
  return plans.sort((a, b) => b.value - a.value);
}

/** Returns the declarations to consider: steady, evasion, and pursuit of the two nearest enemies. */
function declarationsToTry(t: StateAx, ship: Ship, declarations: readonly DeclareAct[]): DeclareAct[] {
  const distanceTo = (quarry: Ship): number =>
    hexDistance(t.q[ship] as number, t.r[ship] as number, t.q[quarry] as number, t.r[quarry] as number);
  const plain = declarations.filter((d) => d.do === "steady" || (d.do === "evade" && !d.piloting));
  const chases = declarations
    .filter((d): d is Extract<DeclareAct, { do: "pursue" }> => d.do === "pursue" && !d.piloting)
    .filter((d) => minimumFor(t, effectiveManeuver(t, ship), d.quarry) <= effectiveSpeed(t, ship))
    .sort((a, b) => distanceTo(a.quarry) - distanceTo(b.quarry));
  return [...plain, ...chases.slice(0, 2)];
}

function bestOf(
  t: StateAx,
  fleet: FleetPosition,
  me: PlacedShip,
  maneuver: Maneuver,
  places: Places,
  placeValue: PlaceValue,
  declared: DeclareAct,
  w: Weights,
): Plan[] {
  const enemies = enemiesFor(t, fleet, me, maneuver, w, NEAR, placeValue);
  const rated: { i: number; value: number }[] = [];
  let least = Number.NEGATIVE_INFINITY;
  const stride = Math.max(1, Math.floor((places.count * fleet.ships.length) / MOST_ENDS));
  for (let i = 0; i < places.count; i += stride) {
    const q = me.q + (places.q[i] as number);
    const r = me.r + (places.r[i] as number);
    const value = rateEnd(fleet, me, enemies, q, r, places.facing[i] as number, w);
    if (value <= least) continue;
    // Only paths that stay on the map count.
    if (!staysOn(t, me, places.steps[i] as readonly StepAct[])) continue;
    let at = rated.length;
    while (at > 0 && (rated[at - 1] as { value: number }).value < value) at--;
    rated.splice(at, 0, { i, value });
    if (rated.length > KEPT) {
      rated.pop();
      least = (rated[KEPT - 1] as { value: number }).value;
    }
  }
  return rated.map(({ i, value }) => ({
    acts: [declared, ...(places.steps[i] as readonly StepAct[]), { do: "end" }],
    value,
  }));
}

/** True if all steps stay on the map. */
function staysOn(t: StateAx, me: PlacedShip, steps: readonly StepAct[]): boolean {
  const { cols, rows, scenario } = matchSetupOf(t.options);
  if (t.options["ax.mapEdge"] === "open" && scenario.sides[me.side].edges !== "closed") return true;
  let { q, r, facing } = me;
  for (const { do: how } of steps) {
    if (how === "left" || how === "right") facing = turned(facing, how === "right" ? 1 : -1);
    else {
      const along = how === "forward" ? facing : turned(facing, 3);
      q += STEP_Q[along] as number;
      r += STEP_R[along] as number;
      if (!onMap(q, r, cols, rows)) return false;
    }
  }
  return true;
}

/** Returns plans for the rest of the move of a ship that has declared, best first. */
export function remainingPlans(t: StateAx, ship: Ship, w: Weights): Plan[] {
  const fleet = fleetPositionOf(t, w);
  const me = fleet.ships[ship] as PlacedShip;
  const placeValue = objectiveValueOf(t, ship, w);
  const maneuver: Maneuver = { mode: me.mode, row: me.row, quarry: me.quarry };
  const enemies = enemiesFor(t, fleet, me, maneuver, w, NEAR, placeValue);
  const value = (end: End): number =>
    end.gone ? -classOf(t, ship).cost : rateEnd(fleet, me, enemies, end.q, end.r, end.facing, w);
  return reach(t, ship)
    .map((end) => ({ acts: end.gone ? end.steps : [...end.steps, { do: "end" as const }], value: value(end) }))
    .sort((a, b) => b.value - a.value)
    .slice(0, KEPT);
}
