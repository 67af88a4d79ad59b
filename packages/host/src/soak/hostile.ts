/**
 * Hostile soak: strangers and one of the players send damaged and forged messages to a host with a running match. The
 * match must not change, and no one may act for, read or take another player's seat.
 */
import { seededUint32 } from "@starboard/kernel";
import { WIRE_VERSION } from "@starboard/wire";
import type { TableInfo, TableWithLinks } from "@starboard/wire/host";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import WebSocket from "ws";
import { createHost, type Host } from "../host.ts";
import type { Storage } from "../storage/store.ts";
import { readSettings, type Settings } from "../settings.ts";
import { gameEntries } from "../play/games.ts";
import { type NextRandom, mutateMessage } from "./mutations.ts";
import { recordActs, trafficOf } from "./traffic.ts";

export interface HostileSoakOptions {
  readonly messages: number;
  readonly seed: number;
  /** Storage of the host, closed with it; memory by default. */
  readonly storage?: Storage;
  readonly onProgress?: (sent: number) => void;
}
export interface HostileReport {
  readonly sent: number;
  /** Answers that grant something forbidden, and updates meant for other viewers. */
  readonly accepted: number;
  /** Answers of the match service or the tables: messages that got past the reader of messages. */
  readonly understood: number;
  /** Connections the host ended. */
  readonly ended: number;
  /** Memory in use after a tenth of the messages and after all of them, in bytes. */
  readonly heap: readonly [early: number, late: number];
  readonly faults: readonly string[];
}

/** Messages sent between two checks that the connection is alive. */
const BATCH = 50;
/** Batches sent over one connection before the next one opens. */
const BATCHES_PER_CONNECTION = 20;
/** Answers that would mean that a hostile message succeeded. */
const GRANTED = new Set(["prepared", "created", "matches", "played", "record", "rawText", "analysis"]);

const post = async <T>(url: string, method: string, path: string, cookie: string, body?: object) => {
  const headers = { origin: url, cookie, ...(body && { "content-type": "application/json" }) };
  const reply = await fetch(url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  const set = reply.headers.getSetCookie()[0]?.split(";")[0] ?? cookie;
  return { cookie: set, body: (await reply.json()) as T };
};

interface RunningMatch {
  readonly match: string;
  /** Cookie of the person who plays seat 0. */
  readonly player: string;
}
/** Starts a match between two people; the player of seat 0 is hostile. */
async function startMatch(url: string): Promise<RunningMatch> {
  const entry = gameEntries.find(({ game }) => game.id === "anaxis") ?? gameEntries[0];
  const request = {
    game: `${String(entry?.game.id)}@${entry?.game.edition}`,
    options: {},
    seats: [{ is: "open" }, { is: "me" }],
    name: "Ada",
    listed: true,
    autoStart: true,
  };
  const created = await post<TableWithLinks>(url, "POST", "/api/tables", "", request);
  const { table, commitment } = created.body.table;
  const entropy = "ab".repeat(16);
  const seat = (n: number): string => `/api/tables/${table}/seats/${n}`;
  await post<TableInfo>(url, "PUT", `${seat(1)}/entropy`, created.cookie, { commitment, entropy });
  const sat = await post<TableWithLinks>(url, "POST", `${seat(0)}/sit`, "", { name: "Eve", commitment, entropy });
  if (sat.body.table.state !== "playing") throw new Error(`the match did not begin: ${JSON.stringify(sat.body)}`);
  return { match: table, player: sat.cookie };
}

/** A message of the host, as far as the soak reads it. */
interface Received {
  readonly is: string;
  readonly id?: unknown;
  readonly viewer?: unknown;
  readonly bad?: readonly { readonly code: string }[];
}

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;
/** Memory in use after a garbage collection, in bytes. */
function heapInUse(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed;
}

/** Opens a connection with a cookie: none, that of a named person, or that of the player. */
async function connect(url: string, cookie: string, onText: (text: string) => void): Promise<WebSocket> {
  const socket = new WebSocket(`${url.replace("http", "ws")}/api/socket`, { headers: { origin: url, cookie } });
  socket.on("message", (data) => onText(String(data as Buffer)));
  socket.on("error", () => {});
  await new Promise((resolve, reject) => {
    socket.once("open", resolve);
    socket.once("close", reject);
  });
  return socket;
}

/** Sends a message whole, in two fragments, or invalid bytes instead. */
function sendHostile(socket: WebSocket, text: string, next: NextRandom): void {
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

/** Starts a host and sends it `messages` hostile messages. */
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
  let understood = 0;
  let ended = 0;
  let early = 0;
  let late = 0;
  try {
    const { match, player } = await startMatch(url);
    const traffic = trafficOf(match, await recordActs(url));
    const before = await stateOf(host, match);
    const words = seededUint32(seed);
    const next = (): number => words() >>> 1;
    let onAlive = (): void => {};
    const receive = (text: string): void => {
      const { is, id, viewer, bad } = JSON.parse(text) as Received;
      if (id !== undefined && id !== -7 && bad?.[0]?.code.startsWith("WIRE_") !== true) understood += 1;
      if (is === "welcome" && id === -7) onAlive();
      // The public view may be read by all.
      if (GRANTED.has(is) || (is === "update" && viewer !== "public")) {
        accepted += 1;
        faults.push(text.slice(0, 300));
      }
    };
    const named = (await post(url, "PUT", "/api/me", "", { name: "Mallory" })).cookie;
    const cookies = ["", named, player];
    let socket: WebSocket | undefined;
    let left = 0;
    let inside = false;
    while (sent < messages && faults.length < 10) {
      if (left === 0 || socket?.readyState !== WebSocket.OPEN) {
        socket?.terminate();
        const cookie = cookies[next() % cookies.length] as string;
        inside = cookie === player;
        socket = await connect(url, cookie, receive);
        left = BATCHES_PER_CONNECTION;
      }
      left -= 1;
      for (let i = 0; i < BATCH && sent < messages; i++, sent++)
        sendHostile(socket, mutateMessage(next, traffic, inside), next);
      const living = new Promise<boolean>((resolve) => {
        onAlive = () => resolve(true);
        socket?.once("close", () => resolve(false));
      });
      socket.send(`{"v":${WIRE_VERSION},"channel":"host","id":-7,"is":"hello","client":"trial"}`);
      if (!(await living)) ended += 1;
      socket.removeAllListeners("close");
      if (early === 0 && sent * 10 >= messages) early = heapInUse();
      onProgress?.(sent);
    }
    late = heapInUse();
    socket?.terminate();
    if ((await stateOf(host, match)) !== before) faults.push("the match or its table has changed");
    const errors = (await host.services.metrics.errors.get()).values[0]?.value ?? 0;
    if (errors > 0) faults.push(`${errors} internal errors of the host`);
    if ((await host.inject("/healthz")).statusCode !== 200) faults.push("the health check of the host fails");
  } finally {
    await host.close();
  }
  return { sent, accepted, understood, ended, heap: [early, late], faults };
}
