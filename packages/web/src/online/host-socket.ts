/**
 * The page's one connection to its host: a client over a WebSocket, for both channels. It opens on first use and
 * reconnects with growing delays after a failure or silence.
 */
import { createMatchClient, type MatchClient } from "@starboard/match";
import { randomHex } from "@starboard/match/browser";
import type { ServerMessage } from "@starboard/wire";
import { createWireClient, type OpenTransport } from "@starboard/wire/client";
import type { HostPush, HostRequest, HostResponse } from "@starboard/wire/host-socket";
import { type Heartbeat, startHeartbeat } from "./heartbeat.ts";

/** First and longest delay before a reconnection, in milliseconds. */
const FIRST_RETRY_MS = 400;
const MAX_RETRY_MS = 15_000;

export interface HostSocket {
  readonly matches: MatchClient;
  /** Sends a request to the host. During a lost connection it waits and is sent again. */
  request(request: HostRequest): Promise<HostResponse>;
  /** Subscribes to messages the host pushes. Returns the unsubscribe function. */
  onPush(listener: (message: HostPush) => void): () => void;
  /** Called for every new connection, after `hello`, to renew subscriptions. Returns the unsubscribe function. */
  onOpen(onOpened: () => void): () => void;
  /** Called with `true` on connection and `false` on loss. Returns the unsubscribe function. */
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
  /** The open socket and its heartbeat. */
  let socket: WebSocket | null = null;
  let heartbeat: Heartbeat | null = null;
  /** Consecutive sockets that received nothing. */
  let failures = 0;
  /** Delay until the next connection if the host or the page set one, in milliseconds. */
  let requestedPauseMs: number | null = 0;
  let up = false;
  /** Opens the next socket immediately; returns false if no reconnection is scheduled. */
  let connectNow = (): boolean => false;

  const setUp = (next: boolean): void => {
    if (up === next) return;
    up = next;
    for (const listener of stateListeners) listener(next);
  };
  const send = (message: object): void => {
    // A closing socket cannot send; the request is sent again through the next one.
    if (!socket || socket.readyState > OPEN) return;
    socket.send(JSON.stringify(message));
    heartbeat?.requested();
  };
  const hello = (): void => void wire.requestOnce("host", HELLO);

  function retryDelayMs(): number {
    const wait =
      requestedPauseMs ??
      Math.min(MAX_RETRY_MS, FIRST_RETRY_MS * 2 ** Math.min(failures, 6)) * (0.5 + Math.random() / 2);
    requestedPauseMs = null;
    return wait;
  }

  /** A transport of the client lasts as long as one open socket. */
  const connect: OpenTransport = (listener, lost) => {
    const early: object[] = [];
    let closed = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let ownSocket: WebSocket | null = null;

    function open(): void {
      timer = undefined;
      const next = new WebSocket(address);
      ownSocket = next;
      const ownHeartbeat = startHeartbeat(hello, closeSocket);
      heartbeat = ownHeartbeat;
      // A network can take very long to report an unreachable host.
      ownHeartbeat.opening();
      failures += 1;
      next.onopen = () => {
        socket = next;
        hello();
        for (const message of early.splice(0)) send(message);
        setUp(true);
        for (const onOpened of openListeners) onOpened();
      };
      next.onmessage = ({ data }) => {
        failures = 0;
        ownHeartbeat.received();
        if (socket === next) setUp(true);
        listener(JSON.parse(String(data)) as ServerMessage);
      };
      next.onclose = closeSocket;

      /** The socket has closed or is abandoned; later events of it are ignored. */
      function closeSocket(): void {
        next.onopen = null;
        next.onmessage = null;
        next.onclose = null;
        next.close();
        ownHeartbeat.stop();
        if (heartbeat === ownHeartbeat) heartbeat = null;
        const was = socket === next;
        if (was) socket = null;
        if (closed) return;
        setUp(false);
        if (was) {
          closed = true;
          lost();
        } else scheduleOpen();
      }
    }
    function scheduleOpen(): void {
      timer = setTimeout(open, retryDelayMs());
      connectNow = () => {
        if (timer === undefined) return false;
        clearTimeout(timer);
        open();
        return true;
      };
    }
    scheduleOpen();
    return {
      send(message) {
        if (socket !== null && socket === ownSocket) send(message);
        else early.push(message);
      },
      close() {
        closed = true;
        clearTimeout(timer);
        timer = undefined;
        heartbeat?.stop();
        heartbeat = null;
        ownSocket?.close();
      },
    };
  };

  const checkConnection = (): void => heartbeat?.check();
  const reconnectOrCheck = (): void => {
    if (!connectNow()) checkConnection();
  };
  addEventListener("offline", () => {
    // The browser knows at once; the socket would only notice after a timeout.
    setUp(false);
    checkConnection();
  });
  addEventListener("online", reconnectOrCheck);
  // The machine may have slept while the page was hidden.
  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && reconnectOrCheck());

  // Reconnects without limit and without a button.
  const wire = createWireClient(connect, Number.POSITIVE_INFINITY);
  wire.onPush("host", (message) => {
    if (message.is === "closing") requestedPauseMs = message.reconnect;
  });
  return {
    matches: createMatchClient(wire, randomHex, (ms, run) => setTimeout(run, ms)),
    request: (request) => wire.request("host", request),
    onPush: (listener) => wire.onPush("host", listener),
    onOpen: (onOpened) => listen(openListeners, onOpened),
    onState: (listener) => listen(stateListeners, listener),
    reconnect() {
      requestedPauseMs = 0;
      socket?.close();
    },
    get up() {
      return up;
    },
  };
}

/** `WebSocket.OPEN`; greater values mean closing or closed. */
const OPEN = 1;
/** The first message of every connection, and the probe of a silent one. */
const HELLO: HostRequest = { is: "hello", client: "starboard web" };

function listen<T>(set: Set<T>, one: T): () => void {
  set.add(one);
  return () => set.delete(one);
}
