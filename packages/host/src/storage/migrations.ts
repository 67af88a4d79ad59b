/**
 * Database schema as migration steps, for both kinds of store. A published step is never changed: a store remembers how
 * many steps it has taken, and a host applies the others in order when it starts.
 */
import type { Dialect, Query, QueryProgram } from "./query-program.ts";

const steps: readonly ((d: Dialect) => readonly string[])[] = [
  (d) => [
    `create table matches (
      match ${d.id} primary key,
      opening text not null,
      ended_at ${d.whole} not null,
      card text not null,
      changed_at ${d.whole} not null
    ) ${d.table}`,
    "create index matches_changed on matches (changed_at desc, match)",
    `create table entries (
      match ${d.id} not null,
      n ${d.whole} not null,
      line text not null,
      primary key (match, n)
    ) ${d.table}`,
    `create table snapshots (match ${d.id} primary key, ended_at ${d.whole} not null, body text not null) ${d.table}`,
    `create table documents (
      kind ${d.id} not null,
      id ${d.id} not null,
      version ${d.whole} not null,
      changed_at ${d.whole} not null,
      expires_at ${d.whole},
      doc text not null,
      primary key (kind, id)
    ) ${d.table}`,
    "create index documents_changed on documents (kind, changed_at desc, id)",
    "create index documents_forget on documents (expires_at) where expires_at is not null",
    `create table document_index (
      kind ${d.id} not null,
      id ${d.id} not null,
      name ${d.id} not null,
      value ${d.id} not null,
      changed_at ${d.whole} not null,
      primary key (kind, id, name, value)
    ) ${d.table}`,
    "create index document_index_found on document_index (kind, name, value, changed_at desc, id)",
    `create table streams (stream ${d.id} primary key, ended_at ${d.whole} not null) ${d.table}`,
    `create table lines (
      stream ${d.id} not null,
      n ${d.whole} not null,
      author ${d.id} not null,
      created_at ${d.whole} not null,
      line text not null,
      primary key (stream, n)
    ) ${d.table}`,
    "create index lines_by on lines (author, stream, n)",
    `create table schedule (due ${d.id} primary key, scheduled_at ${d.whole} not null, about text not null) ${d.table}`,
    "create index schedule_at on schedule (scheduled_at, due)",
  ],
  // Jobs of the embedded store. PostgreSQL uses pg-boss; its table stays empty, so that both schemas are the same.
  (d) => [
    `create table jobs (
      job ${d.id} primary key,
      kind ${d.id} not null,
      once ${d.id},
      run_at ${d.whole} not null,
      tries ${d.whole} not null,
      data text not null
    ) ${d.table}`,
    "create unique index jobs_once on jobs (kind, once)",
    "create index jobs_run on jobs (kind, run_at, job)",
  ],
  // Every key begins with what its rows belong to (a match, a document, a stream), so that each table can be divided by
  // it. What an act changes is apart from what a match keeps, and logs of matches that are over can be compressed.
  (d) => [
    `create table summaries (
      match ${d.id} primary key,
      ended_at ${d.whole} not null,
      card text not null,
      changed_at ${d.whole} not null,
      log_state ${d.whole} not null
    ) ${d.table}`,
    `insert into summaries (match, ended_at, card, changed_at, log_state)
      select match, ended_at, card, changed_at,
        case when card like '%"over":null%' then ${LOG_STATE.running} else ${LOG_STATE.over} end from matches`,
    ...rebuilt(d, "matches", `match ${d.id} primary key, opening text not null`, d.table, ["match", "opening"]),
    ...rebuilt(
      d,
      "entries",
      `match ${d.id} not null, n ${d.whole} not null, line text not null, primary key (match, n)`,
      d.log,
      ["match", "n", "line"],
    ),
    ...rebuilt(
      d,
      "documents",
      `kind ${d.id} not null,
      id ${d.id} not null,
      version ${d.whole} not null,
      changed_at ${d.whole} not null,
      expires_at ${d.whole},
      doc text not null,
      primary key (id, kind)`,
      d.table,
      ["kind", "id", "version", "changed_at", "expires_at", "doc"],
    ),
    ...rebuilt(
      d,
      "document_index",
      `kind ${d.id} not null,
      id ${d.id} not null,
      name ${d.id} not null,
      value ${d.id} not null,
      changed_at ${d.whole} not null,
      primary key (id, kind, name, value)`,
      d.table,
      ["kind", "id", "name", "value", "changed_at"],
    ),
    "create index summaries_changed on summaries (changed_at desc, match)",
    `create index summaries_over on summaries (changed_at, match) where log_state = ${LOG_STATE.over}`,
    "create index documents_changed on documents (kind, changed_at desc, id)",
    "create index documents_forget on documents (expires_at) where expires_at is not null",
    "create index document_index_found on document_index (kind, name, value, changed_at desc, id)",
    `create table compressed_logs (
      match ${d.id} primary key,
      ended_at ${d.whole} not null,
      lines ${d.bytes} not null
    ) ${d.table}`,
    // Used by hosts on a PostgreSQL that serves neither LISTEN nor advisory locks (DATABASE_POLLING).
    `create table hints (hint ${d.id} primary key, created_at ${d.whole} not null, payload text not null) ${d.table}`,
    "create index hints_created on hints (created_at)",
    `create table leases (lease ${d.id} primary key, holder ${d.id} not null, expires_at ${d.whole} not null) ${d.table}`,
  ],
  // Several hosts: which one holds a match, and where it is reached. The epoch is beside what every append updates, so
  // that the row's lock decides between an append and another host that takes the match over.
  (d) => [
    `alter table summaries add column holder ${d.id} not null default ''`,
    `alter table summaries add column epoch ${d.whole} not null default 0`,
    `create table hosts (
      host ${d.id} primary key,
      address ${d.id} not null,
      protocol ${d.whole} not null,
      games text not null,
      expires_at ${d.whole} not null
    ) ${d.table}`,
  ],
];

