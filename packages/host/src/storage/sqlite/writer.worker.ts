/** The thread that writes: what comes in one message becomes one transaction. */
import { DatabaseSync } from "node:sqlite";
import { parentPort, workerData } from "node:worker_threads";
import { carryOut, type Done, openWriter, type Order } from "./writer.ts";

export interface WriterData {
  readonly file: string;
  /** Held as long as this thread lives, so that no second host works in the same folder. */
  readonly lock: string | null;
}
export type ToWriter = readonly Numbered[] | { readonly close: true };
export type Numbered = Order & { readonly id: number };
export type FromWriter =
  | { readonly ready: true }
  | { readonly busy: true }
  | { readonly failed: string }
  | { readonly done: readonly (Done & { readonly id: number })[] };

const port = parentPort;
if (!port) throw new Error("the writer belongs in a thread of its own");
const { file, lock } = workerData as WriterData;
const say = (message: FromWriter): void => port.postMessage(message);

/** Kept here as long as the thread lives: a database nobody refers to is closed, and its lock with it. */
let held: DatabaseSync | undefined;

function seize(): boolean {
  if (lock === null) return true;
  // Time enough for a predecessor to finish what it is doing.
  held = new DatabaseSync(lock, { timeout: 1_000 });
  try {
    // The system lets go of it when the process ends, however it ends.
    held.exec("begin exclusive");
    return true;
  } catch {
    return false;
  }
}

function serve(): void {
  const db = openWriter(file);
  port?.on("message", (message: ToWriter) => {
    if (!("close" in message)) {
      const done = carryOut(db, message);
      return say({ done: done.map((one, i) => ({ ...one, id: (message[i] as Numbered).id })) });
    }
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
  say({ failed: error instanceof Error ? error.message : String(error) });
}
