/**
 * The one socket of this page to its host: the clerk's client runs over it, and what only hosts say besides. It is opened when
 * it is first needed and opened again, with growing pauses, whenever it breaks.
 */
import { type ClerkClient, type Connect, createClerkClient } from "@starboard/match";
import { randomHex } from "@starboard/match/browser";
import { type FromClerk, WIRE_VERSION } from "@starboard/wire";
import type { FromHost, HostAnswer, HostAsk } from "@starboard/wire/hostsocket";

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
  let socket: WebSocket | null = null;
  let lastId = OWN;
  let failures = 0;
  /** The host said when to come back. */
  let told: number | null = null;
  let up = false;

  const become = (next: boolean): void => {
    if (up === next) return;
    up = next;
    for (const hear of stateHearers) hear(next);
  };
  const post = (message: object): void => socket?.send(JSON.stringify(message));

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

  /** One line of the clerk's client lasts as long as one socket that was opened. */
  const connect: Connect = (hear, lost) => {
    const early: object[] = [];
    let closed = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let mine: WebSocket | null = null;
    const open = (): void => {
      if (closed) return;
      const next = new WebSocket(address);
      mine = next;
      next.onopen = () => {
        failures = 0;
        socket = next;
        post({ v: WIRE_VERSION, id: ++lastId, is: "hello", client: "starboard web" });
        for (const [id, { ask }] of waiting) post({ v: WIRE_VERSION, id, ...ask });
        for (const message of early.splice(0)) post(message);
        become(true);
        for (const opened of openHearers) opened();
      };
      next.onmessage = ({ data }) => {
        const message = JSON.parse(String(data)) as FromHost;
        if (("id" in message && message.id > OWN) || isHostNews(message)) own(message);
        else hear(message as FromClerk);
      };
      next.onclose = () => {
        if (closed) return;
        const was = socket === next;
        if (was) socket = null;
        become(false);
        if (was) {
          closed = true;
          lost();
          return;
        }
        failures += 1;
        timer = setTimeout(open, pause());
      };
    };
    const pause = (): number => {
      const wait = told ?? Math.min(LONGEST, PAUSE * 2 ** Math.min(failures, 6)) * (0.5 + Math.random() / 2);
      told = null;
      return wait;
    };
    timer = setTimeout(open, failures === 0 && told === null ? 0 : pause());
    return {
      send(message) {
        if (socket !== null && socket === mine) post(message);
        else early.push(message);
      },
      close() {
        closed = true;
        clearTimeout(timer);
        mine?.close();
      },
    };
  };

  const clerk = createClerkClient(connect, randomHex);
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
    again: () => socket?.close(),
    get up() {
      return up;
    },
  };
}

const NEWS: ReadonlySet<string> = new Set(["tables", "table", "tableGone", "chat", "closing"]);
const isHostNews = (message: FromHost): boolean => NEWS.has(message.is);

function listen<T>(set: Set<T>, one: T): () => void {
  set.add(one);
  return () => set.delete(one);
}
