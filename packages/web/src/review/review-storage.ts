/** Complete reviews, kept in this browser with their matches. If storage is blocked, a review lasts as long as the page. */
import { type MatchReview, parseReview } from "@starboard/bots/review";
import { runRequest } from "./review-database.ts";

/** The stored review of a match; null if there is none, or if it belongs to another record or program. */
export async function loadReview(match: string, lastHash: string): Promise<MatchReview | null> {
  const text = await runRequest("readonly", (store) => store.get(match) as IDBRequest<unknown>);
  const read = typeof text === "string" ? parseReview(text) : null;
  return read && "ok" in read && read.ok.record === lastHash ? read.ok : null;
}

export const saveReview = (match: string, review: MatchReview): Promise<unknown> =>
  runRequest("readwrite", (store) => store.put(JSON.stringify(review), match));
