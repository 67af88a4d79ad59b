/**
 * The page's one WebSocket to its host. It carries the match client and the messages only hosts send. It opens on
 * first use and reconnects with growing delays after a failure or silence.
 */
import { type MatchClient, type OpenTransport, createMatchClient } from "@starboard/match";
import { randomHex } from "@starboard/match/browser";
import { type ServiceMessage, WIRE_VERSION } from "@starboard/wire";
import type { HostMessage, HostResponse, HostRequest } from "@starboard/wire/host-socket";
import { type Heartbeat, startHeartbeat } from "./heartbeat.ts";

/** First id of host requests, above any id the match client reaches. */
const FIRST_HOST_REQUEST_ID = 1_000_000_000;
/** First and longest delay before a reconnection, in milliseconds. */
const FIRST_RETRY_MS = 400;
const MAX_RETRY_MS = 15_000;

export type HostPush = Exclude<HostMessage, ServiceMessage | { readonly id: number }>;
export interface HostSocket {
  readonly matches: MatchClient;
  /** Sends a request to the host. During a lost connection it waits and is sent again. */
  request(ask: HostRequest): Promise<HostResponse>;
  /** Subscribes to messages the host pushes. Returns the unsubscribe function. */
  onPush(hear: (news: HostPush) => void): () => void;
  /** Called for every new connection, after `hello`, to renew subscriptions. Returns the unsubscribe function. */
  onOpen(opened: () => void): () => void;
  /** Called with `true` on connection and `false` on loss. Returns the unsubscribe function. */
  onState(hear: (up: boolean) => void): () => void;
  /** Closes and reopens the socket, after the identity of this browser has changed. */
  reconnect(): void;
  readonly up: boolean;
}

interface Waiting {
  readonly ask: HostRequest;
  readonly answered: (answer: HostResponse) => void;
}

let only: HostSocket | undefined;
export const hostSocket = (): HostSocket => {
  only ??= openHostSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/socket`);
  return only;
};

/** Opens a socket to an address; exported for tests. */
export function openHostSocket(address: string): HostSocket {
  const waiting = new Map<number, Waiting>();
  const newsHearers = new Set<(news: HostPush) => void>();
  const openHearers = new Set<() => void>();
  const stateHearers = new Set<(up: boolean) => void>();
  /** The open socket and its heartbeat. */
  let socket: WebSocket | null = null;
  let pulse: Heartbeat | null = null;
  let lastId = FIRST_HOST_REQUEST_ID;
  /** Consecutive sockets that received nothing. */
  let failures = 0;
  /** Delay until the next connection if the host or the page set one, in milliseconds. */
  let told: number | null = 0;
  let up = false;
  /** Opens the next socket immediately; returns false if no reconnection is scheduled. */
  let hurry = (): boolean => false;

  const become = (next: boolean): void => {
    if (up === next) return;
    up = next;
    for (const hear of stateHearers) hear(next);
  };
  const post = (message: object): void => {
    // A closing socket cannot send; the request is sent again through the next one.
    if (!socket || socket.readyState > OPEN) return;
    socket.send(JSON.stringify(message));
    pulse?.requested();
  };
  const hello = (): void => post({ v: WIRE_VERSION, id: ++lastId, is: "hello", client: "starboard web" });

  function own(message: HostMessage): void {
    if ("id" in message) {
      const one = waiting.get(message.id);
      waiting.delete(message.id);
      one?.answered(message as HostResponse);
      return;
    }
    if (message.is === "closing") told = message.reconnect;
    for (const hear of newsHearers) hear(message as HostPush);
  }

  function pause(): number {
    const wait =
      told ?? Math.min(MAX_RETRY_MS, FIRST_RETRY_MS * 2 ** Math.min(failures, 6)) * (0.5 + Math.random() / 2);
    told = null;
    return wait;
  }

  /** A transport of the match client lasts as long as one open socket. */
  const connect: OpenTransport = (hear, lost) => {
    const early: object[] = [];
    let closed = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let mine: WebSocket | null = null;

    function open(): void {
      timer = undefined;
      const next = new WebSocket(address);
      mine = next;
      const life = startHeartbeat(hello, over);
      pulse = life;
      // A network can take very long to report an unreachable host.
      life.requested();
      failures += 1;
      next.onopen = () => {
        socket = next;
        hello();
        for (const [id, { ask }] of waiting) post({ v: WIRE_VERSION, id, ...ask });
        for (const message of early.splice(0)) post(message);
        become(true);
        for (const opened of openHearers) opened();
      };
      next.onmessage = ({ data }) => {
        failures = 0;
        life.received();
        const message = JSON.parse(String(data)) as HostMessage;
        if (("id" in message && message.id > FIRST_HOST_REQUEST_ID) || isHostPush(message)) own(message);
        else hear(message as ServiceMessage);
      };
      next.onclose = over;

      /** The socket has closed or is abandoned; later events of it are ignored. */
      function over(): void {
        next.onopen = null;
        next.onmessage = null;
        next.onclose = null;
        next.close();
        life.stop();
        if (pulse === life) pulse = null;
        const was = socket === next;
        if (was) socket = null;
        if (closed) return;
        become(false);
        if (was) {
          closed = true;
          lost();
        } else later();
      }
    }
    function later(): void {
      timer = setTimeout(open, pause());
      hurry = () => {
        if (timer === undefined) return false;
        clearTimeout(timer);
        open();
        return true;
      };
    }
    later();
    return {
      send(message) {
        if (socket !== null && socket === mine) post(message);
        else early.push(message);
      },
      close() {
        closed = true;
        clearTimeout(timer);
        timer = undefined;
        pulse?.stop();
        pulse = null;
        mine?.close();
      },
    };
  };

  const doubt = (): void => pulse?.check();
  const comeBack = (): void => {
    if (!hurry()) doubt();
  };
  addEventListener("offline", doubt);
  addEventListener("online", comeBack);
  // The machine may have slept while the page was hidden.
  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && comeBack());

  // Reconnects without limit and without a button.
  const service = createMatchClient(connect, randomHex, Number.POSITIVE_INFINITY, (ms, run) => setTimeout(run, ms));
  return {
    matches: service,
    request: (ask) =>
      new Promise((answered) => {
        const id = ++lastId;
        waiting.set(id, { ask, answered });
        post({ v: WIRE_VERSION, id, ...ask });
      }),
    onPush: (hear) => listen(newsHearers, hear),
    onOpen: (opened) => listen(openHearers, opened),
    onState: (hear) => listen(stateHearers, hear),
    reconnect() {
      told = 0;
      socket?.close();
    },
    get up() {
      return up;
    },
  };
}

/** `WebSocket.OPEN`; greater values mean closing or closed. */
const OPEN = 1;
const PUSH_MESSAGES: ReadonlySet<string> = new Set(["tables", "table", "tableGone", "chat", "status", "closing"]);
const isHostPush = (message: HostMessage): boolean => PUSH_MESSAGES.has(message.is);

function listen<T>(set: Set<T>, one: T): () => void {
  set.add(one);
  return () => set.delete(one);
}
