/** Tickets: a person's wish to be paired with anyone who wants the same game at the same pace. */
import * as z from "zod/mini";
import type { ClockRule } from "./clock.ts";
import { count, gameIdSchema, matchId, milliseconds, wholeNumber } from "./fields.ts";
import type { Infer } from "./infer.ts";
import { personName } from "./host.ts";
import { ratingPace } from "./rating.ts";

export const pace = z.enum(["quick", "long", "day", "threeDays"]);
export type Pace = z.infer<typeof pace>;
export const PACES: readonly Pace[] = pace.options;
/** The clock of each pace. */
export const PACE_CLOCKS: Readonly<Record<Pace, ClockRule>> = {
  quick: { is: "live", main: 900, increment: 10 },
  long: { is: "live", main: 2700, increment: 30 },
  day: { is: "correspondence", days: 1, vacation: 7 },
  threeDays: { is: "correspondence", days: 3, vacation: 21 },
};
export const isLivePace = (one: Pace): boolean => PACE_CLOCKS[one].is === "live";

const want = z.strictObject({ game: gameIdSchema, pace });
/** A game at a pace. */
export type Want = z.infer<typeof want>;
/** How far an opponent's rating may be from one's own, in points; the range widens while the ticket waits. */
export const ratingRange = z.strictObject({ below: wholeNumber(0, 2000), above: wholeNumber(0, 2000) });
export type RatingRange = z.infer<typeof ratingRange>;
/** Most games and paces of a ticket. */
export const MAX_WANTS = 64;

/** Whom a ticket accepts. Nobody meets a program without having asked for one. */
export const opponents = z.enum(["people", "programs", "everyone"]);
export type Opponents = z.infer<typeof opponents>;

export const ticketInput = z.strictObject({
  name: personName,
  wants: z.array(want).check(z.minLength(1), z.maxLength(MAX_WANTS)),
  /** Whether the match counts for ratings. Only accounts may ask for it. */
  rated: z.boolean(),
  /** Null accepts everyone. */
  range: z.nullable(ratingRange),
  /** Without it a person accepts people, and a program everyone. */
  opponents: z.optional(opponents),
});
export type TicketInput = z.input<typeof ticketInput>;

/** Most matches against bots that a person plays at a time while tickets wait. */
export const MEANWHILE_MATCHES = 5;
/** A match against a bot for one of the ticket's wants, until an opponent is found. */
export const meanwhileInput = z.strictObject({ ...want.shape, level: wholeNumber(1, 5) });
export type MeanwhileInput = z.input<typeof meanwhileInput>;

/** A person's own ticket. */
export const ticketInfo = z.strictObject({
  wants: z.array(want),
  rated: z.boolean(),
  range: z.nullable(ratingRange),
  opponents,
  /** Milliseconds since 1970. */
  since: milliseconds,
  /** When the ticket is dropped; live paces count only while the person's page is open. */
  expiresAt: milliseconds,
  /** The table of the match once an opponent is found, with the opponent's name; else null. */
  found: z.nullable(
    z.strictObject({
      table: matchId,
      opponent: z.string(),
      game: gameIdSchema,
      pace,
      /** The opponent is a program. */
      program: z.exactOptional(z.literal(true)),
    }),
  ),
  /** The table of the match against a bot that the person plays meanwhile. */
  meanwhile: z.exactOptional(z.strictObject({ table: matchId, game: gameIdSchema, pace })),
});
export type TicketInfo = Infer<typeof ticketInfo>;

export const ticketsInfo = z.strictObject({
  mine: z.nullable(ticketInfo),
  /** Other people who wait, by game and pace: those whose rating range fits the caller's ticket and rating, and others. */
  waiting: z.array(z.strictObject({ game: gameIdSchema, pace, fitting: count, others: count })),
  /** Other people who wait, each counted once. */
  people: count,
  /** Programs that wait. */
  programs: count,
  /** Games that can be asked for. */
  games: z.array(gameIdSchema),
  /** The caller's ratings in matches for two. */
  ratings: z.array(z.strictObject({ game: gameIdSchema, pace: ratingPace, rating: z.int(), deviation: z.int() })),
});
export type TicketsInfo = Infer<typeof ticketsInfo>;

/** How often a page that waits for a live match says that it is still open, in ms. */
export const TICKET_SEEN_MS = 25_000;
