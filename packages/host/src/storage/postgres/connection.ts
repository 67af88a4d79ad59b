/** Common parts of all PostgreSQL connections: timeouts and error handling. */
import pg from "pg";
import { postgres } from "../query-program.ts";

export interface ConnectionTimeouts {
  /** Milliseconds a new connection may take. */
  readonly connectMs: number;
  /** Milliseconds a query may take; after that its connection is closed and replaced. */
  readonly queryMs: number;
  /** Milliseconds between checks of a connection that only listens. */
  readonly checkMs: number;
}
export const TIMEOUTS: ConnectionTimeouts = { connectMs: 10_000, queryMs: 30_000, checkMs: 10_000 };

/** Creates a connection outside a pool. The caller connects it; an error it emits never ends the process. */
export function newClient(connectionString: string, name: string, timeouts: ConnectionTimeouts): pg.Client {
  const client = new pg.Client({
    connectionString,
    keepAlive: true,
    application_name: name,
    connectionTimeoutMillis: timeouts.connectMs,
    query_timeout: timeouts.queryMs,
  });
  ignoreErrors(client);
  return client;
}

/**
 * Adds an empty error listener. A client emits an error when its connection breaks between two queries, even after its
 * other listeners were removed; without a listener Node would end the process. The next query reports the failure.
 */
export function ignoreErrors(client: pg.ClientBase): void {
  client.on("error", () => {});
}

/** True if the server answered with an error, so that the connection can be used again. */
export const isServerError = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.severity !== "FATAL" && error.severity !== "PANIC";

/** Time of the database in ms since 1970, as SQL: the hosts' own clocks may differ. */
export const DATABASE_NOW = postgres.now;
