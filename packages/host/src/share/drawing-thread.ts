/**
 * Gives tasks to the drawing thread, one at a time. The thread starts with the first task. One that takes too long or
 * ends the thread fails alone; the next one gets a new thread.
 */
import { Worker } from "node:worker_threads";
import { after } from "../play/timer.ts";
import type { DrawingAnswer, DrawingTask } from "./drawing.ts";

export interface DrawingThread {
  /** Resolves with the bytes, with "busy" if too many tasks wait, or with "failed". */
  draw(task: DrawingTask): Promise<Uint8Array | "busy" | "failed">;
  close(): void;
}
export type StartDrawing = () => Pick<Worker, "on" | "postMessage" | "terminate" | "unref">;

/** Most tasks that wait. */
const MAX_WAITING = 24;
const TIME_LIMIT_MS = 30_000;

// In a bundle this file is part of dist/host or dist/shared, and the worker file is in dist/host.
const file = import.meta.url.endsWith(".ts")
  ? new URL("./drawing.worker.ts", import.meta.url)
  : new URL("../host/drawing.mjs", import.meta.url);

export function createDrawingThread(start: StartDrawing = () => new Worker(file)): DrawingThread {
  let thread: ReturnType<StartDrawing> | null = null;
  let answered: ((answer: DrawingAnswer) => void) | null = null;
  let queue: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  function stop(): void {
    const old = thread;
    thread = null;
    void old?.terminate();
    answered?.({ is: "failed" });
  }
  function started(): ReturnType<StartDrawing> {
    if (thread) return thread;
    const fresh = start();
    fresh.unref();
    const failed = (): void => {
      if (thread === fresh) stop();
    };
    fresh.on("message", (answer: DrawingAnswer) => {
      if (thread === fresh) answered?.(answer);
    });
    fresh.on("error", failed);
    fresh.on("exit", failed);
    thread = fresh;
    return fresh;
  }
  async function run(task: DrawingTask): Promise<Uint8Array | "failed"> {
    const { promise, resolve } = Promise.withResolvers<DrawingAnswer>();
    answered = resolve;
    started().postMessage(task);
    const cancel = after(TIME_LIMIT_MS, stop);
    const answer = await promise;
    cancel();
    answered = null;
    // A fault may have left the thread unusable.
    if (answer.is === "failed") stop();
    return answer.is === "drawn" ? answer.bytes : "failed";
  }
  return {
    async draw(task) {
      if (waiting >= MAX_WAITING) return "busy";
      waiting += 1;
      const drawn = queue.then(() => run(task));
      queue = drawn.catch(() => undefined);
      try {
        return await drawn;
      } finally {
        waiting -= 1;
      }
    },
    close: stop,
  };
}
