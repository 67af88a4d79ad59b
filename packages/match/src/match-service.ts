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
  type SeatOccupant,
  type GameState,
} from "@starboard/kernel";
import type { MatchResponse, MatchRequest, MoveAnalysis, MatchSummary, UnreadableMatch } from "@starboard/wire";
import type { Clock } from "@starboard/wire/host";
import type { OrderInfo } from "@starboard/wire/orders";
import { type ClockAction, isClosed, applyClockAction } from "./clock.ts";
import { errorCodeOf, wrapStoreErrors, guardedLoad } from "./errors.ts";
import { mightContain } from "./idempotency-keys.ts";
import { findOnly, type OnUpdate, invalid, type OpenMatch, type OpenMatchOptions } from "./open-match.ts";
import { createOpenMatches } from "./open-matches.ts";
import { type ConditionalOrder, orderInfos } from "./conditional-orders.ts";
import { type Draft, draftTakeBack, draftRun, draftSeatChange } from "./draft.ts";
import {
  startMatch,
  type PendingMatch,
  prepare,
  prepareFork,
  type CommittedSecret,
  type RandomHex,
  readImportedRecord,
} from "./setup.ts";
import { isOver, recordOf, type LiveMatch, restoreMatch } from "./live-match.ts";
import type { ScheduledMatchStore, MatchHeader, LogRow } from "./store.ts";
import { loadStateBefore, withHistoryFrom } from "./history.ts";
import { computeSchedule, draftResignation } from "./due-work.ts";
import { summaryOf, type ConsentPolicy, mayTakeBack, visibleOptions } from "./update.ts";

export interface MatchServiceOptions extends OpenMatchOptions {
  /** For secrets and for the names of matches. */
  readonly random: RandomHex;
}
/** What has nothing to do with who listens. */
export type UnaryRequest = Exclude<MatchRequest, { is: "watch" | "unwatch" }>;

/** A match whose secret was committed to elsewhere, before the seats gave their entropy. */
export interface PreparedMatch extends CommittedSecret {
  /** `game@edition` and options; with `from` the record decides. */
  readonly game: string;
  readonly options: object;
  readonly seats: readonly SeatOccupant[];
  readonly entropy: readonly string[];
  readonly from?: { readonly text: string; readonly at: number } | undefined;
  readonly clock?: Clock | undefined;
}

export interface MatchService {
  /** Does what is asked. Never rejects: what goes wrong inside is answered with MATCH_STORE, MATCH_RULES or MATCH_INTERNAL. */
  execute(ask: UnaryRequest): Promise<MatchResponse>;
  /** Tells `hear` at once and at every change, until the returned function is called. */
  subscribe(
    ask: Pick<MatchRequest & { is: "watch" }, "match" | "viewer" | "since">,
    hear: OnUpdate,
  ): Promise<MatchResponse | Unsubscribe>;
  /** Begins a match that was prepared elsewhere; answered like `begin`. A match that is there already stays as it is. */
  createPrepared(foundation: PreparedMatch): Promise<MatchResponse>;
  /**
   * Whether `found` would accept this, and, if that is not all of them, what everybody may read of its options; its seats
   * need not have names yet. Codes as for `create` and `fork`.
   */
  check(foundation: Omit<PreparedMatch, "entropy">): Promise<Result<{ readonly openOptions?: object }>>;
  /** Takes a seat's last act back although others have acted since: they have agreed. */
  takeBackAgreed(ask: Pick<MatchRequest & { is: "takeBack" }, "match" | "seat" | "at">): Promise<MatchResponse>;
  /** The persons who must agree before a seat's last act can be taken back, or why it cannot be. */
  seatsToAsk(
    match: string,
    seat: Seat,
  ): Promise<{ readonly seats: readonly Seat[]; readonly at: number } | MatchResponse>;
  /** The other seats a seat may now speak to in private. */
  privateChatSeats(match: string, seat: Seat): Promise<readonly Seat[]>;
  /** The options of the same match with the seats exchanged, which may carry this one's result; an answer that says why not. */
  rematchOptions(match: string): Promise<{ readonly options: object } | MatchResponse>;
  /** Does something to a match's clock; `done`, or MATCH_CLOCK where this clock knows no such thing. */
  setClock(match: string, act: ClockAction): Promise<MatchResponse>;
  /**
   * Gives up for a seat in the game's own way, as at a clock's zero: for whoever was out of time elsewhere. `done`, also when
   * the match is over; MATCH_SEAT where the game knows no such thing for this seat now.
   */
  resign(match: string, seat: Seat): Promise<MatchResponse>;
  /**
   * Lets time pass in a match that is due, its orders be followed and its bots think. Tells when something will be due
   * again: milliseconds since 1970, null for never, undefined where that could not be found out.
   */
  runDue(match: string): Promise<number | null | undefined>;
  /** Somebody has given orders, or taken them back: reads them anew and does what follows; tells as `wake` does. */
  ordersChanged(match: string): Promise<number | null | undefined>;
  /**
   * Tries again to do what is due in a match that stands still; with `anew` it is first read again from the store. `done`, or
   * the code of what prevents it.
   */
  restart(match: string, anew: boolean): Promise<MatchResponse>;
  /** The orders of a seat as its person sees them; an answer that says why not. */
  describeOrders(
    match: string,
    seat: Seat,
    orders: readonly ConditionalOrder[],
  ): Promise<readonly OrderInfo[] | MatchResponse>;
  /** Somebody else wrote to the store: catches up and tells the viewers. */
  refresh(match: string): Promise<void>;
  /** The same for every match somebody is in, orders too: nobody knows what was written. */
  refreshAll(): Promise<void>;
  /** The matches somebody is in, and how many entries of them are known here. */
  openMatches(): readonly { readonly match: string; readonly at: number }[];
  /** Calls off all thinking and forgets everything; the store keeps it. */
  close(): void;
}
export type Unsubscribe = () => void;

