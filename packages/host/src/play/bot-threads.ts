/** The bots of a host, in threads of their own: however long they think, sockets are served. */
import type { BotRunner } from "@starboard/match";
import { createNodeBotPool } from "@starboard/match/node";

// Bundled, this file is part of dist/host or dist/shared and the thread's file stands under dist/host.
const file = import.meta.url.endsWith(".ts")
  ? new URL("./bot.worker.ts", import.meta.url)
  : new URL("../host/bot.mjs", import.meta.url);

export const createBotThreads = (size: number): BotRunner & { close(): void } => createNodeBotPool({ file, size });
