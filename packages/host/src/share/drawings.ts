/** Draws the cards and frames of shared pages in a thread of their own, once each, and keeps them. */
import { join } from "node:path";
import { language } from "@starboard/kit";
import { createBuckets } from "../live/rate-limit.ts";
import type { HostServices } from "../services.ts";
import type { StartThread } from "../task-thread.ts";
import { createDrawingCache } from "./drawing-cache.ts";
import { createDrawingThread } from "./drawing-thread.ts";
import type { DrawingTask } from "./drawing.ts";
import type { Shared } from "./shared.ts";
import type { SharedPages } from "./shared-pages.ts";

export interface Drawing {
  readonly bytes: Uint8Array;
  /** Names the bytes, for the browser's cache. */
  readonly name: string;
}
/** "rate": the caller asks too often, or too much waits; "failed": it cannot be drawn. */
export type Drawn = Drawing | "rate" | "failed";

export interface Drawings {
  card(shared: Shared, address: string): Promise<Drawn>;
  /** The frames of a finished match as JSON. */
  frames(shared: Shared, address: string): Promise<Drawn>;
  close(): Promise<void>;
}

/** Changes with everything that changes how a card or a frame looks, so that what an earlier version drew is not used. */
const VERSION = 1;
/** Drawings that an address may cause: so many at once, then this many per second. What is kept costs nothing. */
const LIMIT = [20, 0.5] as const;

export function createDrawings(
  { settings, storage, now }: Pick<HostServices, "settings" | "storage" | "now">,
  pages: SharedPages,
  startDrawing?: StartThread,
): Drawings {
  const place = storage.folder === undefined ? null : join(storage.folder, "drawings");
  const cache = createDrawingCache(place, settings.drawingsMegabytes * 1_000_000);
  const thread = createDrawingThread(startDrawing);
  const limit = createBuckets(LIMIT[0] * settings.rateLimitFactor, LIMIT[1] * settings.rateLimitFactor, now);
  /** What is being drawn, so that many who ask at once wait for one drawing. */
  const drawing = new Map<string, Promise<Drawn>>();

  async function make(name: string, task: () => Promise<DrawingTask | null>): Promise<Drawn> {
    const asked = await task();
    const bytes = asked ? await thread.draw(asked) : "failed";
    if (bytes === "busy") return "rate";
    if (bytes === "failed") return bytes;
    await cache.put(name, bytes);
    return { bytes, name };
  }
  async function drawn(key: string, address: string, task: () => Promise<DrawingTask | null>): Promise<Drawn> {
    // A card has words, in the language of whoever asks.
    const name = cache.nameOf(`${VERSION} ${language()} ${key}`);
    const kept = await cache.get(name);
    if (kept) return { bytes: kept, name };
    const running = drawing.get(name);
    if (running) return running;
    if (!limit.take(address)) return "rate";
    const made = make(name, task).finally(() => drawing.delete(name));
    drawing.set(name, made);
    return made;
  }
  return {
    card: (shared, address) => drawn(`card ${shared.key}`, address, () => shared.card()),
    frames: (shared, address) =>
      drawn(`frames ${shared.key}`, address, async () => {
        const found = shared.subject && (await pages.record(shared.subject));
        return found && { ...found, is: "frames" };
      }),
    async close() {
      thread.close();
      await cache.close();
    },
  };
}
