import type { StorageOptions } from "../open.ts";
import type { Storage } from "../store.ts";
import { openBus } from "./bus.ts";
import { openClaims } from "./leases.ts";
import { type ConnectionTimeouts, TIMEOUTS } from "./connection.ts";
import { openJobs } from "./jobs.ts";
import { openPool } from "./pool.ts";
import { openStore } from "./store.ts";

/** Opens everything a host keeps in a PostgreSQL database, making what is not there yet. */
export async function openPostgres(
  databaseUrl: string,
  options: StorageOptions = {},
  timeouts: ConnectionTimeouts = TIMEOUTS,
): Promise<Storage> {
  const trouble = options.trouble ?? ((error: unknown) => console.error(error));
  const pool = openPool(databaseUrl, trouble, timeouts);
  const opened: { close(): Promise<void> }[] = [pool];
  try {
    const store = await openStore(pool);
    const bus = await openBus(databaseUrl, trouble, timeouts);
    opened.push(bus);
    const claims = openClaims(databaseUrl, trouble, timeouts);
    opened.push(claims);
    const jobs = await openJobs(databaseUrl, trouble, timeouts);
    return {
      store,
      bus,
      jobs,
      claims,
      async close() {
        await jobs.close();
        await claims.close();
        await bus.close();
        await store.close();
      },
    };
  } catch (error) {
    await Promise.allSettled(opened.map((one) => one.close()));
    throw error;
  }
}
