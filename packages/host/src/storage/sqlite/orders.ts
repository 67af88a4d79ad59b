/** Two ways of having orders carried out: at once in this thread, or by a thread that waits for the disk. */
import { Worker } from "node:worker_threads";
import type { Work } from "../work.ts";
import type { Database } from "./database.ts";
import { carryOut, type Done, type Orders } from "./writer.ts";
import type { FromWriter, ToWriter, WriterData } from "./writer.worker.ts";

type Value<K extends keyof Orders> = ReturnType<Orders[K]> extends Work<infer T> ? T : never;
/** Resolves with what the order came to once it is on the disk. */
export type Carry = <K extends keyof Orders>(name: K, ...args: Parameters<Orders[K]>) => Promise<Value<K>>;
export interface Carrier {
  readonly carry: Carry;
  readonly close: () => Promise<void>;
}

/** Another host works in this folder. */
export class FolderInUse extends Error {
  override readonly name = "FolderInUse";
}

const settle = (done: Done): unknown => {
  if ("error" in done) throw new Error(done.error);
  return done.value;
};

export function carryHere(db: Database): Carrier {
  const carry = async (name: keyof Orders, ...args: readonly unknown[]): Promise<unknown> =>
    // A copy through text, as it would be on the way to another thread.
    settle(carryOut(db, [{ name, args: structuredClone(args) }])[0] as Done);
  return { carry: carry as Carry, close: async () => {} };
}

// Run from source the thread is the file beside this one; built, it is a program of its own (scripts/build.mjs).
const threadFile = import.meta.url.endsWith(".ts")
  ? new URL("./writer.worker.ts", import.meta.url)
  : new URL("../host/writer.mjs", import.meta.url);

/** Starts the thread and waits until the file is open and up to date. Rejects with `FolderInUse` when it is taken. */
export async function carryInThread(data: WriterData): Promise<Carrier> {
  const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>();
  let count = 0;
  let lost: Error | undefined;
  const worker = new Worker(threadFile, { workerData: data });
  const closed = new Promise<void>((resolve) => worker.once("exit", () => resolve()));
  const giveUp = (error: Error): void => {
    lost = error;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };

  await new Promise<void>((resolve, reject) => {
    const fail = (error: Error): void => {
      giveUp(error);
      reject(error);
      void worker.terminate();
    };
    worker.on("message", (message: FromWriter) => {
      if ("ready" in message) resolve();
      else if ("busy" in message) fail(new FolderInUse(`Another host works with ${data.file}.`));
      else if ("failed" in message) fail(new Error(message.failed));
      else for (const done of message.done) finish(done);
    });
    worker.once("error", (error) => fail(error instanceof Error ? error : new Error(String(error))));
    worker.once("exit", () => fail(new Error("The thread that writes has ended.")));
  });
  worker.unref();

  function finish(done: Done & { readonly id: number }): void {
    const one = waiting.get(done.id);
    waiting.delete(done.id);
    // Nobody waits: the program may end.
    if (waiting.size === 0) worker.unref();
    if ("error" in done) one?.reject(new Error(done.error));
    else one?.resolve(done.value);
  }

  const carry = (name: keyof Orders, ...args: readonly unknown[]): Promise<unknown> =>
    new Promise((resolve, reject) => {
      if (lost) return reject(lost);
      const id = count++;
      if (waiting.size === 0) worker.ref();
      waiting.set(id, { resolve, reject });
      worker.postMessage({ id, name, args } satisfies ToWriter);
    });
  return {
    carry: carry as Carry,
    async close() {
      if (lost) return;
      worker.ref();
      worker.postMessage({ close: true } satisfies ToWriter);
      await closed;
    },
  };
}
