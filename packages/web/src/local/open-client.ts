import type { MatchClient } from "@starboard/match";
import { openMatchClient } from "@starboard/match/browser";

/** Name of the database and of the broadcast channel between tabs. */
export const DATABASE_NAME = "starboard";

/** Opens a match client whose service runs in a worker, so that it never blocks the page. */
export const openLocalClient = (): MatchClient =>
  openMatchClient(
    () => new Worker(new URL("./match.worker.ts", import.meta.url), { type: "module", name: "match-service" }),
  );
