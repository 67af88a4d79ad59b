/** What a side has left, as a number that can be compared (AX-9.7). */
import type { Sum, Term } from "@starboard/kernel";
import type { Side } from "../acts.ts";
import { classOf, isBase } from "../match-setup.ts";
import { ACTIVE, type StateAx } from "../state.ts";

/** Scores are kept as whole numbers over this denominator: cost × (½ + ½ · hull / printed hull) (AX-9.7). */
export const SCORE_UNIT = 2 * 27_720;

/** What a side has left, in units of 1 / SCORE_UNIT points, rounded down per ship. */
export function scoreOf(t: StateAx, side: Side): number {
  let sum = 0;
  for (let s = 0; s < t.kind.length; s++) {
    if (t.side[s] !== side || t.status[s] !== ACTIVE || isBase(t, s)) continue;
    const { cost, hull } = classOf(t, s);
    sum += Math.floor((cost * (SCORE_UNIT / 2) * (hull + (t.hull[s] as number))) / hull);
  }
  return sum;
}

/** The same opened into the ships that are left, in points. */
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

/** The higher score wins if it leads by at least a tenth of itself (AX-9.7). */
export function leader(a: number, b: number): Side | null {
  const most = Math.max(a, b);
  if (most === 0 || Math.abs(a - b) * 10 < most) return null;
  return a > b ? 0 : 1;
}
