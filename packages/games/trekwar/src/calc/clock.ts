/** Estimates how long the Battle lasts and which side leads (TW-9), from public information. */
import { SIDES, type Side } from "../data/board.ts";
import { LIMITS } from "../data/limits.ts";
import { sectorCounts } from "../moves/ending.ts";
import type { StateTW } from "../state.ts";

/** The state of one side's Deck Pile. */
export interface Clock {
  readonly left: number;
  /** Number of cards of the next refill (TW-4.1) if the Hand does not change. */
  readonly refill: number;
  /** Number of Fights until refills empty the Deck Pile, including this one, if each later Fight uses a full Hand. */
  readonly fights: number;
}

export function deckClock(t: StateTW, side: Side): Clock {
  const left = t.deck[side].length;
  const refill = Math.min(left, Math.max(0, LIMITS.hand - t.hand[side].length));
  const fights = left === 0 ? 1 : 1 + Math.ceil(Math.max(0, left - refill) / LIMITS.hand);
  return { left, refill, fights };
}

/** Returns whether the Battle certainly ends after this Fight (TW-9.2), and which side has the majority now. */
export function prospects(t: StateTW): { readonly lastFight: boolean; readonly leader: Side | null } {
  const [f, d] = sectorCounts(t);
  return { lastFight: SIDES.some((s) => t.deck[s].length === 0), leader: f > d ? 0 : d > f ? 1 : null };
}
