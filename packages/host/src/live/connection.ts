/** One connection: reads what comes in, lets the clerk and the tables answer, and never trusts a byte of it. */
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
  /** One message, as it came. Never rejects. */
  receive(text: string): Promise<void>;
  /** The matches it is shown without delay. */
  followed(): readonly string[];
  send(message: HostMessage): void;
  close(): void;
}
/** What a session needs of its connection. */
export interface SocketTransport {
  /** Where it comes from. */
  readonly address: string;
  send(message: HostMessage): void;
  /** Reads no more for a moment. */
  throttle(): void;
  /** Ends the connection with a WebSocket close code. */
  end(code: number, reason: string): void;
}

/** Most tables one connection attends, most seats and matches it watches. */
const MAX_FOLLOWED_TABLES = 50;
/** What is looked up and told at length, for a message of a few bytes. */
const READ_REQUESTS = new Set<HostRequest["is"] | MatchRequest["is"]>([
  "followLobby",
  "followTable",
  "watch",
  "record",
  "analysis",
]);
/** What changes something, and is refused while the server is read-only. */
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
/** Longest record that may be sent in, in characters. */
const MAX_IMPORT_CHARACTERS = 4_000_000;
/** Messages a connection may send in the long run. */
const MESSAGES_PER_SECOND = 40;
/** Messages that wait for an answer before a connection is read more slowly. */
const MAX_PENDING = 64;

