/** Executes write commands: in this thread, or in a thread of its own that waits for the disk. */
import { Worker } from "node:worker_threads";
import { en as words } from "../../messages/operation.en.ts";
import type { QueryProgram } from "../query-program.ts";
import { NewerFormat } from "../migrations.ts";
import { addCommand, type CommandList, eachResult, type Results } from "./command-list.ts";
import { type Database, SqliteError } from "./database.ts";
import { executeBatch, type CommandResult, type WriteCommands } from "./writer.ts";
import type { Failed, FromWriter, ToWriter, WriterData } from "./writer.worker.ts";

type Value<K extends keyof WriteCommands> = ReturnType<WriteCommands[K]> extends QueryProgram<infer T> ? T : never;
/** Resolves with the result of a write command once it is on disk. */
export type Execute = <K extends keyof WriteCommands>(
  name: K,
  ...args: Parameters<WriteCommands[K]>
) => Promise<Value<K>>;
export interface Executor {
  readonly execute: Execute;
  readonly close: () => Promise<void>;
}

/** Thrown when another host uses this folder. */
export class FolderInUse extends Error {
  override readonly name = "FolderInUse";
}

const settle = (done: CommandResult): unknown => {
  if ("error" in done) throw new Error(done.error);
  return done.value;
};

export function executeInline(db: Database): Executor {
  const run = async (name: keyof WriteCommands, ...args: readonly unknown[]): Promise<unknown> =>
    // Copied, as on the way to another thread.
    settle(executeBatch(db, [{ name, args: structuredClone(args) }])[0] as CommandResult);
  return { execute: run as Execute, close: async () => {} };
}

// Run from source the thread is the file beside this one; built, it is a program of its own (scripts/build.mjs).
const threadFile = import.meta.url.endsWith(".ts")
  ? new URL("./writer.worker.ts", import.meta.url)
  : new URL("../host/writer.mjs", import.meta.url);

interface Thread {
  run(name: keyof WriteCommands, args: readonly unknown[]): Promise<unknown>;
  /** True after the thread has ended for any reason. */
  lost(): boolean;
  close(): Promise<void>;
}
type Spawn = (data: WriterData) => Worker;

/**
 * Executes write commands in a thread and restarts the thread if it ends. Commands in progress are then rejected, because
 * their outcome is unknown. Rejects with `FolderInUse` if another host uses the folder. Tests replace `spawn`.
 */
export async function executeInThread(
  data: WriterData,
  spawn: Spawn = (workerData) => new Worker(threadFile, { workerData }),
): Promise<Executor> {
  let running: Thread | undefined = await startThread(data, spawn);
  let starting: Promise<Thread | undefined> | undefined;
  let closing = false;
  function run(name: keyof WriteCommands, ...args: readonly unknown[]): Promise<unknown> {
    return running && (closing || !running.lost()) ? running.run(name, args) : restartAndRun(name, args);
  }
  async function restartAndRun(name: keyof WriteCommands, args: readonly unknown[]): Promise<unknown> {
    // Concurrent callers share one restart.
    starting ??= startThread(data, spawn)
      .catch(() => undefined)
      .finally(() => {
        starting = undefined;
      });
    running = await starting;
    if (!running) throw new Error("The thread that writes cannot be started.");
    return running.run(name, args);
  }
  return {
    execute: run as Execute,
    async close() {
      closing = true;
      await ((await starting) ?? running)?.close();
    },
  };
}

/** The error a thread reported, as an error of this thread. */
function errorOf({ message, newer, errcode, file }: Failed, storeFile: string): Error {
  if (newer !== undefined) return new NewerFormat(newer, storeFile);
  if (errcode === undefined || file === undefined) return new Error(message);
  return new SqliteError(file, errcode, message.replace(`${file}: `, ""));
}

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** Starts the thread and waits until the file is open and migrated. */
async function startThread(data: WriterData, spawn: Spawn): Promise<Thread> {
  /** Those who wait for the results of their commands, in the order of the commands. */
  const waiting: Waiting[] = [];
  /** Commands of one turn of the event loop travel in one message: a message costs as much as ten commands. */
  let outbox: CommandList = [];
  /** Number of commands that the thread has not received yet. */
  let unsent = 0;
  let lost: Error | undefined;
  const worker = spawn(data);
  const closed = new Promise<void>((resolve) => worker.once("exit", () => resolve()));
  await new Promise<void>((resolve, reject) => {
    const fail = (error: Error): void => {
      lost ??= error;
      for (const one of waiting.splice(0)) one.reject(error);
      reject(error);
      void worker.terminate();
    };
    worker.on("message", (message: FromWriter) => {
      if ("ready" in message) resolve();
      else if ("busy" in message) fail(new FolderInUse(words.inUse(data.file)));
      else if ("failed" in message) fail(errorOf(message.failed, data.file));
      else finishNext(message.done);
    });
    worker.once("error", (error) => fail(error instanceof Error ? error : new Error(String(error))));
    worker.once("exit", () => fail(new Error("The thread that writes has ended.")));
  });
  worker.unref();

  function finishNext(done: Results): void {
    const finished = waiting.splice(0, typeof done === "number" ? done : done.length);
    // Without pending commands the process may exit.
    if (waiting.length === 0) worker.unref();
    let i = 0;
    eachResult(done, (result) => {
      const one = finished[i++];
      if ("error" in result) one?.reject(new Error(result.error));
      else one?.resolve(result.value);
    });
  }

  function sendBatch(): void {
    if (unsent === 0) return;
    const commands = outbox;
    outbox = [];
    try {
      worker.postMessage(commands satisfies ToWriter);
    } catch (error) {
      for (const one of waiting.splice(waiting.length - unsent)) one.reject(new Error(String(error)));
      if (waiting.length === 0) worker.unref();
    }
    unsent = 0;
  }

  return {
    run: (name, args) =>
      new Promise((resolve, reject) => {
        if (lost) return reject(lost);
        if (waiting.length === 0) worker.ref();
        waiting.push({ resolve, reject });
        if (unsent === 0) setImmediate(sendBatch);
        addCommand(outbox, name, args);
        unsent += 1;
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
