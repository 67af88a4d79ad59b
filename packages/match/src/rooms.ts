/** The matches that somebody is interested in: read once, changed one thing at a time, told to all who watch. */
import { type FindGame, type Invalid, parseEdition, type Seat, type Viewer } from "@starboard/kernel";
import type { Answer, Notice, Update } from "@starboard/wire";
import type { Clock } from "@starboard/wire/host";
import { anyAnswer, createBots, failure, type Found, rambles } from "./bots.ts";
import { type ClockAct, withAct } from "./clock.ts";
import { codeOf, type LoadGame } from "./failure.ts";
import { type Draft, draftRun } from "./run.ts";
import { isOver, lastHash, type Sitting, sitDown, takeIn } from "./sitting.ts";
import { SNAPSHOT_EVERY, snapshotOf } from "./snapshot.ts";
import type { ClerkStore, Row, SnapshotStore } from "./store.ts";
import type { Thinker } from "./thinker.ts";
import { ahead, overdue } from "./time.ts";
import { cardOf, type Consents, updateFor } from "./update.ts";

/** Told what one viewer of one match may know. */
export type Hear = (message: Update | Notice) => void;
export interface RoomOptions {
  readonly load: LoadGame;
  readonly store: ClerkStore & Partial<SnapshotStore>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly thinker: Thinker;
  /** Whether a person agrees to later acts being taken back with somebody else's: on one device friends do. */
  readonly consents: Consents;
  /** Hears of every match that was written to, after it is safe: other clerks of the same store need to know. */
  readonly wrote?: (match: string) => void;
  /** The clock of a match as it was last written, where matches have clocks. */
  readonly clockOf?: (match: string) => Promise<Clock | undefined>;
  /**
   * Runs something after so many milliseconds; returns how to call it off. With it, time passes in the matches that
   * somebody is in; a clerk without it is told to `wake` a match when it is due.
   */
  readonly after?: (ms: number, run: () => void) => () => void;
}

interface Watcher {
  readonly viewer: Viewer;
  readonly hear: Hear;
  /** Entries this viewer has been told of. */
  at: number;
}
export interface Room {
  readonly sitting: Sitting;
  /** Milliseconds since 1970. */
  changedAt: number;
  clock: Clock | undefined;
  /** Entries the last snapshot sums up. */
  pictured: number;
  /** Calls the alarm off. */
  quiet: () => void;
  readonly watchers: Set<Watcher>;
}
export type Rooms = ReturnType<typeof createRooms>;

/** So often in a row, and a bot that cannot play is left alone until something else happens. */
const STUMBLES = 3;
/** The longest that timers can wait. */
const LONGEST = 2 ** 31 - 1;
/** What could not be done in time is tried again after so many milliseconds. */
const SHORTEST = 250;
/** So much becomes overdue at once at most: more is a mistake in the rules. */
const OVERDUE = 64;

export const invalid = (code: string, about?: Invalid["about"]): Answer => ({
  is: "invalid",
  bad: [about ? { code, at: "", about } : { code, at: "" }],
});

/** The rules of one edition by name, as the kernel wants to find them. */
export async function findOnly(load: LoadGame, edition: string): Promise<FindGame> {
  const named = parseEdition(edition);
  const game = named && (await load(named.id, named.edition));
  return (id, number) => (named?.id === id && named.edition === number ? game : undefined);
}

