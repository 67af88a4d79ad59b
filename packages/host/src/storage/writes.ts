/** All writes of a store. Each runs in one transaction and is rolled back if it returns false. */
import type { MatchHeader, LogRow, Snapshot } from "@starboard/match";
import type { MatchSummary } from "@starboard/wire";
import { writeChanges } from "./changes.ts";
import { compressLogOf } from "./compressed-log.ts";
import { LOG_STATE } from "./migrations.ts";
import type { Change, MatchLease, ScheduledItem } from "./store.ts";
import type { Dialect, Param, Query, QueryProgram } from "./query-program.ts";

const text = (value: unknown): string => JSON.stringify(value);

/**
 * What `append` is called with: as text, since it is written as text and texts travel to another thread at a third of
 * what objects cost.
 */
export type Appended = readonly [
  match: string,
  from: number,
  lines: readonly string[],
  summary: string,
  changedAt: number,
  logState: number,
  also: readonly Change[],
  holder: string | null,
  epoch: number | null,
];
/** A match that is over may be compressed; one that goes on, such as after a take-back, may not. */
export const logStateOf = ({ over }: MatchSummary): number => (over ? LOG_STATE.over : LOG_STATE.running);
export const appended = (
  match: string,
  from: number,
  rows: readonly LogRow[],
  summary: MatchSummary,
  also: readonly Change[],
  lease?: MatchLease,
): Appended => [
  match,
  from,
  rows.map(text),
  text(summary),
  summary.changedAt,
  logStateOf(summary),
  also,
  lease?.holder ?? null,
  lease?.epoch ?? null,
];

/** Returns the writes in an SQL dialect, by the name of their write command. */
export function writesOf(d: Dialect) {
  const addRow = "insert into entries (match, n, line) values (?1, ?2, ?3)";
  const addRows = `insert into entries (match, n, line) select ?1, ?2 + t.n, t.value from ${d.list(3)}`;

  /** Usually there is one line; then no JSON list is needed. */
  const add = (match: string, from: number, lines: readonly string[]): Query =>
    lines.length === 1
      ? { sql: addRow, params: [match, from, lines[0] as string] }
      : { sql: addRows, params: [match, from, text(lines)] };

  function* create(
    opening: MatchHeader,
    rows: readonly LogRow[],
    summary: MatchSummary,
    also: readonly Change[],
  ): QueryProgram<boolean> {
    const { match } = opening;
    const created = yield {
      sql: "insert into matches (match, opening) values (?1, ?2) on conflict do nothing returning match",
      params: [match, text(opening)],
    };
    if (created.length === 0) return false;
    yield {
      sql: "insert into summaries (match, ended_at, card, changed_at, log_state) values (?1, ?2, ?3, ?4, ?5)",
      params: [match, rows.length, text(summary), summary.changedAt, logStateOf(summary)],
    };
    yield add(match, 0, rows.map(text));
    return yield* writeChanges(also);
  }

  function* append(...args: Appended): QueryProgram<boolean> {
    const [match, from, lines, summary, changedAt, logState, also, holder, epoch] = args;
    // A concurrent writer waits here for the first one and then finds the log longer.
    const won = yield {
      sql: `update summaries set ended_at = ?3, card = ?4, changed_at = ?5, log_state = ?6
        where match = ?1 and ended_at = ?2 and (cast(?7 as text) is null or (holder = ?7 and epoch = ?8))`,
      params: [match, from, from + lines.length, summary, changedAt, logState, holder, epoch],
      counts: true,
    };
    if (won.length === 0) return false;
    if (lines.length > 0) yield add(match, from, lines);
    return yield* writeChanges(also);
  }

  function* remove(match: string): QueryProgram<boolean> {
    for (const table of ["matches", "summaries", "entries", "compressed_logs", "snapshots"])
      yield { sql: `delete from ${table} where match = ?1`, params: [match] };
    return true;
  }

  const column = (param: number, as: string): string => `(select t.n, t.value from ${d.list(param)}) ${as}`;
  function* keepSnapshots(snapshots: ReadonlyMap<string, Snapshot>): QueryProgram<boolean> {
    const all = [...snapshots.values()];
    yield {
      sql: `insert into snapshots (match, ended_at, body)
        select m.match, cast(ends.value as ${d.whole}), bodies.value
        from ${column(1, "names")} join matches m on m.match = names.value
          join ${column(2, "ends")} on ends.n = names.n join ${column(3, "bodies")} on bodies.n = names.n
        where true order by m.match
        on conflict (match) do update set ended_at = excluded.ended_at, body = excluded.body
        where snapshots.ended_at < excluded.ended_at`,
      params: [text([...snapshots.keys()]), text(all.map(({ at }) => at)), text(all.map(({ body }) => body))],
    };
    return true;
  }

  function* takeDue(now: number, until: number, limit: number): QueryProgram<readonly ScheduledItem[]> {
    const rows = yield {
      sql: `select due, scheduled_at, about from schedule where scheduled_at <= ?1 order by scheduled_at, due limit ?2${d.skipLocked}`,
      params: [now, limit],
    };
    const taken = rows.map((row) => dueOf(row));
    if (taken.length > 0)
      yield {
        sql: `update schedule set scheduled_at = ?2 where due in (select value from ${d.list(1)})`,
        params: [text(taken.map(({ key }) => key)), until],
      };
    return taken;
  }

  function* sweep(now: number): QueryProgram<number> {
    yield {
      sql: `delete from document_index where exists (select 1 from documents d
        where d.kind = document_index.kind and d.id = document_index.id and d.expires_at <= ?1)`,
      params: [now],
    };
    const gone = yield { sql: "delete from documents where expires_at <= ?1 returning id", params: [now] };
    return gone.length;
  }

  function* check(): QueryProgram<boolean> {
    yield {
      sql: `insert into meta (name, value) values ('checked', '1')
        on conflict (name) do update set value = cast(cast(meta.value as ${d.whole}) + 1 as text)`,
      params: [],
    };
    return true;
  }

  return {
    create,
    append,
    remove,
    keepSnapshots,
    write: writeChanges,
    compressLog: compressLogOf(d),
    takeDue,
    sweep,
    check,
  };
}
export type Writes = ReturnType<typeof writesOf>;

export const dueOf = (row: Readonly<Record<string, Param>>): ScheduledItem => ({
  key: String(row["due"]),
  at: Number(row["scheduled_at"]),
  about: JSON.parse(String(row["about"])) as object | null,
});
