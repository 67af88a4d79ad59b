/** Manages the matches held in memory: opens them for requests and viewers, and releases them when they are idle. */
import type { Seat, Viewer } from "@starboard/kernel";
import type { MatchResponse } from "@starboard/wire";
import { createBotMoveHandler } from "./bot-moves.ts";
import { createBots } from "./bot-turns.ts";
import { isClosed } from "./clock.ts";
import { NO_ORDERS, oldestRowNeeded } from "./conditional-orders.ts";
import { createMatchScheduler } from "./scheduler.ts";
import { createQueues } from "./task-queues.ts";
import {
  type OnUpdate,
  isWithheld,
  invalid,
  type OpenMatch,
  type OpenMatchOptions,
  loadOpenMatch,
  type Watcher,
} from "./open-match.ts";
import { createRetries } from "./retries.ts";
import { dropRowsBefore } from "./live-match.ts";
import { RECENT_ROWS, withHistoryFrom } from "./history.ts";
import { createBroadcaster } from "./broadcast.ts";
import { matchSummaryOf } from "./update.ts";
import { createMatchWriter, saveSnapshotIfDue } from "./match-writer.ts";

export type OpenMatches = ReturnType<typeof createOpenMatches>;

const hasOnlyBots = ({ live }: OpenMatch): boolean => live.seats.every(({ kind }) => kind === "bot");

