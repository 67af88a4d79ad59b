/**
 * The clerk of any number of tables: hears what seats do, has the rules judge it, writes it down, and only then tells
 * each viewer what that viewer may know. The same clerk sits in a worker of the page and on a host.
 */
import {
  outcome,
  parseEdition,
  type Refusal,
  type Result,
  type Seat,
  type SeatCard,
  type Table,
} from "@starboard/kernel";
import type { Answer, Ask, Reason, TableCard, Troubled } from "@starboard/wire";
import type { Clock } from "@starboard/wire/host";
import type { OrderInfo } from "@starboard/wire/orders";
import { type ClockAct, isClosed, withAct } from "./clock.ts";
import { codeOf, guarded, guardedLoad } from "./errors.ts";
import { mayHave } from "./idempotency-keys.ts";
import { findOnly, type Hear, invalid, type Room, type RoomOptions } from "./open-match.ts";
import { createRooms } from "./open-matches.ts";
import { type Order, orderInfos } from "./conditional-orders.ts";
import { type Draft, draftBack, draftRun, draftSeat } from "./draft.ts";
import { begin, type Pending, prepare, prepareFork, type Promised, type RandomHex, readFinished } from "./setup.ts";
import { isOver, recordOf, type Sitting, sitDown } from "./live-match.ts";
import type { ClerkStore, Opening, Row } from "./store.ts";
import { pastBefore, reaching } from "./history.ts";
import { ahead, draftGivingUp } from "./due-work.ts";
import { cardOf, type Consents, mayTakeBack, shownOptions } from "./update.ts";

export interface ClerkOptions extends RoomOptions {
  /** For secrets and for the names of matches. */
  readonly random: RandomHex;
}
/** What has nothing to do with who listens. */
export type Question = Exclude<Ask, { is: "watch" | "unwatch" }>;

/** A match whose secret was committed to elsewhere, before the seats gave their entropy. */
export interface Foundation extends Promised {
  /** `game@edition` and options; with `from` the record decides. */
  readonly game: string;
  readonly options: object;
  readonly seats: readonly SeatCard[];
  readonly entropy: readonly string[];
  readonly from?: { readonly text: string; readonly at: number } | undefined;
  readonly clock?: Clock | undefined;
}

export interface Clerk {
  /** Does what is asked. Never rejects: what goes wrong inside is answered with MATCH_STORE, MATCH_RULES or MATCH_BUG. */
  answer(ask: Question): Promise<Answer>;
  /** Tells `hear` at once and at every change, until the returned function is called. */
  watch(ask: Pick<Ask & { is: "watch" }, "match" | "viewer" | "since">, hear: Hear): Promise<Answer | Leave>;
  /** Begins a match that was prepared elsewhere; answered like `begin`. A match that is there already stays as it is. */
  found(foundation: Foundation): Promise<Answer>;
  /**
   * Whether `found` would accept this, and, if that is not all of them, what everybody may read of its options; its seats
   * need not have names yet. Codes as for `create` and `fork`.
   */
  check(foundation: Omit<Foundation, "entropy">): Promise<Result<{ readonly openOptions?: object }>>;
  /** Takes a seat's last act back although others have acted since: they have agreed. */
  takeBackAgreed(ask: Pick<Ask & { is: "takeBack" }, "match" | "seat" | "at">): Promise<Answer>;
  /** The persons who must agree before a seat's last act can be taken back, or why it cannot be. */
  inTheWay(match: string, seat: Seat): Promise<{ readonly seats: readonly Seat[]; readonly at: number } | Answer>;
  /** The other seats a seat may now speak to in private. */
  confidants(match: string, seat: Seat): Promise<readonly Seat[]>;
  /** The options of the same match with the seats exchanged, which may carry this one's result; an answer that says why not. */
  returnOptions(match: string): Promise<{ readonly options: object } | Answer>;
  /** Does something to a match's clock; `done`, or MATCH_CLOCK where this clock knows no such thing. */
  setClock(match: string, act: ClockAct): Promise<Answer>;
  /**
   * Gives up for a seat in the game's own way, as at a clock's zero: for whoever was out of time elsewhere. `done`, also when
   * the match is over; MATCH_SEAT where the game knows no such thing for this seat now.
   */
  giveUp(match: string, seat: Seat): Promise<Answer>;
  /**
   * Lets time pass in a match that is due, its orders be followed and its bots think. Tells when something will be due
   * again: milliseconds since 1970, null for never, undefined where that could not be found out.
   */
  wake(match: string): Promise<number | null | undefined>;
  /** Somebody has given orders, or taken them back: reads them anew and does what follows; tells as `wake` does. */
  reorder(match: string): Promise<number | null | undefined>;
  /**
   * Tries again to do what is due in a match that stands still; with `anew` it is first read again from the store. `done`, or
   * the code of what prevents it.
   */
  restart(match: string, anew: boolean): Promise<Answer>;
  /** The orders of a seat as its person sees them; an answer that says why not. */
  ordersOf(match: string, seat: Seat, orders: readonly Order[]): Promise<readonly OrderInfo[] | Answer>;
  /** Somebody else wrote to the store: catches up and tells the viewers. */
  refresh(match: string): Promise<void>;
  /** The same for every match somebody is in, orders too: nobody knows what was written. */
  refreshAll(): Promise<void>;
  /** The matches somebody is in, and how many entries of them are known here. */
  open(): readonly { readonly match: string; readonly at: number }[];
  /** Calls off all thinking and forgets everything; the store keeps it. */
  close(): void;
}
export type Leave = () => void;

