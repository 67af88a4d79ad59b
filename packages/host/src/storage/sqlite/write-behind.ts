/**
 * Acts of the embedded store: safe in the day-book at once, and stored a moment later, many of one match together. Whoever
 * reads or writes what they concern has them stored first, so that nobody sees the difference.
 */
import type { Change } from "../store.ts";
import type { Found, Query, Work } from "../query-program.ts";
import type { Appended } from "../writes.ts";
import { openDaybook, readDaybook } from "./act-wal.ts";
import type { Carry } from "./executor.ts";
import { newPile, readPile } from "./text-buffer.ts";

/** Milliseconds acts may wait for their place in the store. */
const WAIT = 250;
/** So many are stored at once without waiting. */
const MANY = 4_000;
/** More than that wait only where storing fails: from then on each act has to be stored before it counts. */
const MOST = 20_000;
/** Milliseconds after which storing is tried again. */
const AGAIN = 1_000;

export interface LateActs {
  /** As `append` of the store. */
  append(act: Appended): Promise<boolean>;
  /** Everything else that is written, behind the acts before it. */
  readonly carry: Carry;
  /** The same for what must not overtake acts of this match, nor be overtaken. */
  readonly carryFor: (match: string) => Carry;
  /** Resolves when the acts so far, of these matches or of all, are stored. */
  readonly settled: (matches?: readonly string[]) => Promise<void>;
  close(): Promise<void>;
}

/** Where every act is stored before it counts. */
export const neverLate = (carry: Carry): LateActs => ({
  append: (act) => carry("append", ...act),
  carry,
  carryFor: () => carry,
  settled: async () => {},
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
export async function lateActs(
  file: string,
  carry: Carry,
  ask: (query: Query) => readonly Found[],
  trouble: (error: unknown) => void,
): Promise<LateActs> {
  let epoch = epochIn(ask({ sql: EPOCH, params: [] }));
  const found = await readDaybook(file);
  const waiting = newPile();
  for (const text of found) waiting.add(text);
  if (found.length > 0) await carry("store", waiting.take());
  const book = await openDaybook(file, trouble);

  const latest = new Map<string, Latest>();
  /** By match, how many orders are under way that are not acts. */
  const others = new Map<string, number>();
  /** Handed over, and not yet known to be stored. */
  let flying: Uint8Array[] = [];
  /** So many acts are in it. */
  let away = 0;
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
      book.stored(book.count());
    }
    return row && Number(row["ended_at"]);
  }

  /** Hands over what waits; resolves when all acts so far are stored. */
  function hand(): Promise<void> {
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
    flying.push(bytes);
    away += acts;
    handed = carry("store", bytes).then(
      () => {
        if (before !== failures) throw new Error("Acts before these were not stored.");
        flying.shift();
        away -= acts;
        book.stored(count);
        for (const [match, one] of latest) if (one.count <= count) latest.delete(match);
      },
      (error: unknown) => {
        if (before === failures) {
          trouble(error);
          failures += 1;
          const late = [...flying, waiting.take()].flatMap(readPile);
          flying = [];
          away = 0;
          for (const text of late) waiting.add(text);
          handOver(AGAIN);
        }
        throw error;
      },
    );
    // Those who wait for it hear of it; if nobody does, it is tried again.
    handed.catch(() => {});
  }
  function handOver(ms: number): void {
    timer ??= setTimeout(() => void hand(), ms).unref();
  }

  const behind: Carry = (name, ...args) => {
    if (waiting.count > 0) void hand();
    return carry(name, ...args);
  };
  const carryFor =
    (match: string): Carry =>
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
      if (!plain || others.has(match) || waiting.count + away >= MOST || book.failed())
        return carryFor(match)("append", ...act);
      if ((latest.get(match)?.end ?? endOf(match)) !== from) return Promise.resolve(false);
      const text = textOf(epoch, act);
      const safe = book.add(text);
      latest.set(match, { end: from + lines.length, count: book.count() });
      waiting.add(text);
      if (waiting.count >= MANY) void hand();
      else handOver(WAIT);
      return safe;
    },
    carry: behind,
    carryFor,
    async settled(matches) {
      if (matches ? matches.some((match) => latest.has(match)) : latest.size > 0) await hand();
    },
    async close() {
      const stored = await hand().then(
        () => true,
        () => false,
      );
      await book.close(!stored);
    },
  };
}

const EPOCH = "select value from meta where name = 'epoch'";
const epochIn = ([row]: readonly Found[]): string => String(row?.["value"] ?? "");

/** A date that holds whatever stands there now; anything else may come to nothing, and then so does its act. */
const isPlain = (change: Change): boolean => change.is === "due" && change.was === undefined;

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
export interface Came {
  readonly match: string;
  readonly from: number;
  readonly lines: readonly string[];
  readonly card: string;
  readonly changedAt: number;
  /** Of each key the last. */
  readonly dues: readonly Dated[];
}
type Dated = Change & { readonly is: "due" };

/** Reads acts, match by match. Those that are stored already, or follow nothing that is there, are left out. */
export function* readActs(texts: readonly string[]): Work<readonly Came[]> {
  const epoch = epochIn(yield { sql: EPOCH, params: [] });
  // The store they belong to may have been replaced.
  const acts = texts.map(readAct).flatMap((read) => (read.epoch === epoch ? [read.act] : []));
  const all: Came[] = [];
  for (const [match, ofMatch] of Map.groupBy(acts, ([name]) => name)) {
    const [kept] = yield { sql: "select ended_at from matches where match = ?1", params: [match] };
    const from = Number(kept?.["ended_at"] ?? -1);
    const lines: string[] = [];
    const dues = new Map<string, Dated>();
    let last: Appended | undefined;
    for (const act of ofMatch) {
      if (act[1] !== from + lines.length) continue;
      lines.push(...act[2]);
      for (const change of act[5]) if (change.is === "due") dues.set(change.key, change);
      last = act;
    }
    if (last) all.push({ match, from, lines, card: last[3], changedAt: last[4], dues: [...dues.values()] });
  }
  return all;
}

/** Writes acts to their places, in the thread that writes. */
export const actWrites = (write: (changes: readonly Change[]) => Work<boolean>) => ({
  *store(pile: Uint8Array): Work<boolean> {
    for (const { match, from, lines, card, changedAt, dues } of yield* readActs(readPile(pile))) {
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
