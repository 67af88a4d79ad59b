/** How a match ended for one seat. */
import type { Outcome, Seat } from "@starboard/kernel";
import type { ResultOfMatch } from "@starboard/wire/people";

/** The result of one seat. A match without winners, or with nothing but winners, is a draw. */
export function resultOf({ winners }: Outcome, seat: number, seatCount: number): ResultOfMatch {
  if (winners.length === 0 || winners.length === seatCount) return "drawn";
  return winners.includes(seat as Seat) ? "won" : "lost";
}
