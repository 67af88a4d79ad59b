/** Reviews that tests make themselves, with few samples, and put into the storage of a page as if it had made them. */
import type { BotSpec } from "@starboard/bots";
import { type MatchReview, startReview } from "@starboard/bots/review";
import { type MatchRecord, parseEdition, parseRecord, type Shape } from "@starboard/kernel";
import { findGame } from "@starboard/registry";
import { botFor } from "@starboard/registry/bots";
import type { Page } from "playwright-core";

/** Factor on the samples of a review: enough to find what was plainly wrong. */
const EFFORT = 0.1;

export function preparedReview(text: string): { readonly record: MatchRecord; readonly review: MatchReview } {
  const read = parseRecord(text);
  if ("bad" in read) throw new Error(read.bad[0]?.code);
  const spec = botFor(parseEdition(read.ok.game)?.id ?? "") as BotSpec<Shape> | undefined;
  const begun = spec && startReview(read.ok, findGame, spec, { seed: 1, effort: EFFORT });
  if (!begun || "bad" in begun) throw new Error("the record cannot be reviewed");
  for (let step = begun.ok.steps.next(); step.done !== true; step = begun.ok.steps.next());
  return { record: read.ok, review: begun.ok.current() };
}

/** Stores the review of a match in the page's browser. */
export const storeReview = (page: Page, match: string, review: MatchReview): Promise<void> =>
  page.evaluate(
    ([key, text]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open("starboard-reviews", 1);
        opening.onupgradeneeded = () => void opening.result.createObjectStore("reviews");
        opening.onerror = () => reject(opening.error ?? new Error("storage"));
        opening.onsuccess = () => {
          const transaction = opening.result.transaction("reviews", "readwrite");
          transaction.objectStore("reviews").put(text, key);
          transaction.oncomplete = () => {
            opening.result.close();
            resolve();
          };
          transaction.onabort = () => reject(transaction.error ?? new Error("storage"));
        };
      }),
    [match, JSON.stringify(review)] as const,
  );
