import type { ClerkClient } from "@starboard/match";
import { openClerkClient } from "@starboard/match/browser";

/** Name of the database, and of the channel between tabs. */
export const STORE = "starboard";

/** A client whose clerk works beside the page, so that nothing it does can hold the page up. */
export const openClerk = (): ClerkClient =>
  openClerkClient(() => new Worker(new URL("./match.worker.ts", import.meta.url), { type: "module", name: "clerk" }));
