/**
 * Opens the storage of a host in a database that it reaches through a transaction pooler, or that has no LISTEN or no
 * advisory locks. All its statements are single transactions, and none is prepared.
 */
import type { StorageOptions } from "../open.ts";
import { createTableJobs } from "../job-queue.ts";
import { jobWritesOf } from "../job-statements.ts";
import { postgres, type QueryProgram } from "../query-program.ts";
import type { Storage } from "../store.ts";
import { type ConnectionTimeouts, TIMEOUTS } from "./connection.ts";
import { openPolledBus } from "./polled-bus.ts";
import { openPolledLeases } from "./polled-leases.ts";
import { openMatchLeases } from "./match-leases.ts";
import { openPool } from "./pool.ts";
import { storageOf } from "./storage-of.ts";
import { openStore } from "./store.ts";

/** Longest pause between two looks for jobs of other hosts, in ms. */
const JOB_POLL_MS = 1_000;
const jobWrites = jobWritesOf(postgres);

export async function openPolledPostgres(
  databaseUrl: string,
  options: StorageOptions = {},
  timeouts: ConnectionTimeouts = TIMEOUTS,
): Promise<Storage> {
  const { now = Date.now, onError = (error: unknown) => console.error(error) } = options;
  const pool = openPool(databaseUrl, onError, timeouts, false);
  try {
    const store = await openStore(pool, true);
    const bus = await openPolledBus(pool, onError);
    const leases = openPolledLeases(pool, onError);
    const jobs = createTableJobs({
      execute: (name, ...args) =>
        pool.within(() =>
          (jobWrites[name] as (...given: readonly unknown[]) => QueryProgram<never>)(...(args as readonly unknown[])),
        ),
      now,
      onError,
      shared: true,
      pollMs: JOB_POLL_MS,
    });
    return storageOf({ store, bus, jobs, leases, matchLeases: openMatchLeases(pool) });
  } catch (error) {
    await pool.close();
    throw error;
  }
}
