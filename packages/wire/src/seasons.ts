/** Seasons: tournaments that the server repeats. Each edition is a tournament of its own. */
import * as z from "zod/mini";
import { count, editionSchema, matchId, milliseconds } from "./fields.ts";
import type { Infer } from "./infer.ts";
import { recurrence, tournamentFormat } from "./tournament.ts";

const seasonEdition = z.strictObject({
  tournament: matchId,
  /** From 1. */
  edition: count,
  state: z.enum(["open", "running", "over"]),
  /** When it began or is to begin. */
  startsAt: z.nullable(milliseconds),
  entrants: count,
  /** Names of those who share the first place; empty before the end, and if nobody played. */
  winners: z.array(z.string()),
});
export type SeasonEdition = Infer<typeof seasonEdition>;
/** A season with its editions. */
export const seasonInfo = z.strictObject({
  season: matchId,
  title: z.string(),
  about: z.string(),
  organiser: z.string(),
  game: editionSchema,
  format: tournamentFormat,
  every: recurrence,
  /** The edition that the server opens next, when it begins, and when its registration opens at the latest; null once the organiser has stopped the season. */
  next: z.nullable(z.strictObject({ edition: count, startsAt: milliseconds, opensAt: milliseconds })),
  /** The newest first, at most `SEASON_EDITIONS`. */
  editions: z.array(seasonEdition),
  /** True for the organiser. */
  yours: z.boolean(),
});
export type SeasonInfo = Infer<typeof seasonInfo>;
/** Most editions that a season lists. */
export const SEASON_EDITIONS = 24;
/** Stops a season, or lets it go on. */
export const seasonInput = z.strictObject({ recurs: z.boolean() });
