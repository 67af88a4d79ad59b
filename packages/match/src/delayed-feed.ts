/** Delayed feeds of matches for spectators, so that they cannot help a player: the log is applied with a delay. */
import type { MatchResponse, Update } from "@starboard/wire";
import type { LoadGame } from "./errors.ts";
import { toEpochMs } from "./time-limits.ts";
import { loadEditions, type OnUpdate, invalid } from "./open-match.ts";
import { dropRowsBefore, type LiveMatch, restoreMatch, applyRow } from "./live-match.ts";
import type { ScheduledMatchStore, LogRow, SnapshotStore } from "./store.ts";
import { RECENT_ROWS, loadStateBefore, withHistoryFrom } from "./history.ts";
import { updateFor } from "./update.ts";

export interface DelayedFeedOptions {
  readonly load: LoadGame;
  readonly store: Pick<ScheduledMatchStore, "opening" | "rows"> & Partial<Pick<SnapshotStore, "snapshot">>;
  readonly now: () => number;
  readonly after: (ms: number, run: () => void) => () => void;
  readonly isOver: (match: string) => Promise<boolean>;
  /** Calls `changed` at every change of a match, until the returned function is called. */
  readonly follow: (match: string, changed: () => void) => Promise<MatchResponse | (() => void)>;
}
/** How far a feed lags behind: by time, and by rows of the log. Both must have passed; after the match only the time. */
export interface FeedDelay {
  readonly ms: number;
  readonly acts: number;
}
export interface DelayedFeeds {
  /**
   * Sends one viewer the public view of a match with a delay. Entries arrive in order and at their original
   * intervals. Returns the unsubscribe function, or an error with code MATCH_UNKNOWN or those of `restoreMatch`.
   */
  watch(match: string, delay: FeedDelay, since: number, onUpdate: OnUpdate): Promise<MatchResponse | (() => void)>;
}

interface Watcher {
  readonly onUpdate: OnUpdate;
  /** Number of entries that were sent to this viewer. */
  at: number;
}
/** One match with one delay, shared by all its watchers. */
interface DelayedFeed {
  /**
   * Adds a watcher and returns its unsubscribe function; undefined if the feed has closed after its last watcher left.
   */
  addWatcher(since: number, onUpdate: OnUpdate): Promise<(() => void) | undefined>;
}

/** The longest delay of a timer, in ms. */
const MAX_DELAY_MS = 2 ** 31 - 1;
/** Number of rows buffered ahead of the moment at which they may be shown. */
const BUFFERED_ROWS = 2 * RECENT_ROWS;

export function createDelayedFeeds(options: DelayedFeedOptions): DelayedFeeds {
  const feeds = new Map<string, Promise<DelayedFeed | MatchResponse>>();

  return {
    async watch(match, delay, since, onUpdate) {
      const key = `${delay.ms} ${delay.acts} ${match}`;
      const opening = feeds.get(key) ?? open(options, match, delay, () => feeds.delete(key));
      feeds.set(key, opening);
      const feed = await opening.catch((error: unknown) => {
        feeds.delete(key);
        throw error;
      });
      if ("is" in feed) {
        feeds.delete(key);
        return feed;
      }
      // The last other watcher may have left in the meantime, which closes the feed; then a new one is opened.
      const unsubscribe = feeds.get(key) === opening && (await feed.addWatcher(since, onUpdate));
      return unsubscribe || this.watch(match, delay, since, onUpdate);
    },
  };
}

