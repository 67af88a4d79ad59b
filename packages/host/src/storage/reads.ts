/** All reads of a store. */
import type { MatchHeader, LogRow, Snapshot } from "@starboard/match";
import type { MatchSummary } from "@starboard/wire";
import { FORMAT } from "./migrations.ts";
import { decompressLines } from "./compressed-log.ts";
import type { ScheduledItem, Stored, Kind, StreamLine, DocumentFilter, Stats } from "./store.ts";
import type { Dialect, ResultRow, Param, QueryProgram } from "./query-program.ts";
import { dueOf } from "./writes.ts";

/** Parses stored JSON. Returns null for damaged text; the caller reports what is wrong with it. */
function parsed<T>(text: Param | undefined): T | null {
  try {
    return JSON.parse(String(text)) as T;
  } catch {
    return null;
  }
}
const rowOf = (line: Param | undefined): LogRow => parsed<LogRow>(line) as LogRow;
const storedOf = (row: ResultRow): Stored => ({
  id: String(row["id"]),
  version: Number(row["version"]),
  changedAt: Number(row["changed_at"]),
  doc: JSON.parse(String(row["doc"])) as object,
});
const lineOf = (row: ResultRow): StreamLine => ({
  stream: String(row["stream"]),
  n: Number(row["n"]),
  by: String(row["author"]),
  at: Number(row["created_at"]),
  line: JSON.parse(String(row["line"])) as object,
});

/** Sorts rows in the order of the requested keys. */
function inOrder<T>(keys: readonly string[], rows: readonly T[], keyOf: (row: T) => string): T[] {
  const by = new Map(rows.map((row) => [keyOf(row), row]));
  return keys.flatMap((key) => by.get(key) ?? []);
}

const listed = (d: Dialect, param: number): string => `in (select value from ${d.list(param)})`;

/** Returns the reads in an SQL dialect. */
export const readsOf = (d: Dialect) => ({ ...matchReads(d), ...documentReads(d), lines, linesBy, ...otherReads(d) });

function matchReads(d: Dialect) {
  function* opening(match: string): QueryProgram<MatchHeader | undefined> {
    const [row] = yield { sql: "select opening from matches where match = ?1", params: [match] };
    return row && (parsed<MatchHeader>(row["opening"]) ?? ({ match } as MatchHeader));
  }

  function* rows(match: string, from: number): QueryProgram<readonly LogRow[]> {
    const found = yield {
      sql: "select n, line from entries where match = ?1 and n >= ?2 order by n",
      params: [match, from],
    };
    const lines = found.map((row) => row["line"]);
    if (Number(found[0]?.["n"] ?? from) === from && found.length > 0) return lines.map(rowOf);
    // Rows are missing at the beginning: the log ends before `from`, or is compressed.
    const [old] = yield {
      sql: "select lines from compressed_logs where match = ?1 and ended_at > ?2",
      params: [match, from],
    };
    return [...(old ? decompressLines(old["lines"]).slice(from) : []), ...lines].map(rowOf);
  }

  function* summaries(): QueryProgram<readonly { readonly match: string; readonly summary: MatchSummary | null }[]> {
    const found = yield { sql: "select match, card from summaries order by changed_at desc, match", params: [] };
    return found.map((row) => ({ match: String(row["match"]), summary: parsed<MatchSummary>(row["card"]) }));
  }

  function* summariesOf(matches: readonly string[]): QueryProgram<readonly MatchSummary[]> {
    const found = yield {
      sql: `select match, card from summaries where match ${listed(d, 1)}`,
      params: [JSON.stringify(matches)],
    };
    return inOrder(matches, found, (row) => String(row["match"])).flatMap(
      (row) => parsed<MatchSummary>(row["card"]) ?? [],
    );
  }

  function* summaryPage({ after, limit }: Omit<DocumentFilter, "index">): QueryProgram<readonly MatchSummary[]> {
    const found = yield {
      sql: `select card from summaries ${after ? "where changed_at <= ?2 and (changed_at < ?2 or match > ?3)" : ""}
        order by changed_at desc, match limit ?1`,
      params: after ? [limit, after.changedAt, after.id] : [limit],
    };
    return found.flatMap((row) => parsed<MatchSummary>(row["card"]) ?? []);
  }

  function* snapshot(match: string): QueryProgram<Snapshot | undefined> {
    const [row] = yield { sql: "select ended_at, body from snapshots where match = ?1", params: [match] };
    return row && { at: Number(row["ended_at"]), body: String(row["body"]) };
  }

  return { opening, rows, summaries, summariesOf, summaryPage, snapshot };
}

