/**
 * Serves any number of matches: validates requests with the rules, appends them to the log, then sends each viewer an
 * update with what it may know. The same service runs in a web worker of the page and on a host.
 */
import { type AnyGame, outcome, parseEdition, type Refusal, type Result, type Seat } from "@starboard/kernel";
import type { MatchResponse, MatchRequest, MoveAnalysis, MatchSummary, UnreadableMatch } from "@starboard/wire";
import type { OrderInfo } from "@starboard/wire/orders";
import { type ClockAction, isClosed, applyClockAction } from "./clock.ts";
import { errorCodeOf, wrapStoreErrors, guardedLoad } from "./errors.ts";
import { mightContain } from "./idempotency-keys.ts";
import { type OnUpdate, invalid, type OpenMatch, type OpenMatchOptions } from "./open-match.ts";
import { createOpenMatches } from "./open-matches.ts";
import { type ConditionalOrder, orderInfos } from "./conditional-orders.ts";
import { type Draft, draftEdition, draftTakeBack, draftRun, draftSeatChange, newerEdition } from "./draft.ts";
import { createMatchCreation, type PreparedMatch } from "./match-creation.ts";
import type { RandomHex } from "./setup.ts";
import { isOver, recordOf, type LiveMatch } from "./live-match.ts";
import type { ScheduledMatchStore, LogRow } from "./store.ts";
import { loadStateBefore, withHistoryFrom } from "./history.ts";
import { draftResignation } from "./due-work.ts";
import { type ConsentPolicy, mayTakeBack } from "./update.ts";

export interface MatchServiceOptions extends OpenMatchOptions {
  /** Source of random bytes for match secrets and match ids. */
  readonly random: RandomHex;
}
/** A request with a single response; subscriptions are the other kind. */
export type UnaryRequest = Exclude<MatchRequest, { is: "watch" | "unwatch" }>;

export interface MatchService {
  /**
   * Executes a request. Never rejects: internal failures become the codes MATCH_STORE, MATCH_RULES or MATCH_INTERNAL.
   */
  execute(request: UnaryRequest): Promise<MatchResponse>;
  /** Calls `onUpdate` with an update now and at every change, until the returned function is called. */
  subscribe(
    request: Pick<MatchRequest & { is: "watch" }, "match" | "viewer" | "since">,
    onUpdate: OnUpdate,
  ): Promise<MatchResponse | Unsubscribe>;
  /** Starts a match that the caller prepared; the response is that of `begin`. An existing match is left unchanged. */
  createPrepared(input: PreparedMatch): Promise<MatchResponse>;
  /**
   * Checks whether `createPrepared` would accept a match; its seats need no names yet. Returns the options that all
   * viewers may see, if some options are hidden. Codes as for `create` and `fork`.
   */
  check(input: Omit<PreparedMatch, "entropy">): Promise<Result<{ readonly openOptions?: object }>>;
  /** Takes back a seat's last act although other seats have acted since. The caller has obtained their consent. */
  takeBackAgreed(request: Pick<MatchRequest & { is: "takeBack" }, "match" | "seat" | "at">): Promise<MatchResponse>;
  /** Returns the seats of people who must agree before a seat's last act can be taken back, or why it cannot be. */
  seatsToAsk(
    match: string,
    seat: Seat,
  ): Promise<{ readonly seats: readonly Seat[]; readonly at: number } | MatchResponse>;
  /** Returns the newest edition that a match could move to now, with its length; an error response if it cannot. */
  newerEdition(match: string): Promise<{ readonly to: number; readonly at: number } | MatchResponse>;
  /** Returns the seats to which a seat may send private messages now. */
  privateChatSeats(match: string, seat: Seat): Promise<readonly Seat[]>;
  /** Returns the options of a rematch, which may carry over the result of this match, or an error response. */
  rematchOptions(match: string): Promise<{ readonly options: object } | MatchResponse>;
  /**
   * Applies an action to the clock of a match. Responds `done`, or MATCH_CLOCK if the clock does not support the
   * action.
   */
  setClock(match: string, act: ClockAction): Promise<MatchResponse>;
  /**
   * Resigns for a seat, as when its time runs out; used when a deadline outside the match has passed. Responds `done`,
   * also when the match is over, or MATCH_SEAT if the game does not let this seat resign now.
   */
  resign(match: string, seat: Seat): Promise<MatchResponse>;
  /**
   * Does the due work of a match: time limits, clocks, conditional orders and bots. Resolves to the next due date in
   * milliseconds since 1970, to null if there is none, or to undefined after a failure.
   */
  runDue(match: string): Promise<number | null | undefined>;
  /** Reloads the conditional orders of a match after a change and does the due work. Resolves like `runDue`. */
  ordersChanged(match: string): Promise<number | null | undefined>;
  /**
   * Retries the due work of a stuck match; with `reload` the match is first reloaded from the store. Responds `done`,
   * or the code of what prevents it.
   */
  restart(match: string, reload: boolean): Promise<MatchResponse>;
  /** Returns the conditional orders of a seat as its player sees them, or an error response. */
  describeOrders(
    match: string,
    seat: Seat,
    orders: readonly ConditionalOrder[],
  ): Promise<readonly OrderInfo[] | MatchResponse>;
  /** Reads what another writer added to the store and sends updates to the viewers. */
  refresh(match: string): Promise<void>;
  /** Refreshes every open match and its orders, for use when it is unknown which matches were written to. */
  refreshAll(): Promise<void>;
  /** Lists the open matches and the number of entries known of each. */
  openMatches(): readonly { readonly match: string; readonly at: number }[];
  /** Cancels all bot thinking and releases all matches. The store is not affected. */
  close(): void;
}
export type Unsubscribe = () => void;

