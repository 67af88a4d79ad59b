/** Plays the matches of a measurement in a worker thread of its own. */
import { Worker } from "node:worker_threads";

export interface MeasureTask {
  /** Id of the game. */
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  /** The seat whose points are counted. */
  readonly seat: 0 | 1;
  /** Numbers of the first match, and of the one after the last. A match is a function of its number. */
  readonly from: number;
  readonly to: number;
  /** After this time no further match begins, in ms. */
  readonly budgetMs: number;
}
export type MeasureReport =
  /** One match was played: 1 point for a win, 0.5 for a draw. */
  { readonly is: "played"; readonly points: number } | { readonly is: "done" } | { readonly is: "failed" };

export interface MeasureThread {
  readonly ended: Promise<MeasureReport>;
  stop(): void;
}
export type StartMeasure = (task: MeasureTask, report: (report: MeasureReport) => void) => MeasureThread;

// In a bundle this file is part of dist/host or dist/shared, and the worker file is in dist/host.
const file = import.meta.url.endsWith(".ts")
  ? new URL("./match.worker.ts", import.meta.url)
  : new URL("../host/measure.mjs", import.meta.url);

export const startMeasureThread: StartMeasure = (task, report) => {
  const worker = new Worker(file, { workerData: task });
  worker.unref();
  const ended = new Promise<MeasureReport>((resolve) => {
    worker.on("message", (message: MeasureReport) => {
      if (message.is === "played") report(message);
      else resolve(message);
    });
    worker.once("error", () => resolve({ is: "failed" }));
    worker.once("exit", () => resolve({ is: "failed" }));
  });
  return { ended, stop: () => void worker.terminate() };
};
