/** The evaluation of a state for each side. */
import type { Side } from "../acts.ts";
import { matchSetupOf } from "../match-setup.ts";
import type { StateAx } from "../state.ts";
import { edgeDistance } from "../zone.ts";
import type { ShipClass } from "../data/ship.ts";
import { type FleetPosition, fleetPositionOf, priceOf, type PlacedShip } from "./fleet-position.ts";
import { forecast } from "./forecast.ts";
import { raidOf, distanceToRaidPlace } from "./single-target.ts";
import { stance } from "./rate-move.ts";
import type { Weights } from "./evaluation-weights.ts";

export interface Parts {
  /** Value of the ships on the map, weighted by hull. */
  readonly material: number;
  /** Expected losses by the fire of the rest of the turn; 0 or below. */
  readonly fire: number;
  /** Distance and bearing to the enemy, for the next turns. */
  readonly stance: number;
  /** Value of the Cinema Points. */
  readonly points: number;
  /** Progress to the objective of the scenario. */
  readonly objective: number;
}

/** Returns the parts of the evaluation for one side, in ship points. */
export function partsOf(t: StateAx, side: Side, w: Weights, now: FleetPosition, after: FleetPosition): Parts {
  const { scenario } = matchSetupOf(t.options);
  let material = 0;
  let left = 0;
  let near = 0;
  let objective = 0;
  const enemies = after.ships.filter((s): s is PlacedShip => s !== undefined && s.side !== side);
  for (const s of after.ships) {
    if (s === undefined || s.side !== side) continue;
    const was = now.ships[s.ship] as PlacedShip;
    material += pointsOf(was, w);
    left += pointsOf(s, w);
    if (!s.base) near += s.alive * stance(s, enemies, w);
  }
  const goal = t.edges[side];
  const carrier = after.ships[t.carrier];
  if (scenario.sides[side].carrier && goal && carrier)
    objective -= 3 * w.objective * edgeDistance(t, carrier.q, carrier.r, goal);
  const raid = raidOf(t, side);
  if (raid)
    for (const s of after.ships)
      if (s !== undefined && s.side === side)
        objective -= w.raid * s.alive * distanceToRaidPlace(t, raid, s.ship, s.q, s.r);
  return { material, fire: left - material, stance: near, points: w.point * (t.cp[side] as number), objective };
}

/** Returns the value of a ship by its hull and the probability that it still exists. */
const pointsOf = (s: PlacedShip, w: Weights): number =>
  s.price * ((1 - w.hull) * s.alive + (w.hull * s.hull) / s.spec.hull);

/** Returns the parts times their coefficients. */
const total = (p: Parts, { terms }: Weights): number =>
  terms.material * p.material +
  terms.fire * p.fire +
  terms.stance * p.stance +
  terms.points * p.points +
  terms.objective * p.objective;

/**
 * Returns the lead of side 1 at the start, in ship points. Fleets of a scenario are uneven by design, so the evaluation
 * measures the lead from there. Otherwise the smaller fleet would always expect defeat and play at random.
 */
export function headStart(t: StateAx, w: Weights): number {
  let lead = w.point * ((t.fleets[0]?.cp ?? 0) - (t.fleets[1]?.cp ?? 0));
  const { classes } = matchSetupOf(t.options);
  for (let s = 0; s < t.kind.length; s++) {
    const price = priceOf(t, s, classes[t.kind[s] as number] as ShipClass, w);
    lead += t.side[s] === 0 ? price : -price;
  }
  return lead;
}

/** Returns the parts of both sides and the material that their lead is measured against. */
export function compare(
  t: StateAx,
  w: Weights,
): { readonly mine: Parts; readonly theirs: Parts; readonly afloat: number } {
  const now = fleetPositionOf(t, w);
  const after = forecast(t, w);
  const mine = partsOf(t, 0, w, now, after);
  const theirs = partsOf(t, 1, w, now, after);
  const afloat = Math.max(1, mine.material + theirs.material + Math.abs(mine.objective) + Math.abs(theirs.objective));
  return { mine, theirs, afloat };
}

/**
 * Evaluates a state for both sides: 0 is lost, 1 is won. The lead, as a share of all material, goes through a logistic
 * curve.
 */
export function evaluate(t: StateAx, w: Weights, values: Float64Array): void {
  if (t.kind.length === 0 || t.phase === "setup") {
    values.fill(0.5);
    return;
  }
  const { mine, theirs, afloat } = compare(t, w);
  const lead = (total(mine, w) - total(theirs, w) - w.terms.headStart * headStart(t, w)) / afloat;
  const chance = 1 / (1 + Math.exp(-w.slope * lead));
  values[0] = chance;
  values[1] = 1 - chance;
}

/** Gives the values of a finished match. */
export function terminalValue(t: StateAx, values: Float64Array): void {
  values.fill(0);
  const over = t.flow.over;
  if (!over) return;
  for (const winner of over.winners) values[winner] = 1 / over.winners.length;
}
