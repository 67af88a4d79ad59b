/** What every connection to PostgreSQL has in common: how long it waits, and what its errors mean. */
import pg from "pg";

export interface ConnectionTimeouts {
  /** Milliseconds a new connection may take. */
  readonly connectMs: number;
  /** Milliseconds a query may take; after that its connection is given up, and another one is made. */
  readonly queryMs: number;
  /** Milliseconds between checks of a connection that only listens. */
  readonly checkMs: number;
}
export const TIMEOUTS: ConnectionTimeouts = { connectMs: 10_000, queryMs: 30_000, checkMs: 10_000 };

/** A connection that is not in a pool. The caller connects it; an error it emits never ends the process. */
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
 * A client emits an error for a connection that breaks between two queries, even after its other listeners were removed; without any
 * listener Node would end the process. The next query reports the failure to its caller.
 */
export function ignoreErrors(client: pg.ClientBase): void {
  client.on("error", () => {});
}

/** Whether the server itself has answered with an error: then the connection can be used again. */
export const isServerError = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.severity !== "FATAL" && error.severity !== "PANIC";
