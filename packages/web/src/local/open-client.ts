import type { MatchClient } from "@starboard/match";
import { openMatchClient } from "@starboard/match/browser";

/** Name of the database, and of the channel between tabs. */
export const DATABASE_NAME = "starboard";

/** A client whose clerk works beside the page, so that nothing it does can hold the page up. */
export const openLocalClient = (): MatchClient =>
  openMatchClient(
    () => new Worker(new URL("./match.worker.ts", import.meta.url), { type: "module", name: "match-service" }),
  );
