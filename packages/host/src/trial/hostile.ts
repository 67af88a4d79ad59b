/** Hostile trials: strangers throw damaged and forged messages at a host with a match under way, which must not notice. */
import { fastWords } from "@starboard/kernel";
import type { TableInfo, TableMade } from "@starboard/wire/host";
import WebSocket from "ws";
import { createHost, type Host } from "../host.ts";
import { readSettings, type Settings } from "../settings.ts";
import { titles } from "../play/games.ts";
import { mutant } from "./mutants.ts";

export interface HostileOrder {
  readonly messages: number;
  readonly seed: number;
  readonly told?: (sent: number) => void;
}
export interface HostileReport {
  readonly sent: number;
  /** Answers that say something was done which no stranger may do. */
  readonly accepted: number;
  /** Connections the host ended. */
  readonly ended: number;
  readonly faults: readonly string[];
}

/** Sent before the next sign of life is asked for. */
const BATCH = 50;
/** Answers that would mean that a stranger got their way. */
const GRANTED = new Set(["opened", "created", "cards", "played", "recorded", "salvaged", "reasons"]);

const post = async <T>(url: string, method: string, path: string, cookie: string, body?: object) => {
  const headers = { origin: url, cookie, ...(body && { "content-type": "application/json" }) };
  const reply = await fetch(url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  const set = reply.headers.getSetCookie()[0]?.split(";")[0] ?? cookie;
  return { cookie: set, said: (await reply.json()) as T };
};

/** A match between two people, both of whom only look on. */
async function matchUnderWay(url: string): Promise<string> {
  const title = titles.find(({ game }) => game.id === "anaxis") ?? titles[0];
  const wish = {
    game: `${String(title?.game.id)}@${title?.game.edition}`,
    options: {},
    seats: [{ is: "me" }, { is: "me" }],
    name: "Ada",
    listed: true,
    autoStart: true,
  };
  const made = await post<TableMade>(url, "POST", "/api/tables", "", wish);
  const { table, commitment } = made.said.table;
  const entropy = "ab".repeat(16);
  let last: TableInfo = made.said.table;
  for (const seat of [0, 1]) {
    const path = `/api/tables/${table}/seats/${seat}/entropy`;
    last = (await post<TableInfo>(url, "PUT", path, made.cookie, { commitment, entropy })).said;
  }
  if (last.state !== "playing") throw new Error(`the match did not begin: ${JSON.stringify(last)}`);
  return table;
}

/** A stranger's connection, with or without a name. */
async function stranger(url: string, named: boolean, heard: (text: string) => void): Promise<WebSocket> {
  const cookie = named ? (await post(url, "PUT", "/api/me", "", { name: "Eve" })).cookie : "";
  const socket = new WebSocket(`${url.replace("http", "ws")}/api/socket`, { headers: { origin: url, cookie } });
  socket.on("message", (data) => heard(String(data as Buffer)));
  socket.on("error", () => {});
  await new Promise((resolve, reject) => {
    socket.once("open", resolve);
    socket.once("close", reject);
  });
  return socket;
}

const stateOf = async (host: Host, match: string): Promise<string> =>
  JSON.stringify([await host.house.store.rows(match, 0), (await host.house.store.get("table", match))?.doc]);

/** Runs a host of its own in memory and throws so many messages at it. */
export async function hostileTrial({ messages, seed, told }: HostileOrder): Promise<HostileReport> {
  const settings = readSettings({ STARBOARD_LOG: "silent", STARBOARD_PATIENCE: "1000" }) as Settings;
  const host = await createHost({ settings });
  const url = await host.listen({ port: 0, host: "127.0.0.1" });
  const faults: string[] = [];
  let sent = 0;
  let accepted = 0;
  let ended = 0;
  try {
    const match = await matchUnderWay(url);
    const before = await stateOf(host, match);
    const words = fastWords(seed);
    const next = (): number => words() >>> 1;
    let alive = (): void => {};
    const hear = (text: string): void => {
      const { is, id } = JSON.parse(text) as { is: string; id?: unknown };
      if (is === "welcome" && id === -7) alive();
      if (GRANTED.has(is)) {
        accepted += 1;
        faults.push(text.slice(0, 300));
      }
    };
    let socket: WebSocket | undefined;
    while (sent < messages && faults.length < 10) {
      if (socket?.readyState !== WebSocket.OPEN) socket = await stranger(url, next() % 2 === 0, hear);
      for (let i = 0; i < BATCH && sent < messages; i++, sent++) socket.send(mutant(next, match));
      const living = new Promise<boolean>((resolve) => {
        alive = () => resolve(true);
        socket?.once("close", () => resolve(false));
      });
      socket.send('{"v":1,"id":-7,"is":"hello","client":"trial"}');
      if (!(await living)) ended += 1;
      socket.removeAllListeners("close");
      told?.(sent);
    }
    socket?.terminate();
    if ((await stateOf(host, match)) !== before) faults.push("the match or its table has changed");
    const troubles = (await host.house.metrics.troubles.get()).values[0]?.value ?? 0;
    if (troubles > 0) faults.push(`${troubles} failures inside the host`);
    if ((await host.inject("/healthz")).statusCode !== 200) faults.push("the host is not well");
  } finally {
    await host.close();
  }
  return { sent, accepted, ended, faults };
}
