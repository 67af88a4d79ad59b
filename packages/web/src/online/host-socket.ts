/**
 * The one socket of this page to its host: the clerk's client runs over it, and what only hosts say besides. It is opened when
 * it is first needed and opened again, with growing pauses, whenever it breaks or falls silent.
 */
import { type MatchClient, type OpenTransport, createMatchClient } from "@starboard/match";
import { randomHex } from "@starboard/match/browser";
import { type ServiceMessage, WIRE_VERSION } from "@starboard/wire";
import type { HostMessage, HostResponse, HostRequest } from "@starboard/wire/host-socket";
import { type Heartbeat, startHeartbeat } from "./heartbeat.ts";

/** Ids of the host's own questions: far above any the clerk's client will reach. */
const FIRST_HOST_REQUEST_ID = 1_000_000_000;
/** First and longest pause before the next try, in milliseconds. */
const FIRST_RETRY_MS = 400;
const MAX_RETRY_MS = 15_000;

export type HostPush = Exclude<HostMessage, ServiceMessage | { readonly id: number }>;
export interface HostSocket {
  readonly matches: MatchClient;
  /** Asks the host; a lost connection is waited for. */
  request(ask: HostRequest): Promise<HostResponse>;
  /** Hears what the host says unasked. Returns how to stop. */
  onPush(hear: (news: HostPush) => void): () => void;
  /** Called with every new connection, after `hello`, to ask again for what one follows. Returns how to stop. */
  onOpen(opened: () => void): () => void;
  /** `true` while connected. Returns how to stop. */
  onState(hear: (up: boolean) => void): () => void;
  /** Leaves and comes back: as somebody who has got a name, or another one. */
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

/** Exported for tests, which bring an address of their own. */
export function openHostSocket(address: string): HostSocket {
  const waiting = new Map<number, Waiting>();
  const newsHearers = new Set<(news: HostPush) => void>();
  const openHearers = new Set<() => void>();
  const stateHearers = new Set<(up: boolean) => void>();
  /** The one that is open, and whether it still lives. */
  let socket: WebSocket | null = null;
  let pulse: Heartbeat | null = null;
  let lastId = FIRST_HOST_REQUEST_ID;
  /** Sockets in a row on which nothing was heard. */
  let failures = 0;
  /** When to come back, if the host or the page has said so. */
  let told: number | null = 0;
  let up = false;
  /** Opens the next socket now instead of later; false when there is nothing to wait for. */
  let hurry = (): boolean => false;

  const become = (next: boolean): void => {
    if (up === next) return;
    up = next;
    for (const hear of stateHearers) hear(next);
  };
  const post = (message: object): void => {
    // Into one that is closing nothing can be said any more; it is asked again through the next.
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

  /** One line of the clerk's client lasts as long as one socket that was opened. */
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
      // Nobody knows how long a network may take to say that nobody is there.
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

      /** The socket has closed, or is given up: nothing it might still say counts. */
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
  // Who comes back to the page may come from a machine that slept.
  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && comeBack());

  // A host that is away comes back, however often: nobody has to press a button for it.
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

/** `WebSocket.OPEN`; what is more is closing or closed. */
const OPEN = 1;
const PUSH_MESSAGES: ReadonlySet<string> = new Set(["tables", "table", "tableGone", "chat", "status", "closing"]);
const isHostPush = (message: HostMessage): boolean => PUSH_MESSAGES.has(message.is);

function listen<T>(set: Set<T>, one: T): () => void {
  set.add(one);
  return () => set.delete(one);
}
