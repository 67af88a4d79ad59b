/** The client's one socket: it reconnects by itself, and what was not answered is sent again with the same key. */
import { createMatchClient, type MatchClient } from "@starboard/match";
import { createWireClient, type WireClient } from "@starboard/wire/client";
import type { HostPush, HostRequest } from "@starboard/wire/host-socket";
import { errorOf, StarboardError } from "./errors.ts";
import type { TableInfo } from "./protocol.gen.ts";
import type { SeatConnection } from "./open-seat.ts";
import { createRetryDelay, openSocketTransport, type SocketTransport } from "./socket/index.ts";
import { received } from "./validate.ts";

export interface Connection extends SeatConnection {
  /** Waits for a table of the caller's ticket. Returns the function that stops waiting. */
  onTicket(listener: (ticket: Extract<HostPush, { is: "ticket" }>["ticket"]) => void): () => void;
  close(): void;
}

const HELLO: HostRequest = { is: "hello", client: "starboard client" };

/** Random bytes in hex. */
export const randomHex = (bytes: number): string =>
  [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** A socket that identifies itself by headers, as sockets of Node, Deno and Bun can. */
const socketWith =
  (headers: Readonly<Record<string, string>>) =>
  (address: string): WebSocket =>
    new WebSocket(address, { headers } as unknown as string[]);

export function openConnection(url: string, headers: Readonly<Record<string, string>>): Connection {
  const retry = createRetryDelay();
  let transport: SocketTransport | null = null;
  let isClosed = false;
  const address = `${url.replace(/^http/, "ws")}/api/socket`;
  const wire: WireClient = createWireClient((onMessage, onLost) => {
    transport = openSocketTransport(address, retry, {
      probe: () => void wire.requestOnce("host", HELLO),
      open: socketWith(headers),
      onOpen: () => {},
      onMessage,
      onDown: () => {},
      onLost: () => {
        if (!isClosed) onLost();
      },
    });
    return transport;
  }, Number.POSITIVE_INFINITY);
  wire.onPush("host", (message) => {
    if (message.is === "closing") retry.set(message.reconnect);
  });
  const matches: MatchClient = createMatchClient(wire, randomHex, (ms, run) => setTimeout(run, ms));

  /** Sends a request that only this transport knows of, now and for every later transport. */
  function renew(request: HostRequest, onError: (error: StarboardError) => void): () => void {
    const send = (): void =>
      void wire.requestOnce("host", request).then((answer) => {
        if (answer.is === "invalid") onError(errorOf(answer.bad));
      });
    const stop = wire.onOpen(send);
    send();
    return stop;
  }

  function onTable(table: string, listener: (info: TableInfo) => void, onGone?: (error: StarboardError) => void) {
    const stopListening = wire.onPush("host", (message) => {
      if (message.is === "table" && message.table.table === table) listener(received("TableInfo", message.table));
      if (message.is === "tableGone" && message.table === table && message.from === "host")
        onGone?.(new StarboardError("TABLE_UNKNOWN", { about: { table } }));
    });
    const stopRenewing = renew({ is: "followTable", table, chat: 0 }, (error) => onGone?.(error));
    return () => {
      stopListening();
      stopRenewing();
    };
  }

  return {
    matches,
    onTable,
    whenStarted: (table) =>
      new Promise((resolve, reject) => {
        const stop = onTable(
          table,
          ({ state }) => {
            if (state === "lobby") return;
            stop();
            resolve();
          },
          reject,
        );
      }),
    onTicket(listener) {
      const stopListening = wire.onPush("host", (message) => {
        if (message.is === "ticket") listener(message.ticket);
      });
      const stopRenewing = renew({ is: "followTicket" }, () => {});
      return () => {
        stopListening();
        stopRenewing();
      };
    },
    async say(table, text) {
      const answer = await wire.request("host", { is: "say", table, to: "table", text, key: randomHex(12) });
      if (answer.is === "invalid") throw errorOf(answer.bad);
    },
    close() {
      isClosed = true;
      matches.close();
      transport?.close();
    },
  };
}
