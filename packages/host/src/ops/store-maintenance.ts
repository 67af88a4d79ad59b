/** Periodic work on the store: expired documents are deleted, logs of matches that have long been over are compressed. */
import type { HostStore } from "../storage/store.ts";

/** Interval between two runs, in ms. */
const INTERVAL_MS = 3_600_000;
/** Logs compressed in one run at most. A run of a year's matches must not keep the disk busy for hours. */
const MAX_LOGS = 500;
const DAY_MS = 86_400_000;

export interface StoreMaintenance {
  readonly store: Pick<HostStore, "deleteExpired" | "compressLog">;
  readonly now: () => number;
  /** Calls back after some ms, until the returned function is called. */
  readonly after: (ms: number, run: () => void) => () => void;
  /** Days after the end of a match until its log is compressed; 0 for never. */
  readonly compressAfterDays: number;
  readonly onError: (error: unknown) => void;
}

/** Starts the work at once and repeats it every hour until the returned function is called. */
export function maintainStore({ store, now, after, compressAfterDays, onError }: StoreMaintenance): () => void {
  let cancel = (): void => {};
  let stopped = false;

  async function run(): Promise<void> {
    await store.deleteExpired(now());
    if (compressAfterDays === 0) return;
    const before = now() - compressAfterDays * DAY_MS;
    for (let i = 0; i < MAX_LOGS && !stopped && (await store.compressLog(before)); i++);
  }
  function repeat(): void {
    cancel = after(INTERVAL_MS, repeat);
    run().catch(onError);
  }
  repeat();
  return () => {
    stopped = true;
    cancel();
  };
}
