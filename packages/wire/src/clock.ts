/** Time control: the rule of a table's clock, and the state of its clocks. */
import type { RuleId, Seat } from "@starboard/kernel";
import * as z from "zod/mini";

const wholeNumber = (least: number, most: number) => z.int().check(z.gte(least), z.lte(most));

/** A time control. The clock of every asked seat runs. */
export const clockRule = z.discriminatedUnion("is", [
  z.strictObject({ is: z.literal("none") }),
  /** Fischer clock: `main` seconds for the match, plus `increment` seconds after each answer. */
  z.strictObject({ is: z.literal("live"), main: wholeNumber(10, 86_400), increment: wholeNumber(0, 3_600) }),
  /** `each` seconds for every question. */
  z.strictObject({ is: z.literal("turn"), each: wholeNumber(5, 86_400) }),
  /**
   * Correspondence: `days` days for every question, and `vacation` days in all, during which the seat's clock stops.
   */
  z.strictObject({ is: z.literal("correspondence"), days: wholeNumber(1, 60), vacation: wholeNumber(0, 90) }),
]);
export type ClockRule = z.infer<typeof clockRule>;
/** True if a table with this clock is played live: the clock counts seconds, for the match or per answer. */
export const isLive = (rule: ClockRule): boolean => rule.is === "live" || rule.is === "turn";
/**
 * What happens when a clock reaches zero: the seat resigns, a bot takes over, or the other players may claim the seat.
 */
export const onTimeout = z.enum(["lose", "bot", "claim"]);
export type OnTimeout = z.infer<typeof onTimeout>;

/** State of the clocks. The time left of a running seat is `left - (now - since)`. All times in milliseconds. */
export interface Clock {
  readonly rule: ClockRule;
  readonly onTimeout: OnTimeout;
  /** Strength of the bot that takes over, 1 to 5. */
  readonly standInLevel: number;
  /** Time left by seat, as of `since`. */
  readonly left: readonly number[];
  readonly running: readonly Seat[];
  /** Milliseconds since 1970 on the host's clock (sent in `welcome`). */
  readonly since: number;
  /**
   * Why no clock runs although a seat is asked: by agreement, because the rules say so (a conference), or because the
   * match was closed and cannot continue.
   */
  readonly stopped: "pause" | "rules" | "closed" | null;
  /** By seat: vacation left in ms, and the end of the current vacation (null if none). */
  readonly vacation: readonly { readonly left: number; readonly until: number | null }[];
  /** Seats whose clock is at zero and that may be claimed. */
  readonly flagged: readonly Seat[];
}

/** A time limit of the rules, such as a conference. The match service ends it when the time is up. */
export interface ActiveLimit {
  readonly rule: RuleId;
  /** Milliseconds since 1970. */
  readonly until: number;
}
