/**
 * The thread that writes: whatever waits when it is free becomes one transaction. It takes all there is and waits for
 * nothing more: a batch that was closed early would make everybody behind it wait for the disk once more.
 */
import { setPriority } from "node:os";
import { DatabaseSync } from "node:sqlite";
import { parentPort, receiveMessageOnPort, workerData } from "node:worker_threads";
import { NewerFormat } from "../migrations.ts";
import { aboutFile, SqliteError } from "./database.ts";
import { executeBatch, type CommandResult, openWriter, type WriteCommand } from "./writer.ts";

export interface WriterData {
  readonly file: string;
  /** Held as long as this thread lives, so that no second host works in the same folder. */
  readonly lock: string | null;
}
export type ToWriter = readonly Numbered[] | { readonly close: true };
export type Numbered = WriteCommand & { readonly id: number };
export type FromWriter =
  | { readonly ready: true }
  | { readonly busy: true }
  | { readonly failed: Failed }
  | { readonly done: readonly (CommandResult & { readonly id: number })[] };

/** Why the thread could not start; an error loses its class on the way between threads. */
export interface Failed {
  readonly message: string;
  /** The file belongs to a newer program. */
  readonly newer: boolean;
  /** Set for an error of SQLite. */
  readonly errcode?: number;
  readonly file?: string;
}

/** So many orders are enough for one transaction: a bound for the wait of the first. */
const BATCH = 1_000;

/** Result code of SQLite: another process holds the lock. */
const SQLITE_BUSY = 5;

/** Of the scheduler: a third of what a thread has by itself. */
const NICE = 5;

const port = parentPort;
if (!port) throw new Error("the writer belongs in a thread of its own");
const { file, lock } = workerData as WriterData;
const say = (message: FromWriter): void => port.postMessage(message);

/** Kept here as long as the thread lives: a database nobody refers to is closed, and its lock with it. */
let held: DatabaseSync | undefined;

function seize(): boolean {
  if (lock === null) return true;
  try {
    return aboutFile(lock, () => {
      // Time enough for a predecessor to finish what it is doing.
      held = new DatabaseSync(lock, { timeout: 1_000 });
      // The system lets go of it when the process ends, however it ends.
      held.exec("begin exclusive");
      return true;
    });
  } catch (error) {
    if (error instanceof SqliteError && (error.errcode & 0xff) === SQLITE_BUSY) return false;
    throw error;
  }
}

/** What is stored here is safe already: those who wait for an act go first. Elsewhere than on Linux it would hold for the whole program. */
function giveWay(): void {
  if (process.platform === "linux") setPriority(0, NICE);
}

function serve(): void {
  giveWay();
  const db = openWriter(file);
  port?.on("message", (first: ToWriter) => {
    const batch: Numbered[] = [];
    let closing = false;
    for (let next: ToWriter | undefined = first; next; ) {
      if ("close" in next) closing = true;
      else batch.push(...next);
      if (closing || batch.length >= BATCH) break;
      next = (receiveMessageOnPort(port) as { message: ToWriter } | undefined)?.message;
    }
    const done = executeBatch(db, batch);
    if (batch.length > 0) say({ done: done.map((one, i) => ({ ...one, id: (batch[i] as Numbered).id })) });
    if (!closing) return;
    db.close();
    held?.close();
    port.close();
  });
  say({ ready: true });
}

try {
  if (seize()) serve();
  else say({ busy: true });
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  const { errcode, file: about } = error instanceof SqliteError ? error : {};
  const newer = error instanceof NewerFormat;
  say({
    failed: { message, newer, ...(errcode !== undefined && { errcode }), ...(about !== undefined && { file: about }) },
  });
}
