/**
 * The writer thread: it stores all waiting commands in one transaction, then takes the next batch. It takes everything
 * that has arrived, because each command left out would wait for another write to disk.
 */
import { DatabaseSync } from "node:sqlite";
import { parentPort, receiveMessageOnPort, workerData } from "node:worker_threads";
import { NewerFormat } from "../migrations.ts";
import { aboutFile, SqliteError } from "./database.ts";
import { type CommandList, commandsIn, type Results, resultsOf } from "./command-list.ts";
import { executeBatch, openWriter, type WriteCommand } from "./writer.ts";

export interface WriterData {
  readonly file: string;
  /** Lock file, locked while this thread lives, so that no second host uses the same folder. */
  readonly lock: string | null;
}
export type ToWriter = CommandList | { readonly close: true };
export type FromWriter =
  | { readonly ready: true }
  | { readonly busy: true }
  | { readonly failed: Failed }
  /** The results of the next commands, in the order in which they were sent. */
  | { readonly done: Results };

/** Why the thread could not start. An error loses its class when it is sent between threads. */
export interface Failed {
  readonly message: string;
  /** True if a newer program wrote the file. */
  /** Format of a store of a newer program. */
  readonly newer?: number;
  /** Set for an error of SQLite. */
  readonly errcode?: number;
  readonly file?: string;
}

/** Maximum number of commands in one transaction. It limits how long the first of them waits. */
const MAX_BATCH = 1_000;

/** Result code of SQLite: another process holds the lock. */
const SQLITE_BUSY = 5;

const port = parentPort;
if (!port) throw new Error("the writer must run in its own thread");
const { file, lock } = workerData as WriterData;
const send = (message: FromWriter): void => port.postMessage(message);

/** Holds the lock. The variable keeps the database open: an unreferenced one is closed, which releases the lock. */
let lockDatabase: DatabaseSync | undefined;

function acquireLock(): boolean {
  if (lock === null) return true;
  try {
    return aboutFile(lock, () => {
      // The timeout, in ms, lets the previous host finish its last write.
      lockDatabase = new DatabaseSync(lock, { timeout: 1_000 });
      // The operating system releases the lock when the process ends, also after a crash.
      lockDatabase.exec("begin exclusive");
      return true;
    });
  } catch (error) {
    if (error instanceof SqliteError && (error.errcode & 0xff) === SQLITE_BUSY) return false;
    throw error;
  }
}

function serve(): void {
  const db = openWriter(file);
  port?.on("message", (first: ToWriter) => {
    const batch: WriteCommand[] = [];
    let closing = false;
    for (let next: ToWriter | undefined = first; next; ) {
      if ("close" in next) closing = true;
      else batch.push(...commandsIn(next));
      if (closing || batch.length >= MAX_BATCH) break;
      next = (receiveMessageOnPort(port) as { message: ToWriter } | undefined)?.message;
    }
    if (batch.length > 0) send({ done: resultsOf(executeBatch(db, batch)) });
    if (!closing) return;
    db.close();
    lockDatabase?.close();
    port.close();
  });
  send({ ready: true });
}

try {
  if (acquireLock()) serve();
  else send({ busy: true });
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  const { errcode, file: about } = error instanceof SqliteError ? error : {};
  const newer = error instanceof NewerFormat ? error.found : undefined;
  send({
    failed: {
      message,
      ...(newer !== undefined && { newer }),
      ...(errcode !== undefined && { errcode }),
      ...(about !== undefined && { file: about }),
    },
  });
}
