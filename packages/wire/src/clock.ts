/** Time at a table: how it is kept, and how it stands. */
import type { RuleId, Seat } from "@starboard/kernel";
import * as z from "zod/mini";

const wholeNumber = (least: number, most: number) => z.int().check(z.gte(least), z.lte(most));

/** How time is kept. Whoever is asked has a running clock. */
export const clockRule = z.discriminatedUnion("is", [
  z.strictObject({ is: z.literal("none") }),
  /** So many seconds for the match and so many more each time one has answered (Fischer). */
  z.strictObject({ is: z.literal("live"), main: wholeNumber(10, 86_400), increment: wholeNumber(0, 3_600) }),
  /** So many seconds each time one is asked. */
  z.strictObject({ is: z.literal("turn"), each: wholeNumber(5, 86_400) }),
  /** So many days each time one is asked, and so many days of vacation in all, during which the clock stands. */
  z.strictObject({ is: z.literal("correspondence"), days: wholeNumber(1, 60), vacation: wholeNumber(0, 90) }),
]);
export type ClockRule = z.infer<typeof clockRule>;
/** Whether a table with this clock plays live: seconds are counted, for the match or for each answer. */
export const isLive = (rule: ClockRule): boolean => rule.is === "live" || rule.is === "turn";
/** At zero: the seat gives up, a bot plays on for it, or the others may claim the seat. */
export const onTimeout = z.enum(["lose", "bot", "claim"]);
export type OnTimeout = z.infer<typeof onTimeout>;

/** Clocks as they stand; shown as `left - (now - since)` for seats that are running. Times in milliseconds. */
export interface Clock {
  readonly rule: ClockRule;
  readonly onTimeout: OnTimeout;
  /** Strength of a bot that takes over. */
  readonly standInLevel: number;
  /** By seat, as it was at `since`. */
  readonly left: readonly number[];
  readonly running: readonly Seat[];
  /** Milliseconds since 1970, by the host's clock (`welcome` tells it). */
  readonly since: number;
  /**
   * Why nothing runs although somebody is asked: by agreement, because the rules say so (a conference), or for good: the match
   * was closed from outside, and nobody is asked anything in it any more.
   */
  readonly stopped: "pause" | "rules" | "closed" | null;
  /** By seat: vacation left, and until when it is being taken (null when it is not). */
  readonly vacation: readonly { readonly left: number; readonly until: number | null }[];
  /** Seats at zero that may be claimed. */
  readonly flagged: readonly Seat[];
}

/** Something the rules themselves limit in time, such as a conference; the clerk ends it then. */
export interface ActiveLimit {
  readonly rule: RuleId;
  /** Milliseconds since 1970. */
  readonly until: number;
}
