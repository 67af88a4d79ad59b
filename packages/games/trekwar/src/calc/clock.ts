/** How long the Battle can last, and who would win it (TW-9). All of it is open to everybody. */
import { SIDES, type Side } from "../data/board.ts";
import { LIMITS } from "../data/limits.ts";
import { sectorCounts } from "../moves/ending.ts";
import type { StateTW } from "../state.ts";

/** One side's Deck Pile. */
export interface Clock {
  readonly left: number;
  /** Cards the next refill will take (TW-4.1), if the Hand stays as it is. */
  readonly refill: number;
  /** Fights that refills alone leave, this one included, if every later Fight costs a full Hand. */
  readonly fights: number;
}

export function deckClock(t: StateTW, side: Side): Clock {
  const left = t.deck[side].length;
  const refill = Math.min(left, Math.max(0, LIMITS.hand - t.hand[side].length));
  const fights = left === 0 ? 1 : 1 + Math.ceil(Math.max(0, left - refill) / LIMITS.hand);
  return { left, refill, fights };
}

/** Whether the Battle is sure to end after this Fight (TW-9.2), and who has the majority now. */
export function prospects(t: StateTW): { readonly lastFight: boolean; readonly leader: Side | null } {
  const [f, d] = sectorCounts(t);
  return { lastFight: SIDES.some((s) => t.deck[s].length === 0), leader: f > d ? 0 : d > f ? 1 : null };
}
