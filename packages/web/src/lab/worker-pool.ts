/** The workers of the lab: as many as the device has processor cores, less one for the page. */
import type { MeasuredMatch, Measurement, MeasurementPool, MeasureTask } from "@starboard/lab/measurement";

export interface LabRequest {
  readonly plan: Measurement;
  readonly task: MeasureTask;
}
export type LabReply = { readonly match: MeasuredMatch } | { readonly error: string };

/** Workers need memory too. */
const MAX_WORKERS = 16;

/** Number of workers on this device. */
export const workerCount = (): number => Math.max(1, Math.min(MAX_WORKERS, navigator.hardwareConcurrency - 1));

export interface WorkerPool extends MeasurementPool {
  /** While it is paused, no further match begins. */
  pause(): void;
  resume(): void;
  /** Ends all workers; matches that are being played never end. */
  close(): void;
}

/** Creates a pool that starts its workers when they are first needed. */
export function createWorkerPool(width: number): WorkerPool {
  const idle: Worker[] = [];
  const all: Worker[] = [];
  let open: Promise<void> = Promise.resolve();
  let release: () => void = () => undefined;
  const start = (): Worker => {
    const worker = new Worker(new URL("./lab.worker.ts", import.meta.url), { type: "module", name: "lab" });
    all.push(worker);
    return worker;
  };
  return {
    width,
    async play(plan, task) {
      await open;
      const worker = idle.pop() ?? start();
      return new Promise<MeasuredMatch>((resolve, reject) => {
        worker.onerror = (event) => {
          event.preventDefault();
          reject(new Error("WEB_LOAD"));
        };
        worker.onmessage = ({ data }: MessageEvent<LabReply>) => {
          idle.push(worker);
          if ("match" in data) resolve(data.match);
          else reject(new Error(data.error));
        };
        worker.postMessage({ plan, task } satisfies LabRequest);
      });
    },
    pause() {
      open = new Promise((resolve) => {
        release = resolve;
      });
    },
    resume: () => release(),
    close() {
      for (const worker of all) worker.terminate();
    },
  };
}
