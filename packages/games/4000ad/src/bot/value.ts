/** Converts evaluation terms in ships to winning probabilities. */
import type { State4000 } from "../state.ts";
import { assess, PARTS } from "./evaluation-terms.ts";
import type { Weights } from "./evaluation-weights.ts";

const N = PARTS.length;
const standing = new Float64Array(4);

/** Writes the winning probability of every seat. Seats of one side have the same value; the sides add up to 1. */
export function evaluate(t: State4000, weights: Weights, worth: Float64Array): void {
  const { parts, ships, power } = assess(t, weights);
  standing.fill(Number.NEGATIVE_INFINITY);
  for (let p = 0; p < t.P; p++) {
    if (t.alive[p] !== 1) continue;
    const side = t.side[p] as number;
    let sum = 0;
    for (let i = 0; i < N; i++) sum += parts[p * N + i] as number;
    standing[side] = standing[side] === Number.NEGATIVE_INFINITY ? sum : (standing[side] as number) + sum;
  }
  const unit = weights.certain + weights.perShip * ships;
  addSideTerms(t, weights, power, ships, unit);
  let highest = Number.NEGATIVE_INFINITY;
  for (const s of standing) if (s > highest) highest = s;
  let total = 0;
  for (let side = 0; side < 4; side++) {
    const s = standing[side] as number;
    const e = s === Number.NEGATIVE_INFINITY ? 0 : Math.exp((s - highest) / unit);
    standing[side] = e;
    total += e;
  }
  worth.fill(0);
  for (let p = 0; p < t.P; p++) {
    // Only a finished match has the value 0 or 1.
    const chance = 0.01 + (0.98 * (standing[t.side[p] as number] as number)) / total;
    const seat = t.seatOf[p] as number;
    if (chance > (worth[seat] as number)) worth[seat] = chance;
  }
  if (weights.coalition !== undefined) lowerBehindLeader(t, weights.coalition, worth);
}

/** Lowers the value of everybody behind a power that is near victory, so that all of them gain by stopping it. */
function lowerBehindLeader(t: State4000, coalition: number, worth: Float64Array): void {
  let living = 0;
  let leader = 0;
  for (let p = 0; p < t.P; p++) living += t.alive[p] as number;
  for (let seat = 1; seat < worth.length; seat++)
    if ((worth[seat] as number) > (worth[leader] as number)) leader = seat;
  const lead = (worth[leader] as number) - 1.2 / living;
  if (living < 3 || lead <= 0) return;
  for (let seat = 0; seat < worth.length; seat++)
    if (seat !== leader) worth[seat] = (worth[seat] as number) * (1 - coalition * lead);
}

/** Adds what belongs to a side as a whole: the turn, and its share of all ships. */
function addSideTerms(t: State4000, { ship, terms }: Weights, power: Int32Array, ships: number, unit: number): void {
  if (terms.tempo === 0 && terms.shipShare === 0) return;
  if (t.active >= 0) {
    const side = t.side[t.active] as number;
    standing[side] = (standing[side] as number) + terms.tempo * unit;
  }
  for (let p = 0; p < t.P; p++) {
    if (t.alive[p] !== 1) continue;
    const side = t.side[p] as number;
    standing[side] =
      (standing[side] as number) + (terms.shipShare * unit * ship * (power[p] as number)) / (ships + ship);
  }
}

/** Writes the result of a finished match: 1 for the winning side, shared if several sides win or there is no winner. */
export function settle(t: State4000, worth: Float64Array): void {
  worth.fill(0);
  const winners = t.flow.over?.winners ?? [];
  const sides = new Set<number>();
  const all = new Set<number>(t.side);
  for (let p = 0; p < t.P; p++) if (winners.includes(t.seatOf[p] as never)) sides.add(t.side[p] as number);
  const count = sides.size > 0 ? sides.size : all.size;
  for (let p = 0; p < t.P; p++)
    if (sides.size === 0 || sides.has(t.side[p] as number)) worth[t.seatOf[p] as number] = 1 / count;
}