export function createOpenMatches(options: OpenMatchOptions) {
  const { store, now, botRunner, after, recentRows = RECENT_ROWS, playsUnwatched = false } = options;
  const orderStore = options.orders;
  const openMatches = new Map<string, OpenMatch>();
  const damaged = new Set<string>();
  /**
   * Matches to be reloaded, with their watchers and the number of entries known before. The next successful load ends
   * it.
   */
  const stranded = new Map<string, { readonly watchers: Set<Watcher>; readonly length: number }>();
  const retries = createRetries(options.retryAfter ?? after);
  const findOpenMatch = (match: string): OpenMatch | undefined => openMatches.get(match);
  const { enqueue, isBusy } = createQueues(trimAndRelease);
  const bots = createBots(botRunner, (found) => void enqueue(found.request.match, () => handleBotResult(found)));
  const broadcaster = createBroadcaster({ ...options, enqueue: enqueue, findOpenMatch, thinking: bots.thinking });
  const writer = createMatchWriter({ ...options, changed, closeRemoved });
  const scheduler = createMatchScheduler({ now, after, orderStore, writer, runDue });
  const handleBotResult = createBotMoveHandler({
    now,
    findOpenMatch,
    write: writer.write,
    warn: broadcaster.sendFailure,
    changed,
    reload,
  });

  /** Returns an open match, loading it from the store if necessary. Codes MATCH_UNKNOWN and those of `restoreMatch`. */
  async function open(match: string): Promise<OpenMatch | MatchResponse> {
    const here = openMatches.get(match);
    if (here) return here;
    const openMatch = await loadOpenMatch(options, match);
    if ("is" in openMatch) {
      if (openMatch.is === "invalid" && openMatch.bad.some(({ code }) => code === "MATCH_DAMAGED")) damaged.add(match);
      return openMatch;
    }
    openMatches.set(match, openMatch);
    saveSnapshotIfDue(openMatch, store);
    reattachWatchers(openMatch);
    return openMatch;
  }

  /** Moves the watchers of a reloaded match to its new state and sends them what they missed. */
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
    // A write that was reported as failed may have succeeded; then no other host knows of it yet.
    if (openMatch.live.length !== before.length) publish(openMatch);
    changed(openMatch);
  }
  function publish({ live, changedAt, clock }: OpenMatch): void {
    options.onWritten?.(live.opening.match, matchSummaryOf(live, live.length, changedAt, clock));
  }

  /** Runs after every task of a match: drops rows that are no longer needed and releases the match if it is idle. */
  function trimAndRelease(match: string): void {
    const openMatch = openMatches.get(match);
    if (!openMatch) return;
    dropRowsBefore(openMatch.live, firstRowToHold(openMatch));
    releaseIfIdle(match);
  }
  /** Number of the first row to hold: recent rows are kept, and rows that conditional orders refer to. */
  const firstRowToHold = ({ live: { length }, orders }: OpenMatch): number =>
    Math.min(length - recentRows, oldestRowNeeded(orders, length));

  function releaseIfIdle(match: string): void {
    const openMatch = openMatches.get(match);
    if (!openMatch || openMatch.watchers.size > 0 || isBusy(match)) return;
    // Unless bots play unwatched, a match with only bots stops when its last viewer leaves.
    if ((playsUnwatched || !hasOnlyBots(openMatch)) && bots.thinking(match).length > 0) return;
    if (after && scheduler.nextActionOf(openMatch)) return;
    bots.cancel(match);
    release(match);
  }
  function release(match: string): void {
    openMatches.get(match)?.cancelTimer();
    openMatches.delete(match);
  }

  /**
   * Runs `act` on an open match after its due work and returns its value, or the response that tells why the match
   * cannot be opened. After a failure the match is reloaded, since memory may be wrong.
   */
  function withMatch<T = MatchResponse>(
    match: string,
    act: (openMatch: OpenMatch) => Promise<T>,
  ): Promise<T | MatchResponse> {
    return enqueue(match, async (): Promise<T | MatchResponse> => {
      // The common case, an open match without due work, awaits no extra promise.
      const openMatch = openMatches.get(match) ?? (await open(match));
      if ("is" in openMatch) return openMatch;
      try {
        if (scheduler.isDue(openMatch)) await scheduler.runDue(openMatch);
        return await act(openMatches.get(match) ?? openMatch);
      } catch (error) {
        await reload(match);
        throw error;
      }
    });
  }

  /** Reloads a match from the store and keeps its watchers. A failed load is retried until it succeeds. */
  async function reload(match: string): Promise<void> {
    const old = openMatches.get(match);
    release(match);
    bots.cancel(match);
    if (old) {
      const watchers = new Set([...(stranded.get(match)?.watchers ?? []), ...old.watchers]);
      stranded.set(match, { watchers, length: old.live.length });
    }
    await tryReload(match).catch(() => retries.until(match, () => enqueue(match, () => tryReload(match))));
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
  /** Notifies subscribers that the match was deleted and releases it. */
  function closeRemoved(match: string): void {
    dismissWatchers(match, "MATCH_REMOVED");
    bots.cancel(match);
    release(match);
  }

  /** Runs after a change of a match: updates its bots and its timer, and sends updates to its watchers. */
  function changed(openMatch: OpenMatch): void {
    syncBotsAndTimer(openMatch);
    broadcaster.sendToAll(openMatch);
  }
  /** Updates bots and timer of a match. Preparing bot requests calls the rules, which may throw. */
  function syncBotsAndTimer(openMatch: OpenMatch): void {
    try {
      if (isClosed(openMatch.clock)) bots.cancel(openMatch.live.opening.match);
      else bots.sync(openMatch.live, openMatch.watchers.size === 0 && hasOnlyBots(openMatch));
    } catch (error) {
      broadcaster.sendFailure(openMatch, error);
    }
    scheduler.scheduleTimer(openMatch);
  }

  /** Does the due work of a match. Resolves to the next due date, or to undefined after a failure. */
  async function runDue(match: string): Promise<number | null | undefined> {
    try {
      const done = await withMatch(match, async (openMatch) => {
        syncBotsAndTimer(openMatch);
        return { nextDueAt: scheduler.nextDueAt(openMatch) };
      });
      return "is" in done ? undefined : done.nextDueAt;
    } catch (error) {
      const openMatch = openMatches.get(match);
      if (openMatch) broadcaster.sendFailure(openMatch, error);
      return undefined;
    }
  }

  /** Reads what another writer added to the store. */
  const refresh = (match: string): Promise<void> =>
    enqueue(match, async () => {
      const openMatch = openMatches.get(match);
      if (openMatch) await writer.catchUp(openMatch).catch(() => reload(match));
    });
  /** Reloads the conditional orders of a match after a change. Resolves like `runDue`. */
  async function ordersChanged(match: string): Promise<number | null | undefined> {
    await enqueue(match, async () => {
      const openMatch = openMatches.get(match);
      if (!openMatch) return;
      openMatch.orders = (await orderStore?.load(match)) ?? NO_ORDERS;
      // New orders may refer to rows that are no longer held.
      const wide = await withHistoryFrom(store, openMatch.live, Math.max(0, firstRowToHold(openMatch)));
      openMatch.live.recentRows = wide.recentRows.slice();
      openMatch.live.firstHeld = wide.firstHeld;
    });
    return runDue(match);
  }

  return {
    enqueue: enqueue,
    withMatch,
    open,
    runDue,
    closeRemoved,
    publish,
    refresh,
    ordersChanged,
    /** Refreshes every open match and its orders; failures are retried until they succeed. */
    refreshAll: async (): Promise<void> => {
      const all = [...openMatches.keys()].map(async (match) => {
        const both = (): Promise<unknown> => refresh(match).then(() => ordersChanged(match));
        await both().catch(() => retries.until(`orders ${match}`, both));
      });
      await Promise.all(all);
    },
    write: writer.write,
    writeClock: writer.writeClock,
    openMatches: (): { match: string; at: number }[] =>
      [...openMatches].map(([match, { live }]) => ({ match, at: live.length })),
    /**
     * Does the due work of a stuck match; with `withReload` it is first reloaded from the store and its bots start
     * again. The response is that of any request, so that the caller learns why it fails.
     */
    restart: async (match: string, withReload: boolean): Promise<MatchResponse> => {
      if (withReload) await enqueue(match, () => reload(match));
      return withMatch(match, (openMatch) => {
        syncBotsAndTimer(openMatch);
        return Promise.resolve({ is: "done", at: openMatch.live.length });
      });
    },
    isDamaged: (match: string): boolean => damaged.has(match),
    /** Resends a seat what has happened since entry `at`. */
    async resend(match: string, seat: Seat, at: number): Promise<void> {
      const openMatch = openMatches.get(match);
      if (openMatch) await broadcaster.resend(openMatch, seat, at);
    },
    /**
     * Sends a viewer an update now and at every change. Returns the unsubscribe function, or MATCH_SEAT or
     * MATCH_BOT_SEAT.
     */
    async addWatcher(
      openMatch: OpenMatch,
      viewer: Viewer,
      since: number,
      onUpdate: OnUpdate,
    ): Promise<MatchResponse | (() => void)> {
      const s = openMatch.live;
      if (viewer !== "public" && !s.seats[viewer]) return invalid("MATCH_SEAT", { seat: viewer });
      if (isWithheld(s, viewer)) return invalid("MATCH_BOT_SEAT", { seat: viewer });
      const watcher: Watcher = { viewer, onUpdate, at: Math.min(since, s.length) };
      const wide = await withHistoryFrom(store, s, watcher.at);
      openMatch.watchers.add(watcher);
      syncBotsAndTimer(openMatch);
      broadcaster.send(openMatch, watcher, wide);
      return () => {
        // The match may have been reloaded in the meantime.
        openMatches.get(s.opening.match)?.watchers.delete(watcher);
        stranded.get(s.opening.match)?.watchers.delete(watcher);
        releaseIfIdle(s.opening.match);
      };
    },
    close(): void {
      retries.close();
      stranded.clear();
      for (const match of openMatches.keys()) {
        bots.cancel(match);
        release(match);
      }
    },
  };
}
