/** The parts of the evaluation as reasons that a person can read. */
import type { EvaluationTerm } from "@starboard/bots";
import type { Seat } from "@starboard/kernel";
import { compiledModuleOf } from "../match-setup.ts";
import type { StateWE } from "../state.ts";
import type { Weights } from "./evaluation-weights.ts";
import { outlookOf, PARTS, type Parts, partsOf } from "./value.ts";

/**
 * Returns the parts in which the seat differs from its strongest rival, largest difference first. The values are those
 * of the evaluation; `about` has both sides' parts, rounded to a tenth.
 */
export function reasons(t: StateWE, by: Seat, w: Weights): readonly EvaluationTerm[] {
  const compiled = compiledModuleOf(t.options);
  const outlook = outlookOf(t, compiled, w);
  const mine = partsOf(t, compiled, by as number, outlook, w);
  const rivals = t.order
    .filter((s) => s !== (by as number) && t.alive[s] === 1)
    .map((s) => partsOf(t, compiled, s, outlook, w));
  const sum = (parts: Parts): number => PARTS.reduce((n, part) => n + parts[part], 0);
  const strongest = rivals.toSorted((x, y) => sum(y) - sum(x))[0];
  if (!strongest) return [];
  const one = (n: number): number => Math.round(n * 10) / 10;
  return PARTS.map((part) => ({
    key: `warp.${part}`,
    value: mine[part] - strongest[part],
    about: { mine: one(mine[part]), theirs: one(strongest[part]) },
  }))
    .filter(({ value }) => value !== 0)
    .sort((x, y) => Math.abs(y.value) - Math.abs(x.value));
}
