/** The matches that somebody is interested in: who comes in, who leaves, and what is read for them. */
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
  hidden,
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
import { summaryOf } from "./update.ts";
import { createMatchWriter, saveSnapshotIfDue } from "./match-writer.ts";

export type OpenMatches = ReturnType<typeof createOpenMatches>;

const hasOnlyBots = ({ live }: OpenMatch): boolean => live.seats.every(({ kind }) => kind === "bot");

export function createOpenMatches(options: OpenMatchOptions) {
  const { store, now, thinker, after, held = RECENT_ROWS, playsUnwatched = false } = options;
  const book = options.orders;
  const rooms = new Map<string, OpenMatch>();
  const damaged = new Set<string>();
  /** Matches that have to be read again, who watches them, and how many entries were known: the next successful read ends it. */
  const stranded = new Map<string, { readonly watchers: Set<Watcher>; readonly length: number }>();
  const retries = createRetries(options.retryAfter ?? after);
  const roomOf = (match: string): OpenMatch | undefined => rooms.get(match);
  const { enqueue, isBusy } = createQueues(trimAndRelease);
  const bots = createBots(thinker, (found) => void enqueue(found.request.match, () => botMove(found)));
  const telling = createBroadcaster({ ...options, inTurn: enqueue, roomOf, thinking: bots.thinking });
  const writing = createMatchWriter({ ...options, changed, closeRemoved });
  const passing = createMatchScheduler({ now, after, book, writing, wake });
  const botMove = createBotMoveHandler({
    now,
    roomOf,
    write: writing.write,
    warn: telling.sendFailure,
    changed,
    reload,
  });

  /** The room of a match, read from the store when nobody is in it. Codes MATCH_UNKNOWN and those of `restoreMatch`. */
  async function open(match: string): Promise<OpenMatch | MatchResponse> {
    const here = rooms.get(match);
    if (here) return here;
    const room = await loadOpenMatch(options, match);
    if ("is" in room) {
      if (room.is === "invalid" && room.bad.some(({ code }) => code === "MATCH_DAMAGED")) damaged.add(match);
      return room;
    }
    rooms.set(match, room);
    saveSnapshotIfDue(room, store);
    readmit(room);
    return room;
  }

  /** Those who watched a match when it had to be read again watch it from now on, and hear what they missed. */
  function readmit(room: OpenMatch): void {
    const { match } = room.live.opening;
    const left = stranded.get(match);
    if (!left) return;
    stranded.delete(match);
    for (const watcher of left.watchers) {
      // What is read may be shorter than what was told.
      watcher.at = Math.min(watcher.at, room.live.length);
      room.watchers.add(watcher);
    }
    // A write that failed may have been done all the same: then no other host knows of it yet.
    if (room.live.length !== left.length) publish(room);
    changed(room);
  }
  function publish({ live, changedAt, clock }: OpenMatch): void {
    options.wrote?.(live.opening.match, summaryOf(live, live.length, changedAt, clock));
  }

  /** After everything that was done in a match. */
  function trimAndRelease(match: string): void {
    const room = rooms.get(match);
    if (!room) return;
    dropRowsBefore(room.live, heldFrom(room));
    leaveIfIdle(match);
  }
  /** What of its story a room holds: its end, and what its orders ask about. */
  const heldFrom = ({ live: { length }, orders }: OpenMatch): number =>
    Math.min(length - held, oldestRowNeeded(orders, length));

  function leaveIfIdle(match: string): void {
    const room = rooms.get(match);
    if (!room || room.watchers.size > 0 || isBusy(match)) return;
    // Where bots do not play unwatched, those of a match without persons stop with the last viewer.
    if ((playsUnwatched || !hasOnlyBots(room)) && bots.thinking(match).length > 0) return;
    if (after && passing.nextActionOf(room)) return;
    bots.cancel(match);
    release(match);
  }
  function release(match: string): void {
    rooms.get(match)?.cancelTimer();
    rooms.delete(match);
  }

  /** Does something in a match that can be played on; after a failure nothing stays in memory that may be wrong. */
  function withMatch(match: string, act: (room: OpenMatch) => Promise<MatchResponse>): Promise<MatchResponse> {
    return enqueue(match, async () => {
      // Mostly somebody is in, and nothing is due: then nobody waits for a promise.
      const room = rooms.get(match) ?? (await open(match));
      if ("is" in room) return room;
      try {
        if (passing.isDue(room)) await passing.runDue(room);
        return await act(rooms.get(match) ?? room);
      } catch (error) {
        await reload(match);
        throw error;
      }
    });
  }

  /** Reads a match anew, keeping those who watch it; where that fails, again and again until it succeeds. */
  async function reload(match: string): Promise<void> {
    const old = rooms.get(match);
    release(match);
    bots.cancel(match);
    if (old) {
      const watchers = new Set([...(stranded.get(match)?.watchers ?? []), ...old.watchers]);
      stranded.set(match, { watchers, length: old.live.length });
    }
    await readAgain(match).catch(() => retries.until(match, () => enqueue(match, () => readAgain(match))));
  }
  async function readAgain(match: string): Promise<void> {
    if (!stranded.has(match)) return;
    const room = await open(match);
    if (!("is" in room)) return;
    // It cannot be played on, or is not there any more.
    const code = room.is === "invalid" ? (room.bad[0]?.code ?? "MATCH_INTERNAL") : "MATCH_INTERNAL";
    dismissWatchers(match, code === "MATCH_UNKNOWN" ? "MATCH_REMOVED" : code);
  }

  function dismissWatchers(match: string, code: string): void {
    const left = [...(rooms.get(match)?.watchers ?? []), ...(stranded.get(match)?.watchers ?? [])];
    stranded.delete(match);
    for (const { hear } of left) hear({ is: "notice", match, code });
  }
  /** Sends everybody home from a match that is no more. */
  function closeRemoved(match: string): void {
    dismissWatchers(match, "MATCH_REMOVED");
    bots.cancel(match);
    release(match);
  }

  /** A room stands differently now, or somebody new is in it. */
  function changed(room: OpenMatch): void {
    attend(room);
    telling.sendToAll(room);
  }
  /** Sets bots and alarm to work. What bots are asked comes from the rules, and those may fail. */
  function attend(room: OpenMatch): void {
    try {
      if (isClosed(room.clock)) bots.cancel(room.live.opening.match);
      else bots.sync(room.live, room.watchers.size === 0 && hasOnlyBots(room));
    } catch (error) {
      telling.sendFailure(room, error);
    }
    passing.scheduleTimer(room);
  }

  /** Does what is due; tells when something will be again, undefined where that could not be found out. */
  async function wake(match: string): Promise<number | null | undefined> {
    let due: number | null | undefined;
    await withMatch(match, async (room) => {
      attend(room);
      due = passing.nextDueAt(room);
      return { is: "done", at: room.live.length };
    }).catch((error: unknown) => {
      const room = rooms.get(match);
      if (room) telling.sendFailure(room, error);
    });
    return due;
  }

  /** Somebody else wrote to the store. */
  const refresh = (match: string): Promise<void> =>
    enqueue(match, async () => {
      const room = rooms.get(match);
      if (room) await writing.catchUp(room).catch(() => reload(match));
    });
  /** Orders were given or taken back. */
  async function reorder(match: string): Promise<number | null | undefined> {
    await enqueue(match, async () => {
      const room = rooms.get(match);
      if (!room) return;
      room.orders = (await book?.load(match)) ?? NO_ORDERS;
      // They may ask about what was let go of.
      const wide = await withHistoryFrom(store, room.live, Math.max(0, heldFrom(room)));
      room.live.recentRows = wide.recentRows.slice();
      room.live.firstHeld = wide.firstHeld;
    });
    return wake(match);
  }

  return {
    inTurn: enqueue,
    withMatch,
    open,
    wake,
    closeRemoved,
    publish,
    refresh,
    reorder,
    /** The same for every match that is open, until it succeeds for each. */
    refreshAll: async (): Promise<void> => {
      const all = [...rooms.keys()].map(async (match) => {
        const both = (): Promise<unknown> => refresh(match).then(() => reorder(match));
        await both().catch(() => retries.until(`orders ${match}`, both));
      });
      await Promise.all(all);
    },
    write: writing.write,
    writeClock: writing.writeClock,
    openMatches: (): { match: string; at: number }[] =>
      [...rooms].map(([match, { live }]) => ({ match, at: live.length })),
    /**
     * Does what is due, for a match that stands still; with `anew` it is first read again from the store and its bots begin
     * again. Codes as for any request, so that the caller learns why it fails.
     */
    restart: async (match: string, anew: boolean): Promise<MatchResponse> => {
      if (anew) await enqueue(match, () => reload(match));
      return withMatch(match, (room) => {
        attend(room);
        return Promise.resolve({ is: "done", at: room.live.length });
      });
    },
    isDamaged: (match: string): boolean => damaged.has(match),
    /** Tells a seat again what has happened since entry `at`. */
    async remind(match: string, seat: Seat, at: number): Promise<void> {
      const room = rooms.get(match);
      if (room) await telling.resend(room, seat, at);
    },
    /** Tells a viewer at once and at every change. Codes MATCH_SEAT and MATCH_BOT_SEAT. Returns how to stop. */
    async admit(room: OpenMatch, viewer: Viewer, since: number, hear: OnUpdate): Promise<MatchResponse | (() => void)> {
      const s = room.live;
      if (viewer !== "public" && !s.seats[viewer]) return invalid("MATCH_SEAT", { seat: viewer });
      if (hidden(s, viewer)) return invalid("MATCH_BOT_SEAT", { seat: viewer });
      const watcher: Watcher = { viewer, hear, at: Math.min(since, s.length) };
      const wide = await withHistoryFrom(store, s, watcher.at);
      room.watchers.add(watcher);
      attend(room);
      telling.send(room, watcher, wide);
      return () => {
        // The match may have been read anew in between.
        rooms.get(s.opening.match)?.watchers.delete(watcher);
        stranded.get(s.opening.match)?.watchers.delete(watcher);
        leaveIfIdle(s.opening.match);
      };
    },
    close(): void {
      retries.close();
      stranded.clear();
      for (const match of rooms.keys()) {
        bots.cancel(match);
        release(match);
      }
    },
  };
}
