/** The storages the tests run on: every kind, each time empty. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { onTestFinished } from "vitest";
import {
  memoryStorage,
  openStorage,
  type StorageOptions,
  type StoragePlace,
  storeFile,
} from "../../src/storage/open.ts";
import { TIMEOUTS } from "../../src/storage/postgres/connection.ts";
import { openPool } from "../../src/storage/postgres/pool.ts";
import { openStore } from "../../src/storage/postgres/store.ts";
import { memorySqlite, openSqlite } from "../../src/storage/sqlite/store.ts";
import type { HostStore, Storage } from "../../src/storage/store.ts";
import { type Cluster, startCluster } from "../../src/soak/cluster.ts";
import { findPostgres } from "../../src/soak/postgres-programs.ts";

export const postgresBin = findPostgres();
/** A test that expects failures handles them itself. */
const quiet: StorageOptions = { onError: () => {} };

let cluster: Promise<Cluster> | undefined;
/** An empty database of a cluster that the first caller starts. */
export async function database(): Promise<string> {
  if (postgresBin === undefined) throw new Error("there is no PostgreSQL here");
  cluster ??= startCluster(postgresBin, false);
  return (await cluster).database();
}
export const closeCluster = async (): Promise<void> => (await cluster)?.close();

export function folder(): string {
  const made = mkdtempSync(join(tmpdir(), "starboard-store-"));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

/** Closed at the end of the test unless the test has closed it. */
export function closing<T extends { close(): Promise<void> }>(opened: T): T {
  let closed: Promise<void> | undefined;
  const close = (): Promise<void> => (closed ??= opened.close());
  onTestFinished(close);
  return { ...opened, close };
}

/** An existing file, or the address of a database, for tests that open it more than once. */
export type Place = StoragePlace;
export const places: Readonly<Record<"sqlite" | "postgres", () => Promise<Place>>> = {
  sqlite: async () => ({ folder: folder() }),
  postgres: async () => ({ folder: "", databaseUrl: await database() }),
};
export const open = async (place: Place, options?: StorageOptions): Promise<Storage> =>
  closing(await openStorage(place, { ...quiet, ...options }));

/** A PostgreSQL that is used without LISTEN, advisory locks and prepared statements. */
export const polled = async (): Promise<Place> => ({ ...(await places.postgres()), polling: true });

type Home = "memory" | "sqlite" | "postgres" | "polled postgres";
export const homes: Readonly<Record<Home, (options?: StorageOptions) => Promise<Storage>>> = {
  memory: async (options) => closing(memoryStorage({ ...quiet, ...options })),
  sqlite: async (options) => open(await places.sqlite(), options),
  postgres: async (options) => open(await places.postgres(), options),
  "polled postgres": async (options) => open(await polled(), options),
};
/** The stores alone: without bus and jobs they open faster. */
export const stores: Readonly<Record<string, () => Promise<HostStore>>> = {
  memory: async () => closing(memorySqlite().store),
  sqlite: async () => closing((await openSqlite(storeFile(folder()))).store),
  postgres: async () => closing(await openStore(openPool(await copyOf("whole"), () => {}))),
  "polled postgres": async () =>
    closing(
      await openStore(
        openPool(await copyOf("whole"), () => {}, TIMEOUTS, false),
        true,
      ),
    ),
  "divided postgres": async () => closing(await openStore(openPool(await copyOf("divided"), () => {}))),
};

/** Databases with all tables and no rows, whose copies open faster than new ones. */
const templates = new Map<"whole" | "divided", Promise<string>>();
async function copyOf(kind: "whole" | "divided"): Promise<string> {
  let template = templates.get(kind);
  if (!template) templates.set(kind, (template = makeTemplate(kind)));
  const url = await template;
  return ((await cluster) as Cluster).database(url);
}
async function makeTemplate(kind: "whole" | "divided"): Promise<string> {
  const url = await database();
  await (await openStore(openPool(url, () => {}))).close();
  if (kind === "divided") await divideTables(url);
  return url;
}
/** Tables that a sharded PostgreSQL keeps whole: short ones that belong to no match. */
const WHOLE = ["meta", "jobs", "hints", "leases", "hosts"];

/** Partitions all other tables by the first column of their primary keys, as a sharded PostgreSQL does. */
async function divideTables(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ table: string; key: string; definition: string }>(
    `select
      c.conrelid::regclass::text as table, a.attname as key, pg_get_constraintdef(c.oid) as definition
    from pg_constraint c join pg_class t on t.oid = c.conrelid and t.relkind = 'r' and not t.relispartition
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'p' and c.connamespace = 'public'::regnamespace
      and t.relname <> all ($1)`,
    [WHOLE],
  );
  if (rows.length < 7) throw new Error("there are too few tables to divide");
  for (const { table, key, definition } of rows) {
    const indexes = await client.query<{ indexdef: string }>(
      "select indexdef from pg_indexes where tablename = $1 and indexname not like '%pkey%'",
      [table],
    );
    await client.query(`alter table ${table} rename to whole_${table}`);
    await client.query(
      `create table ${table} (like whole_${table} including defaults, ${definition}) partition by hash (${key})`,
    );
    for (const i of [0, 1, 2])
      await client.query(
        `create table ${table}_part_${i} partition of ${table} for values with (modulus 3, remainder ${i})`,
      );
    await client.query(`drop table whole_${table}`);
    for (const { indexdef } of indexes.rows) await client.query(indexdef);
  }
  await client.end();
}
/** With CI=true nothing may be missing: the tests then run, and fail without PostgreSQL. */
export const lacks = (name: string): boolean =>
  name.endsWith("postgres") && postgresBin === undefined && process.env["CI"] !== "true";
