/** Reviews a match in a worker thread of its own. */
import { Worker } from "node:worker_threads";
import type { MatchReview } from "@starboard/bots/review";
import type { MatchRecord } from "@starboard/kernel";

export type ReviewReport =
  | { readonly is: "progress"; readonly done: number; readonly of: number; readonly review: MatchReview }
  | { readonly is: "reviewed"; readonly review: MatchReview }
  | { readonly is: "failed"; readonly code: string };

/** A review that runs. `report` is called on the way; `ended` resolves with the last report. */
export interface ReviewThread {
  readonly ended: Promise<ReviewReport>;
  stop(): void;
}
export type StartReview = (record: MatchRecord, report: (report: ReviewReport) => void) => ReviewThread;

// In a bundle this file is part of dist/host or dist/shared, and the worker file is in dist/host.
const file = import.meta.url.endsWith(".ts")
  ? new URL("./review.worker.ts", import.meta.url)
  : new URL("../host/review.mjs", import.meta.url);

export const startReviewThread: StartReview = (record, report) => {
  const worker = new Worker(file, { workerData: record });
  worker.unref();
  const ended = new Promise<ReviewReport>((resolve) => {
    worker.on("message", (message: ReviewReport) => {
      if (message.is === "progress") report(message);
      else resolve(message);
    });
    worker.once("error", () => resolve({ is: "failed", code: "HOST_INTERNAL" }));
    worker.once("exit", () => resolve({ is: "failed", code: "HOST_INTERNAL" }));
  });
  return { ended, stop: () => void worker.terminate() };
};
