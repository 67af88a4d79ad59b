/**
 * The clerk of any number of tables: hears what seats do, has the rules judge it, writes it down, and only then tells
 * each viewer what that viewer may know. The same clerk sits in a worker of the page and on a host.
 */
import {
  type FindGame,
  type Invalid,
  outcome,
  parseEdition,
  type Refusal,
  type Seat,
  type Viewer,
} from "@starboard/kernel";
import type { Answer, Ask, Notice, Reason, TableCard, Troubled, Update } from "@starboard/wire";
import { anyAnswer, createBots, failure, type Found, rambles } from "./bots.ts";
import { guarded, StoreFailure } from "./failure.ts";
import { type Draft, draftBack, draftRun, draftSeat } from "./run.ts";
import { begin, type Pending, prepare, prepareFork, type RandomHex, readFinished } from "./setup.ts";
import { isOver, recordOf, type Sitting, sitDown, takeIn } from "./sitting.ts";
import type { MatchStore, Opening, Row } from "./store.ts";
import type { Thinker } from "./thinker.ts";
import { cardOf, type Consents, mayTakeBack, updateFor } from "./update.ts";

export interface ClerkOptions {
  readonly find: FindGame;
  readonly store: MatchStore;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** For secrets and names of matches. */
  readonly random: RandomHex;
  readonly thinker: Thinker;
  /** Whether a person agrees to later acts being taken back with somebody else's: on one device friends do. */
  readonly consents: Consents;
  /** Hears of every match that was written to, after it is safe: where several clerks share a store, the others need to know. */
  readonly wrote?: (match: string) => void;
}
/** Told what one viewer of one match may know. */
export type Hear = (message: Update | Notice) => void;

export interface Clerk {
  /** Does what is asked; `watch` and `unwatch` are the listener's own business and have their own door. */
  answer(ask: Exclude<Ask, { is: "watch" | "unwatch" }>): Promise<Answer>;
  /** Tells `hear` at once and at every change, until the returned function is called. */
  watch(ask: Pick<Ask & { is: "watch" }, "match" | "viewer" | "since">, hear: Hear): Promise<Answer | Leave>;
  /** Somebody else wrote to the store: catches up and tells the viewers. */
  refresh(match: string): Promise<void>;
  /** Calls off all thinking and forgets everything; the store keeps it. */
  close(): void;
}
export type Leave = () => void;

interface Watcher {
  readonly viewer: Viewer;
  readonly hear: Hear;
  /** Entries this viewer has been told of. */
  at: number;
}
/** A match somebody is interested in. */
interface Room {
  sitting: Sitting;
  changedAt: number;
  readonly watchers: Set<Watcher>;
}

/** Matches committed to and never begun that are kept at most; the oldest is forgotten first. */
const PENDING = 200;

const invalid = (code: string, about?: Invalid["about"]): Answer => ({
  is: "invalid",
  bad: [about ? { code, at: "", about } : { code, at: "" }],
});

/** Nothing that goes wrong inside may silence the clerk: it says so and goes on with the other tables. */
const troubled = (error: unknown): Answer =>
  invalid(error instanceof StoreFailure ? "MATCH_STORE" : "MATCH_BUG", { problem: String(error) });

