/** The stored form of a challenge. From one account to another there is one at most, stored under both ids. */
import type { ChallengeInfo } from "@starboard/wire/challenges";
import { isLivePace, type Pace } from "@starboard/wire/tickets";
import { defineCollection } from "../storage/collection.ts";

export interface ChallengeDoc
  extends Pick<ChallengeInfo, "game" | "pace" | "preset" | "rated" | "since" | "state" | "table"> {
  readonly from: string;
  readonly to: string;
  readonly expiresAt: number;
}

const HOUR = 3_600_000;
/** How long a challenge waits: people are asked to play at once by live paces. */
export const lifeOf = (pace: Pace): number => (isLivePace(pace) ? HOUR : 7 * 24 * HOUR);
/** How long an answered challenge is kept, in ms. Until then a declined one cannot be repeated. */
export const ANSWER_RETENTION_MS = 24 * HOUR;

/** Account ids have no dots. */
export const idOfChallenge = (from: string, to: string): string => `${from}.${to}`;
export const challenges = defineCollection<ChallengeDoc>(
  "challenge",
  ({ from, to, state }) => ({ person: [from, to], from, to, ...(state === "waiting" && { awaits: to }) }),
  ({ expiresAt }) => expiresAt,
);
