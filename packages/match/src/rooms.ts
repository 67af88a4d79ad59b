/** The matches that somebody is interested in: read once, changed one thing at a time, told to all who watch. */
import type { Seat, Viewer } from "@starboard/kernel";
import type { Answer } from "@starboard/wire";
import { anyAnswer, createBots, failure, type Found, rambles } from "./bots.ts";
import { type ClockAct, withAct } from "./clock.ts";
import { NO_ORDERS, neededBy, nextOrdered, orderMoment } from "./orders.ts";
import { findOnly, type Hear, hidden, invalid, noticeOf, type Room, type RoomOptions, type Watcher } from "./room.ts";
import { type Draft, draftRun } from "./run.ts";
import { lastHash, letGo, sitDown, takeIn } from "./sitting.ts";
import { SNAPSHOT_EVERY, snapshotOf } from "./snapshot.ts";
import type { Row } from "./store.ts";
import { HELD, pastBefore, reaching } from "./story.ts";
import { ahead, overdue } from "./time.ts";
import { cardOf, updateFor } from "./update.ts";

export type Rooms = ReturnType<typeof createRooms>;

/** So often in a row, and a bot that cannot play is left alone until something else happens. */
const STUMBLES = 3;
/** The longest that timers can wait. */
const LONGEST = 2 ** 31 - 1;
/** What could not be done in time is tried again after so many milliseconds. */
const SHORTEST = 250;
/** So much becomes overdue at once at most: more is a mistake in the rules. */
const OVERDUE = 64;

