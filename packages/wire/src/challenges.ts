/** Challenges: an account asks another to play a match for two. */
import * as z from "zod/mini";
import { gameIdSchema, matchId, milliseconds } from "./fields.ts";
import type { Infer } from "./infer.ts";
import { pace } from "./tickets.ts";

/** Whose challenges an account takes. */
export const challengesFrom = z.enum(["everyone", "followed", "nobody"]);
export type ChallengesFrom = z.infer<typeof challengesFrom>;
/** Sets whose challenges the caller takes. */
export const challengesFromInput = z.strictObject({ from: challengesFrom });

export const challengeInput = z.strictObject({
  game: gameIdSchema,
  pace,
  /** A preset of the game with two seats; null for the recommended one. */
  preset: z.nullable(z.string().check(z.minLength(1), z.maxLength(60))),
  rated: z.boolean(),
});
export type ChallengeInput = z.input<typeof challengeInput>;

const challengeInfo = z.strictObject({
  /** The other account: the challenged one, or the one who challenges. */
  person: z.string(),
  name: z.string(),
  game: gameIdSchema,
  pace,
  preset: z.nullable(z.string()),
  rated: z.boolean(),
  state: z.enum(["waiting", "accepted", "declined"]),
  /** Table of the match once the challenge is accepted. */
  table: z.nullable(matchId),
  since: milliseconds,
  expiresAt: milliseconds,
});
export type ChallengeInfo = Infer<typeof challengeInfo>;
/** The caller's challenges that have not expired, the latest first. */
export const challengesInfo = z.strictObject({
  from: challengesFrom,
  /** Those that wait for the caller's answer. */
  received: z.array(challengeInfo),
  sent: z.array(challengeInfo),
});
export type ChallengesInfo = Infer<typeof challengesInfo>;
export const acceptedChallenge = z.strictObject({ table: matchId });

/** Most challenges that an account may have sent, and that may wait for an account. */
export const MAX_SENT_CHALLENGES = 20;
export const MAX_RECEIVED_CHALLENGES = 50;
