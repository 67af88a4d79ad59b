/** Gives tasks to the drawing thread. */
import { Worker } from "node:worker_threads";
import { createTaskThread, type StartThread } from "../task-thread.ts";
import type { DrawingAnswer, DrawingTask } from "./drawing.ts";

export interface DrawingThread {
  /** Resolves with the bytes, with "busy" if too many tasks wait, or with "failed". */
  draw(task: DrawingTask): Promise<Uint8Array | "busy" | "failed">;
  close(): void;
}

const LIMITS = { waiting: 24, ms: 30_000 };

// In a bundle this file is part of dist/host or dist/shared, and the worker file is in dist/host.
const file = import.meta.url.endsWith(".ts")
  ? new URL("./drawing.worker.ts", import.meta.url)
  : new URL("../host/drawing.mjs", import.meta.url);

export function createDrawingThread(start: StartThread = () => new Worker(file)): DrawingThread {
  const thread = createTaskThread<DrawingTask, DrawingAnswer>(start, LIMITS);
  return {
    async draw(task) {
      const answer = await thread.run(task);
      return typeof answer === "string" ? answer : answer.bytes;
    },
    close: () => thread.close(),
  };
}
