/**
 * The logic of the store is written once, as generators that ask for queries and are handed rows. SQLite drives them
 * in a thread without waiting, PostgreSQL drives them over its socket: `drive` and `runAsync`.
 */

export type Param = string | number | null;
export interface Query {
  /** Parameters are ?1, ?2 …, in both languages. */
  readonly sql: string;
  readonly params: readonly Param[];
}
export type ResultRow = Readonly<Record<string, Param>>;
export type QueryProgram<T> = Generator<Query, T, readonly ResultRow[]>;

/** Where the two languages differ. */
export interface Dialect {
  readonly name: "sqlite" | "postgres";
  /** A column of names, compared byte by byte. */
  readonly id: string;
  /** A column of whole numbers up to 2⁵³. */
  readonly whole: string;
  /** Behind `create table (…)`. */
  readonly table: string;
  /** The texts of a JSON list given as a parameter: a table `t` with `n` from 0 and `value`. */
  list(param: number): string;
  /** Behind a `select` of rows that nobody else shall get meanwhile. */
  readonly skipLocked: string;
  /** Bytes on disk, as `bytes`. */
  readonly size: string;
}

export const sqlite: Dialect = {
  name: "sqlite",
  id: "text",
  whole: "integer",
  table: "strict, without rowid",
  list: (param) => `(select key as n, value from json_each(?${param})) t`,
  skipLocked: "",
  size: "select page_count * page_size as bytes from pragma_page_count, pragma_page_size",
};
export const postgres: Dialect = {
  name: "postgres",
  id: 'text collate "C"',
  whole: "bigint",
  table: "",
  list: (param) =>
    `(select ord - 1, value from json_array_elements_text(?${param}::json) with ordinality as e (value, ord)) as t (n, value)`,
  skipLocked: " for update skip locked",
  size: "select pg_database_size(current_database()) as bytes",
};

/** Runs work to its end with a way to answer queries at once. */
export function runSync<T>(work: QueryProgram<T>, ask: (query: Query) => readonly ResultRow[]): T {
  let step = work.next();
  while (step.done !== true) step = work.next(ask(step.value));
  return step.value;
}

/** The same with a way that takes time. */
export async function runAsync<T>(
  work: QueryProgram<T>,
  ask: (query: Query) => Promise<readonly ResultRow[]>,
): Promise<T> {
  let step = work.next();
  while (step.done !== true) step = work.next(await ask(step.value));
  return step.value;
}
