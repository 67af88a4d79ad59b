/**
 * Serves any number of matches: validates requests with the rules, appends them to the log, then sends each viewer an
 * update with what it may know. The same service runs in a web worker of the page and on a host.
 */
import type { Result, Seat } from "@starboard/kernel";
import type { MatchRequest, MatchResponse, MatchSummary } from "@starboard/wire";
import type { OrderInfo } from "@starboard/wire/orders";
import type { ClockAction } from "./clock.ts";
import type { ConditionalOrder } from "./conditional-orders.ts";
import { errorCodeOf, guardedLoad, wrapStoreErrors } from "./errors.ts";
import { createMatchCommands, type HandOverRequest } from "./match-commands.ts";
import { createMatchCreation, type PreparedMatch } from "./match-creation.ts";
import { createMatchReads, type ViewAfterAct } from "./match-reads.ts";
import { invalid, type OnUpdate, type OpenMatchOptions } from "./open-match.ts";
import { createOpenMatches } from "./open-matches.ts";
import type { RandomHex } from "./setup.ts";

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
  /** Returns what everybody saw after the last act of a seat; null if it has not acted or the match cannot be read. */
  publicViewAfterAct(match: string, seat: Seat): Promise<ViewAfterAct | null>;
  /** Returns the options of a rematch, which may carry over the result of this match, or an error response. */
  rematchOptions(match: string): Promise<{ readonly options: object } | MatchResponse>;
  /**
   * Applies an action to the clock of a match. Responds `done`, or MATCH_CLOCK if the clock does not support the
   * action.
   */
  setClock(match: string, action: ClockAction): Promise<MatchResponse>;
  /**
   * Gives a bot's seat to a person and starts a new clock for all seats. Codes as for `seat`; MATCH_SEAT if no bot has the
   * seat.
   */
  handOver(request: HandOverRequest): Promise<MatchResponse>;
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
  /** Drops a match from memory after its present task, with bots and timer. Its viewers receive nothing more. */
  release(match: string): Promise<void>;
  /** Cancels all bot thinking and releases all matches. The store is not affected. */
  close(): void;
}
export type Unsubscribe = () => void;

export function createMatchService(options: MatchServiceOptions): MatchService {
  const store = wrapStoreErrors(options.store);
  const load = guardedLoad(options.load);
  const deps = { ...options, store, load };
  const openMatches = createOpenMatches(deps);
  const creation = createMatchCreation({ ...deps, enqueue: openMatches.enqueue });
  const reads = createMatchReads({ ...deps, openMatches });
  const commands = createMatchCommands({ ...deps, openMatches });

  const handlers: { [K in UnaryRequest["is"]]: (request: MatchRequest & { is: K }) => Promise<MatchResponse> } = {
    create: creation.create,
    fork: creation.fork,
    begin: creation.begin,
    import: creation.importRecord,
    list: reads.list,
    record: reads.record,
    analysis: reads.analysis,
    commit: commands.commit,
    takeBack: (request) => commands.takeBack(request, options.consents),
    seat: commands.changeSeat,
    edition: commands.moveToEdition,
    remove: commands.remove,
  };

  return {
    execute: (request) =>
      (handlers[request.is] as (request: MatchRequest) => Promise<MatchResponse>)(request).catch(errorResponse),
    subscribe: ({ match, viewer, since }, onUpdate) =>
      openMatches
        .withMatch(match, (openMatch) => openMatches.addWatcher(openMatch, viewer, since, onUpdate))
        .catch(errorResponse),
    async createPrepared(input) {
      const answer = await creation.createPrepared(input).catch(errorResponse);
      // If a bot is to act first, it starts now and does not wait for a viewer.
      if (answer.is === "created" && options.playsUnwatched && asksBot(answer.summary))
        void openMatches.runDue(input.match);
      return answer;
    },
    check: creation.check,
    takeBackAgreed: (request) => commands.takeBack(request, () => true).catch(errorResponse),
    seatsToAsk: (match, seat) => reads.seatsToAsk(match, seat).catch(errorResponse),
    newerEdition: (match) => reads.newerEdition(match).catch(errorResponse),
    rematchOptions: (match) => reads.rematchOptions(match).catch(errorResponse),
    async privateChatSeats(match, seat) {
      const seats = await reads.privateChatSeats(match, seat).catch(errorResponse);
      return "is" in seats ? [] : seats;
    },
    async publicViewAfterAct(match, seat) {
      const found = await reads.publicViewAfterAct(match, seat).catch(errorResponse);
      return found && "is" in found ? null : found;
    },
    setClock: (match, action) => commands.setClock(match, action).catch(errorResponse),
    handOver: (request) => commands.handOver(request).catch(errorResponse),
    resign: (match, seat) => commands.resign(match, seat).catch(errorResponse),
    runDue: openMatches.runDue,
    ordersChanged: openMatches.ordersChanged,
    restart: (match, reload) => openMatches.restart(match, reload).catch(errorResponse),
    describeOrders: (match, seat, orders) => reads.describeOrders(match, seat, orders).catch(errorResponse),
    refresh: openMatches.refresh,
    openMatches: openMatches.openMatches,
    refreshAll: openMatches.refreshAll,
    release: openMatches.release,
    close() {
      openMatches.close();
      creation.close();
    },
  };
}

/** Turns an exception into a response, so that a failure in one match does not affect the others. */
const errorResponse = (error: unknown): MatchResponse => invalid(errorCodeOf(error), { problem: String(error) });

const asksBot = ({ asked, seats }: MatchSummary): boolean => asked.some((seat) => seats[seat]?.kind === "bot");
