/** The bus of many hosts: LISTEN and NOTIFY on one connection of its own, mended when it breaks. */
import { randomUUID } from "node:crypto";
import type pg from "pg";
import type { Bus } from "../store.ts";
import { createTopics } from "../topics.ts";
import { type ConnectionTimeouts, newClient, TIMEOUTS } from "./connection.ts";

/** Where hosts speak to each other. */
export const CHANNEL = "starboard";
/** Bytes of one message; PostgreSQL takes 7999. */
const ROOM = 7_000;
/** Bytes of one hint with its topic. */
const LONGEST = 4_000;
/** Hints kept while the connection is down; beyond that everybody is told to read anew. */
const KEPT = 10_000;
const PAUSE = { least: 100, most: 5_000 };
/** The first hint goes at once; the next go together after so many milliseconds, since each message costs the server a transaction. */
const REST = 5;

/** Whether the connection listens to a channel. */
const LISTENS = "select exists (select from pg_listening_channels() as c (channel) where channel = $1) as listens";

type Sent = readonly [topic: string, hint: object];
/** Who speaks, and what; null says that hints were lost. */
type Message = readonly [from: string, sent: readonly Sent[] | null];

/** Connects and listens. Rejects when the first connection fails; later ones are tried until `close`. */
export async function openBus(
  connectionString: string,
  onError: (error: unknown) => void,
  timeouts: ConnectionTimeouts = TIMEOUTS,
): Promise<Bus> {
  const me = randomUUID();
  const topics = createTopics(onError);
  let client: pg.Client | undefined;
  /** Hints as text. */
  let waiting: string[] = [];
  let lost = false;
  let sending: Promise<void> | undefined;
  let resting: NodeJS.Timeout | undefined;
  let mending: NodeJS.Timeout | undefined;
  let checking: NodeJS.Timeout | undefined;
  let closed = false;

  async function connect(): Promise<void> {
    const fresh = newClient(connectionString, "starboard bus", timeouts);
    let ended: unknown;
    const end = (error: unknown): void => {
      ended ??= error;
      drop(fresh, error);
    };
    fresh.on("notification", ({ payload }) => hear(payload ?? ""));
    fresh.on("error", end);
    fresh.on("end", () => end(new Error("the connection of the bus has ended")));
    try {
      await fresh.connect();
      // What is said is not kept: nobody need wait for the disk.
      await fresh.query("set synchronous_commit = off");
      await fresh.query(`listen ${CHANNEL}`);
      if (ended !== undefined || closed) throw ended ?? new Error("the bus is closed");
    } catch (error) {
      fresh.end().catch(() => {});
      throw error;
    }
    client = fresh;
    check(fresh);
  }

  /** A connection that is lost without a word, or does not listen any more, is replaced. */
  function check(on: pg.Client): void {
    checking = setTimeout(() => {
      on.query<{ listens: boolean }>({ text: LISTENS, values: [CHANNEL] }).then(
        ({ rows }) => {
          if (client !== on) return;
          if (rows[0]?.listens === true) check(on);
          else replace(on, new Error("the bus does not listen any more"));
        },
        (error: unknown) => replace(on, error),
      );
    }, timeouts.checkMs).unref();
  }
  function replace(broken: pg.Client, error: unknown): void {
    drop(broken, error);
    broken.end().catch(() => {});
  }

  const own = `["${me}",`;
  function hear(payload: string): void {
    if (payload.startsWith(own)) return;
    // Any client of the database may notify: what cannot be read counts as missed.
    const sent = sentIn(payload);
    if (sent) for (const [topic, hint] of sent) topics.tell(topic, hint);
    else topics.gap();
  }

  function drop(broken: pg.Client, error: unknown): void {
    if (client !== broken || closed) return;
    client = undefined;
    clearTimeout(checking);
    onError(error);
    mend(PAUSE.least);
  }

  function mend(pause: number): void {
    mending = setTimeout(() => {
      connect().then(
        () => {
          // Others spoke while we did not listen.
          topics.gap();
          flush();
        },
        () => !closed && mend(Math.min(PAUSE.most, 2 * pause)),
      );
    }, pause).unref();
  }

  function flush(): void {
    if (sending || resting) return;
    sending = send().finally(() => {
      sending = undefined;
      resting = setTimeout(() => {
        resting = undefined;
        if (client && (waiting.length > 0 || lost)) flush();
      }, REST);
    });
  }

  /** Sends what waits, several hints to a message: those that come while one is under way go together. */
  async function send(): Promise<void> {
    await Promise.resolve();
    const by = client;
    if (!by) return;
    const batch = waiting;
    const told = lost;
    waiting = [];
    lost = false;
    try {
      const payloads = packed(me, batch);
      if (told) payloads.push(JSON.stringify([me, null] satisfies Message));
      await by.query({
        name: "notify",
        text: `select pg_notify('${CHANNEL}', payload) from unnest($1::text[]) as t (payload)`,
        values: [payloads],
      });
    } catch (error) {
      waiting = [...batch, ...waiting];
      lost ||= told;
      bound();
      replace(by, error);
    }
  }

  function bound(): void {
    if (waiting.length <= KEPT) return;
    waiting = [];
    lost = true;
  }

  await connect();
  return {
    publish(topic, hint) {
      waiting.push(textOf([topic, hint]));
      // Here at once; the other hosts hear it by way of the server.
      queueMicrotask(() => topics.tell(topic, structuredClone(hint)));
      bound();
      flush();
    },
    subscribe: topics.subscribe,
    onGap: topics.onGap,
    async close() {
      clearTimeout(mending);
      clearTimeout(checking);
      await sending;
      clearTimeout(resting);
      // What came last is told too.
      if (waiting.length > 0) await send();
      closed = true;
      clearTimeout(mending);
      topics.clear();
      await client?.end();
    },
  };
}

/** The hints of a message; null where some were missed. */
function sentIn(payload: string): readonly Sent[] | null {
  try {
    const [, sent] = JSON.parse(payload) as Message;
    const isList = (value: unknown): boolean => Array.isArray(value);
    return isList(sent) && sent?.every(isList) ? sent : null;
  } catch {
    return null;
  }
}

/** A hint that is too long is our own bug. */
export function textOf(sent: Sent): string {
  const text = JSON.stringify(sent);
  if (Buffer.byteLength(text) > LONGEST) throw new Error(`a hint under ${sent[0]} is too long`);
  return text;
}

/** Hints in messages that PostgreSQL takes. */
export function packed(from: string, texts: readonly string[]): string[] {
  const messages: string[] = [];
  let room: string[] = [];
  let bytes = 0;
  const close = (): void => {
    if (room.length > 0) messages.push(`[${JSON.stringify(from)},[${room.join(",")}]]`);
    room = [];
    bytes = 0;
  };
  for (const text of texts) {
    const size = Buffer.byteLength(text) + 1;
    if (bytes + size > ROOM) close();
    room.push(text);
    bytes += size;
  }
  close();
  return messages;
}