export function createClerk(options: ClerkOptions): Clerk {
  const { find, now, random, consents } = options;
  const store = guarded(options.store);
  const rooms = new Map<string, Room>();
  const pending = new Map<string, Pending>();
  const queues = new Map<string, Promise<unknown>>();
  /** Matches whose rows turned out not to follow from each other. */
  const damagedMatches = new Set<string>();
  const bots = createBots(options.thinker, (found) => void inTurn(found.request.match, () => botMove(found)));

  /** One thing at a time per match. A job that throws is our own bug or the store's failure; the next one goes on. */
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

  /** The room of a match, read from the store when nobody is in it. */
  async function enter(match: string): Promise<Room | Answer> {
    const here = rooms.get(match);
    if (here) return here;
    const opening = await store.opening(match);
    if (!opening) return invalid("MATCH_UNKNOWN", { match });
    const sat = sitDown(opening, await store.rows(match, 0), find);
    if ("bad" in sat) {
      if (sat.bad.some(({ code }) => code === "MATCH_DAMAGED")) damagedMatches.add(match);
      return { is: "invalid", bad: sat.bad };
    }
    const last = sat.ok.rows[sat.ok.rows.length - 1] as Row;
    const room: Room = { sitting: sat.ok, changedAt: opening.createdAt + last.entry.at, watchers: new Set() };
    rooms.set(match, room);
    return room;
  }

  function leaveIfIdle(match: string): void {
    const room = rooms.get(match);
    if (!room || room.watchers.size > 0 || queues.has(match)) return;
    // Bots among themselves need somebody to play to.
    const alone = room.sitting.seats.every((card) => card.kind === "bot");
    if (!alone && bots.thinking(match).length > 0) return;
    bots.dismiss(match);
    rooms.delete(match);
  }

  /** Does something in a match that can be played on; a store that fails leaves nothing in memory that may be wrong. */
  async function within(match: string, act: (room: Room) => Promise<Answer>): Promise<Answer> {
    return inTurn(match, async () => {
      try {
        const room = await enter(match);
        return "is" in room ? room : await act(room);
      } catch (error) {
        await reopen(match);
        throw error;
      }
    });
  }

  /** Sends everybody home from a match that is no more. */
  function vacate(match: string): void {
    for (const { hear } of rooms.get(match)?.watchers ?? []) hear({ is: "notice", match, code: "MATCH_REMOVED" });
    bots.dismiss(match);
    rooms.delete(match);
  }

  /** Reads a match anew, keeping those who watch it. */
  async function reopen(match: string): Promise<void> {
    const old = rooms.get(match);
    rooms.delete(match);
    bots.dismiss(match);
    if (!old || old.watchers.size === 0) return;
    const room = await enter(match).catch(() => null);
    if (!room || "is" in room) return;
    for (const watcher of old.watchers) room.watchers.add(watcher);
    tellAll(room);
  }

  /** Writes a draft, then takes it in, then tells; false when another clerk was first. */
  async function write(room: Room, draft: Draft): Promise<boolean> {
    const { sitting } = room;
    const { match } = sitting.opening;
    const from = sitting.rows.length;
    const changedAt = now();
    const card = cardOf({ ...sitting, ...draft.after }, from + draft.rows.length, changedAt);
    if (!(await store.append(match, from, draft.rows, card))) {
      await catchUp(room);
      return false;
    }
    for (const [i, row] of draft.rows.entries()) takeIn(sitting, row, draft.outcomes[i]);
    room.changedAt = changedAt;
    options.wrote?.(match);
    tellAll(room);
    return true;
  }

  /** Takes in what another clerk has written. */
  async function catchUp(room: Room): Promise<void> {
    const { sitting } = room;
    const { match } = sitting.opening;
    if (!(await store.opening(match))) return vacate(match);
    for (const row of await store.rows(match, sitting.rows.length)) {
      if (takeIn(sitting, row)) throw new Error(`entry ${row.entry.n} does not follow`);
      room.changedAt = sitting.opening.createdAt + row.entry.at;
    }
    tellAll(room);
  }

  function tellAll(room: Room): void {
    bots.attend(room.sitting);
    for (const watcher of room.watchers) tell(room, watcher);
  }
  function tell(room: Room, watcher: Watcher): void {
    const { sitting } = room;
    if (hidden(sitting, watcher.viewer)) return;
    const thinking = bots.thinking(sitting.opening.match);
    const update = updateFor(sitting, watcher.viewer, watcher.at, room.changedAt, thinking, consents);
    watcher.at = sitting.rows.length;
    watcher.hear(update);
  }

  /** What a bot came to, played by the same rules as anybody's act. */
  async function botMove({ request, thought, failed }: Found): Promise<void> {
    const room = rooms.get(request.match);
    const { seat } = request;
    if (!room || room.sitting.seats[seat]?.kind !== "bot") return;
    const s = room.sitting;
    const lost = failed || rambles(s, seat);
    const own = lost || !thought ? null : draftRun(s, seat, [thought], now(), { lines: thought.lines });
    let draft = own && !("refusal" in own) ? own : null;
    if (!draft && request.kind === "answer") {
      const any = anyAnswer(s, seat, request.seed);
      const instead = any && draftRun(s, seat, [any], now(), {});
      if (instead && !("refusal" in instead)) {
        draft = instead;
        for (const watcher of room.watchers) watcher.hear(failure(request.match, seat));
      }
    }
    try {
      if (draft) await write(room, draft);
      else tellAll(room);
    } catch {
      await reopen(request.match);
    }
  }

  async function keep(opening: Opening, rows: readonly Row[]): Promise<Answer> {
    const sat = sitDown(opening, rows, find);
    if ("bad" in sat) return { is: "invalid", bad: sat.bad };
    const card = cardOf(sat.ok, rows.length, opening.createdAt);
    await store.create(opening, rows, card);
    options.wrote?.(opening.match);
    return { is: "created", card };
  }

  const doors: { [K in Exclude<Ask["is"], "watch" | "unwatch">]: (ask: Ask & { is: K }) => Promise<Answer> } = {
    async create(ask) {
      return opened(prepare(find, random, ask));
    },
    async fork(ask) {
      return opened(prepareFork(find, random, ask));
    },
    begin: ({ match, entropy }) =>
      inTurn(match, async () => {
        const prepared = pending.get(match);
        if (!prepared) return invalid("MATCH_UNKNOWN", { match });
        const begun = begin(prepared, entropy, now());
        if ("bad" in begun) return { is: "invalid", bad: begun.bad };
        const answer = await keep(begun.ok.opening, begun.ok.rows);
        pending.delete(match);
        return answer;
      }),
    async list() {
      const cards: TableCard[] = [];
      const troubled: Troubled[] = [];
      for (const { match, card } of await store.cards()) {
        const named = card && parseEdition(card.game);
        if (!card || damagedMatches.has(match)) troubled.push({ match, code: "MATCH_DAMAGED", card });
        else if (!named || !find(named.id, named.edition)) troubled.push({ match, code: "MATCH_EDITION", card });
        else cards.push(card);
      }
      return { is: "cards", cards, troubled };
    },
    commit: ({ match, seat, at, key, moves }) =>
      within(match, async (room) => {
        const s = room.sitting;
        const strange = strangerAt(s, seat);
        if (strange) return strange;
        const before = s.rows.filter((row) => row.key === key && row.entry.is === "act" && row.entry.by === seat);
        if (before.length > 0) {
          const last = before[before.length - 1] as Row;
          return { is: "played", at: last.entry.n + 1, moves: before.length };
        }
        if (at !== s.rows.length) return stale(room, seat, at);
        const draft = draftRun(s, seat, moves, now(), { key });
        if ("refusal" in draft) return { is: "refused", ...draft, at: s.rows.length };
        if (!(await write(room, draft))) return stale(room, seat, at);
        return { is: "played", at: at + draft.rows.length, moves: draft.rows.length };
      }),
    takeBack: ({ match, seat, at }) =>
      within(match, async (room) => {
        const s = room.sitting;
        const strange = strangerAt(s, seat);
        if (strange) return strange;
        if (at !== s.rows.length) return stale(room, seat, at);
        const kept = mayTakeBack(s, seat, consents);
        if (typeof kept !== "number") return { is: "refused", refusal: kept, move: 0, at };
        const back = draftBack(s, seat, kept, now());
        return (await write(room, back)) ? { is: "done", at: at + 1 } : stale(room, seat, at);
      }),
    seat: ({ match, seat, card, at }) =>
      within(match, async (room) => {
        const s = room.sitting;
        if (!s.seats[seat]) return invalid("MATCH_SEAT", { seat });
        if (isOver(s)) return { is: "refused", refusal: s.game.refusals.over as Refusal, move: 0, at: s.rows.length };
        if (at !== s.rows.length) return stale(room, seat, at);
        const change = draftSeat(s, seat, card, now());
        return (await write(room, change)) ? { is: "done", at: at + 1 } : stale(room, seat, at);
      }),
    record: ({ match }) => inTurn(match, () => exported(match)),
    async import({ text }) {
      const read = readFinished(find, text, now());
      return "bad" in read ? { is: "invalid", bad: read.bad } : keep(read.ok.opening, read.ok.rows);
    },
    remove: ({ match }) =>
      inTurn(match, async () => {
        await store.remove(match);
        vacate(match);
        options.wrote?.(match);
        return { is: "done", at: 0 };
      }),
    reasons: ({ match }) =>
      within(match, async ({ sitting: s }) =>
        isOver(s) ? { is: "reasons", reasons: reasonsOf(s) } : invalid("MATCH_RUNNING"),
      ),
  };

  function opened(prepared: ReturnType<typeof prepare>): Answer {
    if ("bad" in prepared) return { is: "invalid", bad: prepared.bad };
    const { match, commitment } = prepared.ok;
    pending.set(match, prepared.ok);
    const [oldest] = pending.keys();
    if (pending.size > PENDING && oldest !== undefined) pending.delete(oldest);
    return { is: "opened", match, commitment };
  }

  /** Acts come from persons who sit there, and bots are nobody's to move. */
  function strangerAt(s: Sitting, seat: Seat): Answer | null {
    return s.seats[seat]?.kind === "person" ? null : invalid("MATCH_SEAT", { seat });
  }

  /** Answers a stale message, and tells its seat again what it has missed. */
  function stale(room: Room, seat: Seat, at: number): Answer {
    for (const watcher of room.watchers) {
      if (watcher.viewer !== seat) continue;
      watcher.at = Math.min(watcher.at, at);
      tell(room, watcher);
    }
    return { is: "stale", at: room.sitting.rows.length };
  }

  async function exported(match: string): Promise<Answer> {
    const room = await enter(match);
    if (!("is" in room)) {
      const { opening, rows, table } = room.sitting;
      return { is: "recorded", record: recordOf(opening, rows, outcome(table)) };
    }
    const opening = await store.opening(match);
    if (!opening) return room;
    // What cannot be played on can still be kept: with its secret, since nobody can finish it here.
    return { is: "salvaged", text: JSON.stringify({ opening, rows: await store.rows(match, 0) }) };
  }

  return {
    answer: (ask) => (doors[ask.is] as (ask: Ask) => Promise<Answer>)(ask).catch(troubled),
    async watch({ match, viewer, since }, hear) {
      let leave: Leave | undefined;
      const answer = await within(match, async (room) => {
        const s = room.sitting;
        if (viewer !== "public" && !s.seats[viewer]) return invalid("MATCH_SEAT", { seat: viewer });
        if (hidden(s, viewer)) return invalid("MATCH_BOT_SEAT", { seat: viewer });
        const watcher: Watcher = { viewer, hear, at: Math.min(since, s.rows.length) };
        room.watchers.add(watcher);
        leave = () => {
          room.watchers.delete(watcher);
          leaveIfIdle(match);
        };
        bots.attend(s);
        tell(room, watcher);
        return { is: "done", at: s.rows.length };
      }).catch(troubled);
      return leave ?? answer;
    },
    refresh: (match) =>
      inTurn(match, async () => {
        const room = rooms.get(match);
        if (room) await catchUp(room).catch(() => reopen(match));
      }),
    close() {
      for (const match of rooms.keys()) bots.dismiss(match);
      rooms.clear();
      pending.clear();
    },
  };
}

/** Nobody looks into a bot's hand while it holds one. */
const hidden = (s: Sitting, viewer: Viewer): boolean =>
  viewer !== "public" && s.seats[viewer]?.kind === "bot" && !isOver(s);

function reasonsOf(s: Sitting): Reason[] {
  return s.rows.flatMap(({ entry, lines }) =>
    lines && entry.is === "act" ? [{ n: entry.n, seat: entry.by, lines }] : [],
  );
}
