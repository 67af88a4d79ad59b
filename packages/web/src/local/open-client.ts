/** Opens the match client of this browser, over a worker and IndexedDB. */
import type { MatchClient } from "@starboard/match";
import { openMatchClient } from "@starboard/match/browser";

/** Name of the database and of the broadcast channel between tabs. */
export const DATABASE_NAME = "starboard";

/** Opens a match client whose service runs in a worker, so that it never blocks the page. */
export const openLocalClient = (): MatchClient =>
  openMatchClient(
    () => new Worker(new URL("./match.worker.ts", import.meta.url), { type: "module", name: "match-service" }),
  );

/**
 * Whether this browser may hold matches. It is asked without starting the worker, so that a page without matches does
 * not load the match service. True if the browser cannot tell.
 */
export async function mayHoldMatches(): Promise<boolean> {
  try {
    return (await indexedDB.databases()).some(({ name }) => name === DATABASE_NAME);
  } catch {
    return true;
  }
}