function documentReads(d: Dialect) {
  function* get(kind: Kind, id: string): QueryProgram<Stored | undefined> {
    const [row] = yield {
      sql: "select id, version, changed_at, doc from documents where kind = ?1 and id = ?2",
      params: [kind, id],
    };
    return row && storedOf(row);
  }

  function* getAll(kind: Kind, ids: readonly string[]): QueryProgram<readonly Stored[]> {
    const found = yield {
      sql: `select id, version, changed_at, doc from documents where kind = ?1 and id ${listed(d, 2)}`,
      params: [kind, JSON.stringify(ids)],
    };
    return inOrder(ids, found.map(storedOf), ({ id }) => id);
  }

  function* find(kind: Kind, { index, after, limit }: DocumentFilter): QueryProgram<readonly Stored[]> {
    const params: Param[] = [kind, limit];
    const param = (value: Param): string => `?${params.push(value)}`;
    // The index has this order: the cost of a page does not depend on the length of the list.
    const from = index ? "document_index m join documents d on d.kind = m.kind and d.id = m.id" : "documents m";
    const where = ["m.kind = ?1"];
    if (index) where.push(`m.name = ${param(index[0])}`, `m.value = ${param(index[1])}`);
    if (after) {
      const at = param(after.changedAt);
      where.push(`m.changed_at <= ${at} and (m.changed_at < ${at} or m.id > ${param(after.id)})`);
    }
    const found = yield {
      sql: `select m.id, version, m.changed_at, doc from ${from} where ${where.join(" and ")}
        order by m.changed_at desc, m.id limit ?2`,
      params,
    };
    return found.map(storedOf);
  }

  function* findByValues(kind: Kind, name: string, values: readonly string[]): QueryProgram<readonly Stored[]> {
    const found = yield {
      sql: `select m.id, version, m.changed_at, doc from document_index m
        join documents d on d.kind = m.kind and d.id = m.id
        where m.kind = ?1 and m.name = ?2 and m.value ${listed(d, 3)} order by m.changed_at desc, m.id`,
      params: [kind, name, JSON.stringify(values)],
    };
    return [...new Map(found.map((row) => [String(row["id"]), storedOf(row)])).values()];
  }

  function* count(kind: Kind, mark?: readonly [name: string, value: string]): QueryProgram<number> {
    const [row] = yield mark
      ? {
          sql: "select count(*) as n from document_index where kind = ?1 and name = ?2 and value = ?3",
          params: [kind, ...mark],
        }
      : { sql: "select count(*) as n from documents where kind = ?1", params: [kind] };
    return Number(row?.["n"]);
  }

  return { get, getAll, find, findByValues, count };
}

function* lines(stream: string, from: number, limit: number): QueryProgram<readonly StreamLine[]> {
  let first = from;
  if (from < 0) {
    const [end] = yield { sql: "select ended_at from streams where stream = ?1", params: [stream] };
    first = Math.max(0, Number(end?.["ended_at"] ?? 0) + from);
  }
  const found = yield {
    sql: "select stream, n, author, created_at, line from lines where stream = ?1 and n >= ?2 order by n limit ?3",
    params: [stream, first, limit],
  };
  return found.map(lineOf);
}

function* linesBy(by: string): QueryProgram<readonly StreamLine[]> {
  const found = yield {
    sql: "select stream, n, author, created_at, line from lines where author = ?1 order by stream, n",
    params: [by],
  };
  return found.map(lineOf);
}

function otherReads(d: Dialect) {
  function* dues(keys: readonly string[]): QueryProgram<readonly ScheduledItem[]> {
    const found = yield {
      sql: `select due, scheduled_at, about from schedule where due ${listed(d, 1)}`,
      params: [JSON.stringify(keys)],
    };
    return inOrder(keys, found.map(dueOf), ({ key }) => key);
  }

  function* nextDue(): QueryProgram<number | undefined> {
    const [row] = yield { sql: "select scheduled_at from schedule order by scheduled_at, due limit 1", params: [] };
    return row && Number(row["scheduled_at"]);
  }

  function* stats(): QueryProgram<Omit<Stats, "kind">> {
    const number = function* (sql: string): QueryProgram<number> {
      const [row] = yield { sql, params: [] };
      return Number(Object.values(row ?? {})[0] ?? 0);
    };
    const kinds = yield { sql: "select kind, count(*) as n from documents group by kind order by kind", params: [] };
    return {
      format: FORMAT,
      matches: yield* number("select count(*) from matches"),
      entries: yield* number(
        "select (select count(*) from entries) + (select coalesce(sum(ended_at), 0) from compressed_logs) as n",
      ),
      documents: Object.fromEntries(kinds.map((row) => [String(row["kind"]), Number(row["n"])] as const)),
      lines: yield* number("select count(*) from lines"),
      bytes: yield* number(d.size),
    };
  }

  return { dues, nextDue, stats };
}
