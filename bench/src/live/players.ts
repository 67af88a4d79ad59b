/** Lightweight players for each server, so that mainly the server is measured. */
import { randomUUID } from "node:crypto";
import { createRequire } from "node:module";
import { type ServerMessage, type Update, WIRE_VERSION } from "@starboard/wire";
import { applyChanges } from "@starboard/wire/changes";
import { channelOf } from "@starboard/wire/schemas";
import { findGameEntry } from "@starboard/registry";
import WebSocket from "ws";
import { cellOf } from "./again.ts";

export type Side = 0 | 1;
export type OnReceived = (side: Side, moves: number) => void;
/** A match with both players connected. */
export interface ConnectedMatch {
  /** Reports when a side has received the match after n moves; 0 for the start. */
  watch(onReceived: OnReceived): void;
  /** Sends move `n`, counted from 0, for the side whose turn it is; returns that side. */
  send(n: number): Side;
  close(): void;
}
export type OpenMatch = (url: string) => Promise<ConnectedMatch>;

const SIDES = [0, 1] as const;
const sideOf = (n: number): Side => (n % 2) as Side;

/** A person at our host: a cookie, and one socket. */
export interface Person {
  readonly cookie: string;
  readonly url: string;
}
export async function http<T>(
  person: Person,
  method: string,
  path: string,
  body: object,
): Promise<{ body: T; cookie: string }> {
  const response = await fetch(`${person.url}${path}`, {
    method,
    headers: { origin: person.url, cookie: person.cookie, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
  return { body: JSON.parse(text) as T, cookie: response.headers.getSetCookie()[0]?.split(";")[0] ?? person.cookie };
}
export const dial = (person: Person, from?: string): Promise<WebSocket> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(`${person.url.replace("http", "ws")}/api/socket`, {
      headers: { origin: person.url, ...(person.cookie && { cookie: person.cookie }) },
      perMessageDeflate: false,
      ...(from !== undefined && { localAddress: from }),
    });
    socket.once("open", () => resolve(socket));
    socket.once("error", reject);
  });

interface OpenedTable {
  readonly table: { readonly table: string; readonly commitment: string };
  readonly links: readonly { readonly seat: number; readonly token: string }[];
}
const entropy = "ab".repeat(16);

/** Seats two persons at a started table of our host; neither is connected yet. */
export async function seatPair(
  url: string,
  game: string,
  options: object = {},
): Promise<{ match: string; persons: Person[] }> {
  const guest = { cookie: "", url };
  const opened = await http<OpenedTable>(guest, "POST", "/api/tables", {
    game,
    options,
    name: "Ada",
    seats: [{ is: "me" }, { is: "friend" }],
  });
  const ada = { cookie: opened.cookie, url };
  const { table, commitment } = opened.body.table;
  const token = opened.body.links.find(({ seat }) => seat === 1)?.token;
  await http(ada, "PUT", `/api/tables/${table}/seats/0/entropy`, { commitment, entropy });
  const seated = await http(guest, "POST", `/api/tables/${table}/seats/1/sit`, {
    name: "Ben",
    commitment,
    entropy,
    token,
  });
  await http(ada, "POST", `/api/tables/${table}/start`, {});
  return { match: table, persons: [ada, { cookie: seated.cookie, url }] };
}

export const ask = (
  socket: WebSocket,
  id: number,
  question: { readonly is: string; readonly [field: string]: unknown },
): void => socket.send(JSON.stringify({ v: WIRE_VERSION, channel: channelOf(question.is), id, ...question }));

/** Returns a reader of a connection's messages that turns changes into the update they make, as a page does. */
function readingChanges() {
  let last: Update | undefined;
  return (text: string) => {
    const { channel: _channel, ...message } = JSON.parse(text) as ServerMessage<"match">;
    if (message.is === "update") last = message;
    if (message.is !== "changes") return message;
    last = last && applyChanges(last, message);
    if (!last) throw new Error("changes that do not fit");
    return last;
  };
}

/** A match at our host, or at two hosts of one database: each player is connected to its own. */
export async function openAt(urls: readonly [string, string]): Promise<ConnectedMatch> {
  const { match, persons } = await seatPair(urls[0], "again@1");
  const sockets = await Promise.all(persons.map((person, side) => dial({ ...person, url: urls[side as Side] })));
  const known = [0, 0];
  return {
    watch(onReceived) {
      for (const [side, socket] of sockets.entries()) {
        const read = readingChanges();
        socket.on("message", (data) => {
          const message = read((data as Buffer).toString());
          if (message.is === "played" || message.is === "done" || message.is === "heartbeat") return;
          if (message.is !== "update") throw new Error(JSON.stringify(message));
          known[side] = message.at;
          // The first entry of a match is its start.
          onReceived(side as Side, message.at - 1);
        });
        ask(socket, 0, { is: "watch", match, viewer: side, since: 0, changes: true });
      }
    },
    send(n) {
      const side = sideOf(n);
      const moves = [{ step: "mark", act: { do: "mark", cell: cellOf(n) } }];
      const commit = { is: "commit", match, seat: side, at: known[side], key: randomUUID(), moves };
      ask(sockets[side] as WebSocket, n + 1, commit);
      return side;
    },
    close: () => sockets.forEach((socket) => socket.terminate()),
  };
}
const ours: OpenMatch = (url) => openAt([url, url]);

export interface OfferedMatch extends ConnectedMatch {
  readonly match: string;
  /** Bytes of messages that both players have received. */
  received(): number;
  isOver(): boolean;
}

/**
 * Plays one of our real games with offered acts. The seat asked next needs its own update too, so both wait for both.
 */
export const playOffered =
  (id: string): ((url: string) => Promise<OfferedMatch>) =>
  async (url) => {
    const { match, persons } = await seatPair(url, `${id}@${findGameEntry(id)?.game.edition}`);
    const sockets = await Promise.all(persons.map((person) => dial(person)));
    const latest: (Update | undefined)[] = [undefined, undefined];
    let onReceived: OnReceived | undefined;
    let begun = false;
    let acts = 0;
    let bytes = 0;
    let mover: Side = 0;
    /** The host's answer to the last act, and the number of entries after it. */
    let reply: { readonly is: "played" | "stale"; readonly at: number } | undefined;

    function commit(): void {
      mover = (latest[0]?.summary.asked[0] ?? 0) as Side;
      const { at = 0, offers = [] } = latest[mover] ?? {};
      const turn = offers.find(({ aside }) => !aside);
      const open = turn?.offers.filter(({ refusal }) => !refusal) ?? [];
      const moves = [{ step: turn?.step, act: open[(at * 7) % open.length]?.act }];
      // A finished match is left without further messages.
      if (open.length > 0)
        ask(sockets[mover] as WebSocket, acts, { is: "commit", match, seat: mover, at, key: randomUUID(), moves });
    }
    function proceed(): void {
      const at = latest[0]?.at ?? 0;
      if (latest[1]?.at !== at) return;
      if (!begun) {
        begun = true;
        for (const side of SIDES) onReceived?.(side, 0);
      } else if (reply && at >= reply.at) {
        const { is } = reply;
        reply = undefined;
        // A time limit ended at the same moment.
        if (is === "stale") commit();
        else onReceived?.((1 - mover) as Side, ++acts);
      }
    }
    return {
      match,
      watch(listener) {
        onReceived = listener;
        for (const [side, socket] of sockets.entries()) {
          const read = readingChanges();
          socket.on("message", (data) => {
            bytes += (data as Buffer).length;
            const message = read((data as Buffer).toString());
            if (message.is === "update") latest[side] = message;
            else if (message.is === "played" || message.is === "stale") reply = { is: message.is, at: message.at };
            else if (message.is !== "done" && message.is !== "heartbeat") throw new Error(JSON.stringify(message));
            proceed();
          });
          ask(socket, 0, { is: "watch", match, viewer: side, since: 0, changes: true });
        }
      },
      send() {
        commit();
        return mover;
      },
      received: () => bytes,
      isOver: () => (latest[0]?.summary.over ?? null) !== null,
      close: () => sockets.forEach((socket) => socket.terminate()),
    };
  };

interface PeerSocket {
  on(event: string, listener: (...args: never[]) => void): void;
  emit(event: string, ...args: unknown[]): void;
  close(): void;
}
interface PeerState {
  readonly _stateID: number;
}
const boardgame: OpenMatch = async (url) => {
  const { io } = (await import("socket.io-client" as string)) as { io: (url: string, options: object) => PeerSocket };
  const match = randomUUID();
  const states = [0, 0];
  const sockets = SIDES.map(() => io(`${url}/again`, { transports: ["websocket"], forceNew: true }));
  await Promise.all(sockets.map((socket) => new Promise<void>((resolve) => socket.on("connect", () => resolve()))));
  return {
    watch(onReceived) {
      for (const [side, socket] of sockets.entries()) {
        const take = ({ _stateID }: PeerState): void => {
          states[side] = _stateID;
          onReceived(side as Side, _stateID);
        };
        socket.on("sync", (_match: string, info: { state: PeerState }) => take(info.state));
        socket.on("update", (_match: string, state: PeerState) => take(state));
        socket.emit("sync", match, String(side), undefined, 2);
      }
    },
    send(n) {
      const side = sideOf(n);
      const payload = { type: "mark", args: [cellOf(n)], playerID: String(side) };
      sockets[side]?.emit("update", { type: "MAKE_MOVE", payload }, states[side], match, String(side));
      return side;
    },
    close: () => sockets.forEach((socket) => socket.close()),
  };
};

interface PeerRoom {
  readonly roomId: string;
  onMessage(type: string, listener: (n: number) => void): void;
  send(type: string, n: number): void;
  leave(): Promise<unknown>;
}
interface PeerClient {
  create(name: string): Promise<PeerRoom>;
  joinById(id: string): Promise<PeerRoom>;
}
const colyseus: OpenMatch = async (url) => {
  const { Client } = createRequire(import.meta.url)("colyseus.js") as { Client: new (url: string) => PeerClient };
  const client = new Client(url.replace("http", "ws"));
  const first = await client.create("again");
  const rooms = [first, await client.joinById(first.roomId)];
  return {
    watch(onReceived) {
      for (const [side, room] of rooms.entries()) {
        room.onMessage("moved", (n) => onReceived(side as Side, n + 1));
        onReceived(side as Side, 0);
      }
    },
    send(n) {
      rooms[sideOf(n)]?.send("move", n);
      return sideOf(n);
    },
    close: () => rooms.forEach((room) => void room.leave()),
  };
};

/** Players by contender, and by real game of ours. */
export const players: Readonly<Record<string, OpenMatch>> = {
  ours,
  boardgame,
  colyseus,
  "4000ad": playOffered("4000ad"),
  anaxis: playOffered("anaxis"),
  trekwar: playOffered("trekwar"),
  "warp-empires": playOffered("warp-empires"),
};
