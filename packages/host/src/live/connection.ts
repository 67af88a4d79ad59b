/** Serves one socket connection: validates messages and passes them to the match service, the tables and the chat. */
import type { Seat, Viewer } from "@starboard/kernel";
import { type AccessPolicy, type MatchService, openConnection } from "@starboard/match";
import type { MatchResponse, MatchRequest } from "@starboard/wire";
import {
  type HostMessage,
  type HostResponse,
  type HostRequest,
  isHostRequest,
  parseHostMessage,
} from "@starboard/wire/host-socket";
import { bannedError } from "../people/bans.ts";
import { meOf, ANONYMOUS, type Caller } from "../people/identity.ts";
import { propose, vacation, vote } from "../tables/proposals.ts";
import { createMatchOf } from "../tables/start.ts";
import { closeMatch } from "../tables/close.ts";
import { canAct, isPlayedBy, tableDocs } from "../tables/doc.ts";
import { seatsOf } from "../tables/info.ts";
import { maskErasedNamesIn } from "../tables/erased-names.ts";
import { codeOfThrown, fail } from "../errors.ts";
import { createBucket } from "./rate-limit.ts";
import type { HostServices } from "../services.ts";
import type { Listener } from "./hub.ts";

export interface SocketConnection {
  /** Handles one raw message. Never rejects. */
  receive(text: string): Promise<void>;
  /** Returns the matches that this connection receives without a spectator delay. */
  followed(): readonly string[];
  send(message: HostMessage): void;
  close(): void;
}
/** The transport of a connection, as `openSocketConnection` uses it. */
export interface SocketTransport {
  /** IP address of the client. */
  readonly address: string;
  send(message: HostMessage): void;
  /** Pauses reading for a moment. */
  throttle(): void;
  /** Ends the connection with a WebSocket close code. */
  end(code: number, reason: string): void;
}

/** Maximum number of tables that a connection follows, and maximum number of its match subscriptions. */
const MAX_FOLLOWED_TABLES = 50;
/** Short requests that need a lookup and a long response. They share the rate limit for lookups. */
const READ_REQUESTS = new Set<HostRequest["is"] | MatchRequest["is"]>([
  "followLobby",
  "followTable",
  "watch",
  "record",
  "analysis",
]);
/** Requests that change data. They are rejected while the server is read-only. */
const CHANGES = new Set<HostRequest["is"] | MatchRequest["is"]>([
  "commit",
  "takeBack",
  "import",
  "say",
  "mute",
  "report",
  "propose",
  "vote",
  "vacation",
]);
/** Maximum length of an imported record, in characters. */
const MAX_IMPORT_CHARACTERS = 4_000_000;
/** Sustained message rate of a connection. */
const MESSAGES_PER_SECOND = 40;
/** Number of unanswered messages from which on a connection is throttled. */
const MAX_PENDING = 64;

