/** The ladder of a game: the rated accounts that want to stand on it. */
import * as z from "zod/mini";
import { count, gameIdSchema } from "./fields.ts";
import type { Infer } from "./infer.ts";

/** Rated matches without which nobody has a rank. */
export const RANKED_MATCHES = 5;
/** Highest rating deviation with a rank, in points. It grows while a player rests, so a rank is not kept for ever. */
export const RANKED_DEVIATION = 200;

const ladderEntry = z.strictObject({
  /** Id of the account, whose profile may be asked for. */
  person: z.string(),
  name: z.string(),
  rating: z.int(),
  /** The true strength is within two deviations with 95% probability. */
  deviation: z.int(),
  matches: count,
  /** Place from 1; null if the player has too few matches, or none for long. Equal ratings share a place. */
  rank: z.nullable(z.int()),
  /** True for the caller. */
  you: z.boolean(),
});
export type LadderEntry = Infer<typeof ladderEntry>;
export const ladder = z.strictObject({ game: gameIdSchema, entries: z.array(ladderEntry) });
export type Ladder = Infer<typeof ladder>;
/** Whether the caller's account stands on the ladders. */
export const ladderInput = z.strictObject({ listed: z.boolean() });
