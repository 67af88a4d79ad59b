/** A rating as accounts, ladders and profiles show it. */
import * as z from "zod/mini";
import type { Infer } from "./infer.ts";

/** Strength at one game by Glicko-2. The true strength is within two deviations with 95% probability. */
export const ratingInfo = z.strictObject({
  game: z.string(),
  rating: z.number(),
  deviation: z.number(),
  matches: z.int(),
});
export type RatingInfo = Infer<typeof ratingInfo>;
