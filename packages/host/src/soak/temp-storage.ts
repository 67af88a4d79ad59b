/** Temporary storage for soaks: a folder or a database that is deleted afterwards. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type StoragePlace, storeFile } from "../storage/open.ts";
import { openPool } from "../storage/postgres/pool.ts";
import { openStore } from "../storage/postgres/store.ts";
import { openSqlite } from "../storage/sqlite/store.ts";
import type { HostStore } from "../storage/store.ts";
import { startCluster } from "./cluster.ts";
import { findPostgres } from "./postgres-programs.ts";

export type StoreName = "sqlite" | "postgres";

/** Runs `trial` with an empty storage place of this kind; undefined if PostgreSQL is needed and not installed. */
export async function withTempStorage<T>(
  name: StoreName,
  trial: (place: StoragePlace) => Promise<T>,
): Promise<T | undefined> {
  if (name === "sqlite") {
    const folder = mkdtempSync(join(tmpdir(), "starboard-trial-"));
    try {
      return await trial({ folder });
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
  const bin = findPostgres();
  if (bin === undefined) return undefined;
  const cluster = await startCluster(bin, true);
  try {
    return await trial({ folder: "", databaseUrl: await cluster.database() });
  } finally {
    await cluster.close();
  }
}

/** Opens only the store of a place, without bus and jobs. */
export const storeAt = async ({ databaseUrl, folder }: StoragePlace): Promise<HostStore> =>
  databaseUrl === undefined
    ? (await openSqlite(storeFile(folder))).store
    : openStore(openPool(databaseUrl, (error) => console.error(error)));
