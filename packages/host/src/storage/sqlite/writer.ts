/** Writes to a SQLite file: many orders in one transaction, so that they share one wait for the disk. */
import { type JobWrites, jobWrites } from "./job-statements.ts";
import { type ActWrites, actWrites } from "./write-behind.ts";
import { migrate } from "../migrations.ts";
import { runSync, sqlite, type QueryProgram } from "../query-program.ts";
import { type Writes, writesOf } from "../writes.ts";
import { type Database, openDatabase } from "./database.ts";

export type WriteCommands = Writes & JobWrites & ActWrites;
/** Something to be written: a name of `WriteCommands` and what it is called with. */
export interface WriteCommand {
  readonly name: keyof WriteCommands;
  readonly args: readonly unknown[];
}
/** What an order came to; `error` says that it came to nothing because of a failure. */
export type CommandResult = { readonly value: unknown } | { readonly error: string };

const writes = writesOf(sqlite);
const commands: WriteCommands = { ...writes, ...jobWrites, ...actWrites(writes.write) };

/** Opens a file for writing and brings it up to the format of this program. */
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

const told = (error: unknown): CommandResult => ({ error: error instanceof Error ? error.message : String(error) });
const carried = (db: Database, { name, args }: WriteCommand): unknown =>
  runSync((commands[name] as (...args: readonly unknown[]) => QueryProgram<unknown>)(...args), db.ask);

/** Carries out a batch. What comes to false, or fails, leaves nothing behind and does not hold up the others. */
export function executeBatch(db: Database, batch: readonly WriteCommand[]): readonly CommandResult[] {
  try {
    return executeInOneTransaction(db, batch) ?? executeWithSavepoints(db, batch);
  } catch (error) {
    if (db.inTransaction()) db.exec("rollback");
    return batch.map(() => told(error));
  }
}

/**
 * As if nothing could go wrong, which it hardly ever does: without a way back to each order SQLite keeps no copies of
 * the pages it changes. Undefined, and nothing is written, where one of them came to nothing.
 */
function executeInOneTransaction(db: Database, batch: readonly WriteCommand[]): readonly CommandResult[] | undefined {
  begin(db);
  const done: CommandResult[] = [];
  try {
    for (const order of batch) {
      const value = carried(db, order);
      if (value === false) break;
      done.push({ value });
    }
  } catch {
    // Which order it was, and why, is found out one by one.
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
  const done = batch.map((order): CommandResult => {
    // A failure such as a full disk may have ended the transaction and with it everything before.
    if (!db.inTransaction()) throw new Error("the transaction was given up");
    db.exec("savepoint one");
    try {
      const value = carried(db, order);
      db.exec(value === false ? "rollback to one; release one" : "release one");
      return { value };
    } catch (error) {
      if (db.inTransaction()) db.exec("rollback to one; release one");
      return told(error);
    }
  });
  commit(db);
  return done;
}

/** With every batch: prepared once. */
const begin = (db: Database): void => void db.ask({ sql: "begin immediate", params: [] });
const commit = (db: Database): void => void db.ask({ sql: "commit", params: [] });
