/** The bots of a host, in threads of their own: however long they think, sockets are served. */
import type { Thinker } from "@starboard/match";
import { nodeThinker } from "@starboard/match/node";

// Bundled, this file is part of dist/host or dist/shared and the thread's file stands under dist/host.
const file = import.meta.url.endsWith(".ts")
  ? new URL("./bot.worker.ts", import.meta.url)
  : new URL("../host/bot.mjs", import.meta.url);

export const botThreads = (size: number): Thinker & { close(): void } => nodeThinker({ file, size });
