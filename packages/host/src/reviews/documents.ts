/** Stored reviews of finished matches, under the id of their table. */
import type { MatchReview } from "@starboard/bots/review";
import { defineCollection } from "../storage/collection.ts";

export interface ReviewDoc {
  readonly state: "waiting" | "running" | "done" | "failed";
  /** What the review was made by: format and calibration. Another program makes it anew. */
  readonly by: string;
  readonly done: number;
  readonly of: number;
  /** As far as it has come; null before its first moment. */
  readonly review: MatchReview | null;
  /** Milliseconds since 1970. */
  readonly askedAt: number;
}

/** A review that nobody has asked for this long is deleted; it can be made again. */
const KEPT_MS = 90 * 24 * 3_600_000;

export const reviews = defineCollection<ReviewDoc>(
  "review",
  () => ({}),
  ({ askedAt }) => askedAt + KEPT_MS,
);