export function openSocketConnection(services: HostServices, who: Caller, wire: SocketTransport): SocketConnection {
  const { tables: tableService, hub, chat, matches, now, settings } = services;
  const me = who.person === null && who.banned === undefined ? ANONYMOUS : who;
  const rateLimitFactor = settings.rateLimitFactor;
  const messages = createBucket(120 * rateLimitFactor, MESSAGES_PER_SECOND * rateLimitFactor, now);
  const excess = createBucket(1_200 * rateLimitFactor, MESSAGES_PER_SECOND * rateLimitFactor, now);
  const characters = createBucket(8_000_000 * rateLimitFactor, 200_000 * rateLimitFactor, now);
  const talk = createBucket(6 * rateLimitFactor, 0.5 * rateLimitFactor, now);
  const attended = new Set<string>();
  /** Matches that it is shown some time behind. */
  const delayed = new Set<string>();
  let pending = 0;
  let closed = false;

  const listener: Listener = {
    person: me.person,
    send: (message) => wire.send(message),
    review: (table) => void desk.recheckAccess(table).catch(services.onError),
  };

  /** Who may see what, asked anew each time: seats change hands. */
  async function maySee(match: string, viewer: Viewer): Promise<boolean> {
    const kept = await tableDocs.get(services.store, match);
    // A record that was sent in belongs to no table and is public.
    if (!kept) return viewer === "public" && Boolean((await tableService.matchSummary(match))?.over);
    if (viewer !== "public") return isPlayedBy(kept.doc.seats[viewer], me.person);
    if (kept.doc.terms.spectators.allowed || seatsOf(kept.doc, me.person).length > 0) return true;
    return kept.doc.owner === me.person || Boolean((await tableService.matchSummary(match))?.over);
  }
  /** Asked with every act; who sat there a moment ago is told nothing by it. */
  function mayPlay(match: string, seat: Seat): boolean | Promise<boolean> {
    const kept = services.tableCache.get(match);
    return kept instanceof Promise
      ? kept.then((read) => canAct(read?.doc, seat, me.person))
      : canAct(kept.doc, seat, me.person);
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
            me.person !== null && ask.text.length <= MAX_IMPORT_CHARACTERS && services.expensive.take(wire.address)
          );
        case "create":
        case "fork":
        case "begin":
        case "list":
        case "seat":
        case "remove":
          return false;
      }
    },
  };

  /** The clerk, except that spectators may be shown a match some time behind. */
  const matchService: Pick<MatchService, "execute" | "subscribe"> = {
    execute: (ask) => matches.service.execute(ask),
    async subscribe(ask, hear) {
      const kept = await tableDocs.get(services.store, ask.match);
      if (kept?.doc.state === "playing") await createMatchOf(tableService, kept);
      // Should the host that closed it have died in between.
      if (kept?.doc.closed) await closeMatch(tableService, ask.match);
      const delay = kept?.doc.terms.spectators.delay ?? 0;
      const late = kept && ask.viewer === "public" && delay > 0 && seatsOf(kept.doc, me.person).length === 0;
      const told = maskErasedNamesIn(hear, kept?.doc);
      const isDelayed = late && !(await isOver(ask.match));
      if (ask.viewer === "public") delayed[isDelayed ? "add" : "delete"](ask.match);
      if (!isDelayed) return matches.service.subscribe(ask, told);
      return services.delayedFeeds.watch(ask.match, delay * 1000, ask.since, told);
    },
  };
  const desk = openConnection(matchService, (message) => wire.send(message), access);

  /** Somebody with a name; without one there is nobody to hold responsible. */
  const named = async <T>(act: (person: string) => Promise<T>): Promise<T | ReturnType<typeof fail>> =>
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
        const kept = await tableService.get(ask.table);
        if ("bad" in kept) return done(kept);
        if (attended.size >= MAX_FOLLOWED_TABLES && !attended.has(ask.table)) return done(fail("HOST_RATE", "table"));
        attended.add(ask.table);
        await hub.attend(listener, kept.ok, ask.chat);
        if (closed) hub.leave(listener, ask.table);
        return { is: "done", at: 0 };
      }
      case "unfollowTable":
        attended.delete(ask.table);
        hub.leave(listener, ask.table);
        return { is: "done", at: 0 };
      case "say": {
        if (!talk.take(1))
          return done(fail("HOST_RATE", "", { lines: 6 * rateLimitFactor, seconds: 2 / rateLimitFactor }));
        const { table, channel, text: words, key } = ask;
        return done(await named((person) => chat.say(table, { person, name: me.name }, channel, words, key)));
      }
      case "mute":
        return done(await named((person) => chat.mute(ask.table, person, ask.who, ask.on)));
      case "report":
        if (!talk.take(2)) return done(fail("HOST_RATE"));
        return done(await named((person) => chat.report(ask.table, person, ask.n, ask.why)));
      case "propose":
        if (!talk.take(1)) return done(fail("HOST_RATE"));
        return done(
          await named((person) =>
            propose(tableService, ask.table, ask.seat as Seat, person, isAllowedProposal(ask.what)),
          ),
        );
      case "vote":
        return done(
          await named((person) => vote(tableService, ask.table, ask.seat as Seat, person, ask.proposal, ask.yes)),
        );
      case "vacation":
        return done(await named((person) => vacation(tableService, ask.table, ask.seat as Seat, person, ask.until)));
    }
  }

  async function answer(text: string): Promise<void> {
    const { id, request } = parseHostMessage(text);
    if ("bad" in request) return wire.send({ is: "invalid", bad: request.bad, id });
    if (me.banned !== undefined && request.ok.is !== "hello")
      return wire.send({ is: "invalid", bad: bannedError(me.banned).bad, id });
    if (READ_REQUESTS.has(request.ok.is) && !services.lookups.take(wire.address))
      return wire.send({ is: "invalid", bad: fail("HOST_RATE").bad, id });
    if (CHANGES.has(request.ok.is) && services.service.isReadOnly())
      return wire.send({ is: "invalid", bad: fail("HOST_READ_ONLY").bad, id });
    if (isHostRequest(request.ok)) return wire.send({ ...(await answerTo(request.ok)), id } as HostMessage);
    if (request.ok.is !== "commit") return desk.take(id, request.ok);
    const began = performance.now();
    await desk.take(id, request.ok);
    services.figures.answered("move", performance.now() - began);
    return undefined;
  }

  return {
    async receive(text) {
      if (closed) return;
      // Who is merely quick is read more slowly; who goes on regardless does not mean well.
      if (!messages.take(1) || pending >= MAX_PENDING) wire.throttle();
      if (!excess.take(1) || !characters.take(text.length)) {
        closed = true;
        services.metrics.refused.inc();
        return wire.end(1008, "HOST_RATE");
      }
      pending += 1;
      services.metrics.messages.inc();
      try {
        await answer(text);
      } catch (error) {
        // A mistake of ours, or the store is down: said, logged, and the connection goes on.
        services.onError(error);
        wire.send({ is: "invalid", bad: fail(codeOfThrown(error)).bad, id: idOf(text) });
      } finally {
        pending -= 1;
      }
    },
    followed: () =>
      desk
        .followed()
        .filter(({ match, viewer }) => viewer !== "public" || !delayed.has(match))
        .map(({ match }) => match),
    send: (message) => wire.send(message),
    close() {
      closed = true;
      desk.close();
      hub.leaveLobby(listener);
      for (const table of attended) hub.leave(listener, table);
    },
  };
}

/** Seats come as plain numbers. */
const isAllowedProposal = (what: HostRequest & { is: "propose" } extends { what: infer W } ? W : never) =>
  what as Parameters<typeof propose>[4];

function idOf(text: string): number {
  const { id } = parseHostMessage(text);
  return id;
}
