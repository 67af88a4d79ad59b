/** The matches in memory: loads them from the store, and loads them again, with their watchers, after a failure. */
import type { MatchResponse } from "@starboard/wire";
import { saveSnapshotIfDue } from "./match-writer.ts";
import { loadOpenMatch, type OpenMatch, type OpenMatchOptions, type Watcher } from "./open-match.ts";
import type { Retries } from "./retries.ts";
import type { TaskQueues } from "./task-queues.ts";

export interface LoadedMatches {
  find(match: string): OpenMatch | undefined;
  all(): readonly OpenMatch[];
  /** Returns a match, loading it from the store if necessary. Codes MATCH_UNKNOWN and those of `restoreMatch`. */
  open(match: string): Promise<OpenMatch | MatchResponse>;
  /** Loads a match again and keeps its watchers. A failed load is retried until it succeeds. */
  reload(match: string): Promise<void>;
  release(match: string): void;
  /** Notifies the watchers of a deleted match and releases it. */
  closeRemoved(match: string): void;
  /** True if the stored match could not be restored. */
  isDamaged(match: string): boolean;
  removeWatcher(match: string, watcher: Watcher): void;
  close(): void;
}

export interface LoadedMatchesOptions {
  readonly openMatch: OpenMatchOptions;
  readonly retries: Retries;
  readonly enqueue: TaskQueues["enqueue"];
  /**
   * Called when the watchers of a match are back after it was loaded again; `isOtherLength` if it has more or fewer
   * entries than before.
   */
  readonly onReattached: (openMatch: OpenMatch, isOtherLength: boolean) => void;
  /** Stops what works on a match that leaves memory. */
  readonly onReleased: (match: string) => void;
}

export function createLoadedMatches({
  openMatch: options,
  retries,
  enqueue,
  onReattached,
  onReleased,
}: LoadedMatchesOptions): LoadedMatches {
  const openMatches = new Map<string, OpenMatch>();
  const damaged = new Set<string>();
  /**
   * Matches to be loaded again, with their watchers and the number of entries known before. The next successful load
   * ends it.
   */
  const stranded = new Map<string, { readonly watchers: Set<Watcher>; readonly length: number }>();

  async function open(match: string): Promise<OpenMatch | MatchResponse> {
    const here = openMatches.get(match);
    if (here) return here;
    const openMatch = await loadOpenMatch(options, match);
    if ("is" in openMatch) {
      if (openMatch.is === "invalid" && openMatch.bad.some(({ code }) => code === "MATCH_DAMAGED")) damaged.add(match);
      return openMatch;
    }
    openMatches.set(match, openMatch);
    saveSnapshotIfDue(openMatch, options.store);
    reattachWatchers(openMatch);
    return openMatch;
  }

  /** Moves the watchers of a reloaded match to its new state. */
  function reattachWatchers(openMatch: OpenMatch): void {
    const { match } = openMatch.live.opening;
    const before = stranded.get(match);
    if (!before) return;
    stranded.delete(match);
    for (const watcher of before.watchers) {
      // The stored match may have fewer entries than were sent.
      watcher.at = Math.min(watcher.at, openMatch.live.length);
      openMatch.watchers.add(watcher);
    }
    onReattached(openMatch, openMatch.live.length !== before.length);
  }

  function release(match: string): void {
    onReleased(match);
    openMatches.get(match)?.cancelTimer();
    openMatches.delete(match);
  }

  async function tryReload(match: string): Promise<void> {
    if (!stranded.has(match)) return;
    const openMatch = await open(match);
    if (!("is" in openMatch)) return;
    // The match is damaged or was removed.
    const code = openMatch.is === "invalid" ? (openMatch.bad[0]?.code ?? "MATCH_INTERNAL") : "MATCH_INTERNAL";
    dismissWatchers(match, code === "MATCH_UNKNOWN" ? "MATCH_REMOVED" : code);
  }

  function dismissWatchers(match: string, code: string): void {
    const recipients = [...(openMatches.get(match)?.watchers ?? []), ...(stranded.get(match)?.watchers ?? [])];
    stranded.delete(match);
    for (const { onUpdate } of recipients) onUpdate({ is: "notice", match, code });
  }

  return {
    find: (match) => openMatches.get(match),
    all: () => [...openMatches.values()],
    open,
    async reload(match) {
      const old = openMatches.get(match);
      release(match);
      if (old) {
        const watchers = new Set([...(stranded.get(match)?.watchers ?? []), ...old.watchers]);
        stranded.set(match, { watchers, length: old.live.length });
      }
      await tryReload(match).catch(() => retries.until(match, () => enqueue(match, () => tryReload(match))));
    },
    release,
    closeRemoved(match) {
      dismissWatchers(match, "MATCH_REMOVED");
      release(match);
    },
    isDamaged: (match) => damaged.has(match),
    removeWatcher(match, watcher) {
      // The match may have been loaded again in the meantime, or may wait for that.
      openMatches.get(match)?.watchers.delete(watcher);
      stranded.get(match)?.watchers.delete(watcher);
    },
    close() {
      stranded.clear();
      for (const match of openMatches.keys()) release(match);
    },
  };
}
