/**
 * The logic of the store, written once as generators that yield queries and receive rows. SQLite runs them synchronously
 * in a thread (`runSync`), PostgreSQL over its socket (`runAsync`).
 */

export type Param = string | number | null | Uint8Array;
export interface Query {
  /** Parameters are ?1, ?2 …, in both dialects. */
  readonly sql: string;
  readonly params: readonly Param[];
  /**
   * True if only the number of changed rows matters: the result has as many rows, without content. `returning` costs SQLite
   * a temporary table each time.
   */
  readonly counts?: true;
}
export type ResultRow = Readonly<Record<string, Param>>;
export type QueryProgram<T> = Generator<Query, T, readonly ResultRow[]>;

/** The differences between the two SQL dialects. */
export interface Dialect {
  readonly name: "sqlite" | "postgres";
  /** Type of a text column that is compared byte by byte. */
  readonly id: string;
  /** Type of a column of integers up to 2⁵³. */
  readonly whole: string;
  /** Type of a column of bytes. */
  readonly bytes: string;
  /** Suffix of `create table (…)`. */
  readonly table: string;
  /** Suffix of `create table (…)` of a table whose rows are long and only appended. */
  readonly log: string;
  /** Statements that divide a table created with the suffix `log` by the hash of its first column. */
  partitionsOf(table: string): readonly string[];
  /** A table `t` of the texts of a JSON list parameter, with `n` from 0 and `value`. */
  list(param: number): string;
  /** Suffix of a `select` that locks its rows and skips those locked by others. */
  readonly skipLocked: string;
  /** Time of the database in ms since 1970: the hosts' own clocks may differ. */
  readonly now: string;
  /** Query for the size on disk in bytes, as `bytes`. */
  readonly size: string;
}

export const sqlite: Dialect = {
  name: "sqlite",
  id: "text",
  whole: "integer",
  bytes: "blob",
  table: "strict, without rowid",
  // With row ids a new row goes to the end of the file instead of between the rows of other matches.
  log: "strict",
  partitionsOf: () => [],
  list: (param) => `(select key as n, value from json_each(?${param})) t`,
  skipLocked: "",
  now: "cast(unixepoch('subsec') * 1000 as integer)",
  size: "select page_count * page_size as bytes from pragma_page_count, pragma_page_size",
};
/** Partitions of a table of logs: as many indexes share the work, and each can be vacuumed or moved by itself. */
const PARTITIONS = 16;

export const postgres: Dialect = {
  name: "postgres",
  id: 'text collate "C"',
  whole: "bigint",
  bytes: "bytea",
  table: "",
  log: "partition by hash (match)",
  partitionsOf: (table) =>
    Array.from(
      { length: PARTITIONS },
      (_, i) =>
        `create table ${table}_${i} partition of ${table} for values with (modulus ${PARTITIONS}, remainder ${i})`,
    ),
  list: (param) =>
    `(select ord - 1, value from json_array_elements_text(?${param}::json) with ordinality as e (value, ord)) as t (n, value)`,
  skipLocked: " for update skip locked",
  now: "cast(extract(epoch from clock_timestamp()) * 1000 as bigint)",
  size: "select pg_database_size(current_database()) as bytes",
};

/** Rows without content, as many as a query has changed that only counts them. */
export function changedRows(count: number): readonly ResultRow[] {
  return count === 1 ? ONE_ROW : Array.from({ length: count }, () => EMPTY_ROW);
}
const EMPTY_ROW: ResultRow = {};
const ONE_ROW: readonly ResultRow[] = [EMPTY_ROW];

/** Runs a program with synchronous queries and returns its result. */
export function runSync<T>(program: QueryProgram<T>, ask: (query: Query) => readonly ResultRow[]): T {
  let step = program.next();
  while (step.done !== true) step = program.next(ask(step.value));
  return step.value;
}

/** Runs a program with asynchronous queries. */
export async function runAsync<T>(
  program: QueryProgram<T>,
  ask: (query: Query) => Promise<readonly ResultRow[]>,
): Promise<T> {
  let step = program.next();
  while (step.done !== true) step = program.next(await ask(step.value));
  return step.value;
}
