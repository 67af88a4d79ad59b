/**
 * Snapshots on their way to a store. Those of a while go together, of each match the one that goes furthest: a long match makes
 * one every few seconds, and each by itself would be a wait for the disk. Nobody waits for one, and nobody misses one that is lost.
 */
import type { Snapshot } from "@starboard/match";

export interface SnapshotBatcher {
  /** As `keepSnapshot` of a store, but resolved at once. */
  readonly keep: (match: string, snapshot: Snapshot) => Promise<void>;
  /** Resolves when those so far, of this match or of all, are stored, or lost. */
  readonly flush: (match?: string) => Promise<void>;
}

/** Milliseconds they may wait. */
const FLUSH_DELAY_MS = 250;

/** @param store keeps several; what it rejects is lost */
export function batchSnapshots(store: (snapshots: ReadonlyMap<string, Snapshot>) => Promise<unknown>): SnapshotBatcher {
  let waiting = new Map<string, Snapshot>();
  let stored: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  function hand(): void {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.size === 0) return;
    const going = waiting;
    waiting = new Map();
    // What it resolves with is let go of: it would hold what the one before resolved with, and so on.
    stored = Promise.allSettled([stored, store(going)]).then(() => {});
  }
  return {
    async keep(match, snapshot) {
      if ((waiting.get(match)?.at ?? 0) < snapshot.at) waiting.set(match, snapshot);
      timer ??= setTimeout(hand, FLUSH_DELAY_MS).unref();
    },
    async flush(match) {
      if (match === undefined || waiting.has(match)) hand();
      await stored;
    },
  };
}
