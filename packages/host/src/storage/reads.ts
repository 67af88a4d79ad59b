/** Everything that asks a store without changing it. */
import type { MatchHeader, LogRow, Snapshot } from "@starboard/match";
import type { MatchSummary } from "@starboard/wire";
import { FORMAT } from "./migrations.ts";
import type { ScheduledItem, Stored, Kind, StreamLine, DocumentFilter, Stats } from "./store.ts";
import type { Dialect, ResultRow, Param, QueryProgram } from "./query-program.ts";
import { dueOf } from "./writes.ts";

/** What cannot be read is null: whoever trusts nothing it reads will say what is wrong with it. */
function parsed<T>(text: Param | undefined): T | null {
  try {
    return JSON.parse(String(text)) as T;
  } catch {
    return null;
  }
}
const keptOf = (row: ResultRow): Stored => ({
  id: String(row["id"]),
  version: Number(row["version"]),
  changedAt: Number(row["changed_at"]),
  doc: JSON.parse(String(row["doc"])) as object,
});
const saidOf = (row: ResultRow): StreamLine => ({
  stream: String(row["stream"]),
  n: Number(row["n"]),
  by: String(row["author"]),
  at: Number(row["created_at"]),
  line: JSON.parse(String(row["line"])) as object,
});

/** Rows in the order of the keys that were asked for. */
function inOrder<T>(keys: readonly string[], rows: readonly T[], keyOf: (row: T) => string): T[] {
  const by = new Map(rows.map((row) => [keyOf(row), row]));
  return keys.flatMap((key) => by.get(key) ?? []);
}

export function readsOf(d: Dialect) {
  const listed = (param: number): string => `in (select value from ${d.list(param)})`;

  function* opening(match: string): QueryProgram<MatchHeader | undefined> {
    const [row] = yield { sql: "select opening from matches where match = ?1", params: [match] };
    return row && (parsed<MatchHeader>(row["opening"]) ?? ({ match } as MatchHeader));
  }

  function* rows(match: string, from: number): QueryProgram<readonly LogRow[]> {
    const found = yield {
      sql: "select line from entries where match = ?1 and n >= ?2 order by n",
      params: [match, from],
    };
    return found.map((row) => parsed<LogRow>(row["line"]) as LogRow);
  }

  function* cards(): QueryProgram<readonly { readonly match: string; readonly card: MatchSummary | null }[]> {
    const found = yield { sql: "select match, card from matches order by changed_at desc, match", params: [] };
    return found.map((row) => ({ match: String(row["match"]), card: parsed<MatchSummary>(row["card"]) }));
  }

  function* cardsOf(matches: readonly string[]): QueryProgram<readonly MatchSummary[]> {
    const found = yield {
      sql: `select match, card from matches where match ${listed(1)}`,
      params: [JSON.stringify(matches)],
    };
    return inOrder(matches, found, (row) => String(row["match"])).flatMap(
      (row) => parsed<MatchSummary>(row["card"]) ?? [],
    );
  }

  function* cardPage({ after, limit }: Omit<DocumentFilter, "index">): QueryProgram<readonly MatchSummary[]> {
    const found = yield {
      sql: `select card from matches ${after ? "where changed_at <= ?2 and (changed_at < ?2 or match > ?3)" : ""}
        order by changed_at desc, match limit ?1`,
      params: after ? [limit, after.changedAt, after.id] : [limit],
    };
    return found.flatMap((row) => parsed<MatchSummary>(row["card"]) ?? []);
  }

  function* snapshot(match: string): QueryProgram<Snapshot | undefined> {
    const [row] = yield { sql: "select ended_at, body from snapshots where match = ?1", params: [match] };
    return row && { at: Number(row["ended_at"]), body: String(row["body"]) };
  }

  function* get(kind: Kind, id: string): QueryProgram<Stored | undefined> {
    const [row] = yield {
      sql: "select id, version, changed_at, doc from documents where kind = ?1 and id = ?2",
      params: [kind, id],
    };
    return row && keptOf(row);
  }

  function* getAll(kind: Kind, ids: readonly string[]): QueryProgram<readonly Stored[]> {
    const found = yield {
      sql: `select id, version, changed_at, doc from documents where kind = ?1 and id ${listed(2)}`,
      params: [kind, JSON.stringify(ids)],
    };
    return inOrder(ids, found.map(keptOf), ({ id }) => id);
  }

  function* find(kind: Kind, { index, after, limit }: DocumentFilter): QueryProgram<readonly Stored[]> {
    const params: Param[] = [kind, limit];
    const param = (value: Param): string => `?${params.push(value)}`;
    // The index already has the order: a page costs its own length, however long the list.
