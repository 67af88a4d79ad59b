/** Writes to a SQLite file: many orders in one transaction, so that they share one wait for the disk. */
import { type JobWrites, jobWrites } from "./jobs.ts";
import { migrate } from "../migrations.ts";
import { drive, sqlite, type Work } from "../work.ts";
import { type Writes, writesOf } from "../writes.ts";
import { type Database, openDatabase } from "./database.ts";

export type Orders = Writes & JobWrites;
/** Something to be written: a name of `Orders` and what it is called with. */
export interface Order {
  readonly name: keyof Orders;
  readonly args: readonly unknown[];
}
/** What an order came to; `error` says that it came to nothing because of a failure. */
export type Done = { readonly value: unknown } | { readonly error: string };

const orders: Orders = { ...writesOf(sqlite), ...jobWrites };

/** Opens a file for writing and brings it up to the format of this program. */
export function openWriter(file: string): Database {
  const db = openDatabase(file);
  try {
    db.exec("begin immediate");
    drive(migrate(sqlite), db.ask);
    db.exec("commit");
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

/** Carries out a batch. What comes to false, or fails, leaves nothing behind and does not hold up the others. */
export function carryOut(db: Database, batch: readonly Order[]): readonly Done[] {
  const say = (sql: string): void => void db.ask({ sql, params: [] });
  const told = (error: unknown): Done => ({ error: error instanceof Error ? error.message : String(error) });
  try {
    say("begin immediate");
    const done = batch.map((order): Done => {
      // A failure such as a full disk may have ended the transaction and with it everything before.
      if (!db.inTransaction()) throw new Error("the transaction was given up");
      say("savepoint one");
      try {
        const value = drive(
          (orders[order.name] as (...args: readonly unknown[]) => Work<unknown>)(...order.args),
          db.ask,
        );
        if (value === false) say("rollback to one");
        say("release one");
        return { value };
      } catch (error) {
        if (db.inTransaction()) db.exec("rollback to one; release one");
        return told(error);
      }
    });
    say("commit");
    return done;
  } catch (error) {
    if (db.inTransaction()) db.exec("rollback");
    return batch.map(() => told(error));
  }
}
