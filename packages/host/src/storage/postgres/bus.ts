/** The bus of several hosts: LISTEN and NOTIFY on a dedicated connection, which is replaced when it breaks. */
import { randomUUID } from "node:crypto";
import type pg from "pg";
import type { Bus } from "../store.ts";
import { createTopics } from "../topics.ts";
import { type ConnectionTimeouts, newClient, TIMEOUTS } from "./connection.ts";

/** PostgreSQL notification channel of all hosts. */
export const CHANNEL = "starboard";
/** Bytes of one message at most; PostgreSQL accepts 7999. */
const MAX_MESSAGE_BYTES = 7_000;
/** Bytes of one hint with its topic at most. */
const MAX_HINT_BYTES = 4_000;
/** Hints buffered while the connection is down. Beyond that they are dropped and all hosts are sent a gap. */
const MAX_BUFFERED = 10_000;
/** Shortest and longest pause before the next attempt to connect, in ms. */
const RETRY_MS = { min: 100, max: 5_000 };
/** Pause after a send, in ms: later hints are sent together, because each message costs the server a transaction. */
const BATCH_MS = 5;

/** Asks the server whether this connection still listens to a channel. */
const LISTENS = "select exists (select from pg_listening_channels() as c (channel) where channel = $1) as listens";

type Sent = readonly [topic: string, hint: object];
/** A message: the sending bus and its hints; null means that hints were lost. */
type Message = readonly [from: string, sent: readonly Sent[] | null];

/** Connects and listens. Rejects when the first connection fails; lost connections are retried until `close`. */
export async function openBus(
  connectionString: string,
  onError: (error: unknown) => void,
  timeouts: ConnectionTimeouts = TIMEOUTS,
): Promise<Bus> {
  const me = randomUUID();
  const topics = createTopics(onError);
  let client: pg.Client | undefined;
  /** Hints not yet sent, as JSON. */
  let waiting: string[] = [];
  let lost = false;
  let sending: Promise<void> | undefined;
  let batchTimer: NodeJS.Timeout | undefined;
  let reconnectTimer: NodeJS.Timeout | undefined;
  let checkTimer: NodeJS.Timeout | undefined;
  let closed = false;

  async function connect(): Promise<void> {
    const fresh = newClient(connectionString, "starboard bus", timeouts);
    let ended: unknown;
    const end = (error: unknown): void => {
      ended ??= error;
      drop(fresh, error);
    };
    fresh.on("notification", ({ payload }) => receive(payload ?? ""));
    fresh.on("error", end);
    fresh.on("end", () => end(new Error("the connection of the bus has ended")));
    try {
      await fresh.connect();
      // Notifications are not stored, so no commit has to wait for the disk.
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

  /** Replaces a connection that was lost without an error event or no longer listens. */
  function check(on: pg.Client): void {
    checkTimer = setTimeout(() => {
      on.query<{ listens: boolean }>({ text: LISTENS, values: [CHANNEL] }).then(
        ({ rows }) => {
          if (client !== on) return;
          if (rows[0]?.listens === true) check(on);
          else replace(on, new Error("the connection of the bus no longer listens"));
        },
        (error: unknown) => replace(on, error),
      );
    }, timeouts.checkMs).unref();
  }
  function replace(broken: pg.Client, error: unknown): void {
    drop(broken, error);
    broken.end().catch(() => {});
  }

  const ownPrefix = `["${me}",`;
  function receive(payload: string): void {
    if (payload.startsWith(ownPrefix)) return;
    // Any client of the database may notify. An unreadable message counts as a gap.
    const sent = sentIn(payload);
    if (sent) for (const [topic, hint] of sent) topics.publish(topic, hint);
    else topics.reportGap();
  }

  function drop(broken: pg.Client, error: unknown): void {
    if (client !== broken || closed) return;
    client = undefined;
    clearTimeout(checkTimer);
    onError(error);
    reconnectAfter(RETRY_MS.min);
  }

  function reconnectAfter(pauseMs: number): void {
    reconnectTimer = setTimeout(() => {
      connect().then(
        () => {
          // Hints of other hosts were missed meanwhile.
          topics.reportGap();
          flush();
        },
        () => !closed && reconnectAfter(Math.min(RETRY_MS.max, 2 * pauseMs)),
      );
    }, pauseMs).unref();
  }

  function flush(): void {
    if (sending || batchTimer) return;
    sending = send().finally(() => {
      sending = undefined;
      batchTimer = setTimeout(() => {
        batchTimer = undefined;
        if (client && (waiting.length > 0 || lost)) flush();
      }, BATCH_MS);
    });
  }

  /** Sends the waiting hints, several to a message. */
  async function send(): Promise<void> {
    await Promise.resolve();
    const by = client;
    if (!by) return;
    const batch = waiting;
    const hadLost = lost;
    waiting = [];
    lost = false;
    try {
      const payloads = packHints(me, batch);
      if (hadLost) payloads.push(JSON.stringify([me, null] satisfies Message));
      await by.query({
        name: "notify",
        text: `select pg_notify('${CHANNEL}', payload) from unnest($1::text[]) as t (payload)`,
        values: [payloads],
      });
    } catch (error) {
      waiting = [...batch, ...waiting];
      lost ||= hadLost;
      limitBuffer();
      replace(by, error);
    }
  }

  function limitBuffer(): void {
    if (waiting.length <= MAX_BUFFERED) return;
    waiting = [];
    lost = true;
  }

  await connect();
  return {
    publish(topic, hint) {
      waiting.push(hintJson([topic, hint]));
      // Listeners of this process are called at once; other hosts receive the hint through the server.
      queueMicrotask(() => topics.publish(topic, structuredClone(hint)));
      limitBuffer();
      flush();
    },
    subscribe: topics.subscribe,
    onGap: topics.onGap,
    async close() {
      clearTimeout(reconnectTimer);
      clearTimeout(checkTimer);
      await sending;
      clearTimeout(batchTimer);
      // The last hints are sent before the connection ends.
      if (waiting.length > 0) await send();
      closed = true;
      clearTimeout(reconnectTimer);
      topics.clear();
      await client?.end();
    },
  };
}

/** Returns the hints of a message, null if hints were missed or the message is unreadable. */
function sentIn(payload: string): readonly Sent[] | null {
  try {
    const [, sent] = JSON.parse(payload) as Message;
    const isList = (value: unknown): boolean => Array.isArray(value);
    return isList(sent) && sent?.every(isList) ? sent : null;
  } catch {
    return null;
  }
}

/** Returns a hint as JSON. Throws if it is too long, which is a bug of the publisher. */
export function hintJson(sent: Sent): string {
  const text = JSON.stringify(sent);
  if (Buffer.byteLength(text) > MAX_HINT_BYTES) throw new Error(`a hint under ${sent[0]} is too long`);
  return text;
}

/** Packs hints into messages short enough for PostgreSQL. */
export function packHints(from: string, texts: readonly string[]): string[] {
  const messages: string[] = [];
  let hints: string[] = [];
  let bytes = 0;
  const close = (): void => {
    if (hints.length > 0) messages.push(`[${JSON.stringify(from)},[${hints.join(",")}]]`);
    hints = [];
    bytes = 0;
  };
  for (const text of texts) {
    const size = Buffer.byteLength(text) + 1;
    if (bytes + size > MAX_MESSAGE_BYTES) close();
    hints.push(text);
    bytes += size;
  }
  close();
  return messages;
}
