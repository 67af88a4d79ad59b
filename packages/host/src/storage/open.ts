/** Opens the storage that the environment configures. */
import { join } from "node:path";
import { createTableJobs } from "./job-queue.ts";
import { databaseUrlProblem, openingError, StorageUnavailable } from "./failures.ts";
import { localBus } from "./sqlite/bus.ts";
import { memorySqlite, openSqlite, type SqliteStore } from "./sqlite/store.ts";
import type { Leases, Storage } from "./store.ts";

export interface StoragePlace {
  /** URL of a PostgreSQL database. Without it, the embedded store in `folder` is used. */
  readonly databaseUrl?: string;
  /** True for a database that serves neither LISTEN nor locks of a session: hosts then look for changes in its tables. */
  readonly polling?: boolean;
  /** Folder of the embedded store. */
  readonly folder: string;
}
export interface StorageOptions {
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** Receives failures that no caller receives, such as a failed job or a lost connection. */
  readonly onError?: (error: unknown) => void;
}

/**
 * Returns the storage that the environment configures: DATABASE_URL (with DATABASE_POLLING), else STARBOARD_DATA, else
 * ./data.
 */
export function storagePlace(env: Readonly<Record<string, string | undefined>>): StoragePlace {
  const folder = env["STARBOARD_DATA"] || "data";
  const databaseUrl = env["DATABASE_URL"];
  return databaseUrl ? { databaseUrl, polling: env["DATABASE_POLLING"] === "on", folder } : { folder };
}

/** Path of the embedded store's file. */
export const storeFile = (folder: string): string => join(folder, "starboard.db");

/**
 * Opens the storage of a host. Rejects with `FolderInUse` when another host uses the folder, `NewerFormat` when a newer
 * version has written there, and `StorageUnavailable` when the place cannot be used.
 */
export async function openStorage(place: StoragePlace, options: StorageOptions = {}): Promise<Storage> {
  if (place.databaseUrl !== undefined) {
    const problem = databaseUrlProblem(place.databaseUrl);
    if (problem !== undefined) throw new StorageUnavailable(problem);
    // The PostgreSQL client is loaded only by hosts that use it.
    if (place.polling === true) {
      const { openPolledPostgres } = await import("./postgres/open-polled.ts");
      return openPolledPostgres(place.databaseUrl, options);
    }
    const { openPostgres } = await import("./postgres/open.ts");
    return openPostgres(place.databaseUrl, options);
  }
  const opened = await openSqlite(storeFile(place.folder)).catch((error: unknown) => {
    throw openingError(error, place.folder);
  });
  return { ...embedded(opened, options), folder: place.folder };
}

/** Opens storage in memory; its data is lost when the process ends. */
export const memoryStorage = (options: StorageOptions = {}): Storage => embedded(memorySqlite(), options);

/** Longest pause between two looks for jobs in the embedded store, in ms. */
const JOB_POLL_MS = 30_000;

/** Leases of the embedded store: only one host uses a folder, so each lease is free. */
const ALONE: Leases = { acquire: async () => true, release: async () => {}, close: async () => {} };

function embedded({ store, execute, epoch }: SqliteStore, options: StorageOptions): Storage {
  const { now = Date.now, onError = (error) => console.error(error) } = options;
  const bus = localBus(epoch, onError);
  const jobs = createTableJobs({ execute, now, onError, shared: false, pollMs: JOB_POLL_MS });
  return {
    store,
    bus,
    jobs,
    leases: ALONE,
    async close() {
      await jobs.close();
      await bus.close();
      await store.close();
    },
  };
}
