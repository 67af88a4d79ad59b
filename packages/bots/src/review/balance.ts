/** Splits the result of a finished match into start, errors and the rest. */
import type { ReviewMoment, SeatBalance } from "./review-format.ts";

/**
 * Returns for every seat: result = start + own + others + unseen. The start is the win chance at the seat's first
 * decision, `own` and `others` are confirmed errors only, and `unseen` is all that remains. The identity is exact.
 *
 * @param moments every judged moment of all seats, in the order of the record
 * @param result the value of the final state for every seat
 */
export function balanceOf(moments: readonly ReviewMoment[], result: readonly number[]): SeatBalance[] {
  return result.map((end, seat) => {
    const start = moments.find(({ by }) => by === seat)?.best.chance ?? 1 / result.length;
    const effectOf = (by: number): number =>
      moments.reduce((sum, moment) => sum + (moment.by === by ? (moment.effects[seat] ?? 0) : 0), 0);
    const own = effectOf(seat);
    const others = result.map((_, by) => (by === seat ? 0 : effectOf(by)));
    const unseen = end - start - own - others.reduce((sum, x) => sum + x, 0);
    return { start, own, others, unseen, result: end };
  });
}