export function createMatchService(options: MatchServiceOptions): MatchService {
  const { now, consents } = options;
  const store = wrapStoreErrors(options.store);
  const load = guardedLoad(options.load);
  const openMatches = createOpenMatches({ ...options, store, load });
  const creation = createMatchCreation({ ...options, store, load, enqueue: openMatches.enqueue });

  const handlers: { [K in UnaryRequest["is"]]: (request: MatchRequest & { is: K }) => Promise<MatchResponse> } = {
    create: creation.create,
    fork: creation.fork,
    begin: creation.begin,
    async list() {
      const matches: MatchSummary[] = [];
      const unreadable: UnreadableMatch[] = [];
      for (const { match, summary } of await store.summaries()) {
        const named = summary && parseEdition(summary.game);
        if (!summary || openMatches.isDamaged(match)) unreadable.push({ match, code: "MATCH_DAMAGED", summary });
        else if (!named || !(await isHere(named.id, named.edition)))
          unreadable.push({ match, code: "MATCH_EDITION", summary });
        else matches.push(summary);
      }
      return { is: "matches", matches, unreadable };
    },
    commit: ({ match, seat, at, key, moves }) =>
      withPersonSeat(match, seat, async (openMatch) => {
        const s = openMatch.live;
        const before = mightContain(s.keys, key) && (await findPlayedRun(store, s, seat, key));
        if (before) {
          // The host that wrote it may have stopped before it published the change.
          openMatches.publish(openMatch);
          return { is: "played", ...before };
        }
        if (at !== s.length) return staleResponse(openMatch, seat, at);
        const draft = draftRun(s, seat, moves, now(), { key });
        if ("refusal" in draft) return { is: "refused", ...draft, at };
        const written = await openMatches.write(openMatch, draft);
        return written
          ? { is: "played", at: at + draft.rows.length, moves: draft.rows.length }
          : staleResponse(openMatch, seat, at);
      }),
    takeBack: (request) => takeBack(request, consents),
    seat: ({ match, seat, occupant, at }) =>
      openMatches.withMatch(match, async (openMatch) => {
        const s = openMatch.live;
        if (!s.seats[seat]) return invalid("MATCH_SEAT", { seat });
        if (at !== s.length) return staleResponse(openMatch, seat, at);
        if (isOver(s) || isClosed(openMatch.clock)) return overResponse(openMatch);
        if (openMatch.clock && occupant.kind === "person")
          openMatch.clock = applyClockAction(openMatch.clock, { is: "replacePlayer", seat }) ?? openMatch.clock;
        return writeDraft(openMatch, seat, at, draftSeatChange(s, seat, occupant, now()));
      }),
    edition: (request) => moveToEdition(request),
    record: ({ match }) => openMatches.enqueue(match, () => exportRecord(match)),
    import: creation.importRecord,
    remove: ({ match }) =>
      openMatches.enqueue(match, async () => {
        await store.remove(match);
        openMatches.closeRemoved(match);
        options.onWritten?.(match, null);
        return { is: "done", at: 0 };
      }),
    analysis: ({ match }) =>
      openMatches.withMatch(match, async ({ live: s }) =>
        isOver(s) ? { is: "analysis", analysis: analysisOf(await store.rows(match, 0)) } : invalid("MATCH_RUNNING"),
      ),
  };

  const takeBack = (
    { match, seat, at }: Omit<MatchRequest & { is: "takeBack" }, "is">,
    agreed: ConsentPolicy,
  ): Promise<MatchResponse> =>
    withPersonSeat(match, seat, async (openMatch) => {
      const keepCount = mayTakeBack(openMatch.live, seat, agreed);
      if (at !== openMatch.live.length) return staleResponse(openMatch, seat, at);
      if (typeof keepCount !== "number") return { is: "refused", refusal: keepCount, move: 0, at };
      const past = await loadStateBefore(store, openMatch.live, keepCount);
      if (!past) throw new Error(`no way back to act ${keepCount} of ${match}`);
      return writeDraft(openMatch, seat, at, draftTakeBack(openMatch.live, seat, keepCount, past, now()));
    });

  const moveToEdition = ({ match, to, at }: Omit<MatchRequest & { is: "edition" }, "is">): Promise<MatchResponse> =>
    openMatches.withMatch(match, async (openMatch) => {
      const s = openMatch.live;
      if (at !== s.length) return { is: "stale", at: s.length };
      if (isOver(s) || isClosed(openMatch.clock)) return overResponse(openMatch);
      const draft = draftEdition(s, to, now());
      if (!draft) return invalid("MATCH_EDITION_MOVE", { to });
      return (await openMatches.write(openMatch, draft))
        ? { is: "done", at: at + 1 }
        : { is: "stale", at: openMatch.live.length };
    });

  /** Whether the rules of an edition exist. A failed fetch counts as existing, because it may succeed later. */
  const isHere = (id: string, edition: number): Promise<boolean> => load(id, edition).then(Boolean, () => true);

  /** Runs `act` on an open match for a seat that a person plays. Refuses bot seats and closed matches. */
  const withPersonSeat = (
    match: string,
    seat: Seat,
    act: (openMatch: OpenMatch) => Promise<MatchResponse>,
  ): Promise<MatchResponse> =>
    openMatches.withMatch(match, async (openMatch) =>
      openMatch.live.seats[seat]?.kind !== "person"
        ? invalid("MATCH_SEAT", { seat })
        : isClosed(openMatch.clock)
          ? overResponse(openMatch)
          : act(openMatch),
    );
  const overResponse = ({ live: { game, length } }: OpenMatch): MatchResponse => ({
    is: "refused",
    refusal: game.refusals.over as Refusal,
    move: 0,
    at: length,
  });

  async function writeDraft(openMatch: OpenMatch, seat: Seat, at: number, draft: Draft): Promise<MatchResponse> {
    return (await openMatches.write(openMatch, draft))
      ? { is: "done", at: at + 1 }
      : staleResponse(openMatch, seat, at);
  }

  /** Responds to a request based on an outdated position, and resends its seat what it has missed. */
  async function staleResponse(openMatch: OpenMatch, seat: Seat, at: number): Promise<MatchResponse> {
    await openMatches.resend(openMatch.live.opening.match, seat, at);
    return { is: "stale", at: openMatch.live.length };
  }

  async function exportRecord(match: string): Promise<MatchResponse> {
    const openMatch = await openMatches.open(match);
    if (!("is" in openMatch)) {
      const { opening, recentRows, state } = await withHistoryFrom(store, openMatch.live, 0);
      return { is: "record", record: recordOf(opening, recentRows, outcome(state)) };
    }
    const opening = await store.opening(match);
    if (!opening) return openMatch;
    // A damaged match can still be exported. The secret is included because the match cannot be continued.
    return { is: "rawText", text: JSON.stringify({ opening, rows: await store.rows(match, 0) }) };
  }

  return {
    execute: (request) =>
      (handlers[request.is] as (request: MatchRequest) => Promise<MatchResponse>)(request).catch(errorResponse),
    async subscribe({ match, viewer, since }, onUpdate) {
      let unsubscribe: Unsubscribe | undefined;
      const answer = await openMatches
        .withMatch(match, async (openMatch) => {
          const admitted = await openMatches.addWatcher(openMatch, viewer, since, onUpdate);
          if (typeof admitted !== "function") return admitted;
          unsubscribe = admitted;
          return { is: "done", at: openMatch.live.length };
        })
        .catch(errorResponse);
      return unsubscribe ?? answer;
    },
    async createPrepared(input) {
      const answer = await creation.createPrepared(input).catch(errorResponse);
      // If a bot is to act first, it starts now and does not wait for a viewer.
      if (answer.is === "created" && options.playsUnwatched && asksBot(answer.summary))
        void openMatches.runDue(input.match);
      return answer;
    },
    check: creation.check,
    takeBackAgreed: (request) => takeBack(request, () => true).catch(errorResponse),
    async seatsToAsk(match, seat) {
      const asked = new Set<Seat>();
      let at = 0;
      const answer = await withPersonSeat(match, seat, async (openMatch) => {
        const keepCount = mayTakeBack(openMatch.live, seat, (_card, other) => Boolean(asked.add(other)));
        at = openMatch.live.length;
        return typeof keepCount === "number" ? { is: "done", at } : { is: "refused", refusal: keepCount, move: 0, at };
      }).catch(errorResponse);
      return answer.is === "done" ? { seats: [...asked].sort((a, b) => a - b), at } : answer;
    },
    async newerEdition(match) {
      let to: number | undefined;
      const answer = await openMatches
        .withMatch(match, async ({ live, clock }) => {
          to = isClosed(clock) ? undefined : newerEdition(live);
          return to === undefined ? invalid("MATCH_EDITION_MOVE") : { is: "done", at: live.length };
        })
        .catch(errorResponse);
      return answer.is === "done" && to !== undefined ? { to, at: answer.at } : answer;
    },
    async rematchOptions(match) {
      let options: object = {};
      const answer = await openMatches
        .withMatch(match, ({ live: s }) => {
          options = {
            ...s.opening.options,
            ...s.game.capabilities?.legs?.rematchOptions(s.game.view(s.state, "public")),
          };
          return Promise.resolve({ is: "done", at: s.length });
        })
        .catch(errorResponse);
      return answer.is === "done" ? { options } : answer;
    },
    async privateChatSeats(match, seat) {
      let seats: readonly Seat[] = [];
      const answer = await openMatches
        .withMatch(match, async ({ live: { game, state, length } }) => {
          seats = (game as AnyGame).capabilities?.privateChat?.seats(state, seat) ?? [];
          return { is: "done", at: length };
        })
        .catch(errorResponse);
      return answer.is === "done" ? seats : [];
    },
    setClock: (match, act) =>
      openMatches
        .withMatch(match, async (openMatch) => {
          if (isOver(openMatch.live)) return invalid("MATCH_CLOCK", { over: true });
          return (await openMatches.writeClock(openMatch, act))
            ? { is: "done", at: openMatch.live.length }
            : invalid("MATCH_CLOCK", { act: act.is });
        })
        .catch(errorResponse),
    resign: (match, seat) =>
      openMatches
        .withMatch(match, async (openMatch) => {
          const s = openMatch.live;
          if (isOver(s) || isClosed(openMatch.clock)) return { is: "done", at: s.length } as const;
          const draft = s.seats[seat] && draftResignation(s, seat, now());
          return draft ? writeDraft(openMatch, seat, s.length, draft) : invalid("MATCH_SEAT", { seat });
        })
        .catch(errorResponse),
    runDue: openMatches.runDue,
    ordersChanged: openMatches.ordersChanged,
    restart: (match, reload) => openMatches.restart(match, reload).catch(errorResponse),
    async describeOrders(match, seat, orders) {
      let infos: readonly OrderInfo[] = [];
      const answer = await openMatches
        .withMatch(match, async ({ live }) => {
          const first = Math.min(live.length, ...orders.map(({ at }) => at));
          infos = orderInfos(await withHistoryFrom(store, live, first), seat, orders);
          return { is: "done", at: live.length };
        })
        .catch(errorResponse);
      return answer.is === "done" ? infos : answer;
    },
    refresh: openMatches.refresh,
    openMatches: openMatches.openMatches,
    refreshAll: openMatches.refreshAll,
    close() {
      openMatches.close();
      creation.close();
    },
  };
}