/** Matches committed to and never begun that are kept at most; the oldest is forgotten first. */
const PENDING = 200;

export function createMatchService(options: MatchServiceOptions): MatchService {
  const { now, random, consents } = options;
  const store = wrapStoreErrors(options.store);
  const load = guardedLoad(options.load);
  const rooms = createOpenMatches({ ...options, store, load });
  const pending = new Map<string, PendingMatch>();

  const doors: { [K in UnaryRequest["is"]]: (ask: MatchRequest & { is: K }) => Promise<MatchResponse> } = {
    create: async (ask) => opened(prepare(await findOnly(load, ask.game), random, ask)),
    fork: async (ask) => opened(prepareFork(await findFor(ask.text), random, ask)),
    begin: ({ match, entropy }) =>
      rooms.inTurn(match, async () => {
        const prepared = pending.get(match);
        if (!prepared) return invalid("MATCH_UNKNOWN", { match });
        const begun = startMatch(prepared, entropy, now());
        if ("bad" in begun) return { is: "invalid", bad: begun.bad };
        const answer = await keep(begun.ok.opening, begun.ok.rows);
        pending.delete(match);
        return answer;
      }),
    async list() {
      const matches: MatchSummary[] = [];
      const unreadable: UnreadableMatch[] = [];
      for (const { match, card } of await store.cards()) {
        const named = card && parseEdition(card.game);
        if (!card || rooms.isDamaged(match)) unreadable.push({ match, code: "MATCH_DAMAGED", card });
        else if (!named || !(await isHere(named.id, named.edition)))
          unreadable.push({ match, code: "MATCH_EDITION", card });
        else matches.push(card);
      }
      return { is: "matches", matches, unreadable };
    },
    commit: ({ match, seat, at, key, moves }) =>
      seated(match, seat, async (room) => {
        const s = room.live;
        const before = mightContain(s.keys, key) && (await playedUnder(store, s, seat, key));
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
      rooms.withMatch(match, async (room) => {
        const s = room.live;
        if (!s.seats[seat]) return invalid("MATCH_SEAT", { seat });
        if (at !== s.length) return stale(room, seat, at);
        if (isOver(s) || isClosed(room.clock)) return nothingMore(room);
        if (room.clock && card.kind === "person")
          room.clock = applyClockAction(room.clock, { is: "replacePlayer", seat }) ?? room.clock;
        return put(room, seat, at, draftSeatChange(s, seat, card, now()));
      }),
    record: ({ match }) => rooms.inTurn(match, () => exported(match)),
    async import({ text }) {
      const read = readImportedRecord(await findFor(text), text, now());
      return "bad" in read ? { is: "invalid", bad: read.bad } : keep(read.ok.opening, read.ok.rows);
    },
    remove: ({ match }) =>
      rooms.inTurn(match, async () => {
        await store.remove(match);
        rooms.closeRemoved(match);
        options.wrote?.(match, null);
        return { is: "done", at: 0 };
      }),
    analysis: ({ match }) =>
      rooms.withMatch(match, async ({ live: s }) =>
        isOver(s) ? { is: "analysis", analysis: reasonsOf(await store.rows(match, 0)) } : invalid("MATCH_RUNNING"),
      ),
  };

  const takeBack = (
    { match, seat, at }: Omit<MatchRequest & { is: "takeBack" }, "is">,
    agreed: ConsentPolicy,
  ): Promise<MatchResponse> =>
    seated(match, seat, async (room) => {
      const kept = mayTakeBack(room.live, seat, agreed);
      if (at !== room.live.length) return stale(room, seat, at);
      if (typeof kept !== "number") return { is: "refused", refusal: kept, move: 0, at };
      const past = await loadStateBefore(store, room.live, kept);
      if (!past) throw new Error(`no way back to act ${kept} of ${match}`);
      return put(room, seat, at, draftTakeBack(room.live, seat, kept, past, now()));
    });

  async function founded({
    match,
    secret,
    from,
    ...asked
  }: Omit<PreparedMatch, "entropy">): Promise<Result<PendingMatch>> {
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

  function opened(prepared: Result<PendingMatch>): MatchResponse {
    if ("bad" in prepared) return { is: "invalid", bad: prepared.bad };
    const { match, commitment } = prepared.ok;
    pending.set(match, prepared.ok);
    const [oldest] = pending.keys();
    if (pending.size > PENDING && oldest !== undefined) pending.delete(oldest);
    return { is: "prepared", match, commitment };
  }

  /** Stores a new match. One that is there already is left as it is. */
  async function keep(opening: MatchHeader, rows: readonly LogRow[], before?: Clock): Promise<MatchResponse> {
    const sat = restoreMatch(opening, rows, await findOnly(load, opening.game));
    if ("bad" in sat) return { is: "invalid", bad: sat.bad };
    const { clock, due } = computeSchedule(sat.ok, before, sat.ok, now());
    const card = summaryOf(sat.ok, rows.length, now(), clock);
    await store.create(opening, sat.ok.recentRows, card, due);
    options.wrote?.(opening.match, card);
    return { is: "created", card };
  }

  /** For persons at the table: bots are nobody's to move. */
  const seated = (
    match: string,
    seat: Seat,
    act: (room: OpenMatch) => Promise<MatchResponse>,
  ): Promise<MatchResponse> =>
    rooms.withMatch(match, async (room) =>
      room.live.seats[seat]?.kind !== "person"
        ? invalid("MATCH_SEAT", { seat })
        : isClosed(room.clock)
          ? nothingMore(room)
          : act(room),
    );
  const nothingMore = ({ live: { game, length } }: OpenMatch): MatchResponse => ({
    is: "refused",
    refusal: game.refusals.over as Refusal,
    move: 0,
    at: length,
  });

  async function put(room: OpenMatch, seat: Seat, at: number, draft: Draft): Promise<MatchResponse> {
    return (await rooms.write(room, draft)) ? { is: "done", at: at + 1 } : stale(room, seat, at);
  }

  /** Answers a message from an old board, and tells its seat again what it has missed. */
  async function stale(room: OpenMatch, seat: Seat, at: number): Promise<MatchResponse> {
    await rooms.remind(room.live.opening.match, seat, at);
    return { is: "stale", at: room.live.length };
  }

  async function exported(match: string): Promise<MatchResponse> {
    const room = await rooms.open(match);
    if (!("is" in room)) {
      const { opening, recentRows, state } = await withHistoryFrom(store, room.live, 0);
      return { is: "record", record: recordOf(opening, recentRows, outcome(state)) };
    }
    const opening = await store.opening(match);
    if (!opening) return room;
    // What cannot be played on here can still be kept: with its secret, since nobody can finish it.
    return { is: "rawText", text: JSON.stringify({ opening, rows: await store.rows(match, 0) }) };
  }

  return {
    execute: (ask) => (doors[ask.is] as (ask: MatchRequest) => Promise<MatchResponse>)(ask).catch(fault),
    async subscribe({ match, viewer, since }, hear) {
      let leave: Unsubscribe | undefined;
      const answer = await rooms
        .withMatch(match, async (room) => {
          const admitted = await rooms.admit(room, viewer, since, hear);
          if (typeof admitted !== "function") return admitted;
          leave = admitted;
          return { is: "done", at: room.live.length };
        })
        .catch(fault);
      return leave ?? answer;
    },
    async createPrepared(foundation) {
      const answer = await rooms
        .inTurn(foundation.match, async () => {
          const prepared = await founded(foundation);
          if ("bad" in prepared) return { is: "invalid", bad: prepared.bad } as const;
          const begun = startMatch(prepared.ok, foundation.entropy, now());
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
      const open = visibleOptions(game, options, "public", false);
      return { ok: open === options ? {} : { openOptions: open } };
    },
    takeBackAgreed: (ask) => takeBack(ask, () => true).catch(fault),
    async seatsToAsk(match, seat) {
      const asked = new Set<Seat>();
      let at = 0;
      const answer = await seated(match, seat, async (room) => {
        const kept = mayTakeBack(room.live, seat, (_card, other) => Boolean(asked.add(other)));
        at = room.live.length;
        return typeof kept === "number" ? { is: "done", at } : { is: "refused", refusal: kept, move: 0, at };
      }).catch(fault);
      return answer.is === "done" ? { seats: [...asked].sort((a, b) => a - b), at } : answer;
    },
    async rematchOptions(match) {
      let options: object = {};
      const answer = await rooms
        .withMatch(match, ({ live: s }) => {
          options = { ...s.opening.options, ...s.game.rematchOptions?.(s.game.view(s.state, "public")) };
          return Promise.resolve({ is: "done", at: s.length });
        })
        .catch(fault);
      return answer.is === "done" ? { options } : answer;
    },
    async privateChatSeats(match, seat) {
      let seats: readonly Seat[] = [];
      const answer = await rooms
        .withMatch(match, async ({ live: { game, state, length } }) => {
          seats =
            (game.privateChatSeats as ((t: GameState, by: Seat) => readonly Seat[]) | undefined)?.(state, seat) ?? [];
          return { is: "done", at: length };
        })
        .catch(fault);
      return answer.is === "done" ? seats : [];
    },
    setClock: (match, act) =>
      rooms
        .withMatch(match, async (room) => {
          if (isOver(room.live)) return invalid("MATCH_CLOCK", { over: true });
          return (await rooms.writeClock(room, act))
            ? { is: "done", at: room.live.length }
            : invalid("MATCH_CLOCK", { act: act.is });
        })
        .catch(fault),
    resign: (match, seat) =>
      rooms
        .withMatch(match, async (room) => {
          const s = room.live;
          if (isOver(s) || isClosed(room.clock)) return { is: "done", at: s.length } as const;
          const draft = s.seats[seat] && draftResignation(s, seat, now());
          return draft ? put(room, seat, s.length, draft) : invalid("MATCH_SEAT", { seat });
        })
        .catch(fault),
    runDue: rooms.wake,
    ordersChanged: rooms.reorder,
    restart: (match, anew) => rooms.restart(match, anew).catch(fault),
    async describeOrders(match, seat, orders) {
      let infos: readonly OrderInfo[] = [];
      const answer = await rooms
        .withMatch(match, async ({ live }) => {
          const first = Math.min(live.length, ...orders.map(({ at }) => at));
          infos = orderInfos(await withHistoryFrom(store, live, first), seat, orders);
          return { is: "done", at: live.length };
        })
        .catch(fault);
      return answer.is === "done" ? infos : answer;
    },
    refresh: rooms.refresh,
    openMatches: rooms.openMatches,
    refreshAll: rooms.refreshAll,
    close() {
      rooms.close();
      pending.clear();
    },
  };
}

/** Nothing that goes wrong inside may silence the clerk: it says so and goes on with the other tables. */
const fault = (error: unknown): MatchResponse => invalid(errorCodeOf(error), { problem: String(error) });

const asksBot = ({ asked, seats }: MatchSummary): boolean => asked.some((seat) => seats[seat]?.kind === "bot");

/** How far a run of moves came that is here already, should it be sent again; it stands in one piece. */
async function playedUnder(
  log: Pick<ScheduledMatchStore, "rows">,
  s: LiveMatch,
  seat: Seat,
  key: string,
): Promise<{ at: number; moves: number } | undefined> {
  const isOf = ({ entry, key: one }: LogRow): boolean => one === key && entry.is === "act" && entry.by === seat;
  const last = s.recentRows.findLastIndex(isOf);
  const before = s.recentRows.findLastIndex((row, i) => i < last && !isOf(row));
  if (last >= 0 && (before >= 0 || s.firstHeld === 0)) return { at: s.firstHeld + last + 1, moves: last - before };
  return s.firstHeld > 0 ? playedUnder(log, await withHistoryFrom(log, s, 0), seat, key) : undefined;
}

const reasonsOf = (rows: readonly LogRow[]): MoveAnalysis[] =>
  rows.flatMap(({ entry, variations }) =>
    variations && entry.is === "act" ? [{ n: entry.n, seat: entry.by, variations }] : [],
  );
