/** Finding the storage a host is told to use. */
import { join } from "node:path";
import { databaseUrlProblem, openingError, StorageUnavailable } from "./failures.ts";
import { localBus } from "./sqlite/bus.ts";
import { createLocalJobs } from "./sqlite/job-queue.ts";
import { memorySqlite, openSqlite, type SqliteStore } from "./sqlite/store.ts";
import type { Leases, Storage } from "./store.ts";

export interface StoragePlace {
  /** A PostgreSQL server; without it, a file in the folder. */
  readonly databaseUrl?: string;
  /** Folder of the embedded store. */
  readonly folder: string;
}
export interface StorageOptions {
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** Hears of failures that nobody else is told: a job that went wrong, a lost connection. */
  readonly onError?: (error: unknown) => void;
}

/** Where the environment wants things kept: DATABASE_URL, else STARBOARD_DATA, else ./data. */
export function storagePlace(env: Readonly<Record<string, string | undefined>>): StoragePlace {
  const folder = env["STARBOARD_DATA"] || "data";
  const databaseUrl = env["DATABASE_URL"];
  return databaseUrl ? { databaseUrl, folder } : { folder };
}

/** The file of the embedded store. */
export const storeFile = (folder: string): string => join(folder, "starboard.db");

/**
 * Opens what a host keeps things in. Rejects with `FolderInUse` when another host works there, `NewerFormat` when a newer one
 * did, `StorageUnavailable` when the place cannot be used.
 */
export async function openStorage(place: StoragePlace, options: StorageOptions = {}): Promise<Storage> {
  if (place.databaseUrl !== undefined) {
    const problem = databaseUrlProblem(place.databaseUrl);
    if (problem !== undefined) throw new StorageUnavailable(problem);
    // Only a host that uses PostgreSQL pays for loading its client.
    const { openPostgres } = await import("./postgres/open.ts");
    return openPostgres(place.databaseUrl, options);
  }
  const opened = await openSqlite(storeFile(place.folder), false, options.onError).catch((error: unknown) => {
    throw openingError(error, place.folder);
  });
  return { ...embedded(opened, options), folder: place.folder };
}

/** Storage that lasts as long as the program. */
export const memoryStorage = (options: StorageOptions = {}): Storage => embedded(memorySqlite(), options);

/** Only one host works in a folder: whatever there is to do is its own. */
const ALONE: Leases = { acquire: async () => true, release: async () => {}, close: async () => {} };

function embedded({ store, carry, epoch }: SqliteStore, options: StorageOptions): Storage {
  const { now = Date.now, onError = (error) => console.error(error) } = options;
  const bus = localBus(epoch, onError);
  const jobs = createLocalJobs(carry, now, onError);
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
