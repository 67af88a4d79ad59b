/** Profiles: what others may know of an account, and the finished matches that they may see. */
import * as z from "zod/mini";
import { count, editionSchema, matchId, milliseconds } from "./fields.ts";
import type { Infer } from "./infer.ts";
import { matchResult, type ResultOfMatch } from "./match-result.ts";
import { solverRating } from "./puzzles.ts";
import { ratingInfo } from "./rating.ts";
import { relationKind } from "./relation-kind.ts";

export { matchResult, type ResultOfMatch };

/** What a seat played. */
export const playedBySeat = {
  /** The English name of the side; empty where the rules are not installed. */
  side: z.string(),
  /** The id by which pages name the side in the reader's language; absent for names that players made. */
  sideId: z.exactOptional(z.string()),
};
export type PlayedBySeat = Pick<FinishedSeat, "side" | "sideId">;

const finishedSeat = z.strictObject({
  name: z.string(),
  kind: z.enum(["person", "bot"]),
  /** Strength of a bot, 1 to 5. */
  level: z.nullable(z.int()),
  /** Account of the player, whose profile may be asked for; null for guests and bots. */
  account: z.nullable(z.string()),
  ...playedBySeat,
  result: matchResult,
});
export type FinishedSeat = Infer<typeof finishedSeat>;
/** A finished match as lists show it. */
export const finishedMatch = z.strictObject({
  match: matchId,
  game: editionSchema,
  /** The preset whose options were played; null for other options. */
  preset: z.nullable(z.string()),
  rated: z.boolean(),
  seats: z.array(finishedSeat),
  /** Number of entries of its log. */
  entries: count,
  startedAt: milliseconds,
  endedAt: milliseconds,
});
export type FinishedMatch = Infer<typeof finishedMatch>;

/** Most recent matches of a profile, over which its figures are counted. */
export const PROFILE_MATCHES = 300;

const opponent = z.strictObject({
  name: z.string(),
  /** Null for bots, which are counted by their strength. */
  account: z.nullable(z.string()),
  level: z.nullable(z.int()),
  won: count,
  drawn: count,
  lost: count,
  /** The last five results, the latest first. */
  last: z.array(matchResult),
});
const playedSide = z.strictObject({
  game: z.string(),
  ...playedBySeat,
  won: count,
  matches: count,
  /** The 95% interval of the share won, by Wilson's method, 0 to 1. */
  low: z.number(),
  high: z.number(),
});
/** An account as the caller may see it. */
export const profile = z.strictObject({
  person: z.string(),
  name: z.string(),
  /** When the account was created; null if its person shows no more than what is public elsewhere. */
  since: z.nullable(milliseconds),
  /** Whether everyone may see the whole profile. Otherwise others see listed and tournament matches, and the ratings on ladders. */
  public: z.boolean(),
  /** True for the caller's own profile. */
  you: z.boolean(),
  /** What the caller has chosen about this person; null for nothing, and for callers without an account. */
  relation: z.nullable(relationKind),
  /** Number of accounts that follow the person; null if the profile is not public. */
  followers: z.nullable(count),
  /** Number of matches that the caller may see, of the last `PROFILE_MATCHES`. */
  matches: count,
  ratings: z.array(ratingInfo),
  /** Ratings at puzzles; shown as the other ratings are. */
  puzzles: z.array(solverRating),
  /** Opponents by number of matches. */
  against: z.array(opponent),
  /** Sides by number of matches. */
  sides: z.array(playedSide),
  recent: z.array(finishedMatch),
});
export type Profile = Infer<typeof profile>;
/** Whether everyone may see the caller's whole profile. */
export const profileInput = z.strictObject({ public: z.boolean() });
