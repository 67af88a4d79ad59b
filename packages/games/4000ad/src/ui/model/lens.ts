/** Types of lens marks per star. */
import type { Power } from "@starboard/4000ad";

/** The outcome of an arrival for the arriving power. */
export type Verdict = "wins" | "takes" | "barred" | "dies" | "joins" | "chance" | "plain";

export interface Pill {
  readonly text: string;
  /** Powers whose emblems precede the text. */
  readonly powers: readonly Power[];
  readonly verdict: Verdict;
}
export interface StarLens {
  /** Arcs of the ring: turns until it can happen. */
  readonly ring?: number;
  /** Whether it can happen in the selected turn. */
  readonly lit?: boolean;
  /** The power that gives the ring its colour. */
  readonly power?: Power;
  /** Turns from the chosen star. */
  readonly pips?: number;
  readonly pill?: Pill;
}
export const NO_LENS: StarLens = {};
