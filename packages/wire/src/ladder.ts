/** The ladders of a game, by pace and number of players: the rated accounts that want to stand on them. */
import * as z from "zod/mini";
import { count, gameIdSchema, milliseconds } from "./fields.ts";
import type { Infer } from "./infer.ts";
import { matchResult } from "./match-result.ts";
import { ratingPace, type RatingPlayers, ratingPlayers } from "./rating.ts";

/** Rated matches without which nobody has a rank. */
export const RANKED_MATCHES = 5;
/**
 * Highest rating deviation with a rank, in points. It grows while a player rests. One match among many tells little of each
 * player, so ratings of matches for more than two need no bound besides the number of matches.
 */
export const RANKED_DEVIATION: Readonly<Record<RatingPlayers, number>> = { two: 200, more: 350 };
/** Days without a rated match after which a player leaves a ladder, until the next one. */
export const LADDER_REST_DAYS = 90;

const ladderEntry = z.strictObject({
  /** Id of the account, whose profile may be asked for. */
  person: z.string(),
  name: z.string(),
  rating: z.int(),
  /** The true strength is within two deviations with 95% probability. */
  deviation: z.int(),
  matches: count,
  won: count,
  drawn: count,
  lost: count,
  /** The last five results, the latest first. */
  last: z.array(matchResult),
  /** Place from 1; null if the player has too few matches, or none for long. Equal ratings share a place. */
  rank: z.nullable(z.int()),
  /** Ranks gained in the last seven days; negative for ranks lost; null for players without a rank then or now. */
  climbed: z.nullable(z.int()),
  /** True for the caller. */
  you: z.boolean(),
});
export type LadderEntry = Infer<typeof ladderEntry>;
/** Most players of the season that a ladder lists. */
export const SEASON_PLAYERS = 20;
const seasonEntry = z.strictObject({
  person: z.string(),
  name: z.string(),
  /** Rated matches in the season, of the last 100 of the player. */
  matches: count,
  /** Rating points gained in the season; negative for a loss. */
  gained: z.int(),
  /** Place from 1; who gained as much shares it. */
  rank: z.int(),
  you: z.boolean(),
});
export type SeasonEntry = Infer<typeof seasonEntry>;
export const ladder = z.strictObject({
  game: gameIdSchema,
  pace: ratingPace,
  players: ratingPlayers,
  entries: z.array(ladderEntry),
  /** The present quarter of the year, in UTC: who gained most, of those with enough matches in it. */
  season: z.strictObject({ startsAt: milliseconds, entries: z.array(seasonEntry) }),
});
export type Ladder = Infer<typeof ladder>;
export const ladderQuery = z.strictObject({
  pace: z._default(ratingPace, "live" as const),
  players: z._default(ratingPlayers, "two" as const),
});
/** Whether the caller's account stands on the ladders. */
export const ladderInput = z.strictObject({ listed: z.boolean() });
