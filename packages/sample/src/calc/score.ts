/** Calculates a captain's score, with its terms. */
import { type Result, type Seat, seat, type Sum, type Term } from "@starboard/kernel";
import { RAIDER } from "../acts.ts";
import { handOf, type SampleState } from "../state.ts";

/** One term for each prize (SMP-7.2) and one for each raider kept (SMP-7.3). */
export function scoreOf(t: Pick<SampleState, "cargo" | "hands">, by: Seat): Sum {
  const terms: Term[] = (t.cargo[by] ?? []).map((value) => ({ rule: "SMP-7.2", what: "prize", value }));
  for (const card of handOf(t, by)) if (card === RAIDER) terms.push({ rule: "SMP-7.3", what: "raiderKept", value: -1 });
  return { total: terms.reduce((sum, { value }) => sum + value, 0), terms };
}

/** Calculates the score for outside input: `args` is `{ "seat": number }`. */
export function scoreSum(t: SampleState, args: unknown): Result<Sum> {
  const by = (args as { seat?: unknown } | null)?.seat;
  if (typeof by !== "number" || t.cargo[by] === undefined) return { bad: [{ code: "SMP_SUM", at: "seat" }] };
  return { ok: scoreOf(t, seat(by)) };
}
