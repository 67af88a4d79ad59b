/** A pool of PostgreSQL connections that run queries; statements are prepared once per connection. */
import pg from "pg";
import { changedRows, runAsync, type ResultRow, type Query, type QueryProgram } from "../query-program.ts";
import { type ConnectionTimeouts, ignoreErrors, isServerError, TIMEOUTS } from "./connection.ts";

export interface PgPool {
  /** Runs one query on any connection. */
  ask(query: Query): Promise<readonly ResultRow[]>;
  /** Runs `work` in one transaction, which is rolled back if `work` returns false. */
  within<T>(work: () => QueryProgram<T>, timeoutMs?: number): Promise<T>;
  close(): Promise<void>;
}

// Counts and dates are integers below 2⁵³, so a JavaScript number holds them.
export const types = {
  getTypeParser: (id: number, format?: "text" | "binary"): unknown =>
    id === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(id, format),
} as pg.CustomTypesConfig;

/** Connections of one host at most: few enough that several hosts can share a small server. */
const MAX_CONNECTIONS = 12;
/** Errors after which a transaction must be repeated: serialization failure and deadlock. */
const RETRY_CODES = new Set(["40001", "40P01"]);
const TRIES = 10;

interface Statement {
  readonly name: string;
  readonly text: string;
}
const statements = new Map<string, Statement>();
/** Returns the statement with PostgreSQL's placeholders ($1), and the name under which it is prepared. */
function statementOf(sql: string): Statement {
  const known = statements.get(sql);
  if (known) return known;
  const created = { name: `starboard-${statements.size}`, text: sql.replaceAll(/\?(\d+)/g, "$$$1") };
  statements.set(sql, created);
  return created;
}

export const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && "code" in error ? String(error.code) : undefined;

/** Runs something, and repeats it while the server asks for a retry, at most `TRIES` times. */
export async function withRetry<T>(run: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await run();
    } catch (error) {
      if (tries >= TRIES || !RETRY_CODES.has(codeOf(error) ?? "")) throw error;
    }
  }
}

export interface AskOptions {
  /** Milliseconds the query may take, unless the connection's own limit holds. */
  readonly timeoutMs?: number | undefined;
  /** False behind a pooler, where the next statement may run on another connection. True by default. */
  readonly prepares?: boolean;
}
/** Returns a function that runs queries on a connection or pool. */
export const askOf =
  (on: pg.Pool | pg.ClientBase, { timeoutMs, prepares = true }: AskOptions = {}) =>
  async ({ sql, params, counts }: Query): Promise<readonly ResultRow[]> => {
    const limit = timeoutMs === undefined ? {} : { query_timeout: timeoutMs };
    const { name, text } = statementOf(sql);
    const query = { ...(prepares && { name }), text, values: [...params], ...limit };
    const { rows, rowCount } = await on.query<ResultRow & pg.QueryResultRow>(query);
    return counts ? changedRows(rowCount ?? 0) : rows;
  };

export function openPool(
  connectionString: string,
  onError: (error: unknown) => void,
  timeouts: ConnectionTimeouts = TIMEOUTS,
  prepares = true,
): PgPool {
  const pool = new pg.Pool({
    connectionString,
    types,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: timeouts.connectMs,
    query_timeout: timeouts.queryMs,
    application_name: "starboard",
    keepAlive: true,
  });
  // The pool replaces an idle connection that breaks; no query fails.
  pool.on("error", onError);
  // The pool handles errors of idle connections only.
  pool.on("connect", ignoreErrors);
  async function once<T>(work: QueryProgram<T>, timeoutMs?: number): Promise<T> {
    const client = await pool.connect();
    let broken: Error | boolean | undefined;
    try {
      await client.query("begin");
      const value = await runAsync(work, askOf(client, { timeoutMs, prepares }));
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
    ask: askOf(pool, { prepares }),
    within: (work, timeoutMs) => withRetry(() => once(work(), timeoutMs)),
    close: () => pool.end(),
  };
}
