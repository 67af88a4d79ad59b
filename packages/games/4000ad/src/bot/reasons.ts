/** The evaluation by terms, for explanations. */
import type { EvaluationTerm } from "@starboard/bots";
import type { Seat } from "@starboard/kernel";
import type { State4000 } from "../state.ts";
import { assess, PARTS } from "./evaluation-terms.ts";
import { PLAIN, type Weights } from "./evaluation-weights.ts";

const N = PARTS.length;

/**
 * Returns the side's terms minus the strongest rival's, largest first. A value counts as many ships as its fitted
 * coefficient makes it worth; both sides' own figures are before any coefficient. Values below half a ship are left out.
 */
export function reasons(t: State4000, by: Seat, weights: Weights): EvaluationTerm[] {
  const { parts } = assess(t, { ...weights, terms: PLAIN });
  const perShip = weights.terms.ships > 0 ? weights.terms.ships : 1;
  const factors = PARTS.map((key) => weights.terms[key] / perShip);
  const own = t.side[t.seatOf.indexOf(by)] as number;
  const sums = new Map<number, Float64Array>();
  for (let p = 0; p < t.P; p++) {
    if (t.alive[p] !== 1) continue;
    const sum = sums.get(t.side[p] as number) ?? new Float64Array(N);
    for (let i = 0; i < N; i++) sum[i] = (sum[i] as number) + (parts[p * N + i] as number);
    sums.set(t.side[p] as number, sum);
  }
  const mine = sums.get(own) ?? new Float64Array(N);
  let rival = new Float64Array(N);
  let most = Number.NEGATIVE_INFINITY;
  for (const [side, sum] of sums) {
    const total = sum.reduce((a, b, i) => a + b * (factors[i] as number), 0);
    if (side !== own && total > most) {
      most = total;
      rival = new Float64Array(sum);
    }
  }
  return PARTS.map((key, i) => ({
    key,
    value: Math.round((factors[i] as number) * ((mine[i] as number) - (rival[i] as number)) * 10) / 10,
    about: { own: Math.round(mine[i] as number), rival: Math.round(rival[i] as number) },
  }))
    .filter((r) => Math.abs(r.value) >= 0.5)
    .sort((a, b) => Math.abs(b.value) - Math.abs(a.value));
}
