/** Splits the result of a finished match into start, luck, errors and the rest. */
import type { LuckTerm, ReviewMoment, SeatBalance } from "./review-format.ts";

/** What a draw changed for a seat. */
export const swingOf = ({ expected, got }: Pick<LuckTerm, "expected" | "got">, seat: number): number =>
  (got[seat] ?? 0) - (expected[seat] ?? 0);

/**
 * Returns for every seat: result = start + luck + own + others + unseen. `own` and `others` are confirmed errors only, and
 * `unseen` is all that remains. The identity is exact.
 *
 * @param moments every judged moment of all seats, in the order of the record
 * @param luck every draw of the match; `null` where luck is not shown, which leaves it in `unseen`
 * @param opening win chances after the set-up with everything open. With luck, the start is what was to be expected
 *   before the draws of the set-up.
 * @param result the value of the final state for every seat
 */
export function balanceOf(
  moments: readonly ReviewMoment[],
  luck: readonly LuckTerm[] | null,
  opening: readonly number[],
  result: readonly number[],
): SeatBalance[] {
  const setUp = luck?.find(({ kind }) => kind === "setUp");
  return result.map((end, seat) => {
    const start = (setUp?.expected ?? opening)[seat] ?? 1 / result.length;
    const drawn = (luck ?? []).reduce((sum, term) => sum + swingOf(term, seat), 0);
    const effectOf = (by: number): number =>
      moments.reduce((sum, moment) => sum + (moment.by === by ? (moment.effects[seat] ?? 0) : 0), 0);
    const own = effectOf(seat);
    const others = result.map((_, by) => (by === seat ? 0 : effectOf(by)));
    const unseen = end - start - drawn - own - others.reduce((sum, x) => sum + x, 0);
    return { start, luck: drawn, own, others, unseen, result: end };
  });
}
