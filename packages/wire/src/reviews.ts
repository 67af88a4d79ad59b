/** The review of a finished match as a host sends it: made once, shared by all viewers. */
import * as z from "zod/mini";
import type { Infer } from "./infer.ts";

/** How far the host is. `none`: nobody has asked for the review yet, or it was made by an earlier program. */
export const REVIEW_STATES = ["none", "waiting", "running", "done", "failed"] as const;

export const reviewInfo = z.strictObject({
  state: z.enum(REVIEW_STATES),
  /** Comparisons made, and those known to be needed. */
  done: z.int().check(z.gte(0)),
  of: z.int().check(z.gte(0)),
  /** The review so far, in the format of `starboard review --json`; null before its first moment. */
  review: z.nullable(z.looseObject({ format: z.literal("starboard.review"), version: z.int() })),
});
export type ReviewInfo = Infer<typeof reviewInfo>;
