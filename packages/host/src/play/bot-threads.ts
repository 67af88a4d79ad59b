/** Runs the bots of a host in worker threads, so that they do not block the sockets. */
import type { BotRunner } from "@starboard/match";
import { createNodeBotPool } from "@starboard/match/node";

// In a bundle this file is part of dist/host or dist/shared, and the worker file is in dist/host.
const file = import.meta.url.endsWith(".ts")
  ? new URL("./bot.worker.ts", import.meta.url)
  : new URL("../host/bot.mjs", import.meta.url);

export const createBotThreads = (size: number): BotRunner & { close(): void } => createNodeBotPool({ file, size });
