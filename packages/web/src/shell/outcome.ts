/** What the result of a match means for its texts. */
import type { Outcome } from "@starboard/kernel";

/** Whether a match between two seats ended without one that did better: a game then names both as winners, or neither. */
export const isDraw = ({ winners }: Outcome, seatCount: number): boolean => seatCount === 2 && winners.length !== 1;
