/** People at a host, for tests: each with a cookie jar, a socket, and only what a browser would have. */
import { createHost, type Host, type HostOptions, readSettings, type Settings } from "@starboard/host";
import type { Act } from "@starboard/kernel";
import { findGameEntry } from "@starboard/registry";
import type { BotRunner } from "@starboard/match";
import {
  type MatchRequest,
  type MatchResponse,
  type MoveInput,
  type ServerMessage,
  type Update,
  WIRE_VERSION,
} from "@starboard/wire";
import type { LinkTarget, Me, NewTableInput, TableInfo, TableWithLinks } from "@starboard/wire/host";
import type { HostRequest, HostResponse } from "@starboard/wire/host-socket";
import { responseProblem } from "@starboard/wire/http-responses";
import { channelOf, messageProblem } from "@starboard/wire/schemas";
import WebSocket from "ws";

export const noThinker: BotRunner & { close(): void } = {
  think: () => ({ thought: new Promise(() => {}), stop: () => {} }),
  close: () => {},
};
export const settings = (env: Record<string, string> = {}): Settings => {
  const read = readSettings({ STARBOARD_LOG: "silent", STARBOARD_RATE_LIMIT_FACTOR: "100", ...env });
  if (typeof read === "string") throw new Error(read);
  return read;
};

/** A host that listens on its own port. */
export async function openHost(options: HostOptions = {}): Promise<{ host: Host; url: string }> {
  const host = await createHost({ settings: settings(), botRunner: noThinker, ...options });
  compareResponses(host);
  const url = await host.listen({ port: 0, host: "127.0.0.1" });
  return { host, url };
}

/** Compares every response of a host with its schema. One that does not fit is printed and becomes an error. */
export function compareResponses(host: Host): void {
  host.addHook("onSend", async ({ method, routeOptions: { url = "" } }, reply, payload) => {
    if (!url.startsWith("/api/") || method === "HEAD") return payload;
    const text = typeof payload === "string" ? payload : "";
    const problem = responseProblem(method, url, reply.statusCode, text);
    if (problem === undefined) return payload;
    console.error(problem);
    throw new Error(`The host sent a response that does not fit its schema: ${problem}`);
  });
}

export const ENTROPY = "ab".repeat(16);
export interface Reply<T> {
  readonly status: number;
  readonly body: T & { readonly bad?: readonly { code: string; at: string }[] };
}
type Received = ServerMessage;

export class Guest {
  cookie = "";
  readonly url: string;
  readonly headers: Record<string, string>;
  constructor(url: string, headers: Record<string, string> = {}) {
    this.url = url;
    this.headers = headers;
  }

