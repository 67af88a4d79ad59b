/**
 * The one socket of this page to its host: the clerk's client runs over it, and what only hosts say besides. It is opened when
 * it is first needed and opened again, with growing pauses, whenever it breaks or falls silent.
 */
import { type ClerkClient, type Connect, createClerkClient } from "@starboard/match";
import { randomHex } from "@starboard/match/browser";
import { type FromClerk, WIRE_VERSION } from "@starboard/wire";
import type { FromHost, HostAnswer, HostAsk } from "@starboard/wire/hostsocket";
import { type Pulse, takePulse } from "./heartbeat.ts";

/** Ids of the host's own questions: far above any the clerk's client will reach. */
const OWN = 1_000_000_000;
/** First and longest pause before the next try, in milliseconds. */
const PAUSE = 400;
const LONGEST = 15_000;

export type HostNews = Exclude<FromHost, FromClerk | { readonly id: number }>;
export interface HostLine {
  readonly clerk: ClerkClient;
  /** Asks the host; a lost connection is waited for. */
  ask(ask: HostAsk): Promise<HostAnswer>;
  /** Hears what the host says unasked. Returns how to stop. */
  onNews(hear: (news: HostNews) => void): () => void;
  /** Called with every new connection, after `hello`, to ask again for what one follows. Returns how to stop. */
  onOpen(opened: () => void): () => void;
  /** `true` while connected. Returns how to stop. */
  onState(hear: (up: boolean) => void): () => void;
  /** Leaves and comes back: as somebody who has got a name, or another one. */
  again(): void;
  readonly up: boolean;
}

interface Waiting {
  readonly ask: HostAsk;
  readonly answered: (answer: HostAnswer) => void;
}

let only: HostLine | undefined;
export const hostLine = (): HostLine => {
  only ??= openHostLine(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/socket`);
  return only;
};

/** Exported for tests, which bring an address of their own. */
export function openHostLine(address: string): HostLine {
  const waiting = new Map<number, Waiting>();
  const newsHearers = new Set<(news: HostNews) => void>();
  const openHearers = new Set<() => void>();
  const stateHearers = new Set<(up: boolean) => void>();
  /** The one that is open, and whether it still lives. */
  let socket: WebSocket | null = null;
  let pulse: Pulse | null = null;
  let lastId = OWN;
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
    pulse?.asked();
  };
  const hello = (): void => post({ v: WIRE_VERSION, id: ++lastId, is: "hello", client: "starboard web" });

  function own(message: FromHost): void {
    if ("id" in message) {
      const one = waiting.get(message.id);
      waiting.delete(message.id);
      one?.answered(message as HostAnswer);
      return;
    }
    if (message.is === "closing") told = message.reconnect;
    for (const hear of newsHearers) hear(message as HostNews);
  }

  function pause(): number {
    const wait = told ?? Math.min(LONGEST, PAUSE * 2 ** Math.min(failures, 6)) * (0.5 + Math.random() / 2);
    told = null;
    return wait;
  }

  /** One line of the clerk's client lasts as long as one socket that was opened. */
  const connect: Connect = (hear, lost) => {
    const early: object[] = [];
    let closed = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let mine: WebSocket | null = null;

    function open(): void {
      timer = undefined;
      const next = new WebSocket(address);
      mine = next;
      const life = takePulse(hello, over);
      pulse = life;
      // Nobody knows how long a network may take to say that nobody is there.
      life.asked();
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
        life.heard();
        const message = JSON.parse(String(data)) as FromHost;
        if (("id" in message && message.id > OWN) || isHostNews(message)) own(message);
        else hear(message as FromClerk);
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

  const doubt = (): void => pulse?.doubt();
  const comeBack = (): void => {
    if (!hurry()) doubt();
  };
  addEventListener("offline", doubt);
  addEventListener("online", comeBack);
  // Who comes back to the page may come from a machine that slept.
  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && comeBack());

  // A host that is away comes back, however often: nobody has to press a button for it.
  const clerk = createClerkClient(connect, randomHex, Number.POSITIVE_INFINITY, (ms, run) => setTimeout(run, ms));
  return {
    clerk,
    ask: (ask) =>
      new Promise((answered) => {
        const id = ++lastId;
        waiting.set(id, { ask, answered });
        post({ v: WIRE_VERSION, id, ...ask });
      }),
    onNews: (hear) => listen(newsHearers, hear),
    onOpen: (opened) => listen(openHearers, opened),
    onState: (hear) => listen(stateHearers, hear),
    again() {
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
const NEWS: ReadonlySet<string> = new Set(["tables", "table", "tableGone", "chat", "status", "closing"]);
const isHostNews = (message: FromHost): boolean => NEWS.has(message.is);

function listen<T>(set: Set<T>, one: T): () => void {
  set.add(one);
  return () => set.delete(one);
}
