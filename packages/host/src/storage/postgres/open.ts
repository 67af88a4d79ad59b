import type { StorageOptions } from "../open.ts";
import type { Storage } from "../store.ts";
import { openBus } from "./bus.ts";
import { openLeases } from "./leases.ts";
import { type ConnectionTimeouts, TIMEOUTS } from "./connection.ts";
import { openJobs } from "./jobs.ts";
import { openMatchLeases } from "./match-leases.ts";
import { openPool } from "./pool.ts";
import { storageOf } from "./storage-of.ts";
import { openStore } from "./store.ts";

/** Opens the storage of a host in a PostgreSQL database, creating or upgrading its tables. */
export async function openPostgres(
  databaseUrl: string,
  options: StorageOptions = {},
  timeouts: ConnectionTimeouts = TIMEOUTS,
): Promise<Storage> {
  const onError = options.onError ?? ((error: unknown) => console.error(error));
  const pool = openPool(databaseUrl, onError, timeouts);
  const opened: { close(): Promise<void> }[] = [pool];
  try {
    const store = await openStore(pool);
    const bus = await openBus(databaseUrl, onError, timeouts);
    opened.push(bus);
    const leases = openLeases(databaseUrl, onError, timeouts);
    opened.push(leases);
    const jobs = await openJobs(databaseUrl, onError, timeouts);
    return storageOf({ store, bus, jobs, leases, matchLeases: openMatchLeases(pool) });
  } catch (error) {
    await Promise.allSettled(opened.map((one) => one.close()));
    throw error;
  }
}
