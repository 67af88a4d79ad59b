/** What a lens writes on the board, star by star. The figures come from the rules' own sums; here they become signs. */
import type { Power } from "@starboard/4000ad";

/** How an arrival would end now: for the one who comes. */
export type Verdict = "wins" | "takes" | "barred" | "dies" | "joins" | "chance" | "plain";

export interface Pill {
  readonly text: string;
  /** Powers whose emblems stand before the text. */
  readonly powers: readonly Power[];
  readonly verdict: Verdict;
}
export interface StarLens {
  /** Arcs of the ring: turns until it can happen. */
  readonly ring?: number;
  /** It can happen at the turn being looked at. */
  readonly lit?: boolean;
  /** Whose colour the ring has. */
  readonly power?: Power;
  /** Turns from the chosen star. */
  readonly pips?: number;
  readonly pill?: Pill;
}
export const NO_LENS: StarLens = {};
