/** Two ways of having orders carried out: at once in this thread, or by a thread that waits for the disk. */
import { Worker } from "node:worker_threads";
import type { QueryProgram } from "../query-program.ts";
import { NewerFormat } from "../migrations.ts";
import { type Database, SqliteError } from "./database.ts";
import { executeBatch, type CommandResult, type WriteCommands } from "./writer.ts";
import type { Failed, FromWriter, Numbered, ToWriter, WriterData } from "./writer.worker.ts";

type Value<K extends keyof WriteCommands> = ReturnType<WriteCommands[K]> extends QueryProgram<infer T> ? T : never;
/** Resolves with what the order came to once it is on the disk. */
export type Execute = <K extends keyof WriteCommands>(
  name: K,
  ...args: Parameters<WriteCommands[K]>
) => Promise<Value<K>>;
export interface Executor {
  readonly execute: Execute;
  readonly close: () => Promise<void>;
}

/** Another host works in this folder. */
export class FolderInUse extends Error {
  override readonly name = "FolderInUse";
}

const settle = (done: CommandResult): unknown => {
  if ("error" in done) throw new Error(done.error);
  return done.value;
};

export function executeInline(db: Database): Executor {
  const carry = async (name: keyof WriteCommands, ...args: readonly unknown[]): Promise<unknown> =>
    // A copy through text, as it would be on the way to another thread.
    settle(executeBatch(db, [{ name, args: structuredClone(args) }])[0] as CommandResult);
  return { execute: carry as Execute, close: async () => {} };
}

// Run from source the thread is the file beside this one; built, it is a program of its own (scripts/build.mjs).
const threadFile = import.meta.url.endsWith(".ts")
  ? new URL("./writer.worker.ts", import.meta.url)
  : new URL("../host/writer.mjs", import.meta.url);

interface Thread {
  carry(name: keyof WriteCommands, args: readonly unknown[]): Promise<unknown>;
  /** It ended, of itself or because it was told to. */
  lost(): boolean;
  close(): Promise<void>;
}
type Spawn = (data: WriterData) => Worker;

/**
 * Has orders carried out by a thread, started anew should it ever end: what it was doing is rejected, since nobody knows.
 * Rejects with `FolderInUse` when the folder is taken. `spawn` is for tests that want to end it.
 */
export async function executeInThread(
  data: WriterData,
  spawn: Spawn = (workerData) => new Worker(threadFile, { workerData }),
): Promise<Executor> {
  let running: Thread | undefined = await startThread(data, spawn);
  let starting: Promise<Thread | undefined> | undefined;
  let closing = false;
  function carry(name: keyof WriteCommands, ...args: readonly unknown[]): Promise<unknown> {
    return running && (closing || !running.lost()) ? running.carry(name, args) : carryAnew(name, args);
  }
  async function carryAnew(name: keyof WriteCommands, args: readonly unknown[]): Promise<unknown> {
    // Of many who find it gone the first starts another.
    starting ??= startThread(data, spawn)
      .catch(() => undefined)
      .finally(() => {
        starting = undefined;
      });
    running = await starting;
    if (!running) throw new Error("The thread that writes cannot be started.");
    return running.carry(name, args);
  }
  return {
    execute: carry as Execute,
    async close() {
      closing = true;
      await ((await starting) ?? running)?.close();
    },
  };
}

/** The error a thread reported, as an error of this thread. */
function errorOf({ message, newer, errcode, file }: Failed, storeFile: string): Error {
  if (newer) return new NewerFormat(`${storeFile}: ${message}`);
  if (errcode === undefined || file === undefined) return new Error(message);
  return new SqliteError(file, errcode, message.replace(`${file}: `, ""));
}

/** Starts the thread and waits until the file is open and up to date. */
async function startThread(data: WriterData, spawn: Spawn): Promise<Thread> {
  const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>();
  let count = 0;
  /** What is asked for in one go travels in one piece; a message costs as much as ten orders in it. */
  let outbox: Numbered[] = [];
  let lost: Error | undefined;
  const worker = spawn(data);
  const closed = new Promise<void>((resolve) => worker.once("exit", () => resolve()));
  await new Promise<void>((resolve, reject) => {
    const fail = (error: Error): void => {
      lost ??= error;
      for (const one of waiting.values()) one.reject(error);
      waiting.clear();
      reject(error);
      void worker.terminate();
    };
    worker.on("message", (message: FromWriter) => {
      if ("ready" in message) resolve();
      else if ("busy" in message)
        fail(new FolderInUse(`Another host works with ${data.file}. STARBOARD_DATA must name a folder of its own.`));
      else if ("failed" in message) fail(errorOf(message.failed, data.file));
      else for (const done of message.done) finish(done);
    });
    worker.once("error", (error) => fail(error instanceof Error ? error : new Error(String(error))));
    worker.once("exit", () => fail(new Error("The thread that writes has ended.")));
  });
  worker.unref();

  function finish(done: CommandResult & { readonly id: number }): void {
    const one = waiting.get(done.id);
    waiting.delete(done.id);
    // Nobody waits: the program may end.
    if (waiting.size === 0) worker.unref();
    if ("error" in done) one?.reject(new Error(done.error));
    else one?.resolve(done.value);
  }

  function sendBatch(): void {
    if (outbox.length === 0) return;
    const orders = outbox;
    outbox = [];
    try {
      worker.postMessage(orders satisfies ToWriter);
    } catch (error) {
      for (const { id } of orders) finish({ id, error: String(error) });
    }
  }

  return {
    carry: (name, args) =>
      new Promise((resolve, reject) => {
        if (lost) return reject(lost);
        const id = count++;
        if (waiting.size === 0) worker.ref();
        waiting.set(id, { resolve, reject });
        if (outbox.length === 0) setImmediate(sendBatch);
        outbox.push({ id, name, args });
      }),
    lost: () => lost !== undefined,
    async close() {
      if (lost) return;
      worker.ref();
      sendBatch();
      worker.postMessage({ close: true } satisfies ToWriter);
      await closed;
    },
  };
}