/** Values of `summaries.log_state`. */
export const LOG_STATE = {
  running: 0,
  /** The match is over; all its rows are in `entries`. */
  over: 1,
  /** Its rows are in `compressed_logs`. */
  compressed: 2,
} as const;

/** Statements that create a table again with other columns or another key, and copy its rows. Its indexes are gone. */
function rebuilt(
  d: Dialect,
  table: string,
  body: string,
  suffix: string,
  columns: readonly string[],
): readonly string[] {
  const names = columns.join(", ");
  return [
    `alter table ${table} rename to old_${table}`,
    `create table ${table} (${body}) ${suffix}`,
    ...(suffix === d.log ? d.partitionsOf(table) : []),
    `insert into ${table} (${names}) select ${names} from old_${table}`,
    `drop table old_${table}`,
  ];
}

/** Schema version that this program writes. */
export const FORMAT = steps.length;

/**
 * Thrown for a store of a newer program, which this program must not change. `newerFormat` says it in the language of
 * the reader; texts are not loaded here, because the thread that writes needs none.
 */
export class NewerFormat extends Error {
  override readonly name = "NewerFormat";
  readonly found: number;
  readonly place: string;

  constructor(found: number, place = "") {
    super(
      `${place === "" ? "" : `${place}: `}The store has format ${found}; this program knows formats up to ${FORMAT}.`,
    );
    this.found = found;
    this.place = place;
  }
}

/** Creates the table that holds the format, if it does not exist. */
export const metaTable = (d: Dialect): Query => ({
  sql: `create table if not exists meta (name ${d.id} primary key, value text not null) ${d.table}`,
  params: [],
});

/**
 * Migrates a store to `FORMAT`, or to the older format of a backup. Must run in an exclusive transaction. Returns the
 * format before.
 */
export function* migrate(d: Dialect, upTo = FORMAT): QueryProgram<number> {
  yield metaTable(d);
  const [row] = yield { sql: "select value from meta where name = 'format'", params: [] };
  const before = Number(row?.["value"] ?? 0);
  if (before > FORMAT) throw new NewerFormat(before);
  for (const step of steps.slice(before, upTo)) for (const sql of step(d)) yield { sql, params: [] };
  yield {
    sql: "insert into meta (name, value) values ('format', ?1) on conflict (name) do update set value = excluded.value",
    params: [String(upTo)],
  };
  return before;
}

/** Tables that no backup has. After a restore every match is free, and jobs and hints are those of the new store. */
export const unsavedTables = ["snapshots", "jobs", "hints", "leases", "hosts", "meta"] as const;

/** Every other table with its columns, in the order of a backup. Its first column is in its primary key. */
export const tables = {
  matches: ["match", "opening"],
  summaries: ["match", "ended_at", "card", "changed_at", "log_state"],
  compressed_logs: ["match", "ended_at", "lines"],
  entries: ["match", "n", "line"],
  documents: ["kind", "id", "version", "changed_at", "expires_at", "doc"],
  document_index: ["kind", "id", "name", "value", "changed_at"],
  streams: ["stream", "ended_at"],
  lines: ["stream", "n", "author", "created_at", "line"],
  schedule: ["due", "scheduled_at", "about"],
} as const;
