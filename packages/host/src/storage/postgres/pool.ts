/** Connections to a PostgreSQL server that answer queries; statements are prepared once per connection. */
import pg from "pg";
import { runAsync, type ResultRow, type Query, type QueryProgram } from "../query-program.ts";
import { type ConnectionTimeouts, ignoreErrors, isServerError, TIMEOUTS } from "./connection.ts";

export interface PgPool {
  /** One query, on any connection. */
  ask(query: Query): Promise<readonly ResultRow[]>;
  /** Work in one transaction: what comes to false is undone. */
  within<T>(work: () => QueryProgram<T>, timeoutMs?: number): Promise<T>;
  close(): Promise<void>;
}

// Counts and dates are whole numbers below 2⁵³.
export const types = {
  getTypeParser: (id: number, format?: "text" | "binary"): unknown =>
    id === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(id, format),
} as pg.CustomTypesConfig;

/** Connections of one host at most: fewer than a small server allows, so that several hosts fit. */
const CONNECTIONS = 12;
/** Two hosts that wait for each other: one of them is told to begin again. */
const AGAIN = new Set(["40001", "40P01"]);
const TRIES = 10;

const statements = new Map<string, { name: string; text: string }>();
/** The statement in PostgreSQL's own words, with the name it is prepared under. */
function statementOf(sql: string): { name: string; text: string } {
  const known = statements.get(sql);
  if (known) return known;
  const made = { name: `starboard-${statements.size}`, text: sql.replaceAll(/\?(\d+)/g, "$$$1") };
  statements.set(sql, made);
  return made;
}

export const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && "code" in error ? String(error.code) : undefined;

/** Does something until it is not told any more to begin again. */
export async function withRetry<T>(run: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await run();
    } catch (error) {
      if (tries >= TRIES || !AGAIN.has(codeOf(error) ?? "")) throw error;
    }
  }
}

/** Answers queries on a connection. */
export const askOf =
  (on: pg.Pool | pg.ClientBase, timeoutMs?: number) =>
  async ({ sql, params }: Query): Promise<readonly ResultRow[]> => {
    const limit = timeoutMs === undefined ? {} : { query_timeout: timeoutMs };
    return (await on.query<ResultRow & pg.QueryResultRow>({ ...statementOf(sql), values: [...params], ...limit })).rows;
  };

export function openPool(
  connectionString: string,
  onError: (error: unknown) => void,
  timeouts: ConnectionTimeouts = TIMEOUTS,
): PgPool {
  const pool = new pg.Pool({
    connectionString,
    types,
    max: CONNECTIONS,
    connectionTimeoutMillis: timeouts.connectMs,
    query_timeout: timeouts.queryMs,
    application_name: "starboard",
    keepAlive: true,
  });
  // An idle connection that breaks is replaced; the next one to need it does not notice.
  pool.on("error", onError);
  // The pool listens to idle connections only.
  pool.on("connect", ignoreErrors);
  async function once<T>(work: QueryProgram<T>, timeoutMs?: number): Promise<T> {
    const client = await pool.connect();
    let broken: Error | boolean | undefined;
    try {
      await client.query("begin");
      const value = await runAsync(work, askOf(client, timeoutMs));
      await client.query(value === false ? "rollback" : "commit");
      return value;
    } catch (error) {
      // A connection that broke or stalled is closed, which rolls back too.
      if (isServerError(error))
        await client.query("rollback").catch((lost: Error) => {
          broken = lost;
        });
      else broken = true;
      throw error;
    } finally {
      client.release(broken);
    }
  }

  return {
    ask: askOf(pool),
    within: (work, timeoutMs) => withRetry(() => once(work(), timeoutMs)),
    close: () => pool.end(),
  };
}
