/**
 * The bus of several hosts on a database without NOTIFY, such as one behind a transaction pooler: hints are rows of a
 * table, which every host reads a few times a second.
 */
import { randomUUID } from "node:crypto";
import { postgres } from "../query-program.ts";
import type { Bus } from "../store.ts";
import { createTopics } from "../topics.ts";
import { hintJson } from "./bus.ts";
import { DATABASE_NOW } from "./connection.ts";
import type { PgPool } from "./pool.ts";

/** Interval between two reads, in ms: how late a hint may be. */
const POLL_MS = 200;
/**
 * Milliseconds back from the newest hint that are read again. Hints become visible in the order of their commits, not of
 * their times.
 */
const OVERLAP_MS = 5_000;
/** Milliseconds a hint stays. A host that could not read for longer reports a gap. */
const KEEP_MS = 60_000;
/** Hints buffered while the database does not answer. Beyond that they are dropped and all hosts are sent a gap. */
const MAX_BUFFERED = 10_000;

const INSERT = `insert into hints (hint, created_at, payload) select ?1 || lpad(cast(t.n as text), 6, '0'), ${DATABASE_NOW}, t.value from ${postgres.list(2)}`;
/** Writes the payload $1 of another program, such as a restore. */
export const HINT = `insert into hints (hint, created_at, payload) select cast(gen_random_uuid() as text), ${DATABASE_NOW}, $1`;
const SELECT = `select hint, created_at, payload from hints where created_at > ?1 order by created_at, hint`;
const LATEST = `select ${DATABASE_NOW} as now`;
const DELETE = `delete from hints where created_at < ${DATABASE_NOW} - ${KEEP_MS}`;

/** What a row holds: the bus that sent it, and topic and hint; null means that hints were lost. */
type Payload = readonly [from: string, sent: readonly [topic: string, hint: object] | null];

/** Opens the bus. Rejects when the database does not answer; later failures are reported and retried until `close`. */
export async function openPolledBus(pool: PgPool, onError: (error: unknown) => void): Promise<Bus> {
  const me = randomUUID();
  const topics = createTopics(onError);
  /** Payloads not yet written, as JSON. */
  let waiting: string[] = [];
  let writing: Promise<void> | undefined;
  let batches = 0;
  let closed = false;

  /** Times of hints that were read, so that none is delivered twice. */
  const delivered = new Map<string, number>();
  let readUpTo = Number((await pool.ask({ sql: LATEST, params: [] }))[0]?.["now"]);
  let lastReadAt = Date.now();
  let reading: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  async function read(): Promise<void> {
    const rows = await pool.ask({ sql: SELECT, params: [readUpTo - OVERLAP_MS] });
    if (Date.now() - lastReadAt > KEEP_MS - OVERLAP_MS) topics.reportGap();
    lastReadAt = Date.now();
    for (const row of rows) {
      const [id, at] = [String(row["hint"]), Number(row["created_at"])];
      readUpTo = Math.max(readUpTo, at);
      if (delivered.has(id)) continue;
      delivered.set(id, at);
      deliver(String(row["payload"]));
    }
    for (const [id, at] of delivered) if (at < readUpTo - 2 * OVERLAP_MS) delivered.delete(id);
  }

  function deliver(text: string): void {
    const payload = payloadOf(text);
    if (payload?.[0] === me) return;
    const sent = payload?.[1];
    if (sent) topics.publish(sent[0], sent[1]);
    else topics.reportGap();
  }

  let failing = false;
  function poll(): void {
    timer = setTimeout(() => {
      reading = read()
        .then(() => {
          failing = false;
          flush();
        })
        .catch((error: unknown) => {
          // Reported once: an outage of an hour would be 18,000 errors.
          if (!failing && !closed) onError(error);
          failing = true;
        })
        .finally(() => {
          if (!closed) poll();
        });
    }, POLL_MS).unref();
  }

  function flush(): void {
    if (writing || waiting.length === 0) return;
    const batch = waiting;
    waiting = [];
    writing = pool
      .ask({ sql: INSERT, params: [`${me}/${String(batches++).padStart(9, "0")}/`, JSON.stringify(batch)] })
      .then(
        () => (batches % 100 === 1 ? pool.ask({ sql: DELETE, params: [] }) : undefined),
        (error: unknown) => {
          // Sent again with the next read that succeeds. A hint that arrives twice only costs a read.
          waiting = [...batch, ...waiting];
          limitBuffer();
          if (!closed) onError(error);
          return undefined;
        },
      )
      .then(
        () => {},
        (error: unknown) => onError(error),
      )
      .finally(() => {
        writing = undefined;
        if (waiting.length > 0 && !failing && !closed) setImmediate(flush);
      });
  }
  function limitBuffer(): void {
    if (waiting.length <= MAX_BUFFERED) return;
    waiting = [JSON.stringify([me, null] satisfies Payload)];
  }

  poll();
  return {
    publish(topic, hint) {
      waiting.push(`["${me}",${hintJson([topic, hint])}]`);
      // Listeners of this process are called at once; other hosts read the table.
      queueMicrotask(() => topics.publish(topic, hint));
      limitBuffer();
      setImmediate(flush);
    },
    subscribe: topics.subscribe,
    onGap: topics.onGap,
    async close() {
      closed = true;
      clearTimeout(timer);
      await reading;
      await writing;
      flush();
      await writing;
      topics.clear();
    },
  };
}

/** Reads a payload; undefined for anything else, since any client of the database may write to the table. */
function payloadOf(text: string): Payload | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (!Array.isArray(value) || value.length !== 2 || typeof value[0] !== "string") return undefined;
    const sent: unknown = value[1];
    if (sent === null) return [value[0], null];
    if (!Array.isArray(sent) || typeof sent[0] !== "string" || typeof sent[1] !== "object" || sent[1] === null)
      return undefined;
    return [value[0], [sent[0], sent[1] as object]];
  } catch {
    return undefined;
  }
}
