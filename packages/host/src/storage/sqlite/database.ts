/** A connection to a SQLite file that runs queries; statements are prepared once. */
import { DatabaseSync, type StatementSync } from "node:sqlite";
import { changedRows, type ResultRow, type Query } from "../query-program.ts";

export interface Database {
  readonly ask: (query: Query) => readonly ResultRow[];
  exec(sql: string): void;
  /** True while a transaction is open. Some failures end a transaction. */
  inTransaction(): boolean;
  close(): void;
}

/** An error of SQLite with the name of the file, which SQLite's message lacks. */
export class SqliteError extends Error {
  override readonly name = "SqliteError";
  readonly file: string;
  /** Extended result code of SQLite. */
  readonly errcode: number;
  constructor(file: string, errcode: number, message: string) {
    super(`${file}: ${message}`);
    this.file = file;
    this.errcode = errcode;
  }
}

/** Calls `run`; errors of SQLite are thrown as `SqliteError` with the name of the file. */
export function aboutFile<T>(file: string, run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (error instanceof Error && "errcode" in error && !(error instanceof SqliteError))
      throw new SqliteError(file, Number(error.errcode), error.message);
    throw error;
  }
}

/** Prepared statements cached at most; the code has far fewer distinct queries. */
const MAX_STATEMENTS = 200;

export const openDatabase = (file: string, readOnly = false): Database =>
  aboutFile(file, () => openConnection(file, readOnly));

function openConnection(file: string, readOnly: boolean): Database {
  const db = new DatabaseSync(file, { readOnly, timeout: 10_000 });
  // FULL: a commit that returned is on disk and survives a power failure.
  if (!readOnly) db.exec("pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on");
  // A checkpoint every 4000 pages (16 MB): a page that many commits change is written to the file once.
  if (!readOnly) db.exec("pragma wal_autocheckpoint = 4000");
  db.exec("pragma cache_size = -16000");
  const statements = new Map<string, StatementSync>();
  function prepared(sql: string): StatementSync {
    const cached = statements.get(sql);
    if (cached) return cached;
    if (statements.size >= MAX_STATEMENTS) statements.clear();
    const statement = db.prepare(sql);
    statements.set(sql, statement);
    return statement;
  }
  return {
    ask: ({ sql, params, counts }) =>
      aboutFile(file, () =>
        counts
          ? changedRows(Number(prepared(sql).run(...params).changes))
          : (prepared(sql).all(...params) as readonly ResultRow[]),
      ),
    exec: (sql) => aboutFile(file, () => db.exec(sql)),
    inTransaction: () => db.isTransaction,
    close: () => db.close(),
  };
}
