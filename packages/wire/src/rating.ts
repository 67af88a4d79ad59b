/** A rating as accounts, ladders and profiles show it. */
import * as z from "zod/mini";
import { type ClockRule, isLive } from "./clock.ts";
import type { Infer } from "./infer.ts";

/** Matches with a clock that counts seconds are live; those by correspondence, and without a clock, are not. */
export const ratingPace = z.enum(["live", "correspondence"]);
export type RatingPace = z.infer<typeof ratingPace>;
export const ratingPaceOf = (clock: ClockRule): RatingPace => (isLive(clock) ? "live" : "correspondence");
/** Matches for two are rated by Glicko-2, those for more by Plackett-Luce: nobody's two ratings mix. */
export const ratingPlayers = z.enum(["two", "more"]);
export type RatingPlayers = z.infer<typeof ratingPlayers>;

/**
 * Strength at one game, at a pace, in matches for two or for more. The true strength is within two deviations with 95%
 * probability.
 */
export const ratingInfo = z.strictObject({
  game: z.string(),
  pace: ratingPace,
  players: ratingPlayers,
  rating: z.number(),
  deviation: z.number(),
  matches: z.int(),
});
export type RatingInfo = Infer<typeof ratingInfo>;
