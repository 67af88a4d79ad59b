/**
 * Leases of several hosts: advisory locks on a dedicated connection. The server releases them when that connection
 * ends, so that a dead host holds no lease.
 */
import type pg from "pg";
import type { Leases } from "../store.ts";
import { type ConnectionTimeouts, newClient, TIMEOUTS } from "./connection.ts";

/** Advisory locks are numbers. Two names with the same hash exclude each other, which is harmless. */
const TAKE = "select pg_try_advisory_lock(hashtextextended($1, 0)) as mine";
const RELEASE = "select pg_advisory_unlock(hashtextextended($1, 0))";

/** Opens the leases of one host. It connects when the first lease is acquired. */
export function openLeases(
  connectionString: string,
  onError: (error: unknown) => void,
  timeouts: ConnectionTimeouts = TIMEOUTS,
): Leases {
  let connection: Promise<pg.Client> | undefined;
  let closed = false;

  async function connect(): Promise<pg.Client> {
    const fresh = newClient(connectionString, "starboard claims", timeouts);
    // All leases end with the connection; the next `acquire` opens another one.
    const drop = (error?: unknown): void => {
      if (connection !== mine) return;
      connection = undefined;
      if (error !== undefined && !closed) onError(error);
    };
    const mine = connection;
    fresh.on("error", drop);
    fresh.on("end", () => drop());
    try {
      await fresh.connect();
    } catch (error) {
      fresh.end().catch(() => {});
      throw error;
    }
    return fresh;
  }
  function client(): Promise<pg.Client> {
    if (connection) return connection;
    const next = Promise.resolve().then(connect);
    connection = next;
    next.catch(() => {
      if (connection === next) connection = undefined;
    });
    return next;
  }

  /** A connection takes one query at a time. */
  let busy: Promise<unknown> = Promise.resolve();
  function ask(on: pg.Client, query: string, text: string, name: string): Promise<pg.QueryResult<{ mine: boolean }>> {
    const asked = busy.then(() => on.query<{ mine: boolean }>({ name: query, text, values: [name] }));
    busy = asked.catch(() => {
      // A connection that stalled is not used again; the server releases all its locks.
      on.end().catch(() => {});
    });
    return asked;
  }

  return {
    async acquire(name) {
      try {
        const { rows } = await ask(await client(), "take", TAKE, name);
        return rows[0]?.mine ?? true;
      } catch (error) {
        if (!closed) onError(error);
        // Doing the work twice is better than not doing it.
        return true;
      }
    },
    async release(name) {
      // A lost connection has released it already.
      await connection?.then((on) => ask(on, "release", RELEASE, name)).catch(() => {});
    },
    async close() {
      closed = true;
      await busy;
      await connection?.then((on) => on.end()).catch(() => {});
    },
  };
}
