/** Scores: the value of the ships that a side has left (AX-9.7). */
import type { Sum, Term } from "@starboard/kernel";
import type { Side } from "../acts.ts";
import { classOf, isBase } from "../match-setup.ts";
import { ACTIVE, type StateAx } from "../state.ts";

/** Denominator of scores, which are whole numbers: cost × (½ + ½ · hull / printed hull) (AX-9.7). */
export const SCORE_UNIT = 2 * 27_720;

/** Returns the score of a side in units of 1 / SCORE_UNIT points, rounded down per ship. */
export function scoreOf(t: StateAx, side: Side): number {
  let sum = 0;
  for (let s = 0; s < t.kind.length; s++) {
    if (t.side[s] !== side || t.status[s] !== ACTIVE || isBase(t, s)) continue;
    const { cost, hull } = classOf(t, s);
    sum += Math.floor((cost * (SCORE_UNIT / 2) * (hull + (t.hull[s] as number))) / hull);
  }
  return sum;
}

/** Returns the score of a side in points, with one term per ship. */
export function scoreSum(t: StateAx, side: Side): Sum {
  const terms: Term[] = [];
  for (let s = 0; s < t.kind.length; s++) {
    if (t.side[s] !== side || t.status[s] !== ACTIVE || isBase(t, s)) continue;
    const { id, cost, hull } = classOf(t, s);
    const left = t.hull[s] as number;
    terms.push({ rule: "AX-9.7", what: id, value: (cost * (hull + left)) / (2 * hull), about: { ship: s } });
  }
  return { total: scoreOf(t, side) / SCORE_UNIT, terms };
}

/** Returns the side with the higher score if it leads by at least a tenth of that score, else null (AX-9.7). */
export function leader(a: number, b: number): Side | null {
  const most = Math.max(a, b);
  if (most === 0 || Math.abs(a - b) * 10 < most) return null;
  return a > b ? 0 : 1;
}
