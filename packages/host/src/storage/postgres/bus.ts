/** The bus of many hosts: LISTEN and NOTIFY on one connection of its own, mended when it breaks. */
import { randomUUID } from "node:crypto";
import pg from "pg";
import type { Bus } from "../store.ts";
import { createTopics } from "../topics.ts";

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

type Sent = readonly [topic: string, hint: object];
/** Who speaks, and what; null says that hints were lost. */
type Message = readonly [from: string, sent: readonly Sent[] | null];

/** Connects and listens. Rejects when the first connection fails; later ones are tried until `close`. */
export async function openBus(connectionString: string, trouble: (error: unknown) => void): Promise<Bus> {
  const me = randomUUID();
  const topics = createTopics(trouble);
  let client: pg.Client | undefined;
  /** Hints as text. */
  let waiting: string[] = [];
  let lost = false;
  let sending: Promise<void> | undefined;
  let resting: NodeJS.Timeout | undefined;
  let mending: NodeJS.Timeout | undefined;
  let closed = false;

  async function connect(): Promise<void> {
    const fresh = new pg.Client({ connectionString, keepAlive: true, application_name: "starboard bus" });
    fresh.on("notification", ({ payload }) => hear(payload ?? ""));
    fresh.on("error", (error) => drop(fresh, error));
    fresh.on("end", () => drop(fresh, new Error("the connection of the bus has ended")));
    await fresh.connect();
    // What is said is not kept: nobody need wait for the disk.
    await fresh.query("set synchronous_commit = off");
    await fresh.query(`listen ${CHANNEL}`);
    client = fresh;
  }

  const own = `["${me}",`;
  function hear(payload: string): void {
    if (payload.startsWith(own)) return;
    const [, sent] = JSON.parse(payload) as Message;
    if (sent) for (const [topic, hint] of sent) topics.tell(topic, hint);
    else topics.gap();
  }

  function drop(broken: pg.Client, error: unknown): void {
    if (client !== broken || closed) return;
    client = undefined;
    trouble(error);
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
      by.end().catch(() => {});
      drop(by, error);
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
      await sending;
      clearTimeout(resting);
      // What came last is told too.
      if (waiting.length > 0) await send();
      closed = true;
      topics.clear();
      await client?.end();
    },
  };
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