export function createRooms({ load, store, now, thinker, consents, wrote, clockOf, after }: RoomOptions) {
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
    const last = sat.ok.rows[sat.ok.rows.length - 1] as Row;
    const room: Room = {
      sitting: sat.ok,
      changedAt: opening.createdAt + last.entry.at,
      clock: await clockOf?.(match),
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
      const room = await enter(match);
      if ("is" in room) return room;
      try {
        await passTime(room);
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
      watcher.at = Math.min(watcher.at, room.sitting.rows.length);
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
    const from = sitting.rows.length;
    const changedAt = now();
    const { clock, due } = ahead(sitting, room.clock, draft.after, changedAt);
    const card = cardOf({ ...sitting, ...draft.after }, from + draft.rows.length, changedAt, clock);
    if (!(await store.append(match, from, draft.rows, card, due))) {
      await catchUp(room);
      return false;
    }
    for (const [i, row] of draft.rows.entries()) takeIn(sitting, row, draft.outcomes[i]);
    room.changedAt = changedAt;
    room.clock = clock;
    wrote?.(match);
    tellAll(room);
    picture(room);
    return true;
  }
  /** Keeps a snapshot now and then. Nobody waits for it, and nobody misses it. */
  function picture(room: Room): void {
    const { sitting } = room;
    if (!store.keepSnapshot || sitting.rows.length - room.pictured < SNAPSHOT_EVERY) return;
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

  /** Does what the time of day calls for. */
  async function passTime(room: Room): Promise<void> {
    const { sitting } = room;
    for (let i = 0; i < OVERDUE; i++) {
      const at = now();
      const todo = overdue(sitting, room.clock, at);
      if (!todo) return;
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
    const { due } = ahead(sitting, room.clock, sitting, now());
    if (due !== null)
      room.quiet = after(Math.min(Math.max(due - now(), SHORTEST), LONGEST), () => void wake(sitting.opening.match));
  }
  const wake = (match: string): Promise<unknown> =>
    within(match, async (room) => {
      call(room);
      setAlarm(room);
      return { is: "done", at: room.sitting.rows.length };
    }).catch((error: unknown) => {
      const room = rooms.get(match);
      if (room) warn(room, error);
    });

  /** Takes in what another clerk has written. */
  async function catchUp(room: Room): Promise<void> {
    const { sitting } = room;
    const { match } = sitting.opening;
    if (!(await store.opening(match))) return vacate(match);
    const [known, ...rows] = await store.rows(match, sitting.rows.length - 1);
    // A restored backup has another past than the one we hold.
    if (known?.entry.hash !== lastHash(sitting)) throw new Error(`${match} was replaced`);
    for (const row of rows) {
      if (takeIn(sitting, row)) throw new Error(`entry ${row.entry.n} of ${match} does not follow`);
      room.changedAt = sitting.opening.createdAt + row.entry.at;
    }
    room.clock = await clockOf?.(match);
    tellAll(room);
  }

  function tellAll(room: Room): void {
    call(room);
    setAlarm(room);
    for (const watcher of room.watchers) tell(room, watcher);
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
  function tell(room: Room, watcher: Watcher): void {
    const { sitting } = room;
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
      watcher.at = sitting.rows.length;
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
      [...rooms].map(([match, { sitting }]) => ({ match, at: sitting.rows.length })),
    isDamaged: (match: string): boolean => damaged.has(match),

    /** Tells a seat again what has happened since entry `at`. */
    remind(room: Room, seat: Seat, at: number): void {
      for (const watcher of room.watchers) {
        if (watcher.viewer !== seat) continue;
        watcher.at = Math.min(watcher.at, at);
        tell(room, watcher);
      }
    },
    /** Tells a viewer at once and at every change. Codes MATCH_SEAT and MATCH_BOT_SEAT. Returns how to stop. */
    admit(room: Room, viewer: Viewer, since: number, hear: Hear): Answer | (() => void) {
      const s = room.sitting;
      if (viewer !== "public" && !s.seats[viewer]) return invalid("MATCH_SEAT", { seat: viewer });
      if (hidden(s, viewer)) return invalid("MATCH_BOT_SEAT", { seat: viewer });
      const watcher: Watcher = { viewer, hear, at: Math.min(since, s.rows.length) };
      room.watchers.add(watcher);
      call(room);
      setAlarm(room);
      tell(room, watcher);
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

const noticeOf = ({ sitting }: Room, error: unknown): Notice => ({
  is: "notice",
  match: sitting.opening.match,
  code: codeOf(error),
  about: { problem: String(error) },
});

/** Nobody looks into a bot's hand while it holds one. */
const hidden = (s: Sitting, viewer: Viewer): boolean =>
  viewer !== "public" && s.seats[viewer]?.kind === "bot" && !isOver(s);
