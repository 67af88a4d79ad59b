/** Matches as they stood a while ago, for spectators who must not help anybody: the same logs, taken in later. */
import type { MatchResponse } from "@starboard/wire";
import type { LoadGame } from "./errors.ts";
import { toEpochMs } from "./time-limits.ts";
import { findOnly, type OnUpdate, invalid } from "./open-match.ts";
import { dropRowsBefore, type LiveMatch, restoreMatch, applyRow } from "./live-match.ts";
import type { ScheduledMatchStore, LogRow, SnapshotStore } from "./store.ts";
import { RECENT_ROWS, loadStateBefore, withHistoryFrom } from "./history.ts";
import { updateFor } from "./update.ts";

export interface DelayedFeedOptions {
  readonly load: LoadGame;
  readonly store: Pick<ScheduledMatchStore, "opening" | "rows"> & Partial<Pick<SnapshotStore, "snapshot">>;
  readonly now: () => number;
  readonly after: (ms: number, run: () => void) => () => void;
  /** Calls back whenever a match goes on, until the returned function is called. */
  readonly follow: (match: string, changed: () => void) => Promise<MatchResponse | (() => void)>;
}
export interface DelayedFeeds {
  /**
   * Shows one viewer the public side of a match, so many milliseconds late. Entries come in the order and at the
   * distances in which they were made. Codes MATCH_UNKNOWN and those of `restoreMatch`. Returns how to stop.
   */
  watch(match: string, delay: number, since: number, hear: OnUpdate): Promise<MatchResponse | (() => void)>;
}

interface Watcher {
  readonly hear: OnUpdate;
  /** Entries this viewer has been told of. */
  at: number;
}
/** One match, so late; shared by all who watch it so late. */
interface DelayedFeed {
  /** Tells somebody what may be shown by now, and from then on what follows; undefined once nobody was left. Returns how to stop. */
  admit(since: number, hear: OnUpdate): Promise<(() => void) | undefined>;
}

/** Timers wait no longer than that. */
const LONGEST = 2 ** 31 - 1;
/** Entries read ahead of what may be shown. */
const AHEAD = 2 * RECENT_ROWS;

export function createDelayedFeeds(options: DelayedFeedOptions): DelayedFeeds {
  const shadows = new Map<string, Promise<DelayedFeed | MatchResponse>>();

  return {
    async watch(match, delay, since, hear) {
      const place = `${delay} ${match}`;
      const opening = shadows.get(place) ?? open(options, match, delay, () => shadows.delete(place));
      shadows.set(place, opening);
      const shadow = await opening.catch((error: unknown) => {
        shadows.delete(place);
        throw error;
      });
      if ("is" in shadow) {
        shadows.delete(place);
        return shadow;
      }
      // The last of the others may have left while this one waited.
      const leave = shadows.get(place) === opening && (await shadow.admit(since, hear));
      return leave || this.watch(match, delay, since, hear);
    },
  };
}

async function open(
  options: DelayedFeedOptions,
  match: string,
  delay: number,
  gone: () => void,
): Promise<DelayedFeed | MatchResponse> {
  const { load, store, now, after, follow } = options;
  const opening = await store.opening(match);
  if (!opening) return invalid("MATCH_UNKNOWN", { match });
  const find = await findOnly(load, opening.game);
  const [rows, snapshot] = await Promise.all([store.rows(match, 0), store.snapshot?.(match)]);
  const taken = opening.origin?.at ?? 0;
  const began = rows[taken - 1]?.entry.at ?? 0;
  const dueAt = ({ entry }: LogRow): number => toEpochMs({ opening, began }, entry.at) + delay;
  // The first entry, and what was taken over, were never secret.
  let count = Math.max(1, taken);
  while (count < rows.length && dueAt(rows[count] as LogRow) <= now()) count += 1;
  const sat = restoreMatch(opening, rows.slice(0, count), find, snapshot);
  if ("bad" in sat) return { is: "invalid", bad: sat.bad };
  const s: LiveMatch = sat.ok;
  /** What comes next, as far as it is read; and whether the log had more. */
  let coming = rows.slice(count, count + AHEAD);
  let more = rows.length > count + AHEAD;
  const watchers = new Set<Watcher>();
  let quiet = (): void => {};
  let closed = false;
  /** One thing at a time: a later call finds what an earlier one has read. */
  let busy: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(job: () => Promise<T>): Promise<T> => {
    const done = busy.then(job, job);
    busy = done;
    return done;
  };

  /** The next entry if it may be shown by now. */
  async function due(): Promise<LogRow | undefined> {
    if (coming.length === 0 && more) {
      const read = await store.rows(match, s.length);
      coming = read.slice(0, AHEAD);
      more = read.length > AHEAD;
    }
    return coming[0] && dueAt(coming[0]) <= now() ? coming.shift() : undefined;
  }
  /** Takes in what may be shown by now, and tells it. */
  async function show(): Promise<void> {
    if (closed) return;
    quiet();
    const before = s.length;
    for (let row = await due(); row; row = await due()) {
      const { entry } = row;
      applyRow(s, row, entry.is === "back" ? await loadStateBefore(store, s, entry.keep) : undefined);
    }
    if (s.length > before) for (const watcher of watchers) await tell(watcher);
    dropRowsBefore(s, s.length - RECENT_ROWS);
    const [next] = coming;
    if (next && !closed) quiet = after(Math.max(0, Math.min(dueAt(next) - now(), LONGEST)), wake);
  }
  // What fails is tried again at the next change.
  const wake = (): void => void inTurn(show).catch(() => {});

  async function tell(watcher: Watcher): Promise<void> {
    const held = await withHistoryFrom(store, s, watcher.at);
    const changedAt = toEpochMs(s, s.recentRows[s.recentRows.length - 1]?.entry.at ?? 0);
    watcher.hear(updateFor(held, "public", watcher.at, { changedAt, thinking: [], consents: () => false }));
    watcher.at = s.length;
  }
  function leave(watcher: Watcher): void {
    if (!watchers.delete(watcher) || watchers.size > 0) return;
    closed = true;
    quiet();
    following();
    gone();
  }

  const unfollow = await follow(match, () => {
    more = true;
    wake();
  });
  if (typeof unfollow !== "function") return unfollow;
  const following = unfollow;
  return {
    admit: (since, hear) =>
      inTurn(async () => {
        await show();
        if (closed) return undefined;
        const watcher: Watcher = { hear, at: Math.min(since, s.length) };
        watchers.add(watcher);
        await tell(watcher);
        return () => leave(watcher);
      }),
  };
}