async function open(
  options: DelayedFeedOptions,
  match: string,
  delay: FeedDelay,
  onClosed: () => void,
): Promise<DelayedFeed | MatchResponse> {
  const { load, store, now, after, follow, isOver } = options;
  const { acts } = delay;
  const buffered = BUFFERED_ROWS + acts;
  const opening = await store.opening(match);
  if (!opening) return invalid("MATCH_UNKNOWN", { match });
  const find = await loadEditions(load, opening.game);
  const [rows, snapshot] = await Promise.all([store.rows(match, 0), store.snapshot?.(match)]);
  const copied = opening.origin?.at ?? 0;
  const began = rows[copied - 1]?.entry.at ?? 0;
  const dueAt = ({ entry }: LogRow): number => toEpochMs({ opening, began }, entry.at) + delay.ms;
  // The first entry and entries copied from another match are shown without delay.
  let count = Math.max(1, copied);
  const last = acts === 0 || (await isOver(match)) ? rows.length : rows.length - acts;
  while (count < last && dueAt(rows[count] as LogRow) <= now()) count += 1;
  const restored = restoreMatch(opening, rows.slice(0, count), find, snapshot);
  if ("bad" in restored) return { is: "invalid", bad: restored.bad };
  const s: LiveMatch = restored.ok;
  /** Rows that may be shown later, as far as they are read; `more` tells whether the log has further rows. */
  let upcoming = rows.slice(count, count + buffered);
  let more = rows.length > count + buffered;
  const watchers = new Set<Watcher>();
  let cancelTimer = (): void => {};
  let closed = false;
  /** Whether the next row waits for later ones, and not for its time. */
  let isBehind = false;
  /** Tasks run one after the other, so that a later one sees the rows that an earlier one has read. */
  let busy: Promise<unknown> = Promise.resolve();
  const enqueue = <T>(job: () => Promise<T>): Promise<T> => {
    const done = busy.then(job, job);
    busy = done;
    return done;
  };

  /** Returns the next row if it may be shown now. */
  async function due(): Promise<LogRow | undefined> {
    if (upcoming.length <= acts && more) {
      const read = await store.rows(match, s.length);
      upcoming = read.slice(0, buffered);
      more = read.length > buffered;
    }
    const [next] = upcoming;
    isBehind = next !== undefined && upcoming.length <= acts && !(await isOver(match));
    return next && !isBehind && dueAt(next) <= now() ? upcoming.shift() : undefined;
  }
  /** Applies the rows that may be shown now and sends them to the watchers. */
  async function showDue(): Promise<void> {
    if (closed) return;
    cancelTimer();
    const before = s.length;
    for (let row = await due(); row; row = await due()) {
      const { entry } = row;
      applyRow(s, row, entry.is === "back" ? await loadStateBefore(store, s, entry.keep) : undefined);
    }
    const sent = new Map<number, Update>();
    if (s.length > before) for (const watcher of watchers) await send(watcher, sent);
    dropRowsBefore(s, s.length - RECENT_ROWS);
    const [next] = upcoming;
    // A row that waits for later ones is shown when they are written.
    if (next && !closed && !isBehind)
      cancelTimer = after(Math.max(0, Math.min(dueAt(next) - now(), MAX_DELAY_MS)), wake);
  }
  // A failure is retried at the next change.
  const wake = (): void => void enqueue(showDue).catch(() => {});

  /** @param sent the updates of this moment by entry; watchers at the same entry share an update */
  async function send(watcher: Watcher, sent = new Map<number, Update>()): Promise<void> {
    const update = sent.get(watcher.at) ?? (await updateSince(watcher.at));
    sent.set(watcher.at, update);
    watcher.onUpdate(update);
    watcher.at = s.length;
  }
  async function updateSince(at: number): Promise<Update> {
    const held = await withHistoryFrom(store, s, at);
    const changedAt = toEpochMs(s, s.recentRows[s.recentRows.length - 1]?.entry.at ?? 0);
    return updateFor(held, "public", at, { changedAt, thinking: [], consents: () => false });
  }
  function removeWatcher(watcher: Watcher): void {
    if (!watchers.delete(watcher) || watchers.size > 0) return;
    closed = true;
    cancelTimer();
    stopFollowing();
    onClosed();
  }

  const unfollow = await follow(match, () => {
    more = true;
    wake();
  });
  if (typeof unfollow !== "function") return unfollow;
  const stopFollowing = unfollow;
  return {
    addWatcher: (since, onUpdate) =>
      enqueue(async () => {
        await showDue();
        if (closed) return undefined;
        const watcher: Watcher = { onUpdate, at: Math.min(since, s.length) };
        watchers.add(watcher);
        await send(watcher);
        return () => removeWatcher(watcher);
      }),
  };
}
