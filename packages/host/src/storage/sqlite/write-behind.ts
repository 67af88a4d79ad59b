/**
 * Write-behind buffer of the SQLite store: acts are durable in the write-ahead log at once and stored in the database a
 * moment later, many of one match together. Reads and writes that concern them flush them first, so that callers see no
 * difference.
 */
import type { Change } from "../store.ts";
import type { ResultRow, Query, QueryProgram } from "../query-program.ts";
import type { Appended } from "../writes.ts";
import { openActWal, readActWal } from "./act-wal.ts";
import type { Execute } from "./executor.ts";
import { createTextBuffer, readTexts } from "./text-buffer.ts";

/** Longest time an act stays in the buffer, in ms. */
const FLUSH_DELAY_MS = 250;
/** Number of buffered acts that triggers a flush. */
const FLUSH_COUNT = 4_000;
/** Buffer limit, reached only while flushes fail. Beyond it each act must be stored before it is acknowledged. */
const MAX_BUFFERED = 20_000;
/** Retry interval after a failed flush, in ms. */
const RETRY_MS = 1_000;

export interface WriteBehind {
  /** Like `append` of the store. */
  append(act: Appended): Promise<boolean>;
  /** Executes any other write, after the acts before it. */
  readonly execute: Execute;
  /** Like `execute`, for writes that must keep their order with the acts of this match. */
  readonly executeFor: (match: string) => Execute;
  /** Resolves when the acts so far are in the database: those of these matches, or all. */
  readonly flush: (matches?: readonly string[]) => Promise<void>;
  close(): Promise<void>;
}

/** The variant without a buffer: every act is stored before it is acknowledged. */
export const writeThrough = (execute: Execute): WriteBehind => ({
  append: (act) => execute("append", ...act),
  execute,
  executeFor: () => execute,
  flush: async () => {},
  close: async () => {},
});

interface Latest {
  /** Length of the match log. */
  readonly end: number;
  /** `count()` of the write-ahead log including the act that made it so. */
  readonly count: number;
}

/**
 * Opens the buffer for a host that is the only writer of the file. First stores the acts that an earlier process left in
 * the write-ahead log. `onError` receives failures that were not reported to a caller.
 */
export async function openWriteBehind(
  file: string,
  execute: Execute,
  ask: (query: Query) => readonly ResultRow[],
  onError: (error: unknown) => void,
): Promise<WriteBehind> {
  let epoch = epochIn(ask({ sql: EPOCH, params: [] }));
  const found = await readActWal(file);
  const waiting = createTextBuffer();
  for (const text of found) waiting.add(text);
  if (found.length > 0) await execute("store", waiting.take());
  const wal = await openActWal(file, onError);

  const latest = new Map<string, Latest>();
  /** Number of write commands in flight that are not acts, by match. */
  const others = new Map<string, number>();
  /** Buffers sent to the writer and not yet confirmed. */
  let inFlight: Uint8Array[] = [];
  /** Number of acts in `inFlight`. */
  let inFlightCount = 0;
  let lastFlush: Promise<void> = Promise.resolve();
  /** Number of failures: buffers sent before a failure are sent again. */
  let failures = 0;
  let timer: NodeJS.Timeout | undefined;

  /** Length of a match log in the database; undefined if the match does not exist. */
  function endOf(match: string): number | undefined {
    const [row] = ask({ sql: `select ended_at, (${EPOCH}) as value from matches where match = ?1`, params: [match] });
    if (row && epochIn([row]) !== epoch) {
      // A backup was restored. Buffered acts belong to the replaced data and are discarded.
      epoch = epochIn([row]);
      waiting.take();
      latest.clear();
      wal.checkpoint(wal.count());
    }
    return row && Number(row["ended_at"]);
  }

  /** Sends the buffer to the writer; resolves when all acts so far are stored. */
  function flushNow(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.count > 0) sendBuffer();
    return lastFlush;
  }
  function sendBuffer(): void {
    const count = wal.count();
    const before = failures;
    const acts = waiting.count;
    const bytes = waiting.take();
    inFlight.push(bytes);
    inFlightCount += acts;
    lastFlush = execute("store", bytes).then(
      () => {
        if (before !== failures) throw new Error("Acts before these were not stored.");
        inFlight.shift();
        inFlightCount -= acts;
        wal.checkpoint(count);
        for (const [match, one] of latest) if (one.count <= count) latest.delete(match);
      },
      (error: unknown) => {
        if (before === failures) {
          onError(error);
          failures += 1;
          const unsaved = [...inFlight, waiting.take()].flatMap(readTexts);
          inFlight = [];
          inFlightCount = 0;
          for (const text of unsaved) waiting.add(text);
          scheduleFlush(RETRY_MS);
        }
        throw error;
      },
    );
    // Callers of flush() receive the error; without a caller the timer retries.
    lastFlush.catch(() => {});
  }
  function scheduleFlush(ms: number): void {
    timer ??= setTimeout(() => void flushNow(), ms).unref();
  }

  const behind: Execute = (name, ...args) => {
    if (waiting.count > 0) void flushNow();
    return execute(name, ...args);
  };
  const executeFor =
    (match: string): Execute =>
    async (name, ...args) => {
      others.set(match, (others.get(match) ?? 0) + 1);
      try {
        return await behind(name, ...args);
      } finally {
        const left = (others.get(match) ?? 1) - 1;
        if (left > 0) others.set(match, left);
        else others.delete(match);
      }
    };

  return {
    append(act) {
      const [match, from, lines, , , also] = act;
      const plain = lines.length > 0 && also.every(isPlain);
      if (!plain || others.has(match) || waiting.count + inFlightCount >= MAX_BUFFERED || wal.failed())
        return executeFor(match)("append", ...act);
      if ((latest.get(match)?.end ?? endOf(match)) !== from) return Promise.resolve(false);
      const text = textOf(epoch, act);
      const safe = wal.append(text);
      latest.set(match, { end: from + lines.length, count: wal.count() });
      waiting.add(text);
      if (waiting.count >= FLUSH_COUNT) void flushNow();
      else scheduleFlush(FLUSH_DELAY_MS);
      return safe;
    },
    execute: behind,
    executeFor,
    async flush(matches) {
      if (matches ? matches.some((match) => latest.has(match)) : latest.size > 0) await flushNow();
    },
    async close() {
      const stored = await flushNow().then(
        () => true,
        () => false,
      );
      await wal.close(!stored);
    },
  };
}

