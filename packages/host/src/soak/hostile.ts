/**
 * Hostile trials: strangers, and a player at the very table, throw damaged and forged messages at a host with a match under
 * way, which must not notice: nobody's seat is played, read or taken but by whoever sits there.
 */
import { seededUint32 } from "@starboard/kernel";
import type { TableInfo, TableWithLinks } from "@starboard/wire/host";
import WebSocket from "ws";
import { createHost, type Host } from "../host.ts";
import type { Storage } from "../storage/store.ts";
import { readSettings, type Settings } from "../settings.ts";
import { gameEntries } from "../play/games.ts";
import { type Chance, mutateMessage } from "./mutations.ts";

export interface HostileSoakOptions {
  readonly messages: number;
  readonly seed: number;
  /** What the host keeps things in, closed with it; memory by default. */
  readonly storage?: Storage;
  readonly onProgress?: (sent: number) => void;
}
export interface HostileReport {
  readonly sent: number;
  /** Answers that say something was done which nobody but its owner may do, and news meant for others. */
  readonly accepted: number;
  /** Connections the host ended. */
  readonly ended: number;
  readonly faults: readonly string[];
}

/** Sent before the next sign of life is asked for. */
const BATCH = 50;
/** Batches before somebody else takes over. */
const STAY = 20;
/** Answers that would mean that a stranger got their way. */
const GRANTED = new Set(["prepared", "created", "matches", "played", "record", "rawText", "analysis"]);

const post = async <T>(url: string, method: string, path: string, cookie: string, body?: object) => {
  const headers = { origin: url, cookie, ...(body && { "content-type": "application/json" }) };
  const reply = await fetch(url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  const set = reply.headers.getSetCookie()[0]?.split(";")[0] ?? cookie;
  return { cookie: set, said: (await reply.json()) as T };
};

interface UnderWay {
  readonly match: string;
  /** Who plays seat 0, by cookie. */
  readonly player: string;
}
/** A match between two people; the one at seat 0 means no good. */
async function matchUnderWay(url: string): Promise<UnderWay> {
  const entry = gameEntries.find(({ game }) => game.id === "anaxis") ?? gameEntries[0];
  const wish = {
    game: `${String(entry?.game.id)}@${entry?.game.edition}`,
    options: {},
    seats: [{ is: "open" }, { is: "me" }],
    name: "Ada",
    listed: true,
    autoStart: true,
  };
  const made = await post<TableWithLinks>(url, "POST", "/api/tables", "", wish);
  const { table, commitment } = made.said.table;
  const entropy = "ab".repeat(16);
  const seat = (n: number): string => `/api/tables/${table}/seats/${n}`;
  await post<TableInfo>(url, "PUT", `${seat(1)}/entropy`, made.cookie, { commitment, entropy });
  const sat = await post<TableWithLinks>(url, "POST", `${seat(0)}/sit`, "", { name: "Eve", commitment, entropy });
  if (sat.said.table.state !== "playing") throw new Error(`the match did not begin: ${JSON.stringify(sat.said)}`);
  return { match: table, player: sat.cookie };
}

/** A connection: of nobody, of somebody with a name, or of the player at the table. */
async function connect(url: string, cookie: string, heard: (text: string) => void): Promise<WebSocket> {
  const socket = new WebSocket(`${url.replace("http", "ws")}/api/socket`, { headers: { origin: url, cookie } });
  socket.on("message", (data) => heard(String(data as Buffer)));
  socket.on("error", () => {});
  await new Promise((resolve, reject) => {
    socket.once("open", resolve);
    socket.once("close", reject);
  });
  return socket;
}

/** Sends a message whole, in pieces, or as bytes that are no text. */
function throwAt(socket: WebSocket, text: string, next: Chance): void {
  const way = next() % 400;
  if (way === 0) socket.send(Buffer.from([0x7b, 0xff, 0xc0, 0x22]), { binary: false });
  else if (way < 40) {
    const cut = next() % (text.length + 1);
    socket.send(text.slice(0, cut), { fin: false });
    socket.send(text.slice(cut));
  } else socket.send(text);
}

const stateOf = async (host: Host, match: string): Promise<string> =>
  JSON.stringify([await host.services.store.rows(match, 0), (await host.services.store.get("table", match))?.doc]);

/** Runs a host of its own and throws so many messages at it. */
export async function runHostileSoak({
  messages,
  seed,
  storage,
  onProgress,
}: HostileSoakOptions): Promise<HostileReport> {
  const settings = readSettings({ STARBOARD_LOG: "silent", STARBOARD_RATE_LIMIT_FACTOR: "1000" }) as Settings;
  const host = await createHost({ settings, ...(storage && { storage }) });
  const url = await host.listen({ port: 0, host: "127.0.0.1" });
  const faults: string[] = [];
  let sent = 0;
  let accepted = 0;
  let ended = 0;
  try {
    const { match, player } = await matchUnderWay(url);
    const before = await stateOf(host, match);
    const words = seededUint32(seed);
    const next = (): number => words() >>> 1;
    let alive = (): void => {};
    const hear = (text: string): void => {
      const { is, id, viewer } = JSON.parse(text) as { is: string; id?: unknown; viewer?: unknown };
      if (is === "welcome" && id === -7) alive();
      // Anybody may look on, and sees what everybody sees.
      if (GRANTED.has(is) || (is === "update" && viewer !== "public")) {
        accepted += 1;
        faults.push(text.slice(0, 300));
      }
    };
    const named = (await post(url, "PUT", "/api/me", "", { name: "Mallory" })).cookie;
    const whose = ["", named, player];
    let socket: WebSocket | undefined;
    let left = 0;
    let inside = false;
    while (sent < messages && faults.length < 10) {
      if (left === 0 || socket?.readyState !== WebSocket.OPEN) {
        socket?.terminate();
        const cookie = whose[next() % whose.length] as string;
        inside = cookie === player;
        socket = await connect(url, cookie, hear);
        left = STAY;
      }
      left -= 1;
      for (let i = 0; i < BATCH && sent < messages; i++, sent++)
        throwAt(socket, mutateMessage(next, match, inside), next);
      const living = new Promise<boolean>((resolve) => {
        alive = () => resolve(true);
        socket?.once("close", () => resolve(false));
      });
      socket.send('{"v":1,"id":-7,"is":"hello","client":"trial"}');
      if (!(await living)) ended += 1;
      socket.removeAllListeners("close");
      onProgress?.(sent);
    }
    socket?.terminate();
    if ((await stateOf(host, match)) !== before) faults.push("the match or its table has changed");
    const errors = (await host.services.metrics.errors.get()).values[0]?.value ?? 0;
    if (errors > 0) faults.push(`${errors} failures inside the host`);
    if ((await host.inject("/healthz")).statusCode !== 200) faults.push("the host is not well");
  } finally {
    await host.close();
  }
  return { sent, accepted, ended, faults };
}
