/** The matches that somebody is interested in: who comes in, who leaves, and what is read for them. */
import type { Seat, Viewer } from "@starboard/kernel";
import type { Answer } from "@starboard/wire";
import { createBotMoves } from "./bot-moves.ts";
import { createBots } from "./bot-turns.ts";
import { isClosed } from "./clock.ts";
import { NO_ORDERS, neededBy } from "./conditional-orders.ts";
import { createPassing } from "./scheduler.ts";
import { createQueues } from "./task-queues.ts";
import { type Hear, hidden, invalid, type Room, type RoomOptions, readRoom, type Watcher } from "./open-match.ts";
import { createRetries } from "./retries.ts";
import { letGo } from "./live-match.ts";
import { HELD, reaching } from "./history.ts";
import { createTelling } from "./broadcast.ts";
import { cardOf } from "./update.ts";
import { createWriting, picture } from "./match-writer.ts";

export type Rooms = ReturnType<typeof createRooms>;

const hasOnlyBots = ({ sitting }: Room): boolean => sitting.seats.every(({ kind }) => kind === "bot");

export function createRooms(options: RoomOptions) {
  const { store, now, thinker, after, held = HELD, playsUnwatched = false } = options;
  const book = options.orders;
  const rooms = new Map<string, Room>();
  const damaged = new Set<string>();
  /** Matches that have to be read again, who watches them, and how many entries were known: the next successful read ends it. */
  const stranded = new Map<string, { readonly watchers: Set<Watcher>; readonly length: number }>();
  const retries = createRetries(options.retryAfter ?? after);
  const roomOf = (match: string): Room | undefined => rooms.get(match);
  const { inTurn, isBusy } = createQueues(tidy);
  const bots = createBots(thinker, (found) => void inTurn(found.request.match, () => botMove(found)));
  const telling = createTelling({ ...options, inTurn, roomOf, thinking: bots.thinking });
  const writing = createWriting({ ...options, changed, vacate });
  const passing = createPassing({ now, after, book, writing, wake });
  const botMove = createBotMoves({ now, roomOf, write: writing.write, warn: telling.warn, changed, reopen });

  /** The room of a match, read from the store when nobody is in it. Codes MATCH_UNKNOWN and those of `sitDown`. */
  async function enter(match: string): Promise<Room | Answer> {
    const here = rooms.get(match);
    if (here) return here;
    const room = await readRoom(options, match);
    if ("is" in room) {
      if (room.is === "invalid" && room.bad.some(({ code }) => code === "MATCH_DAMAGED")) damaged.add(match);
      return room;
    }
    rooms.set(match, room);
    picture(room, store);
    readmit(room);
    return room;
  }

  /** Those who watched a match when it had to be read again watch it from now on, and hear what they missed. */
  function readmit(room: Room): void {
    const { match } = room.sitting.opening;
    const left = stranded.get(match);
    if (!left) return;
    stranded.delete(match);
    for (const watcher of left.watchers) {
      // What is read may be shorter than what was told.
      watcher.at = Math.min(watcher.at, room.sitting.length);
      room.watchers.add(watcher);
    }
    // A write that failed may have been done all the same: then no other host knows of it yet.
    if (room.sitting.length !== left.length) publish(room);
    changed(room);
  }
  function publish({ sitting, changedAt, clock }: Room): void {
    options.wrote?.(sitting.opening.match, cardOf(sitting, sitting.length, changedAt, clock));
  }

  /** After everything that was done in a match. */
  function tidy(match: string): void {
    const room = rooms.get(match);
    if (!room) return;
    letGo(room.sitting, heldFrom(room));
    leaveIfIdle(match);
  }
  /** What of its story a room holds: its end, and what its orders ask about. */
  const heldFrom = ({ sitting: { length }, orders }: Room): number => Math.min(length - held, neededBy(orders, length));

  function leaveIfIdle(match: string): void {
    const room = rooms.get(match);
    if (!room || room.watchers.size > 0 || isBusy(match)) return;
    // Where bots do not play unwatched, those of a match without persons stop with the last viewer.
    if ((playsUnwatched || !hasOnlyBots(room)) && bots.thinking(match).length > 0) return;
    if (after && passing.nextMove(room)) return;
    bots.dismiss(match);
    forget(match);
  }
  function forget(match: string): void {
    rooms.get(match)?.quiet();
    rooms.delete(match);
  }

  /** Does something in a match that can be played on; after a failure nothing stays in memory that may be wrong. */
  function within(match: string, act: (room: Room) => Promise<Answer>): Promise<Answer> {
    return inTurn(match, async () => {
      // Mostly somebody is in, and nothing is due: then nobody waits for a promise.
      const room = rooms.get(match) ?? (await enter(match));
      if ("is" in room) return room;
      try {
        if (passing.isDue(room)) await passing.passTime(room);
        return await act(rooms.get(match) ?? room);
      } catch (error) {
        await reopen(match);
        throw error;
      }
    });
  }

  /** Reads a match anew, keeping those who watch it; where that fails, again and again until it succeeds. */
  async function reopen(match: string): Promise<void> {
    const old = rooms.get(match);
    forget(match);
    bots.dismiss(match);
    if (old) {
      const watchers = new Set([...(stranded.get(match)?.watchers ?? []), ...old.watchers]);
      stranded.set(match, { watchers, length: old.sitting.length });
    }
    await readAgain(match).catch(() => retries.until(match, () => inTurn(match, () => readAgain(match))));
  }
  async function readAgain(match: string): Promise<void> {
    if (!stranded.has(match)) return;
    const room = await enter(match);
    if (!("is" in room)) return;
    // It cannot be played on, or is not there any more.
    const code = room.is === "invalid" ? (room.bad[0]?.code ?? "MATCH_BUG") : "MATCH_BUG";
    dismissWatchers(match, code === "MATCH_UNKNOWN" ? "MATCH_REMOVED" : code);
  }

  function dismissWatchers(match: string, code: string): void {
    const left = [...(rooms.get(match)?.watchers ?? []), ...(stranded.get(match)?.watchers ?? [])];
    stranded.delete(match);
    for (const { hear } of left) hear({ is: "notice", match, code });
  }
  /** Sends everybody home from a match that is no more. */
  function vacate(match: string): void {
    dismissWatchers(match, "MATCH_REMOVED");
    bots.dismiss(match);
    forget(match);
  }

  /** A room stands differently now, or somebody new is in it. */
  function changed(room: Room): void {
    attend(room);
    telling.tellAll(room);
  }
  /** Sets bots and alarm to work. What bots are asked comes from the rules, and those may fail. */
  function attend(room: Room): void {
    try {
      if (isClosed(room.clock)) bots.dismiss(room.sitting.opening.match);
      else bots.attend(room.sitting, room.watchers.size === 0 && hasOnlyBots(room));
    } catch (error) {
      telling.warn(room, error);
    }
    passing.setAlarm(room);
  }

  /** Does what is due; tells when something will be again, undefined where that could not be found out. */
  async function wake(match: string): Promise<number | null | undefined> {
    let due: number | null | undefined;
    await within(match, async (room) => {
      attend(room);
      due = passing.dueOf(room);
      return { is: "done", at: room.sitting.length };
    }).catch((error: unknown) => {
      const room = rooms.get(match);
      if (room) telling.warn(room, error);
    });
    return due;
  }

  /** Somebody else wrote to the store. */
  const refresh = (match: string): Promise<void> =>
    inTurn(match, async () => {
      const room = rooms.get(match);
      if (room) await writing.catchUp(room).catch(() => reopen(match));
    });
  /** Orders were given or taken back. */
  async function reorder(match: string): Promise<number | null | undefined> {
    await inTurn(match, async () => {
      const room = rooms.get(match);
      if (!room) return;
      room.orders = (await book?.of(match)) ?? NO_ORDERS;
      // They may ask about what was let go of.
      const wide = await reaching(store, room.sitting, Math.max(0, heldFrom(room)));
      room.sitting.held = wide.held.slice();
      room.sitting.from = wide.from;
    });
    return wake(match);
  }

  return {
    inTurn,
    within,
    enter,
    wake,
    vacate,
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
    open: (): { match: string; at: number }[] =>
      [...rooms].map(([match, { sitting }]) => ({ match, at: sitting.length })),
    /**
     * Does what is due, for a match that stands still; with `anew` it is first read again from the store and its bots begin
     * again. Codes as for any request, so that the caller learns why it fails.
     */
    restart: async (match: string, anew: boolean): Promise<Answer> => {
      if (anew) await inTurn(match, () => reopen(match));
      return within(match, (room) => {
        attend(room);
        return Promise.resolve({ is: "done", at: room.sitting.length });
      });
    },
    isDamaged: (match: string): boolean => damaged.has(match),
    /** Tells a seat again what has happened since entry `at`. */
    async remind(match: string, seat: Seat, at: number): Promise<void> {
      const room = rooms.get(match);
      if (room) await telling.remind(room, seat, at);
    },
    /** Tells a viewer at once and at every change. Codes MATCH_SEAT and MATCH_BOT_SEAT. Returns how to stop. */
    async admit(room: Room, viewer: Viewer, since: number, hear: Hear): Promise<Answer | (() => void)> {
      const s = room.sitting;
      if (viewer !== "public" && !s.seats[viewer]) return invalid("MATCH_SEAT", { seat: viewer });
      if (hidden(s, viewer)) return invalid("MATCH_BOT_SEAT", { seat: viewer });
      const watcher: Watcher = { viewer, hear, at: Math.min(since, s.length) };
      const wide = await reaching(store, s, watcher.at);
      room.watchers.add(watcher);
      attend(room);
      telling.tell(room, watcher, wide);
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
        bots.dismiss(match);
        forget(match);
      }
    },
  };
}