const EPOCH = "select value from meta where name = 'epoch'";
const epochIn = ([row]: readonly ResultRow[]): string => String(row?.["value"] ?? "");

/** True for an unconditional date. Any other change may fail, and its act with it. */
const isPlain = (change: Change): boolean => change.is === "schedule" && change.expectedVersion === undefined;

/** One part per line: serialised JSON contains no line break. */
const textOf = (epoch: string, [match, from, lines, card, changedAt, also]: Appended): string =>
  [epoch, JSON.stringify(match), from, changedAt, JSON.stringify(also), card, ...lines].join("\n");
function readAct(text: string): { epoch: string; act: Appended } {
  const [epoch = "", match = "", from, changedAt, also = "", card = "", ...lines] = text.split("\n");
  const act: Appended = [
    JSON.parse(match) as string,
    Number(from),
    lines,
    card,
    Number(changedAt),
    JSON.parse(also) as Change[],
  ];
  return { epoch, act };
}

/** The buffered acts of one match, merged. */
export interface BufferedActs {
  readonly match: string;
  readonly from: number;
  readonly lines: readonly string[];
  readonly card: string;
  readonly changedAt: number;
  /** The last date of each key. */
  readonly dues: readonly Dated[];
}
type Dated = Change & { readonly is: "schedule" };

/** Merges acts by match. Leaves out acts that are stored already or do not continue the stored log. */
export function* readActs(texts: readonly string[]): QueryProgram<readonly BufferedActs[]> {
  const epoch = epochIn(yield { sql: EPOCH, params: [] });
  // Acts of another epoch belong to a database that was replaced by a backup.
  const acts = texts.map(readAct).flatMap((read) => (read.epoch === epoch ? [read.act] : []));
  const all: BufferedActs[] = [];
  for (const [match, ofMatch] of Map.groupBy(acts, ([name]) => name)) {
    const [kept] = yield { sql: "select ended_at from matches where match = ?1", params: [match] };
    const from = Number(kept?.["ended_at"] ?? -1);
    const lines: string[] = [];
    const dues = new Map<string, Dated>();
    let last: Appended | undefined;
    for (const act of ofMatch) {
      if (act[1] !== from + lines.length) continue;
      lines.push(...act[2]);
      for (const change of act[5]) if (change.is === "schedule") dues.set(change.key, change);
      last = act;
    }
    if (last) all.push({ match, from, lines, card: last[3], changedAt: last[4], dues: [...dues.values()] });
  }
  return all;
}

/** Stores buffered acts; runs in the writer thread. */
export const actWrites = (write: (changes: readonly Change[]) => QueryProgram<boolean>) => ({
  *store(bytes: Uint8Array): QueryProgram<boolean> {
    for (const { match, from, lines, card, changedAt, dues } of yield* readActs(readTexts(bytes))) {
      for (const [i, line] of lines.entries())
        yield { sql: "insert into entries (match, n, line) values (?1, ?2, ?3)", params: [match, from + i, line] };
      yield {
        sql: "update matches set ended_at = ?2, card = ?3, changed_at = ?4 where match = ?1",
        params: [match, from + lines.length, card, changedAt],
      };
      yield* write(dues);
    }
    return true;
  },
});
export type ActWrites = ReturnType<typeof actWrites>;