/** Turns an exception into a response, so that a failure in one match does not affect the others. */
const errorResponse = (error: unknown): MatchResponse => invalid(errorCodeOf(error), { problem: String(error) });

const asksBot = ({ asked, seats }: MatchSummary): boolean => asked.some((seat) => seats[seat]?.kind === "bot");

/** Finds the run that a repeated commit has already written: the entry count after it and the number of its moves. */
async function findPlayedRun(
  log: Pick<ScheduledMatchStore, "rows">,
  s: LiveMatch,
  seat: Seat,
  key: string,
): Promise<{ at: number; moves: number } | undefined> {
  const isOf = ({ entry, key: one }: LogRow): boolean => one === key && entry.is === "act" && entry.by === seat;
  const last = s.recentRows.findLastIndex(isOf);
  const before = s.recentRows.findLastIndex((row, i) => i < last && !isOf(row));
  if (last >= 0 && (before >= 0 || s.firstHeld === 0)) return { at: s.firstHeld + last + 1, moves: last - before };
  return s.firstHeld > 0 ? findPlayedRun(log, await withHistoryFrom(log, s, 0), seat, key) : undefined;
}

const analysisOf = (rows: readonly LogRow[]): MoveAnalysis[] =>
  rows.flatMap(({ entry, variations }) =>
    variations && entry.is === "act" ? [{ n: entry.n, seat: entry.by, variations }] : [],
  );
