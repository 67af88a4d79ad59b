/** WebSocket server: admission, size limits, heartbeats, and closing connections when the host shuts down. */
import fastifyWebsocket from "@fastify/websocket";
import type { WebSocket } from "ws";
import type { ServerMessage } from "@starboard/wire";
import type { FastifyInstance } from "fastify";
import type { HostServices } from "../services.ts";
import { isSameOrigin } from "../http/guard.ts";
import type { Caller } from "../people/identity.ts";
import { fail } from "../errors.ts";
import { after } from "../play/timer.ts";
import { stopAfterBadFrame } from "./bad-frame.ts";
import { createFrameWriter, type FrameWriter, LONG_TEXT } from "./frames.ts";
import { sendHeartbeats } from "./heartbeat.ts";
import { openSocketConnection, type SocketConnection, type SocketTransport } from "./connection.ts";

/** Maximum message size, in bytes: the longest record that may be imported, as an escaped JSON string. */
const MAX_PAYLOAD_BYTES = 16_000_000;
/** Maximum unsent data per connection, in bytes. A client that does not read beyond it is disconnected. */
const MAX_UNSENT_BYTES = 8_000_000;
/** Ping interval, in ms. A connection without a sign of life for two intervals is terminated. */
const PING_INTERVAL_MS = 10_000;
/** Interval of the messages with the entry counts of a connection's matches, in ms. */
const ENTRY_COUNTS_INTERVAL_MS = 15_000;
/** Maximum number of connections per IP address. */
const MAX_PER_ADDRESS = 200;
/** Shortest reconnect delay after a shutdown, in ms. */
const MIN_RECONNECT_MS = 500;
/** Range of the random reconnect delay after a shutdown, in ms. It keeps clients from reconnecting at once. */
const RECONNECT_RANGE_MS = 3_000;

/** Time for which a throttled client is not read, in ms. */
const THROTTLE_MS = 500;
/** Time a client has to close its side, in ms. */
const CLOSE_TIMEOUT_MS = 2_000;

const SOCKET_OPTIONS = {
  maxPayload: MAX_PAYLOAD_BYTES,
  // Level 1 already compresses long updates to a tenth. Small windows save memory per connection.
  perMessageDeflate: {
    threshold: LONG_TEXT,
    zlibDeflateOptions: { level: 1, memLevel: 6 },
    serverMaxWindowBits: 13,
    serverNoContextTakeover: true,
    clientNoContextTakeover: true,
  },
};

/** The open sockets of a host, each with its caller and whether it gave a sign of life since the last ping. */
type OpenSockets = Map<WebSocket, { alive: boolean; readonly who: Caller; readonly frames: FrameWriter }>;

