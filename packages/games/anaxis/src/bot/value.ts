/** What a table is worth to each side. */
import type { Side } from "../acts.ts";
import { matchSetupOf } from "../match-setup.ts";
import type { StateAx } from "../state.ts";
import { edgeDistance } from "../zone.ts";
import type { ShipClass } from "../data/ship.ts";
import { type Field, fieldOf, priceOf, type Standing } from "./fleet-position.ts";
import { forecast } from "./forecast.ts";
import { raidOf, strayed } from "./single-target.ts";
import { stance } from "./rate-move.ts";
import type { Weights } from "./evaluation-weights.ts";

export interface Parts {
  /** Points afloat, hull counted. */
  readonly material: number;
  /** What the rest of the turn's fire is expected to change: 0 or below. */
  readonly fire: number;
  /** Nearness and bearing for the turns to come. */
  readonly stance: number;
  readonly points: number;
  readonly errand: number;
}

/** The parts of one side's worth, in ship points. */
export function partsOf(t: StateAx, side: Side, w: Weights, now: Field, after: Field): Parts {
  const { scenario } = matchSetupOf(t.options);
  let material = 0;
  let left = 0;
  let near = 0;
  let errand = 0;
  const enemies = after.ships.filter((s): s is Standing => s !== undefined && s.side !== side);
  for (const s of after.ships) {
    if (s === undefined || s.side !== side) continue;
    const was = now.ships[s.ship] as Standing;
    material += pointsOf(was, w);
    left += pointsOf(s, w);
    if (!s.base) near += s.alive * stance(s, enemies, s.q, s.r, s.facing, w);
  }
  const goal = t.edges[side];
  const carrier = after.ships[t.carrier];
  if (scenario.sides[side].carrier && goal && carrier)
    errand -= 3 * w.errand * edgeDistance(t, carrier.q, carrier.r, goal);
  const raid = raidOf(t, side);
  if (raid)
    for (const s of after.ships)
      if (s !== undefined && s.side === side) errand -= w.raid * s.alive * strayed(t, raid, s.ship, s.q, s.r);
  return { material, fire: left - material, stance: near, points: w.point * (t.cp[side] as number), errand };
}

/** Points of a ship with the hull it has and the chance that it is there. */
const pointsOf = (s: Standing, w: Weights): number =>
  s.price * ((1 - w.hull) * s.alive + (w.hull * s.hull) / s.spec.hull);

const total = (p: Parts): number => p.material + p.fire + p.stance + p.points + p.errand;

/**
 * By how much the first side's fleet is the better one from the start, in ship points. Fleets of a scenario are as uneven as
 * its aims: a lead counts from there, else the smaller fleet would see nothing but defeat and play anything.
 */
function headStart(t: StateAx, w: Weights): number {
  let lead = w.point * ((t.fleets[0]?.cp ?? 0) - (t.fleets[1]?.cp ?? 0));
  const { classes } = matchSetupOf(t.options);
  for (let s = 0; s < t.kind.length; s++) {
    const price = priceOf(t, s, classes[t.kind[s] as number] as ShipClass, w);
    lead += t.side[s] === 0 ? price : -price;
  }
  return lead;
}

/** 0 is lost, 1 is won: the lead as a share of everything afloat, through a logistic curve. */
export function evaluate(t: StateAx, w: Weights, worth: Float64Array): void {
  if (t.kind.length === 0 || t.phase === "setup") {
    worth.fill(0.5);
    return;
  }
  const now = fieldOf(t, w);
  const after = forecast(t, w);
  const mine = partsOf(t, 0, w, now, after);
  const theirs = partsOf(t, 1, w, now, after);
  const afloat = Math.max(1, mine.material + theirs.material + Math.abs(mine.errand) + Math.abs(theirs.errand));
  const lead = (total(mine) - total(theirs) - headStart(t, w)) / afloat;
  const chance = 1 / (1 + Math.exp(-w.slope * lead));
  worth[0] = chance;
  worth[1] = 1 - chance;
}

/** A finished match. */
export function terminalValue(t: StateAx, values: Float64Array): void {
  values.fill(0);
  const over = t.flow.over;
  if (!over) return;
  for (const winner of over.winners) values[winner] = 1 / over.winners.length;
}
