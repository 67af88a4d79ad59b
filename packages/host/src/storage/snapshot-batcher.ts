/**
 * Collects snapshots for a short time and stores them together, of each match only the latest. A long match makes a
 * snapshot every few seconds, and storing each separately would wait for the disk every time. Callers do not wait, and
 * a lost snapshot only costs time.
 */
import type { Snapshot } from "@starboard/match";

export interface SnapshotBatcher {
  /** Like `keepSnapshot` of a store, but resolves at once. */
  readonly keep: (match: string, snapshot: Snapshot) => Promise<void>;
  /** Resolves when the collected snapshots, of one match or of all, are stored or lost. */
  readonly flush: (match?: string) => Promise<void>;
}

/** Time for which snapshots are collected, in ms. */
const FLUSH_DELAY_MS = 250;

/** @param store stores several snapshots; if it rejects, they are lost */
export function batchSnapshots(store: (snapshots: ReadonlyMap<string, Snapshot>) => Promise<unknown>): SnapshotBatcher {
  let waiting = new Map<string, Snapshot>();
  let stored: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  function storeBatch(): void {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.size === 0) return;
    const batch = waiting;
    waiting = new Map();
    // Without `then` each result would refer to the one before, and none could be freed.
    stored = Promise.allSettled([stored, store(batch)]).then(() => {});
  }
  return {
    async keep(match, snapshot) {
      if ((waiting.get(match)?.at ?? 0) < snapshot.at) waiting.set(match, snapshot);
      timer ??= setTimeout(storeBatch, FLUSH_DELAY_MS).unref();
    },
    async flush(match) {
      if (match === undefined || waiting.has(match)) storeBatch();
      await stored;
    },
  };
}