export function createRooms(options: RoomOptions) {
  const { load, store, now, thinker, consents, wrote, clockOf, after, held = HELD } = options;
  const book = options.orders;
  const rooms = new Map<string, Room>();
  const queues = new Map<string, Promise<unknown>>();
  const damaged = new Set<string>();
  /** How often in a row a bot's act could not be played or written, by match. */
  const stumbles = new Map<string, number>();
  const bots = createBots(thinker, (found) => void inTurn(found.request.match, () => botMove(found)));

  /** One thing at a time per match; a job that fails does not hold up the next. */
  function inTurn<T>(match: string, job: () => Promise<T>): Promise<T> {
    const done = (queues.get(match) ?? Promise.resolve()).then(job, job);
    queues.set(match, done);
    const tidy = (): void => {
      if (queues.get(match) === done) queues.delete(match);
      const room = rooms.get(match);
      if (room) letGo(room.sitting, heldFrom(room));
      leaveIfIdle(match);
    };
    done.then(tidy, tidy);
    return done;
  }

  /** The room of a match, read from the store when nobody is in it. Codes MATCH_UNKNOWN and those of `sitDown`. */
  async function enter(match: string): Promise<Room | Answer> {
    const here = rooms.get(match);
    if (here) return here;
    const opening = await store.opening(match);
    if (!opening) return invalid("MATCH_UNKNOWN", { match });
    const find = await findOnly(load, String(opening.game));
    const [rows, snapshot] = await Promise.all([store.rows(match, 0), store.snapshot?.(match)]);
    const sat = sitDown(opening, rows, find, snapshot);
    if ("bad" in sat) {
      if (sat.bad.some(({ code }) => code === "MATCH_DAMAGED")) damaged.add(match);
      return { is: "invalid", bad: sat.bad };
    }
    const last = sat.ok.held[sat.ok.held.length - 1] as Row;
    const [clock, orders] = await Promise.all([clockOf?.(match), book?.of(match)]);
    const room: Room = {
      sitting: sat.ok,
      changedAt: opening.createdAt + last.entry.at,
      clock,
      orders: orders ?? NO_ORDERS,
      pictured: snapshot?.at ?? 0,
      quiet: () => {},
      watchers: new Set(),
    };
    rooms.set(match, room);
    picture(room);
    return room;
  }

  function leaveIfIdle(match: string): void {
    const room = rooms.get(match);
    if (!room || room.watchers.size > 0 || queues.has(match)) return;
    // Bots among themselves need somebody to play to.
    const alone = room.sitting.seats.every((card) => card.kind === "bot");
    if (!alone && bots.thinking(match).length > 0) return;
    if (after && nextMove(room)) return;
    bots.dismiss(match);
    forget(match);
  }
  /** What of its story a room holds: its end, and what its orders ask about. */
  const heldFrom = ({ sitting: { length }, orders }: Room): number => Math.min(length - held, neededBy(orders, length));
  /** Holds the story from an entry on, reading what was let go of. */
  async function holdFrom({ sitting }: Room, from: number): Promise<void> {
    const wide = await reaching(store, sitting, Math.max(0, from));
    sitting.held = wide.held.slice();
    sitting.from = wide.from;
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
        if (room.orders.size > 0 || overdue(room.sitting, room.clock, now())) await passTime(room);
        return await act(rooms.get(match) ?? room);
      } catch (error) {
        await reopen(match);
        throw error;
      }
    });
  }

  /** Reads a match anew, keeping those who watch it. */
  async function reopen(match: string): Promise<void> {
    const old = rooms.get(match);
    forget(match);
    bots.dismiss(match);
    if (!old || old.watchers.size === 0) return;
    const room = await enter(match).catch(() => null);
    if (!room || "is" in room) return;
    for (const watcher of old.watchers) {
      // What is read may be shorter than what was told.
      watcher.at = Math.min(watcher.at, room.sitting.length);
      room.watchers.add(watcher);
    }
    tellAll(room);
  }

  /** Sends everybody home from a match that is no more. */
  function vacate(match: string): void {
    for (const { hear } of rooms.get(match)?.watchers ?? []) hear({ is: "notice", match, code: "MATCH_REMOVED" });
    bots.dismiss(match);
    forget(match);
  }

  /** Writes a draft, then takes it in, then tells; false when another clerk was first. */
  async function write(room: Room, draft: Draft): Promise<boolean> {
    const { sitting } = room;
    const { match } = sitting.opening;
    const from = sitting.length;
    const changedAt = now();
    const { clock, due: own } = ahead(sitting, room.clock, draft.after, changedAt);
    const length = from + draft.rows.length;
    const due = earlier(own, orderMoment(sitting, room.orders, draft.after.table, length, changedAt));
    const card = cardOf({ ...sitting, ...draft.after }, length, changedAt, clock);
    if (!(await store.append(match, from, draft.rows, card, due))) {
      await catchUp(room);
      return false;
    }
    for (const [i, row] of draft.rows.entries()) takeIn(sitting, row, draft.outcomes[i]);
    room.changedAt = changedAt;
    room.clock = clock;
    wrote?.(match, card);
    tellAll(room);
    picture(room);
    return true;
  }
  /** Keeps a snapshot now and then. Nobody waits for it, and nobody misses it. */
  function picture(room: Room): void {
    const { sitting } = room;
    if (!store.keepSnapshot || sitting.length < room.pictured + SNAPSHOT_EVERY) return;
    const taken = snapshotOf(sitting);
    room.pictured = taken.at;
    store.keepSnapshot(sitting.opening.match, taken).catch(() => {});
  }
  /** Writes what was done to the clock and to nothing else; false where this clock knows no such thing. */
  async function writeClock(room: Room, act: ClockAct): Promise<boolean> {
    const { clock } = ahead(room.sitting, room.clock, room.sitting, now());
    const changed = clock && withAct(clock, act);
    if (!changed) return false;
    room.clock = changed;
    return write(room, { rows: [], outcomes: [], after: room.sitting });
  }

  /** What follows from the orders of a match; with a moment where it is an act. */
  const nextMove = (room: Room): ReturnType<typeof nextOrdered> =>
    book && room.orders.size > 0 ? nextOrdered(room.sitting, room.orders) : undefined;

  /** Does the first thing that follows from orders, if its moment has come; false when there is nothing to do. */
  async function follow(room: Room, at: number): Promise<boolean> {
    const { sitting } = room;
    const next = nextMove(room);
    if (!next || (next.is === "play" && next.moment > at)) return false;
    const { seat, order } = next;
    const draft = next.is === "play" ? draftRun(sitting, seat, [next.move], at, { order: order.id }) : null;
    if (draft && !("refusal" in draft)) return write(room, draft);
    const why = next.is === "end" ? next.why : "refused";
    const list = room.orders.get(seat) ?? [];
    room.orders = new Map(room.orders).set(
      seat,
      list.map((one) => (one === order ? { ...one, ended: why } : one)),
    );
    book?.end(sitting.opening.match, seat, order.id, why);
    return true;
  }

  /** Does what the time of day calls for, and what seats have asked for. */
  async function passTime(room: Room): Promise<void> {
    const { sitting } = room;
    for (let i = 0; i < OVERDUE; i++) {
      const at = now();
      const todo = overdue(sitting, room.clock, at);
      if (!todo) {
        if (await follow(room, at)) continue;
        return;
      }
      if (todo.is === "clock") {
        await writeClock(room, todo.act);
        continue;
      }
      let done = false;
      for (const make of todo.drafts) {
        const draft = make();
        if (draft && !(await write(room, draft))) return;
        done ||= draft !== null;
      }
      // What cannot be ended stays; asking again would change nothing.
      if (!done) return;
    }
  }
  /** Rings when time changes something in a match that somebody is in. */
  function setAlarm(room: Room): void {
    room.quiet();
    if (!after) return;
    const { sitting } = room;
    const due = dueOf(room);
    if (due !== null)
      room.quiet = after(Math.min(Math.max(due - now(), SHORTEST), LONGEST), () => void wake(sitting.opening.match));
  }
  /** When time, or an order, will change something; null for never. */
  function dueOf(room: Room): number | null {
    const { sitting } = room;
    const { due } = ahead(sitting, room.clock, sitting, now());
    const next = nextMove(room);
    return next ? earlier(due, next.is === "play" ? next.moment : now()) : due;
  }
  /** Does what is due; tells when something will be again, undefined where that could not be found out. */
  async function wake(match: string): Promise<number | null | undefined> {
    let due: number | null | undefined;
    await within(match, async (room) => {
      call(room);
      setAlarm(room);
      due = dueOf(room);
      return { is: "done", at: room.sitting.length };
    }).catch((error: unknown) => {
      const room = rooms.get(match);
      if (room) warn(room, error);
    });
    return due;
  }

  /** Takes in what another clerk has written. */
  async function catchUp(room: Room): Promise<void> {
    const { sitting } = room;
    const { match } = sitting.opening;
    if (!(await store.opening(match))) return vacate(match);
    const [known, ...rows] = await store.rows(match, sitting.length - 1);
    // A restored backup has another past than the one we hold.
    if (known?.entry.hash !== lastHash(sitting)) throw new Error(`${match} was replaced`);
    for (const row of rows) {
      const { entry } = row;
      const past = entry.is === "back" ? await pastBefore(store, sitting, entry.keep) : undefined;
      if (takeIn(sitting, row, past)) throw new Error(`entry ${row.entry.n} of ${match} does not follow`);
      room.changedAt = sitting.opening.createdAt + row.entry.at;
    }
    room.clock = await clockOf?.(match);
    tellAll(room);
  }

  function tellAll(room: Room): void {
    call(room);
    setAlarm(room);
    for (const watcher of room.watchers) {
      if (watcher.at >= room.sitting.from) tell(room, watcher);
      else if (!hidden(room.sitting, watcher.viewer)) retell(room.sitting.opening.match, watcher);
    }
  }
  /** Tells somebody who was not told for long, once the story is read. */
  function retell(match: string, watcher: Watcher): void {
    inTurn(match, async () => {
      const room = rooms.get(match);
      if (room?.watchers.has(watcher) && watcher.at < room.sitting.length) await tellAsFar(room, watcher);
    }).catch((error: unknown) => {
      const room = rooms.get(match);
      if (room) watcher.hear(noticeOf(room, error));
    });
  }
  /** Tells one viewer, however far it is behind. */
  async function tellAsFar(room: Room, watcher: Watcher): Promise<void> {
    tell(room, watcher, await reaching(store, room.sitting, watcher.at));
  }
  /** Sets the bots to work. What they are asked comes from the rules, and those may fail. */
  function call(room: Room): void {
    try {
      bots.attend(room.sitting);
    } catch (error) {
      warn(room, error);
    }
  }
  /** Tells one viewer. If its view cannot be made, that viewer hears so and everybody else goes on. */
  function tell(room: Room, watcher: Watcher, sitting = room.sitting): void {
    if (hidden(sitting, watcher.viewer)) return;
    const thinking = bots.thinking(sitting.opening.match);
    try {
      watcher.hear(
        updateFor(sitting, watcher.viewer, watcher.at, {
          changedAt: room.changedAt,
          clock: room.clock,
          thinking,
          consents,
        }),
      );
      watcher.at = sitting.length;
    } catch (error) {
      watcher.hear(noticeOf(room, error));
    }
  }
  function warn(room: Room, error: unknown): void {
    for (const { hear } of room.watchers) hear(noticeOf(room, error));
  }

  /** Plays what a bot came to; after failures it thinks again, but not for ever. */
  async function botMove(found: Found): Promise<void> {
    const { match } = found.request;
    const room = rooms.get(match);
    if (!room) return;
    try {
      await playBot(room, found);
      stumbles.delete(match);
    } catch (error) {
      const times = (stumbles.get(match) ?? 0) + 1;
      stumbles.set(match, times);
      if (times < STUMBLES) await reopen(match);
      else warn(room, error);
    }
  }

  /** By the same rules as anybody's act. What the rules refuse is replaced by chance. */
  async function playBot(room: Room, { request, thought, failed }: Found): Promise<void> {
    const { seat } = request;
    const s = room.sitting;
    if (s.seats[seat]?.kind !== "bot") return;
    const usable = thought && !failed && !rambles(s, seat);
    const own = usable ? draftRun(s, seat, [thought], now(), { lines: thought.lines }) : null;
    if (own && !("refusal" in own)) return void (await write(room, own));
    const any = request.kind === "answer" ? anyAnswer(s, seat, request.seed) : null;
    const instead = any && draftRun(s, seat, [any], now(), {});
    if (!instead || "refusal" in instead) return tellAll(room);
    await write(room, instead);
    for (const { hear } of room.watchers) hear(failure(request.match, seat));
  }

  return {
    inTurn,
    within,
    enter,
    write,
    writeClock,
    wake,
    vacate,
    open: (): { match: string; at: number }[] =>
      [...rooms].map(([match, { sitting }]) => ({ match, at: sitting.length })),
    /** Somebody has given orders or taken them back. */
    reorder: async (match: string): Promise<number | null | undefined> => {
      await inTurn(match, async () => {
        const room = rooms.get(match);
        if (!room) return;
        room.orders = (await book?.of(match)) ?? NO_ORDERS;
        await holdFrom(room, heldFrom(room));
      });
      return wake(match);
    },
    isDamaged: (match: string): boolean => damaged.has(match),

    /** Tells a seat again what has happened since entry `at`. */
    async remind(match: string, seat: Seat, at: number): Promise<void> {
      const room = rooms.get(match);
      for (const watcher of room?.watchers ?? []) {
        if (!room || watcher.viewer !== seat) continue;
        watcher.at = Math.min(watcher.at, at);
        await tellAsFar(room, watcher);
      }
    },
    /** Tells a viewer at once and at every change. Codes MATCH_SEAT and MATCH_BOT_SEAT. Returns how to stop. */
    async admit(room: Room, viewer: Viewer, since: number, hear: Hear): Promise<Answer | (() => void)> {
      const s = room.sitting;
      if (viewer !== "public" && !s.seats[viewer]) return invalid("MATCH_SEAT", { seat: viewer });
      if (hidden(s, viewer)) return invalid("MATCH_BOT_SEAT", { seat: viewer });
      const watcher: Watcher = { viewer, hear, at: Math.min(since, s.length) };
      const wide = await reaching(store, s, watcher.at);
      room.watchers.add(watcher);
      call(room);
      setAlarm(room);
      tell(room, watcher, wide);
      return () => {
        // The match may have been read anew in between.
        rooms.get(s.opening.match)?.watchers.delete(watcher);
        leaveIfIdle(s.opening.match);
      };
    },
    /** Somebody else wrote to the store. */
    refresh: (match: string): Promise<void> =>
      inTurn(match, async () => {
        const room = rooms.get(match);
        if (room) await catchUp(room).catch(() => reopen(match));
      }),
    close(): void {
      for (const match of rooms.keys()) {
        bots.dismiss(match);
        forget(match);
      }
    },
  };
}

const earlier = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? (a ?? b) : Math.min(a, b);
