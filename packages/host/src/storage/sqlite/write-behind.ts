/**
 * Acts of the embedded store: safe in the day-book at once, and stored a moment later, many of one match together. Whoever
 * reads or writes what they concern has them stored first, so that nobody sees the difference.
 */
import type { Change } from "../store.ts";
import type { ResultRow, Query, QueryProgram } from "../query-program.ts";
import type { Appended } from "../writes.ts";
import { openActWal, readActWal } from "./act-wal.ts";
import type { Execute } from "./executor.ts";
import { createTextBuffer, readTexts } from "./text-buffer.ts";

/** Milliseconds acts may wait for their place in the store. */
const FLUSH_DELAY_MS = 250;
/** So many are stored at once without waiting. */
const FLUSH_COUNT = 4_000;
/** More than that wait only where storing fails: from then on each act has to be stored before it counts. */
const MAX_BUFFERED = 20_000;
/** Milliseconds after which storing is tried again. */
const RETRY_MS = 1_000;

export interface WriteBehind {
  /** As `append` of the store. */
  append(act: Appended): Promise<boolean>;
  /** Everything else that is written, behind the acts before it. */
  readonly execute: Execute;
  /** The same for what must not overtake acts of this match, nor be overtaken. */
  readonly executeFor: (match: string) => Execute;
  /** Resolves when the acts so far, of these matches or of all, are stored. */
  readonly flush: (matches?: readonly string[]) => Promise<void>;
  close(): Promise<void>;
}

/** Where every act is stored before it counts. */
export const writeThrough = (execute: Execute): WriteBehind => ({
  append: (act) => execute("append", ...act),
  execute,
  executeFor: () => execute,
  flush: async () => {},
  close: async () => {},
});

interface Latest {
  /** Where the log of the match ends. */
  readonly end: number;
  /** How many acts had come, of all, with the one that made it so. */
  readonly count: number;
}

/**
 * For a host that is alone with the file: nobody else moves the end of a match's log. First stores what an earlier life
 * of the host had no time to store. `trouble` hears of failures of which those who wrote were told nothing, or not why.
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
  const book = await openActWal(file, onError);

  const latest = new Map<string, Latest>();
  /** By match, how many orders are under way that are not acts. */
  const others = new Map<string, number>();
  /** Handed over, and not yet known to be stored. */
  let inFlight: Uint8Array[] = [];
  /** So many acts are in it. */
  let inFlightCount = 0;
  let handed: Promise<void> = Promise.resolve();
  /** Counts failures: what was handed over before one is handed over again. */
  let failures = 0;
  let timer: NodeJS.Timeout | undefined;

  /** Where the log of a match ends in the store; undefined where there is no such match. */
  function endOf(match: string): number | undefined {
    const [row] = ask({ sql: `select ended_at, (${EPOCH}) as value from matches where match = ?1`, params: [match] });
    if (row && epochIn([row]) !== epoch) {
      // A backup was put in its place: what is late belongs to a past that is no more.
      epoch = epochIn([row]);
      waiting.take();
      latest.clear();
      book.checkpoint(book.count());
    }
    return row && Number(row["ended_at"]);
  }

  /** Hands over what waits; resolves when all acts so far are stored. */
  function flushNow(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.count > 0) handActs();
    return handed;
  }
  function handActs(): void {
    const count = book.count();
    const before = failures;
    const acts = waiting.count;
    const bytes = waiting.take();
    inFlight.push(bytes);
    inFlightCount += acts;
    handed = execute("store", bytes).then(
      () => {
        if (before !== failures) throw new Error("Acts before these were not stored.");
        inFlight.shift();
        inFlightCount -= acts;
        book.checkpoint(count);
        for (const [match, one] of latest) if (one.count <= count) latest.delete(match);
      },
      (error: unknown) => {
        if (before === failures) {
          onError(error);
          failures += 1;
          const late = [...inFlight, waiting.take()].flatMap(readTexts);
          inFlight = [];
          inFlightCount = 0;
          for (const text of late) waiting.add(text);
          scheduleFlush(RETRY_MS);
        }
        throw error;
      },
    );
    // Those who wait for it hear of it; if nobody does, it is tried again.
    handed.catch(() => {});
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
      if (!plain || others.has(match) || waiting.count + inFlightCount >= MAX_BUFFERED || book.failed())
        return executeFor(match)("append", ...act);
      if ((latest.get(match)?.end ?? endOf(match)) !== from) return Promise.resolve(false);
      const text = textOf(epoch, act);
      const safe = book.append(text);
      latest.set(match, { end: from + lines.length, count: book.count() });
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
      await book.close(!stored);
    },
  };
}

const EPOCH = "select value from meta where name = 'epoch'";
const epochIn = ([row]: readonly ResultRow[]): string => String(row?.["value"] ?? "");

/** A date that holds whatever stands there now; anything else may come to nothing, and then so does its act. */
const isPlain = (change: Change): boolean => change.is === "schedule" && change.expectedVersion === undefined;

/** One part a line: JSON has none inside. */
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

/** What acts of one match come to. */
export interface BufferedActs {
  readonly match: string;
  readonly from: number;
  readonly lines: readonly string[];
  readonly card: string;
  readonly changedAt: number;
  /** Of each key the last. */
  readonly dues: readonly Dated[];
}
type Dated = Change & { readonly is: "schedule" };

/** Reads acts, match by match. Those that are stored already, or follow nothing that is there, are left out. */
export function* readActs(texts: readonly string[]): QueryProgram<readonly BufferedActs[]> {
  const epoch = epochIn(yield { sql: EPOCH, params: [] });
  // The store they belong to may have been replaced.
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

/** Writes acts to their places, in the thread that writes. */
export const actWrites = (write: (changes: readonly Change[]) => QueryProgram<boolean>) => ({
  *store(pile: Uint8Array): QueryProgram<boolean> {
    for (const { match, from, lines, card, changedAt, dues } of yield* readActs(readTexts(pile))) {
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