/** Matches committed to and never begun that are kept at most; the oldest is forgotten first. */
const PENDING = 200;

export function createClerk(options: ClerkOptions): Clerk {
  const { now, random, consents } = options;
  const store = guarded(options.store);
  const load = guardedLoad(options.load);
  const rooms = createRooms({ ...options, store, load });
  const pending = new Map<string, Pending>();

  const doors: { [K in Question["is"]]: (ask: Ask & { is: K }) => Promise<Answer> } = {
    create: async (ask) => opened(prepare(await findOnly(load, ask.game), random, ask)),
    fork: async (ask) => opened(prepareFork(await findFor(ask.text), random, ask)),
    begin: ({ match, entropy }) =>
      rooms.inTurn(match, async () => {
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
        if (!card || rooms.isDamaged(match)) troubled.push({ match, code: "MATCH_DAMAGED", card });
        else if (!named || !(await isHere(named.id, named.edition)))
          troubled.push({ match, code: "MATCH_EDITION", card });
        else cards.push(card);
      }
      return { is: "cards", cards, troubled };
    },
    commit: ({ match, seat, at, key, moves }) =>
      seated(match, seat, async (room) => {
        const s = room.sitting;
        const before = mayHave(s.keys, key) && (await playedUnder(store, s, seat, key));
        if (before) {
          // The host that wrote it may not have come to publishing it.
          rooms.publish(room);
          return { is: "played", ...before };
        }
        if (at !== s.length) return stale(room, seat, at);
        const draft = draftRun(s, seat, moves, now(), { key });
        if ("refusal" in draft) return { is: "refused", ...draft, at };
        const written = await rooms.write(room, draft);
        return written ? { is: "played", at: at + draft.rows.length, moves: draft.rows.length } : stale(room, seat, at);
      }),
    takeBack: (ask) => takeBack(ask, consents),
    seat: ({ match, seat, card, at }) =>
      rooms.within(match, async (room) => {
        const s = room.sitting;
        if (!s.seats[seat]) return invalid("MATCH_SEAT", { seat });
        if (at !== s.length) return stale(room, seat, at);
        if (isOver(s) || isClosed(room.clock)) return nothingMore(room);
        if (room.clock && card.kind === "person")
          room.clock = withAct(room.clock, { is: "relieve", seat }) ?? room.clock;
        return put(room, seat, at, draftSeat(s, seat, card, now()));
      }),
    record: ({ match }) => rooms.inTurn(match, () => exported(match)),
    async import({ text }) {
      const read = readFinished(await findFor(text), text, now());
      return "bad" in read ? { is: "invalid", bad: read.bad } : keep(read.ok.opening, read.ok.rows);
    },
    remove: ({ match }) =>
      rooms.inTurn(match, async () => {
        await store.remove(match);
        rooms.vacate(match);
        options.wrote?.(match, null);
        return { is: "done", at: 0 };
      }),
    reasons: ({ match }) =>
      rooms.within(match, async ({ sitting: s }) =>
        isOver(s) ? { is: "reasons", reasons: reasonsOf(await store.rows(match, 0)) } : invalid("MATCH_RUNNING"),
      ),
  };

  const takeBack = ({ match, seat, at }: Omit<Ask & { is: "takeBack" }, "is">, agreed: Consents): Promise<Answer> =>
    seated(match, seat, async (room) => {
      const kept = mayTakeBack(room.sitting, seat, agreed);
      if (at !== room.sitting.length) return stale(room, seat, at);
      if (typeof kept !== "number") return { is: "refused", refusal: kept, move: 0, at };
      const past = await pastBefore(store, room.sitting, kept);
      if (!past) throw new Error(`no way back to act ${kept} of ${match}`);
      return put(room, seat, at, draftBack(room.sitting, seat, kept, past, now()));
    });

  async function founded({ match, secret, from, ...asked }: Omit<Foundation, "entropy">): Promise<Result<Pending>> {
    const promised = { match, secret };
    return from
      ? prepareFork(await findFor(from.text), random, { ...from, seats: asked.seats }, promised)
      : prepare(await findOnly(load, asked.game), random, asked, promised);
  }

  /** Rules that cannot be fetched just now are not missing. */
  const isHere = (id: string, edition: number): Promise<boolean> => load(id, edition).then(Boolean, () => true);

  /** The rules a record names. What cannot be read is found out, and said, by whoever reads it in earnest. */
  function findFor(text: string): ReturnType<typeof findOnly> {
    return findOnly(load, /"game":\s*"([a-z0-9-]+@[0-9]+)"/.exec(text)?.[1] ?? "");
  }

  function opened(prepared: Result<Pending>): Answer {
    if ("bad" in prepared) return { is: "invalid", bad: prepared.bad };
    const { match, commitment } = prepared.ok;
    pending.set(match, prepared.ok);
    const [oldest] = pending.keys();
    if (pending.size > PENDING && oldest !== undefined) pending.delete(oldest);
    return { is: "opened", match, commitment };
  }

  /** Stores a new match. One that is there already is left as it is. */
  async function keep(opening: Opening, rows: readonly Row[], before?: Clock): Promise<Answer> {
    const sat = sitDown(opening, rows, await findOnly(load, opening.game));
    if ("bad" in sat) return { is: "invalid", bad: sat.bad };
    const { clock, due } = ahead(sat.ok, before, sat.ok, now());
    const card = cardOf(sat.ok, rows.length, now(), clock);
    await store.create(opening, sat.ok.held, card, due);
    options.wrote?.(opening.match, card);
    return { is: "created", card };
  }

  /** For persons at the table: bots are nobody's to move. */
  const seated = (match: string, seat: Seat, act: (room: Room) => Promise<Answer>): Promise<Answer> =>
    rooms.within(match, async (room) =>
      room.sitting.seats[seat]?.kind !== "person"
        ? invalid("MATCH_SEAT", { seat })
        : isClosed(room.clock)
          ? nothingMore(room)
          : act(room),
    );
  const nothingMore = ({ sitting: { game, length } }: Room): Answer => ({
    is: "refused",
    refusal: game.refusals.over as Refusal,
    move: 0,
    at: length,
  });

  async function put(room: Room, seat: Seat, at: number, draft: Draft): Promise<Answer> {
    return (await rooms.write(room, draft)) ? { is: "done", at: at + 1 } : stale(room, seat, at);
  }

  /** Answers a message from an old board, and tells its seat again what it has missed. */
  async function stale(room: Room, seat: Seat, at: number): Promise<Answer> {
    await rooms.remind(room.sitting.opening.match, seat, at);
    return { is: "stale", at: room.sitting.length };
  }

  async function exported(match: string): Promise<Answer> {
    const room = await rooms.enter(match);
    if (!("is" in room)) {
      const { opening, held, table } = await reaching(store, room.sitting, 0);
      return { is: "recorded", record: recordOf(opening, held, outcome(table)) };
    }
    const opening = await store.opening(match);
    if (!opening) return room;
    // What cannot be played on here can still be kept: with its secret, since nobody can finish it.
    return { is: "salvaged", text: JSON.stringify({ opening, rows: await store.rows(match, 0) }) };
  }

  return {
    answer: (ask) => (doors[ask.is] as (ask: Ask) => Promise<Answer>)(ask).catch(fault),
    async watch({ match, viewer, since }, hear) {
      let leave: Leave | undefined;
      const answer = await rooms
        .within(match, async (room) => {
          const admitted = await rooms.admit(room, viewer, since, hear);
          if (typeof admitted !== "function") return admitted;
          leave = admitted;
          return { is: "done", at: room.sitting.length };
        })
        .catch(fault);
      return leave ?? answer;
    },
    async found(foundation) {
      const answer = await rooms
        .inTurn(foundation.match, async () => {
          const prepared = await founded(foundation);
          if ("bad" in prepared) return { is: "invalid", bad: prepared.bad } as const;
          const begun = begin(prepared.ok, foundation.entropy, now());
          if ("bad" in begun) return { is: "invalid", bad: begun.bad } as const;
          return keep(begun.ok.opening, begun.ok.rows, foundation.clock);
        })
        .catch(fault);
      // A bot that is asked first begins at once, whether or not a viewer comes.
      if (answer.is === "created" && options.playsUnwatched && asksBot(answer.card)) void rooms.wake(foundation.match);
      return answer;
    },
    async check(foundation) {
      const prepared = await founded(foundation);
      if ("bad" in prepared) return prepared;
      const { game, options } = prepared.ok;
      const open = shownOptions(game, options, "public", false);
      return { ok: open === options ? {} : { openOptions: open } };
    },
    takeBackAgreed: (ask) => takeBack(ask, () => true).catch(fault),
    async inTheWay(match, seat) {
      const asked = new Set<Seat>();
      let at = 0;
      const answer = await seated(match, seat, async (room) => {
        const kept = mayTakeBack(room.sitting, seat, (_card, other) => Boolean(asked.add(other)));
        at = room.sitting.length;
        return typeof kept === "number" ? { is: "done", at } : { is: "refused", refusal: kept, move: 0, at };
      }).catch(fault);
      return answer.is === "done" ? { seats: [...asked].sort((a, b) => a - b), at } : answer;
    },
    async returnOptions(match) {
      let options: object = {};
      const answer = await rooms
        .within(match, ({ sitting: s }) => {
          options = { ...s.opening.options, ...s.game.rematch?.(s.game.view(s.table, "public")) };
          return Promise.resolve({ is: "done", at: s.length });
        })
        .catch(fault);
      return answer.is === "done" ? { options } : answer;
    },
    async confidants(match, seat) {
      let seats: readonly Seat[] = [];
      const answer = await rooms
        .within(match, async ({ sitting: { game, table, length } }) => {
          seats = (game.confidants as ((t: Table, by: Seat) => readonly Seat[]) | undefined)?.(table, seat) ?? [];
          return { is: "done", at: length };
        })
        .catch(fault);
      return answer.is === "done" ? seats : [];
    },
    setClock: (match, act) =>
      rooms
        .within(match, async (room) => {
          if (isOver(room.sitting)) return invalid("MATCH_CLOCK", { over: true });
          return (await rooms.writeClock(room, act))
            ? { is: "done", at: room.sitting.length }
            : invalid("MATCH_CLOCK", { act: act.is });
        })
        .catch(fault),
    giveUp: (match, seat) =>
      rooms
        .within(match, async (room) => {
          const s = room.sitting;
          if (isOver(s) || isClosed(room.clock)) return { is: "done", at: s.length } as const;
          const draft = s.seats[seat] && draftGivingUp(s, seat, now());
          return draft ? put(room, seat, s.length, draft) : invalid("MATCH_SEAT", { seat });
        })
        .catch(fault),
    wake: rooms.wake,
    reorder: rooms.reorder,
    restart: (match, anew) => rooms.restart(match, anew).catch(fault),
    async ordersOf(match, seat, orders) {
      let infos: readonly OrderInfo[] = [];
      const answer = await rooms
        .within(match, async ({ sitting }) => {
          const first = Math.min(sitting.length, ...orders.map(({ at }) => at));
          infos = orderInfos(await reaching(store, sitting, first), seat, orders);
          return { is: "done", at: sitting.length };
        })
        .catch(fault);
      return answer.is === "done" ? infos : answer;
    },
    refresh: rooms.refresh,
    open: rooms.open,
    refreshAll: rooms.refreshAll,
    close() {
      rooms.close();
      pending.clear();
    },
  };
}

/** Nothing that goes wrong inside may silence the clerk: it says so and goes on with the other tables. */
const fault = (error: unknown): Answer => invalid(codeOf(error), { problem: String(error) });

const asksBot = ({ asked, seats }: TableCard): boolean => asked.some((seat) => seats[seat]?.kind === "bot");

/** How far a run of moves came that is here already, should it be sent again; it stands in one piece. */
async function playedUnder(
  log: Pick<ClerkStore, "rows">,
  s: Sitting,
  seat: Seat,
  key: string,
): Promise<{ at: number; moves: number } | undefined> {
  const isOf = ({ entry, key: one }: Row): boolean => one === key && entry.is === "act" && entry.by === seat;
  const last = s.held.findLastIndex(isOf);
  const before = s.held.findLastIndex((row, i) => i < last && !isOf(row));
  if (last >= 0 && (before >= 0 || s.from === 0)) return { at: s.from + last + 1, moves: last - before };
  return s.from > 0 ? playedUnder(log, await reaching(log, s, 0), seat, key) : undefined;
}

const reasonsOf = (rows: readonly Row[]): Reason[] =>
  rows.flatMap(({ entry, lines }) => (lines && entry.is === "act" ? [{ n: entry.n, seat: entry.by, lines }] : []));
