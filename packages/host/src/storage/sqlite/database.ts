/** A SQLite file that answers queries; statements are prepared once. */
import { DatabaseSync, type StatementSync } from "node:sqlite";
import type { ResultRow, Query } from "../query-program.ts";

export interface Database {
  readonly ask: (query: Query) => readonly ResultRow[];
  exec(sql: string): void;
  /** Whether a transaction is open: some failures end it. */
  inTransaction(): boolean;
  close(): void;
}

/** An error of SQLite with the file it is about, which SQLite's own message leaves out. */
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

/** Runs something on a file; errors of SQLite are thrown as `SqliteError`. */
export function aboutFile<T>(file: string, run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (error instanceof Error && "errcode" in error && !(error instanceof SqliteError))
      throw new SqliteError(file, Number(error.errcode), error.message);
    throw error;
  }
}

/** Prepared statements kept at most; the shapes of our queries are far fewer. */
const STATEMENTS = 200;

export const openDatabase = (file: string, readOnly = false): Database =>
  aboutFile(file, () => openConnection(file, readOnly));

function openConnection(file: string, readOnly: boolean): Database {
  const db = new DatabaseSync(file, { readOnly, timeout: 10_000 });
  // FULL: a commit that returned has reached the disk, also when the power fails the moment after.
  if (!readOnly) db.exec("pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on");
  // Pages that many commits change are folded into the file once for all of them; 16 MB wait at most.
  if (!readOnly) db.exec("pragma wal_autocheckpoint = 4000");
  db.exec("pragma cache_size = -16000");
  const statements = new Map<string, StatementSync>();
  function prepared(sql: string): StatementSync {
    const known = statements.get(sql);
    if (known) return known;
    if (statements.size >= STATEMENTS) statements.clear();
    const made = db.prepare(sql);
    statements.set(sql, made);
    return made;
  }
  return {
    ask: ({ sql, params }) => aboutFile(file, () => prepared(sql).all(...params) as readonly ResultRow[]),
    exec: (sql) => aboutFile(file, () => db.exec(sql)),
    inTransaction: () => db.isTransaction,
    close: () => db.close(),
  };
}