export function openSocketConnection(
  services: HostServices,
  who: Caller,
  transport: SocketTransport,
): SocketConnection {
  const { tables: tableService, hub, chat, matches, now, settings } = services;
  const me = who.person === null && who.banned === undefined ? ANONYMOUS : who;
  const rateLimitFactor = settings.rateLimitFactor;
  const messages = createBucket(120 * rateLimitFactor, MESSAGES_PER_SECOND * rateLimitFactor, now);
  const excess = createBucket(1_200 * rateLimitFactor, MESSAGES_PER_SECOND * rateLimitFactor, now);
  const characters = createBucket(8_000_000 * rateLimitFactor, 200_000 * rateLimitFactor, now);
  const chatBucket = createBucket(6 * rateLimitFactor, 0.5 * rateLimitFactor, now);
  const followedTables = new Set<string>();
  /** Matches that this connection receives with the spectator delay. */
  const delayed = new Set<string>();
  let pending = 0;
  let closed = false;

  const listener: Listener = {
    person: me.person,
    send: (message) => transport.send(message),
    review: (table) => void matchConnection.recheckAccess(table).catch(services.onError),
  };

  /** True if the caller may receive this view. Checked on every request, because seats change players. */
  async function maySee(match: string, viewer: Viewer): Promise<boolean> {
    const stored = await tableDocs.get(services.store, match);
    // An imported record has no table and is public once the match is over.
    if (!stored) return viewer === "public" && Boolean((await tableService.matchSummary(match))?.over);
    if (viewer !== "public") return isPlayedBy(stored.doc.seats[viewer], me.person);
    if (stored.doc.terms.spectators.allowed || seatsOf(stored.doc, me.person).length > 0) return true;
    return stored.doc.owner === me.person || Boolean((await tableService.matchSummary(match))?.over);
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
  const isOver = async (match: string): Promise<boolean> => Boolean((await tableService.matchSummary(match))?.over);

  const access: AccessPolicy = {
    watches: MAX_FOLLOWED_TABLES,
    allows(ask: MatchRequest) {
      switch (ask.is) {
        case "unwatch":
          return true;
        case "watch":
          return maySee(ask.match, ask.viewer);
        case "commit":
        case "takeBack":
          return mayPlay(ask.match, ask.seat);
        case "record":
        case "analysis":
          return isOver(ask.match);
        case "import":
          return (
            me.person !== null && ask.text.length <= MAX_IMPORT_CHARACTERS && services.expensive.take(transport.address)
          );
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
    },
  };

  /** The match service, with delayed subscriptions for spectators where the table sets a delay. */
  const matchService: Pick<MatchService, "execute" | "subscribe"> = {
    execute: (ask) => matches.service.execute(ask),
    async subscribe(ask, hear) {
      const stored = await tableDocs.get(services.store, ask.match);
      if (stored?.doc.state === "playing") await createMatchOf(tableService, stored);
      // Closes the match too, if the host that closed the table stopped in between.
      if (stored?.doc.closed) await closeMatch(tableService, ask.match);
      const delay = stored?.doc.terms.spectators.delay ?? 0;
      const hasDelay = stored && ask.viewer === "public" && delay > 0 && seatsOf(stored.doc, me.person).length === 0;
      const maskedHear = maskErasedNamesIn(hear, stored?.doc);
      const isDelayed = hasDelay && !(await isOver(ask.match));
      if (ask.viewer === "public") delayed[isDelayed ? "add" : "delete"](ask.match);
      if (!isDelayed) return matches.service.subscribe(ask, maskedHear);
      return services.delayedFeeds.watch(ask.match, delay * 1000, ask.since, maskedHear);
    },
  };
  const matchConnection = openConnection(matchService, (message) => transport.send(message), access);

  /** Runs an action for a caller with an identity; anonymous callers receive HOST_SIGN_IN. */
  const withPerson = async <T>(act: (person: string) => Promise<T>): Promise<T | ReturnType<typeof fail>> =>
    me.person === null ? fail("HOST_SIGN_IN") : act(me.person);
  const done = (result: object): MatchResponse =>
    "bad" in result ? { is: "invalid", bad: (result as ReturnType<typeof fail>).bad } : { is: "done", at: 0 };

  async function answerTo(ask: HostRequest): Promise<HostResponse> {
    switch (ask.is) {
      case "hello":
        return {
          is: "welcome",
          now: now(),
          me: meOf(me),
          host: { version: services.version },
          status: services.service.status(),
        };
      case "followLobby":
        await hub.enterLobby(listener);
        return { is: "done", at: 0 };
      case "unfollowLobby":
        hub.leaveLobby(listener);
        return { is: "done", at: 0 };
      case "followTable": {
        const stored = await tableService.get(ask.table);
        if ("bad" in stored) return done(stored);
        if (followedTables.size >= MAX_FOLLOWED_TABLES && !followedTables.has(ask.table))
          return done(fail("HOST_RATE", "table"));
        followedTables.add(ask.table);
        await hub.attend(listener, stored.ok, ask.chat);
        if (closed) hub.leave(listener, ask.table);
        return { is: "done", at: 0 };
      }
      case "unfollowTable":
        followedTables.delete(ask.table);
        hub.leave(listener, ask.table);
        return { is: "done", at: 0 };
      case "say": {
        if (!chatBucket.take(1))
          return done(fail("HOST_RATE", "", { lines: 6 * rateLimitFactor, seconds: 2 / rateLimitFactor }));
        const { table, channel, text: words, key } = ask;
        return done(await withPerson((person) => chat.say(table, { person, name: me.name }, channel, words, key)));
      }
      case "mute":
        return done(await withPerson((person) => chat.mute(ask.table, person, ask.who, ask.on)));
      case "report":
        if (!chatBucket.take(2)) return done(fail("HOST_RATE"));
        return done(await withPerson((person) => chat.report(ask.table, person, ask.n, ask.why)));
      case "propose":
        if (!chatBucket.take(1)) return done(fail("HOST_RATE"));
        return done(
          await withPerson((person) =>
            propose(tableService, ask.table, ask.seat as Seat, person, isAllowedProposal(ask.what)),
          ),
        );
      case "vote":
        return done(
          await withPerson((person) => vote(tableService, ask.table, ask.seat as Seat, person, ask.proposal, ask.yes)),
        );
      case "vacation":
        return done(
          await withPerson((person) => vacation(tableService, ask.table, ask.seat as Seat, person, ask.until)),
        );
    }
  }

  async function answer(text: string): Promise<void> {
    const { id, request } = parseHostMessage(text);
    if ("bad" in request) return transport.send({ is: "invalid", bad: request.bad, id });
    if (me.banned !== undefined && request.ok.is !== "hello")
      return transport.send({ is: "invalid", bad: bannedError(me.banned).bad, id });
    if (READ_REQUESTS.has(request.ok.is) && !services.lookups.take(transport.address))
      return transport.send({ is: "invalid", bad: fail("HOST_RATE").bad, id });
    if (CHANGES.has(request.ok.is) && services.service.isReadOnly())
      return transport.send({ is: "invalid", bad: fail("HOST_READ_ONLY").bad, id });
    if (isHostRequest(request.ok)) return transport.send({ ...(await answerTo(request.ok)), id } as HostMessage);
    if (request.ok.is !== "commit") return matchConnection.take(id, request.ok);
    const began = performance.now();
    await matchConnection.take(id, request.ok);
    services.figures.answered("move", performance.now() - began);
    return undefined;
  }

  return {
    async receive(text) {
      if (closed) return;
      // Fast clients are throttled. Clients that exceed the larger limit are disconnected.
      if (!messages.take(1) || pending >= MAX_PENDING) transport.throttle();
      if (!excess.take(1) || !characters.take(text.length)) {
        closed = true;
        services.metrics.refused.inc();
        return transport.end(1008, "HOST_RATE");
      }
      pending += 1;
      services.metrics.messages.inc();
      try {
        await answer(text);
      } catch (error) {
        // An internal error or a store failure: it is logged and reported, and the connection stays open.
        services.onError(error);
        transport.send({ is: "invalid", bad: fail(codeOfThrown(error)).bad, id: idOf(text) });
      } finally {
        pending -= 1;
      }
    },
    followed: () =>
      matchConnection
        .followed()
        .filter(({ match, viewer }) => viewer !== "public" || !delayed.has(match))
        .map(({ match }) => match),
    send: (message) => transport.send(message),
    close() {
      closed = true;
      matchConnection.close();
      hub.leaveLobby(listener);
      for (const table of followedTables) hub.leave(listener, table);
    },
  };
}

/** Narrows a proposal from the wire, where seats are plain numbers. */
const isAllowedProposal = (what: HostRequest & { is: "propose" } extends { what: infer W } ? W : never) =>
  what as Parameters<typeof propose>[4];

function idOf(text: string): number {
  const { id } = parseHostMessage(text);
  return id;
}