  async http<T>(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Reply<T>> {
    const response = await fetch(`${this.url}${path}`, {
      method,
      headers: {
        origin: this.url,
        ...(this.cookie && { cookie: this.cookie }),
        ...(body !== undefined && { "content-type": "application/json" }),
        ...this.headers,
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const set = response.headers.getSetCookie()[0];
    if (set) this.cookie = set.split(";")[0] ?? "";
    const text = await response.text();
    return { status: response.status, body: (text === "" ? null : JSON.parse(text)) as Reply<T>["body"] };
  }
  me = (name: string) => this.http<Me>("PUT", "/api/me", { name });
  make = (table: Partial<NewTableInput> & Pick<NewTableInput, "game" | "seats">) =>
    this.http<TableWithLinks>("POST", "/api/tables", { options: {}, name: "Ada", ...table });
  table = (id: string) => this.http<TableInfo>("GET", `/api/tables/${id}`);
  sit = (table: TableInfo, seat: number, name: string, token?: string) =>
    this.http<TableWithLinks>("POST", `/api/tables/${table.table}/seats/${seat}/sit`, {
      name,
      commitment: table.commitment,
      entropy: ENTROPY,
      ...(token !== undefined && { token }),
    });
  entropy = (table: TableInfo, seat: number) =>
    this.http<TableInfo>("PUT", `/api/tables/${table.table}/seats/${seat}/entropy`, {
      commitment: table.commitment,
      entropy: ENTROPY,
    });
  start = (id: string) => this.http<TableInfo>("POST", `/api/tables/${id}/start`);
  enter = (token: string) => this.http<LinkTarget>("POST", "/api/enter", { token });

  async socket(headers: Record<string, string> = {}): Promise<TestConnection> {
    const ws = new WebSocket(`${this.url.replace("http", "ws")}/api/socket`, {
      headers: { origin: this.url, ...(this.cookie && { cookie: this.cookie }), ...this.headers, ...headers },
    });
    const connection = new TestConnection(ws);
    await connection.opened;
    return connection;
  }
}

/** A socket that records every message. */
export class TestConnection {
  readonly received: Received[] = [];
  /** Every received byte, as text. */
  readonly raw: string[] = [];
  readonly opened: Promise<void>;
  readonly closed: Promise<number>;
  readonly ws: WebSocket;
  private lastId = 0;
  private readonly waiting = new Set<() => void>();

  constructor(ws: WebSocket) {
    this.ws = ws;
    this.opened = new Promise((resolve, reject) => {
      ws.once("open", () => resolve());
      ws.once("error", reject);
    });
    this.closed = new Promise((resolve) => ws.once("close", resolve));
    ws.on("message", (data) => {
      const text = String(data as Buffer);
      this.raw.push(text);
      const message = JSON.parse(text) as Received;
      const problem = messageProblem(message);
      if (problem !== undefined) throw new Error(`The host sent a message that does not fit its schema: ${problem}`);
      this.received.push(message);
      for (const look of this.waiting) look();
    });
  }
  /** Resolves with the first message, past or future, that matches. */
  until<T extends Received>(fits: (message: Received) => message is T): Promise<T>;
  until(fits: (message: Received) => boolean): Promise<Received>;
  until(fits: (message: Received) => boolean): Promise<Received> {
    return new Promise((resolve) => {
      const look = (): void => {
        const found = this.received.find(fits);
        if (!found) return;
        this.waiting.delete(look);
        resolve(found);
      };
      this.waiting.add(look);
      look();
    });
  }
  async ask(ask: MatchRequest | HostRequest): Promise<HostResponse | MatchResponse> {
    const id = ++this.lastId;
    this.ws.send(JSON.stringify({ v: WIRE_VERSION, channel: channelOf(ask.is), id, ...ask }));
    return (await this.until((m) => m.id === id)) as unknown as HostResponse | MatchResponse;
  }
  /** The received texts of the unsolicited messages of one kind, each without its channel. */
  pushed = (is: string): string[] =>
    this.raw
      .map((text) => text.replace(/^\{"channel":"[a-z]+",/, "{"))
      .filter((text) => text.startsWith(`{"is":"${is}"`));
  updates = (): Update[] => this.received.flatMap((m) => (m.is === "update" ? [m] : []));
  update = async (fits: (update: Update) => boolean = () => true): Promise<Update> =>
    (await this.until((m) => m.is === "update" && fits(m))) as Update;
  latest(): Update {
    const last = this.updates().at(-1);
    if (!last) throw new Error("no update was received");
    return last;
  }
  commit = (match: string, seat: number, at: number, moves: readonly MoveInput[], key = `key-${crypto.randomUUID()}`) =>
    this.ask({ is: "commit", match, seat: seat as never, at, key, moves }) as Promise<MatchResponse>;
  tables = (): TableInfo[] => this.received.flatMap((m) => (m.is === "table" ? [m.table] : []));
  close(): Promise<number> {
    this.ws.close();
    return this.closed;
  }
}

/** Returns the first legal act that a seat's update offers. */
export function anyMove(update: Update): MoveInput | undefined {
  for (const { step, aside, offers } of update.offers) {
    if (aside) continue;
    const found = offers.find((offer) => !offer.refusal);
    if (found) return { step, act: found.act as Act };
  }
  return undefined;
}

/** Starts Ada's match with Ben; both are connected and watch their own seats. */
export async function begin(url: string, game = "anaxis", more: object = {}) {
  const ada = new Guest(url);
  const ben = new Guest(url);
  const made = await ada.make({ game: edition(game), seats: [{ is: "me" }, { is: "friend" }], ...more });
  const { table, links } = made.body;
  const token = links.find(({ seat }) => seat === 1)?.token ?? "";
  await ada.entropy(table, 0);
  const sat = await ben.sit(table, 1, "Ben", token);
  const started = await ada.start(table.table);
  if (started.body.state !== "playing") throw new Error(JSON.stringify([sat.body, started.body]));
  const [a, b] = [await ada.socket(), await ben.socket()];
  await a.ask({ is: "watch", match: table.table, viewer: 0 as never, since: 0 });
  await b.ask({ is: "watch", match: table.table, viewer: 1 as never, since: 0 });
  return { ada, ben, a, b, table: started.body, id: table.table, links, token };
}
/** Returns the current edition of a game; a name with an edition stays as it is. */
export const edition = (id: string): string => (id.includes("@") ? id : `${id}@${findGameEntry(id)?.game.edition}`);
/** Resolves with the first message about a table that fits. */
export const nextTable = (
  connection: TestConnection,
  fits: (table: TableInfo) => boolean,
): Promise<{ is: "table"; table: TableInfo } & { id?: number }> =>
  connection.until((m) => m.is === "table" && fits(m.table)) as Promise<
    { is: "table"; table: TableInfo } & { id?: number }
  >;

/** Plays `acts` acts with the seats that are asked. */
export async function playOn(id: string, connections: readonly TestConnection[], acts: number): Promise<void> {
  for (let i = 0; i < acts; i++) {
    const update = (connections[0] as TestConnection).latest();
    if (update.summary.over) return;
    const seat = update.summary.asked[0] as number;
    const connection = connections[seat] as TestConnection;
    await connection.update((u) => u.at >= update.at);
    const mine = connection.latest();
    const move = anyMove(mine);
    if (!move) throw new Error("no move");
    const answer = await connection.commit(id, seat, mine.at, [move]);
    if (answer.is !== "played") throw new Error(`expected played, got ${JSON.stringify(answer)}`);
    for (const one of connections) await one.update((u) => u.at >= answer.at);
  }
}
