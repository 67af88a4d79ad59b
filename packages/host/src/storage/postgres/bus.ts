/** The bus of several hosts: hints are sent in batches by NOTIFY and received by a connection that listens. */
import { randomUUID } from "node:crypto";
import type { Bus } from "../store.ts";
import { createTopics } from "../topics.ts";
import { CHANNEL, openBusConnection } from "./bus-connection.ts";
import { type ConnectionTimeouts, TIMEOUTS } from "./connection.ts";

/** Bytes of one message at most; PostgreSQL accepts 7999. */
const MAX_MESSAGE_BYTES = 7_000;
/** Bytes of one hint with its topic at most. */
const MAX_HINT_BYTES = 4_000;
/** Hints buffered while the connection is down. Beyond that they are dropped and all hosts are sent a gap. */
const MAX_BUFFERED = 10_000;
/** Pause after a send, in ms: later hints are sent together, because each message costs the server a transaction. */
const BATCH_MS = 5;

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
  /** Hints not yet sent, as JSON. */
  let waiting: string[] = [];
  let lost = false;
  let sending: Promise<void> | undefined;
  let batchTimer: NodeJS.Timeout | undefined;
  const ownPrefix = `["${me}",`;
  function receive(payload: string): void {
    if (payload.startsWith(ownPrefix)) return;
    // Any client of the database may notify. An unreadable message counts as a gap.
    const sent = sentIn(payload);
    if (sent) for (const [topic, hint] of sent) topics.publish(topic, hint);
    else topics.reportGap();
  }

  function flush(): void {
    if (sending || batchTimer) return;
    sending = send().finally(() => {
      sending = undefined;
      batchTimer = setTimeout(() => {
        batchTimer = undefined;
        if (connection.client() && (waiting.length > 0 || lost)) flush();
      }, BATCH_MS);
    });
  }

  /** Sends the waiting hints, several to a message. */
  async function send(): Promise<void> {
    await Promise.resolve();
    const by = connection.client();
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
      connection.replace(by, error);
    }
  }

  function limitBuffer(): void {
    if (waiting.length <= MAX_BUFFERED) return;
    waiting = [];
    lost = true;
  }

  const connection = await openBusConnection({
    connectionString,
    timeouts,
    onPayload: receive,
    onReconnected() {
      // Hints of other hosts were missed meanwhile.
      topics.reportGap();
      flush();
    },
    onError,
  });
  return {
    publish(topic, hint) {
      waiting.push(hintJson([topic, hint]));
      // Listeners of this process are called at once; other hosts receive the hint through the server.
      queueMicrotask(() => topics.publish(topic, hint));
      limitBuffer();
      flush();
    },
    subscribe: topics.subscribe,
    onGap: topics.onGap,
    async close() {
      connection.stop();
      await sending;
      clearTimeout(batchTimer);
      // The last hints are sent before the connection ends.
      if (waiting.length > 0) await send();
      topics.clear();
      await connection.end();
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
