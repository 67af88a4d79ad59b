/** Requests of a socket to the match service: who may send them, and which feed a spectator receives. */
import type { Seat, Viewer } from "@starboard/kernel";
import { createSubscriptions, type OnUpdate, type Unsubscribe, type Watch } from "@starboard/match";
import type { MatchPush, MatchRequest, MatchResponse } from "@starboard/wire";
import { sendingChangesText } from "@starboard/wire/changes";
import { fail } from "../errors.ts";
import { pushText } from "./push-text.ts";
import type { Caller } from "../people/identity.ts";
import type { HostServices } from "../services.ts";
import { closeMatch } from "../tables/close.ts";
import { canAct, isPlayedBy, tableDocs } from "../tables/doc.ts";
import { hasErasedNames, maskErasedNamesIn } from "../tables/erased-names.ts";
import { seatsOf } from "../tables/info.ts";
import { createMatchOf } from "../tables/start.ts";

/** Maximum number of match subscriptions of a connection. */
const MAX_WATCHED = 50;
/** Maximum length of an imported record, in characters. */
const MAX_IMPORT_CHARACTERS = 4_000_000;

export interface MatchRequests {
  answer(request: MatchRequest): Promise<MatchResponse>;
  /** Ends the subscriptions of a match that are no longer allowed, for example after another player took a seat. */
  recheckAccess(match: string): Promise<void>;
  /** Returns the matches that this connection receives without a spectator delay. */
  watchedLive(): readonly string[];
  close(): void;
}

/** @param sendText receives the updates and notices of all subscriptions, as the client receives them */
export function createMatchRequests(
  services: HostServices,
  me: Caller,
  address: string,
  sendText: (text: string) => void,
): MatchRequests {
  const send = (message: MatchPush): void => sendText(pushText(message));
  const { matches, tables: tableService } = services;
  const subscriptions = createSubscriptions(MAX_WATCHED);
  /** Matches that this connection receives with the spectator delay. */
  const delayed = new Set<string>();

  const isOver = async (match: string): Promise<boolean> => Boolean((await tableService.matchSummary(match))?.over);

  /** True if the caller may receive this view. Checked on every request, because seats change players. */
  async function maySee(match: string, viewer: Viewer): Promise<boolean> {
    const stored = await tableDocs.get(services.store, match);
    // An imported record has no table and is public once the match is over.
    if (!stored) return viewer === "public" && isOver(match);
    if (viewer !== "public") return isPlayedBy(stored.doc.seats[viewer], me.person);
    if (stored.doc.terms.spectators.allowed || seatsOf(stored.doc, me.person).length > 0) return true;
    return stored.doc.owner === me.person || isOver(match);
  }
  /**
   * True if the caller may act for the seat. Reads the table cache, because it runs for every act. A former player that
   * passes a stale cache learns nothing from acting.
   */
  function mayPlay(match: string, seat: Seat): boolean | Promise<boolean> {
    const stored = services.tableCache.get(match);
    return stored instanceof Promise
      ? stored.then((read) => canAct(read?.doc, seat, me.person))
      : canAct(stored.doc, seat, me.person);
  }
  function isAllowed(request: MatchRequest): boolean | Promise<boolean> {
    switch (request.is) {
      case "unwatch":
        return true;
      case "watch":
        return maySee(request.match, request.viewer);
      case "commit":
      case "takeBack":
        return mayPlay(request.match, request.seat);
      case "record":
      case "analysis":
        return isOver(request.match);
      case "import":
        return me.person !== null && request.text.length <= MAX_IMPORT_CHARACTERS && services.expensive.take(address);
      case "create":
      // The players vote on another edition (`tables/proposals`).
      case "edition":
      case "fork":
      case "begin":
      case "list":
      case "seat":
      case "remove":
        return false;
    }
  }

  /** Subscribes to a match, with a delay for spectators where the table sets one. */
  async function subscribe(watch: Watch): Promise<MatchResponse | Unsubscribe> {
    const { match, viewer, since } = watch;
    const stored = await tableDocs.get(services.store, match);
    if (stored?.doc.state === "playing") await createMatchOf(tableService, stored);
    // Closes the match too, if the host that closed the table stopped in between.
    if (stored?.doc.closed) await closeMatch(tableService, match);
    const { delay = 0, acts = 0 } = stored?.doc.terms.spectators ?? {};
    const hasDelay = stored && viewer === "public" && delay + acts > 0 && seatsOf(stored.doc, me.person).length === 0;
    if (watch.mismatched) services.metrics.mismatchedUpdates.inc();
    const listener = (): OnUpdate =>
      maskErasedNamesIn(watch.changes ? sendingChangesText(sendText, pushText) : send, stored?.doc);
    const isDelayed = hasDelay && !(await isOver(match));
    if (viewer === "public") delayed[isDelayed ? "add" : "delete"](match);
    return isDelayed
      ? services.delayedFeeds.watch(match, { ms: delay * 1000, acts }, since, listener())
      : matches.watch({
          match,
          viewer,
          since,
          listener,
          // What the owner of the match writes for the client holds the names as they were.
          ...(watch.changes && !hasErasedNames(stored?.doc) && { onText: sendText }),
        });
  }

  /** Not `async`: an act awaits nothing here. */
  function answerIf(allowed: boolean, request: MatchRequest): Promise<MatchResponse> {
    if (!allowed) return Promise.resolve({ is: "invalid", bad: fail("SERVICE_FORBIDDEN", request.is).bad });
    return request.is === "watch" || request.is === "unwatch"
      ? subscriptions.handle(request, subscribe)
      : matches.service.execute(request);
  }

  return {
    answer(request) {
      const allowed = isAllowed(request);
      return typeof allowed === "boolean"
        ? answerIf(allowed, request)
        : allowed.then((isGranted) => answerIf(isGranted, request));
    },
    async recheckAccess(match) {
      for (const watch of subscriptions.open()) {
        if (watch.match !== match || (await isAllowed(watch))) continue;
        subscriptions.end(watch);
        send({ is: "notice", match, code: "SERVICE_FORBIDDEN", about: { viewer: watch.viewer } });
      }
    },
    watchedLive: () =>
      subscriptions
        .open()
        .filter(({ match, viewer }) => viewer !== "public" || !delayed.has(match))
        .map(({ match }) => match),
    close: () => subscriptions.close(),
  };
}
