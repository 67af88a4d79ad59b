/** Serves one socket connection: limits its rate, validates its messages and passes them to the channel they name. */
import type { Invalid } from "@starboard/kernel";
import type { Channel, ResponseOf, ServerMessage } from "@starboard/wire";
import { type Addressed, parseHostMessage } from "@starboard/wire/parse";
import { codeOfThrown, fail } from "../errors.ts";
import { en } from "../messages/en.ts";
import { bannedError } from "../people/bans.ts";
import { ANONYMOUS, type Caller } from "../people/identity.ts";
import type { HostServices } from "../services.ts";
import { createHostRequests } from "./host-requests.ts";
import type { Listener } from "./hub.ts";
import { createMatchRequests } from "./match-requests.ts";
import { createBucket } from "./rate-limit.ts";

export interface SocketConnection {
  /** Handles one raw message. Never rejects. */
  receive(text: string): Promise<void>;
  /** Returns the matches that this connection receives without a spectator delay. */
  watchedLive(): readonly string[];
  send(message: ServerMessage): void;
  close(): void;
}
/** The transport of a connection, as `openSocketConnection` uses it. */
export interface SocketTransport {
  /** IP address of the client. */
  readonly address: string;
  send(message: ServerMessage): void;
  /** Sends a message that is written as JSON already. */
  sendText(text: string): void;
  /** Pauses reading for a moment. */
  throttle(): void;
  /** Ends the connection with a WebSocket close code. */
  end(code: number, reason: string): void;
}

type Request = Addressed<Channel>["request"]["is"];

/** Short requests that need a lookup and a long response. They share the rate limit for lookups. */
const READ_REQUESTS = new Set<Request>(["followLobby", "followTable", "watch", "record", "analysis"]);
/** Requests that change data. They are rejected while the server is read-only. */
const CHANGES = new Set<Request>([
  "commit",
  "takeBack",
  "import",
  "say",
  "mute",
  "report",
  "propose",
  "vote",
  "vacation",
  "cast",
]);
/** Sustained message rate of a connection. */
const MESSAGES_PER_SECOND = 40;
/** Number of unanswered messages from which on a connection is throttled. */
const MAX_PENDING = 64;

export function openSocketConnection(
  services: HostServices,
  who: Caller,
  transport: SocketTransport,
): SocketConnection {
  const { now, settings } = services;
  const { rateLimitFactor } = settings;
  const me = who.person === null && who.banned === undefined ? ANONYMOUS : who;
  const messages = createBucket(120 * rateLimitFactor, MESSAGES_PER_SECOND * rateLimitFactor, now);
  const excess = createBucket(1_200 * rateLimitFactor, MESSAGES_PER_SECOND * rateLimitFactor, now);
  const characters = createBucket(8_000_000 * rateLimitFactor, 200_000 * rateLimitFactor, now);
  let pending = 0;
  let closed = false;

  const listener: Listener = {
    person: me.person,
    send: (message) => transport.send({ channel: "host", ...message }),
    review: (table) => void matchRequests.recheckAccess(table).catch(services.onError),
  };
  const matchRequests = createMatchRequests(services, me, transport.address, (text) => {
    if (!closed) transport.sendText(text);
  });
  const hostRequests = createHostRequests(services, me, listener);

  /** Why a valid request is not carried out; undefined if it is. */
  function refusalOf(is: Request): readonly Invalid[] | undefined {
    if (me.banned !== undefined && is !== "hello") return bannedError(me.banned).bad;
    if (READ_REQUESTS.has(is) && !services.lookups.take(transport.address)) return fail("HOST_RATE").bad;
    return CHANGES.has(is) && services.service.isReadOnly() ? fail("HOST_READ_ONLY").bad : undefined;
  }

  async function answer(text: string): Promise<void> {
    const { id, parsed } = parseHostMessage(text);
    if ("bad" in parsed) {
      if (parsed.bad.some(({ code }) => code === "WIRE_VERSION")) askToReload();
      return respond(id, "host", { is: "invalid", bad: parsed.bad });
    }
    const { channel, request } = parsed.ok;
    const refused = refusalOf(request.is);
    if (refused) return respond(id, channel, { is: "invalid", bad: refused });
    try {
      if (channel === "match") {
        const began = performance.now();
        const response = await matchRequests.answer(request);
        if (request.is === "commit" && response.is !== "invalid")
          services.figures.answered("move", performance.now() - began);
        respond(id, channel, response);
      } else respond(id, channel, await hostRequests.answer(request));
    } catch (error) {
      // An internal error or a store failure: it is logged and reported, and the connection stays open.
      services.onError(error);
      respond(id, channel, { is: "invalid", bad: fail(codeOfThrown(error)).bad });
    }
  }
  function respond<C extends Channel>(id: number, channel: C, response: ResponseOf<C>): void {
    if (!closed) transport.send({ channel, id, ...response } as ServerMessage);
  }
  /** Pages of other versions show the announcement of a host on every page, but know no code for their own age. */
  function askToReload(): void {
    const status = { ...services.service.status(), text: en.outdatedPage, startsAt: null };
    transport.send({ channel: "host", is: "status", status });
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
      } finally {
        pending -= 1;
      }
    },
    watchedLive: () => matchRequests.watchedLive(),
    send: (message) => transport.send(message),
    close() {
      closed = true;
      matchRequests.close();
      hostRequests.close();
    },
  };
}
