/** The storages the tests run on: every kind, each time empty. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import {
  memoryStorage,
  openStorage,
  type StorageOptions,
  type StoragePlace,
  storeFile,
} from "../../src/storage/open.ts";
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

export const homes: Readonly<Record<"memory" | "sqlite" | "postgres", (options?: StorageOptions) => Promise<Storage>>> =
  {
    memory: async (options) => closing(memoryStorage({ ...quiet, ...options })),
    sqlite: async (options) => open(await places.sqlite(), options),
    postgres: async (options) => open(await places.postgres(), options),
  };
/** The stores alone: without bus and jobs they open faster. */
export const stores: Readonly<Record<string, () => Promise<HostStore>>> = {
  memory: async () => closing(memorySqlite().store),
  sqlite: async () => closing((await openSqlite(storeFile(folder()))).store),
  postgres: async () => closing(await openStore(openPool(await database(), () => {}))),
};
/** With CI=true nothing may be missing: the tests then run, and fail without PostgreSQL. */
export const lacks = (name: string): boolean =>
  name === "postgres" && postgresBin === undefined && process.env["CI"] !== "true";
