/** Time control: the rule of a table's clock, and the state of its clocks. */
import * as z from "zod/mini";
import { milliseconds, ruleId, seatNumber, wholeNumber } from "./fields.ts";
import type { Infer } from "./infer.ts";

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
export const clock = z.strictObject({
  rule: clockRule,
  onTimeout,
  /** Strength of the bot that takes over, 1 to 5. */
  standInLevel: wholeNumber(1, 5),
  /** Time left by seat, as of `since`. */
  left: z.array(milliseconds),
  running: z.array(seatNumber),
  /** Milliseconds since 1970 on the host's clock (sent in `welcome`). */
  since: milliseconds,
  /**
   * Why no clock runs although a seat is asked: by agreement, because the rules say so (a conference), or because the
   * match was closed and cannot continue.
   */
  stopped: z.nullable(z.enum(["pause", "rules", "closed"])),
  /** By seat: vacation left in ms, and the end of the current vacation (null if none). */
  vacation: z.array(z.strictObject({ left: milliseconds, until: z.nullable(milliseconds) })),
  /** Seats whose clock is at zero and that may be claimed. */
  flagged: z.array(seatNumber),
});
export type Clock = Infer<typeof clock>;

/** A time limit of the rules, such as a conference. The match service ends it when the time is up. */
export const activeLimit = z.strictObject({ rule: ruleId, until: milliseconds });
export type ActiveLimit = Infer<typeof activeLimit>;
