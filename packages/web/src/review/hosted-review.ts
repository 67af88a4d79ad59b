/** The review of an online match: the host makes it once for all viewers, and the page follows it. */
import { type MatchReview, parseReview } from "@starboard/bots/review";
import type { ReviewInfo } from "@starboard/wire/reviews";

/** Milliseconds between two looks at a review that is being made. */
const LOOK_EVERY_MS = 1500;

/** A review as far as the host has come. */
export interface HostedReview {
  readonly done: number;
  readonly of: number;
  readonly review: MatchReview | null;
}

/** How the page asks the host, and waits. */
export interface ReviewHost {
  readonly ask: (method: "GET" | "POST") => Promise<ReviewInfo>;
  readonly wait: (ms: number) => Promise<void>;
}

export const reviewHostOf = (table: string): ReviewHost => ({
  ask: async (method) => {
    const { call } = await import("../online/api.ts");
    return call<ReviewInfo>(method, `tables/${encodeURIComponent(table)}/review`);
  },
  wait: (ms) =>
    new Promise((resolve) => {
      setTimeout(resolve, ms);
    }),
});

/**
 * Asks for the review and follows it to its end. Returns null if the host does not make it: the caller then reviews the
 * match itself.
 *
 * @param isWanted asked before each look; false leaves the host alone, which goes on by itself
 */
export async function followHostedReview(
  { ask, wait }: ReviewHost,
  onProgress: (review: HostedReview) => void,
  isWanted: () => boolean,
): Promise<MatchReview | null> {
  for (let method: "GET" | "POST" = "POST"; isWanted(); method = "GET") {
    const info = await ask(method).catch(() => null);
    if (!info || info.state === "none" || info.state === "failed") return null;
    const read = info.review && parseReview(JSON.stringify(info.review));
    const review = read && "ok" in read ? read.ok : null;
    if (info.state === "done") return review;
    onProgress({ done: info.done, of: info.of, review });
    await wait(LOOK_EVERY_MS);
  }
  return null;
}
