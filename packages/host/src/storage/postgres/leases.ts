/**
 * Who does what, among many hosts: advisory locks on one connection of its own. The server lets go of them when that
 * connection ends, so that nothing stays claimed by a host that died.
 */
import type pg from "pg";
import type { Leases } from "../store.ts";
import { type ConnectionTimeouts, newClient, TIMEOUTS } from "./connection.ts";

/** Locks are numbers; two names with one number only keep each other waiting. */
const TAKE = "select pg_try_advisory_lock(hashtextextended($1, 0)) as mine";
const RELEASE = "select pg_advisory_unlock(hashtextextended($1, 0))";

/** Connects when the first claim is made. */
export function openLeases(
  connectionString: string,
  onError: (error: unknown) => void,
  timeouts: ConnectionTimeouts = TIMEOUTS,
): Leases {
  let line: Promise<pg.Client> | undefined;
  let closed = false;

  async function connect(): Promise<pg.Client> {
    const fresh = newClient(connectionString, "starboard claims", timeouts);
    // With the connection everything claimed on it is gone; the next claim makes another.
    const drop = (error?: unknown): void => {
      if (line !== mine) return;
      line = undefined;
      if (error !== undefined && !closed) onError(error);
    };
    const mine = line;
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
    if (line) return line;
    const next = Promise.resolve().then(connect);
    line = next;
    next.catch(() => {
      if (line === next) line = undefined;
    });
    return next;
  }

  /** A connection takes one query at a time. */
  let busy: Promise<unknown> = Promise.resolve();
  function ask(on: pg.Client, query: string, text: string, name: string): Promise<pg.QueryResult<{ mine: boolean }>> {
    const asked = busy.then(() => on.query<{ mine: boolean }>({ name: query, text, values: [name] }));
    busy = asked.catch(() => {
      // What stalled once is not asked again; the server releases everything taken on it.
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
        // Better done twice than not at all.
        return true;
      }
    },
    async release(name) {
      // A lost connection has released it already.
      await line?.then((on) => ask(on, "release", RELEASE, name)).catch(() => {});
    },
    async close() {
      closed = true;
      await busy;
      await line?.then((on) => on.end()).catch(() => {});
    },
  };
}