export async function serveSockets(app: FastifyInstance, services: HostServices): Promise<void> {
  const { settings, metrics } = services;
  const sockets: OpenSockets = new Map();
  const connections = new Set<SocketConnection>();
  const perAddress = new Map<string, number>();
  let closing = false;

  const unsubscribe = closeEndedSessions(services, sockets);

  await app.register(fastifyWebsocket, {
    options: SOCKET_OPTIONS,
    preClose(done) {
      handOver();
      // Connections whose clients do not close in time are terminated.
      const timeout = setTimeout(() => {
        for (const socket of sockets.keys()) socket.terminate();
      }, CLOSE_TIMEOUT_MS).unref();
      app.websocketServer.close(() => {
        clearTimeout(timeout);
        done();
      });
    },
    errorHandler(error, socket) {
      // Errors with a code are invalid frames or network failures. Others are internal errors.
      if ("code" in error) metrics.refused.inc();
      else services.onError(error);
      socket.terminate();
    },
  });

  app.get(
    "/api/socket",
    {
      websocket: true,
      preValidation: async (request, reply) => {
        const { origin } = request.headers;
        if (origin !== undefined && !isSameOrigin(request, settings.origins))
          return reply.code(403).send(fail("HOST_ORIGIN"));
        if (closing) return reply.code(503).send(fail("HOST_CLOSING"));
        if ((perAddress.get(request.ip) ?? 0) >= MAX_PER_ADDRESS * settings.rateLimitFactor)
          return reply.code(429).send(fail("HOST_RATE"));
      },
      schema: { hide: true },
    },
    (socket, request) => {
      stopAfterBadFrame(socket);
      const address = request.ip;
      const frames = createFrameWriter(socket, request.raw.socket);
      const state = { alive: true, who: request.who, frames };
      sockets.set(socket, state);
      perAddress.set(address, (perAddress.get(address) ?? 0) + 1);
      metrics.connections.set(sockets.size);
      const connection = openSocketConnection(services, request.who, transportOf(socket, address, frames));
      connections.add(connection);
      socket.on("message", (data, isBinary) => {
        state.alive = true;
        if (isBinary) return frames.close(1003, "WIRE_JSON");
        void connection.receive((data as Buffer).toString("utf8"));
      });
      socket.on("pong", () => {
        state.alive = true;
      });
      socket.on("close", () => {
        connection.close();
        connections.delete(connection);
        sockets.delete(socket);
        const left = (perAddress.get(address) ?? 1) - 1;
        if (left > 0) perAddress.set(address, left);
        else perAddress.delete(address);
        metrics.connections.set(sockets.size);
      });
    },
  );

  const heartbeat = setInterval(() => {
    for (const [socket, state] of sockets) {
      if (!state.alive) socket.terminate();
      state.alive = false;
      socket.ping();
    }
  }, PING_INTERVAL_MS).unref();
  let cancelEntryCounts = (): void => {};
  const scheduleEntryCounts = (): void => {
    cancelEntryCounts = after(
      ENTRY_COUNTS_INTERVAL_MS,
      () => void sendHeartbeats(connections, services).catch(services.onError).then(scheduleEntryCounts),
    );
  };
  scheduleEntryCounts();
  app.addHook("onClose", () => {
    clearInterval(heartbeat);
    cancelEntryCounts();
    unsubscribe();
  });

  /** Announces the shutdown with a reconnect delay to every connection and closes it. */
  function handOver(): void {
    closing = true;
    for (const { frames } of sockets.values()) {
      const reconnect = Math.round(MIN_RECONNECT_MS + Math.random() * RECONNECT_RANGE_MS);
      frames.send(JSON.stringify({ channel: "host", is: "closing", reconnect } satisfies ServerMessage));
      frames.close(1012, "HOST_CLOSING");
    }
  }
}

/**
 * Closes the sockets of sessions that end, on this host or another, and tells all sockets what administrators announce.
 * Returns a function that stops it.
 */
function closeEndedSessions(
  { storage: { bus }, people, service, onError }: HostServices,
  sockets: OpenSockets,
): () => void {
  const unsubscribes = [
    bus.subscribe("ended", (hint) => {
      const { session, person } = hint as { readonly session?: string; readonly person?: string };
      const isMeant = (who: Caller): boolean =>
        session === undefined ? who.person === person : who.session === session;
      for (const { who, frames } of sockets.values())
        if (who.person !== null && isMeant(who)) frames.close(1008, "HOST_SIGN_IN");
    }),
    // Messages may have been missed, or the store replaced: all connections are checked again.
    bus.onGap(() => {
      for (const { who, frames } of sockets.values())
        people.isStill(who).then((still) => still || frames.close(1008, "HOST_SIGN_IN"), onError);
    }),
    service.onChange((status) => {
      const text = JSON.stringify({ channel: "host", is: "status", status } satisfies ServerMessage);
      for (const { frames } of sockets.values()) frames.send(text);
    }),
  ];
  return () => {
    for (const unsubscribe of unsubscribes) unsubscribe();
  };
}

/** What a connection may do with its socket. */
const transportOf = (socket: WebSocket, address: string, frames: FrameWriter): SocketTransport => ({
  address,
  send(message) {
    this.sendText(JSON.stringify(message));
  },
  sendText(text) {
    if (socket.bufferedAmount > MAX_UNSENT_BYTES) frames.close(1013, "HOST_RATE");
    else frames.send(text);
  },
  throttle() {
    if (socket.isPaused) return;
    socket.pause();
    after(THROTTLE_MS, () => socket.resume());
  },
  end(code, reason) {
    frames.close(code, reason);
    // A paused socket would not read the client's close frame.
    socket.resume();
    after(CLOSE_TIMEOUT_MS, () => socket.terminate());
  },
});
