/** Compares bids. */
import { type Seat, seat } from "@starboard/kernel";
import { type Card, RAIDER } from "../acts.ts";

/** Returns the seat with the only highest bid, or null if the prize drifts away (SMP-4.3, SMP-4.4). */
export function winningBid(bids: readonly (Card | null)[]): Seat | null {
  const best = Math.max(RAIDER, ...bids.map((card) => card ?? RAIDER));
  const first = bids.indexOf(best);
  return best === RAIDER || bids.lastIndexOf(best) !== first ? null : seat(first);
}
