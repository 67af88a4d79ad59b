/** Reads all of a store as of one moment, or replaces all of it, while hosts are running. */
import { existsSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import pg from "pg";
import type { StoragePlace } from "../open.ts";
import { storeFile } from "../open.ts";
import { CHANNEL } from "../postgres/bus-connection.ts";
import { HINT } from "../postgres/polled-bus.ts";
import { askOf, types } from "../postgres/pool.ts";
import {
  databaseUrlProblem,
  openingError,
  postgresProblem,
  refuseUnstoredActs,
  StorageUnavailable,
} from "../failures.ts";
import { aboutFile, openDatabase } from "../sqlite/database.ts";
import { type Dialect, runSync, runAsync, type Param, postgres, sqlite, type QueryProgram } from "../query-program.ts";

export interface Source {
  readonly kind: "sqlite" | "postgres";
  rows(table: string, columns: readonly string[]): AsyncIterable<readonly Param[]>;
  close(): Promise<void>;
}
/** A transaction over a whole store. Other connections see nothing of it before `commit`. */
export interface Sink {
  readonly dialect: Dialect;
  run<T>(work: QueryProgram<T>): Promise<T>;
  insert(table: string, columns: readonly string[], rows: readonly (readonly Param[])[]): Promise<void>;
  /** Commits, and informs running hosts on PostgreSQL that all data was replaced. */
  commit(): Promise<void>;
  /** Releases the store; an uncommitted transaction is rolled back. */
  close(): Promise<void>;
}

/** Rows fetched at a time. */
const PAGE = 500;

/** Opens a store for reading; undefined if the place has none. Rejects with `StorageUnavailable` if it is unreadable. */
export async function openSource({ databaseUrl, folder }: StoragePlace): Promise<Source | undefined> {
  if (databaseUrl === undefined) {
    const file = storeFile(folder);
    if (!existsSync(file)) return undefined;
    try {
      refuseUnstoredActs(file);
      return aboutFile(file, () => sqliteSource(file));
    } catch (error) {
      throw openingError(error, folder);
    }
  }
  const client = await connected(databaseUrl);
  const { rows } = await client.query("select to_regclass('meta') is not null as here");
  if ((rows as { here: boolean }[])[0]?.here === true) return postgresSource(client);
  await client.end();
  return undefined;
}

/** Opens a store to replace its data. Rejects with `StorageUnavailable` if it cannot be written. */
export async function openSink({ databaseUrl, polling = false, folder }: StoragePlace): Promise<Sink> {
  if (databaseUrl !== undefined) return postgresSink(await connected(databaseUrl), polling);
  try {
    return sqliteSink(storeFile(folder));
  } catch (error) {
    throw openingError(error, folder);
  }
}

function sqliteSource(file: string): Source {
  const db = new DatabaseSync(file, { readOnly: true, timeout: 10_000 });
  // In SQLite's WAL mode a reader sees the store as of its first read, whatever is written meanwhile.
  db.exec("begin; select 1 from meta");
  return {
    kind: "sqlite",
    async *rows(table, columns) {
      const all = db.prepare(`select ${columns.join(", ")} from ${table} order by ${columns.slice(0, 2).join(", ")}`);
      all.setReturnArrays(true);
      for (const row of all.iterate()) yield row as unknown as readonly Param[];
    },
    async close() {
      db.close();
    },
  };
}

function sqliteSink(file: string): Sink {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const db = openDatabase(file);
  db.exec("pragma foreign_keys = off; begin immediate");
  return {
    dialect: sqlite,
    run: async (work) => runSync(work, db.ask),
    async insert(table, columns, rows) {
      const sql = `insert into ${table} (${columns.join(", ")}) values (${columns.map((_, i) => `?${i + 1}`).join(", ")})`;
      for (const params of rows) db.ask({ sql, params });
    },
    commit: async () => db.exec("commit"),
    async close() {
      if (db.inTransaction()) db.exec("rollback");
      db.close();
    },
  };
}

async function connected(connectionString: string): Promise<pg.Client> {
  const problem = databaseUrlProblem(connectionString);
  if (problem !== undefined) throw new StorageUnavailable(problem);
  const client = new pg.Client({ connectionString, types, application_name: "starboard backup" });
  await client.connect().catch((error: unknown) => {
    throw new StorageUnavailable(postgresProblem(error, connectionString), { cause: error });
  });
  return client;
}

async function postgresSource(client: pg.Client): Promise<Source> {
  await client.query("begin isolation level repeatable read read only");
  return {
    kind: "postgres",
    async *rows(table, columns) {
      await client.query(
        `declare page no scroll cursor for select ${columns.join(", ")} from ${table} order by ${columns.slice(0, 2).join(", ")}`,
      );
      for (;;) {
        const { rows } = await client.query<Param[]>({ text: `fetch ${PAGE} from page`, rowMode: "array" });
        yield* rows;
        if (rows.length < PAGE) break;
      }
      await client.query("close page");
    },
    close: () => client.end(),
  };
}

/** A value as PostgreSQL reads it from JSON. */
const jsonOf = (value: Param): string | number | null =>
  value instanceof Uint8Array ? `\\x${Buffer.from(value).toString("hex")}` : value;

async function postgresSink(client: pg.Client, polling: boolean): Promise<Sink> {
  await client.query("begin");
  return {
    dialect: postgres,
    run: (work) => runAsync(work, askOf(client)),
    async insert(table, columns, rows) {
      const names = columns.join(", ");
      const all = rows.map((row) => Object.fromEntries(columns.map((column, i) => [column, jsonOf(row[i] ?? null)])));
      await client.query(
        `insert into ${table} (${names}) select ${names} from json_populate_recordset(null::${table}, $1)`,
        [JSON.stringify(all)],
      );
    },
    async commit() {
      const gap = JSON.stringify(["restore", null]);
      if (polling) await client.query(HINT, [gap]);
      else await client.query("select pg_notify($1, $2)", [CHANNEL, gap]);
      await client.query("commit");
    },
    close: () => client.end(),
  };
}
