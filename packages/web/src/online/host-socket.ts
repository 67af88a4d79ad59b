/**
 * The page's one connection to its host: a client over a WebSocket, for both channels. It opens on first use and
 * reconnects with growing delays after a failure or silence.
 */
import { createRetryDelay, openSocketTransport, type SocketTransport } from "@starboard/client/socket";
import { createMatchClient, type MatchClient } from "@starboard/match";
import { randomHex } from "@starboard/match/browser";
import { createWireClient } from "@starboard/wire/client";
import type { HostPush, HostRequest, HostResponse } from "@starboard/wire/host-socket";

export interface HostSocket {
  readonly matches: MatchClient;
  /** Sends a request to the host. During a lost connection it waits and is sent again. */
  request(request: HostRequest): Promise<HostResponse>;
  /** Subscribes to messages the host pushes. Returns the unsubscribe function. */
  onPush(listener: (message: HostPush) => void): () => void;
  /** Called for every new connection, after `hello`, to renew subscriptions. Returns the unsubscribe function. */
  onOpen(onOpened: () => void): () => void;
  /** Called with `true` on connection, and with `false` on loss or if the first attempt fails. Returns the unsubscribe function. */
  onState(listener: (up: boolean) => void): () => void;
  /** Closes and reopens the socket, after the identity of this browser has changed. */
  reconnect(): void;
  readonly up: boolean;
}

let only: HostSocket | undefined;
export const hostSocket = (): HostSocket => {
  only ??= openHostSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/socket`);
  return only;
};

/** Opens a socket to an address; exported for tests. */
export function openHostSocket(address: string): HostSocket {
  const openListeners = new Set<() => void>();
  const stateListeners = new Set<(up: boolean) => void>();
  const retry = createRetryDelay();
  /** The transport that the client uses now. */
  let transport: SocketTransport | null = null;
  /** Null until the first attempt has succeeded or failed. */
  let up: boolean | null = null;

  const setUp = (next: boolean): void => {
    if (up === next) return;
    up = next;
    for (const listener of stateListeners) listener(next);
  };

  // Reconnects without limit and without a button.
  const wire = createWireClient((onMessage, onLost) => {
    transport = openSocketTransport(address, retry, {
      probe: () => void wire.requestOnce("host", HELLO),
      onOpen() {
        setUp(true);
        for (const onOpened of openListeners) onOpened();
      },
      onMessage(message) {
        setUp(true);
        onMessage(message);
      },
      onDown: () => setUp(false),
      onLost,
    });
    return transport;
  }, Number.POSITIVE_INFINITY);
  wire.onPush("host", (message) => {
    if (message.is === "closing") retry.set(message.reconnect);
  });

  addEventListener("offline", () => {
    // The browser knows at once; the socket would only notice after a timeout.
    setUp(false);
    transport?.check();
  });
  addEventListener("online", () => transport?.wake());
  // The machine may have slept while the page was hidden.
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") transport?.wake();
  });
  return {
    matches: createMatchClient(wire, randomHex, (ms, run) => setTimeout(run, ms)),
    request: (request) => wire.request("host", request),
    onPush: (listener) => wire.onPush("host", listener),
    onOpen: (onOpened) => listen(openListeners, onOpened),
    onState: (listener) => listen(stateListeners, listener),
    reconnect() {
      retry.set(0);
      transport?.drop();
    },
    get up() {
      return up === true;
    },
  };
}

/** The first message of every connection, and the probe of a silent one. */
const HELLO: HostRequest = { is: "hello", client: "starboard web" };

function listen<T>(set: Set<T>, one: T): () => void {
  set.add(one);
  return () => set.delete(one);
}
