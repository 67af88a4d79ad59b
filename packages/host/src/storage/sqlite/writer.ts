/** Writes to a SQLite file: many commands in one transaction, so that they share one sync. */
import { type JobWrites, jobWritesOf } from "../job-statements.ts";
import { type LeaseWrites, leaseWritesOf } from "../lease-statements.ts";
import { migrate } from "../migrations.ts";
import { runSync, sqlite, type QueryProgram } from "../query-program.ts";
import { type Writes, writesOf } from "../writes.ts";
import { type Database, openDatabase } from "./database.ts";

export type WriteCommands = Writes & JobWrites & LeaseWrites;
/** A write sent to the storage thread: a name of `WriteCommands` and its arguments. */
export interface WriteCommand {
  readonly name: keyof WriteCommands;
  readonly args: readonly unknown[];
}
/** Result of a command; `error` is the message of the failure that prevented it. */
export type CommandResult = { readonly value: unknown } | { readonly error: string };

const commands: WriteCommands = { ...writesOf(sqlite), ...jobWritesOf(sqlite), ...leaseWritesOf(sqlite) };

/** Opens a file for writing and migrates it to the format of this program. */
export function openWriter(file: string): Database {
  const db = openDatabase(file);
  try {
    db.exec("begin immediate");
    runSync(migrate(sqlite), db.ask);
    db.exec("commit");
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

const failureOf = (error: unknown): CommandResult => ({
  error: error instanceof Error ? error.message : String(error),
});
const execute = (db: Database, { name, args }: WriteCommand): unknown =>
  runSync((commands[name] as (...args: readonly unknown[]) => QueryProgram<unknown>)(...args), db.ask);

/** Executes a batch. A command that returns false or fails is rolled back and does not affect the others. */
export function executeBatch(db: Database, batch: readonly WriteCommand[]): readonly CommandResult[] {
  try {
    return executeInOneTransaction(db, batch) ?? executeWithSavepoints(db, batch);
  } catch (error) {
    if (db.inTransaction()) db.exec("rollback");
    return batch.map(() => failureOf(error));
  }
}

/**
 * The fast path: without savepoints SQLite copies no pages. Returns undefined and writes nothing if one command returns
 * false or fails.
 */
function executeInOneTransaction(db: Database, batch: readonly WriteCommand[]): readonly CommandResult[] | undefined {
  begin(db);
  const done: CommandResult[] = [];
  try {
    for (const command of batch) {
      const value = execute(db, command);
      if (value === false) break;
      done.push({ value });
    }
  } catch {
    // The slow path finds the command and the reason.
  }
  if (done.length === batch.length) {
    commit(db);
    return done;
  }
  if (db.inTransaction()) db.exec("rollback");
  return undefined;
}

function executeWithSavepoints(db: Database, batch: readonly WriteCommand[]): readonly CommandResult[] {
  begin(db);
  const done = batch.map((command): CommandResult => {
    // A failure such as a full disk may have ended the transaction and with it everything before.
    if (!db.inTransaction()) throw new Error("the transaction was rolled back");
    db.exec("savepoint one");
    try {
      const value = execute(db, command);
      db.exec(value === false ? "rollback to one; release one" : "release one");
      return { value };
    } catch (error) {
      if (db.inTransaction()) db.exec("rollback to one; release one");
      return failureOf(error);
    }
  });
  commit(db);
  return done;
}

/** Used by every batch; prepared once. */
const begin = (db: Database): void => void db.ask({ sql: "begin immediate", params: [] });
const commit = (db: Database): void => void db.ask({ sql: "commit", params: [] });
