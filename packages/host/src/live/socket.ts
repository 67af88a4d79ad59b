/** Sockets: who may open one, what it may carry, and how they are handed over when the host goes down. */
import fastifyWebsocket from "@fastify/websocket";
import type { Socket } from "node:net";
import type { WebSocket } from "ws";
import type { FastifyInstance } from "fastify";
import type { HostServices } from "../services.ts";
import { isSameOrigin } from "../http/guard.ts";
import type { Caller } from "../people/identity.ts";
import { fail } from "../errors.ts";
import { after } from "../play/timer.ts";
import { stopAfterBadFrame } from "./bad-frame.ts";
import { sendHeartbeats } from "./heartbeat.ts";
import { openSocketConnection, type SocketConnection } from "./connection.ts";

/** Longest message, in bytes: a record of the longest length a session takes in, quoted. */
const PAYLOAD = 16_000_000;
/** What may wait to be sent to a client that does not read, in bytes. */
const BACKLOG = 8_000_000;
/** A connection that has not answered for two such rounds is gone, in milliseconds. */
const HEARTBEAT = 30_000;
/** Milliseconds between two messages that say how far the matches are that a connection watches. */
const NEWEST_EVERY = 15_000;
/** Connections one address may have. */
const FROM_ONE = 200;
/** When clients come back after the host went down: all, but not all at once; milliseconds. */
const RETURN = 3_000;

/** How long a client that is too quick is not read, in milliseconds. */
const BREATH = 500;
/** What a client may take to close its side, in milliseconds. */
const FAREWELL = 2_000;

export async function serveSockets(app: FastifyInstance, services: HostServices): Promise<void> {
  const { settings, metrics } = services;
  const open = new Map<WebSocket, { alive: boolean; readonly who: Caller }>();
  const sessions = new Set<SocketConnection>();
  const perAddress = new Map<string, number>();
  let closing = false;

  const leaveBus = services.storage.bus.subscribe("ended", (hint) => {
    const { session, person } = hint as { readonly session?: string; readonly person?: string };
    const meant = (who: Caller): boolean => (session === undefined ? who.person === person : who.session === session);
    for (const [socket, { who }] of open) if (who.person !== null && meant(who)) socket.close(1008, "HOST_SIGN_IN");
  });

  // Hints may have been missed, or the whole store replaced: everybody is looked at anew.
  const leaveGap = services.storage.bus.onGap(() => {
    for (const [socket, { who }] of open)
      services.people.isStill(who).then((still) => still || socket.close(1008, "HOST_SIGN_IN"), services.onError);
  });

  const leaveStatus = services.service.onChange((status) => {
    const text = JSON.stringify({ is: "status", status });
    for (const socket of open.keys()) if (socket.readyState === socket.OPEN) socket.send(text);
  });

  await app.register(fastifyWebsocket, {
    options: {
      maxPayload: PAYLOAD,
      // The longer updates shrink to a tenth even at the least effort; small windows keep many connections cheap.
      perMessageDeflate: {
        threshold: 4096,
        zlibDeflateOptions: { level: 1, memLevel: 6 },
        serverMaxWindowBits: 13,
        serverNoContextTakeover: true,
        clientNoContextTakeover: true,
      },
    },
    preClose(done) {
      handOver();
      // Whoever does not say good-bye is left.
      const patience = setTimeout(() => {
        for (const socket of open.keys()) socket.terminate();
      }, FAREWELL).unref();
      app.websocketServer.close(() => {
        clearTimeout(patience);
        done();
      });
    },
    errorHandler(error, socket) {
      // Frames that are wrong and networks that go away are no failures of ours; anything else is.
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
        if ((perAddress.get(request.ip) ?? 0) >= FROM_ONE * settings.rateLimitFactor)
          return reply.code(429).send(fail("HOST_RATE"));
      },
      schema: { hide: true },
    },
    (socket, request) => {
      stopAfterBadFrame(socket);
      const address = request.ip;
      const state = { alive: true, who: request.who };
      open.set(socket, state);
      perAddress.set(address, (perAddress.get(address) ?? 0) + 1);
      metrics.connections.set(open.size);
      /** Messages of this connection that are not answered yet. */
      let asking = 0;
      const together = gathered(request.raw.socket, () => asking > 0);
      const session = openSocketConnection(services, request.who, {
        address,
        send(message) {
          if (socket.readyState !== socket.OPEN) return;
          if (socket.bufferedAmount > BACKLOG) return socket.close(1013, "HOST_RATE");
          together();
          socket.send(JSON.stringify(message));
        },
        throttle() {
          if (socket.isPaused) return;
          socket.pause();
          after(BREATH, () => socket.resume());
        },
        end(code, reason) {
          socket.close(code, reason);
          // Its good-bye has to be read, or waited for no longer.
          socket.resume();
          after(FAREWELL, () => socket.terminate());
        },
      });
      sessions.add(session);
      socket.on("message", (data, isBinary) => {
        state.alive = true;
        if (isBinary) return socket.close(1003, "WIRE_JSON");
        asking += 1;
        void session.receive((data as Buffer).toString("utf8")).finally(() => {
          asking -= 1;
        });
      });
      socket.on("pong", () => {
        state.alive = true;
      });
      socket.on("close", () => {
        session.close();
        sessions.delete(session);
        open.delete(socket);
        const left = (perAddress.get(address) ?? 1) - 1;
        if (left > 0) perAddress.set(address, left);
        else perAddress.delete(address);
        metrics.connections.set(open.size);
      });
    },
  );

  const heartbeat = setInterval(() => {
    for (const [socket, state] of open) {
      if (!state.alive) socket.terminate();
      state.alive = false;
      socket.ping();
    }
  }, HEARTBEAT).unref();
  let tellNewest = (): void => {};
  const scheduleNewest = (): void => {
    tellNewest = after(
      NEWEST_EVERY,
      () => void sendHeartbeats(sessions, services).catch(services.onError).then(scheduleNewest),
    );
  };
  scheduleNewest();
  app.addHook("onClose", () => {
    clearInterval(heartbeat);
    tellNewest();
    leaveBus();
    leaveGap();
    leaveStatus();
  });

  /** Tells everybody to come back soon, and closes. */
  function handOver(): void {
    closing = true;
    for (const socket of open.keys()) {
      const reconnect = Math.round(500 + Math.random() * RETURN);
      if (socket.readyState === socket.OPEN) socket.send(JSON.stringify({ is: "closing", reconnect }));
      socket.close(1012, "HOST_CLOSING");
    }
  }
}

/**
 * Lets what is sent in one go travel in one piece. News for somebody who did nothing goes at once: it may be their turn now. Whoever
 * waits for an answer gets it together with the news behind it, once those have theirs.
 */
function gathered(connection: Socket, asking: () => boolean): () => void {
  let held = false;
  const release = (): void => {
    held = false;
    connection.uncork();
  };
  return () => {
    if (held) return;
    held = true;
    connection.cork();
    if (asking()) setImmediate(release);
    else process.nextTick(release);
  };
}
