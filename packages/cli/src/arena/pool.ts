/** A pool of threads for experiments. Each thread runs this same program with the argument `arena-worker`. */
import { parentPort, Worker } from "node:worker_threads";
import { botFor } from "@starboard/registry/bots";
import { findGameEntry } from "@starboard/registry";
import { manifestOf } from "@starboard/registry/manifests";
import {
  type Contest,
  type ExperimentPool,
  type MatchRow,
  type MeasuredMatch,
  type Measurement,
  type MeasurementPool,
  type MeasureTask,
  playMatch,
  playMeasured,
  sideNames,
  type Task,
} from "@starboard/lab";

type WorkerRequest =
  | { readonly is: "contest"; readonly contest: Contest; readonly task: Task; readonly cpu: boolean }
  | { readonly is: "measurement"; readonly plan: Measurement; readonly task: MeasureTask };
type WorkerResponse<R> = { readonly row: R } | { readonly error: string };

/** The program argument of a worker thread. */
export const WORKER = "arena-worker";

interface Threads {
  /** Sends a request to an idle thread; rejects if the thread fails. */
  readonly ask: <R>(request: WorkerRequest) => Promise<R>;
  readonly close: () => Promise<void>;
}

/** Creates threads when they are first needed. */
function createThreads(): Threads {
  const idle: Worker[] = [];
  const all: Worker[] = [];
  const start = (): Worker => {
    const worker = new Worker(process.argv[1] as string, { argv: [WORKER] });
    all.push(worker);
    return worker;
  };
  return {
    ask<R>(request: WorkerRequest) {
      const worker = idle.pop() ?? start();
      return new Promise<R>((resolve, reject) => {
        worker.once("error", reject);
        worker.once("message", (response: WorkerResponse<R>) => {
          worker.off("error", reject);
          idle.push(worker);
          if ("row" in response) resolve(response.row);
          else reject(new Error(response.error));
        });
        worker.postMessage(request);
      });
    },
    close: async () => {
      await Promise.all(all.map((worker) => worker.terminate()));
    },
  };
}

/**
 * Creates a pool that starts its threads when they are first needed.
 *
 * @param cpu measures thinking time as CPU time of the thread, which other programs on the machine do not affect
 */
export function createThreadPool(width: number, cpu: boolean): ExperimentPool & { close(): Promise<void> } {
  const { ask, close } = createThreads();
  return { width, play: (contest, task) => ask<MatchRow>({ is: "contest", contest, task, cpu }), close };
}

/** Creates a pool for measurements. */
export function createMeasurementPool(width: number): MeasurementPool & { close(): Promise<void> } {
  const { ask, close } = createThreads();
  return { width, play: (plan, task) => ask<MeasuredMatch>({ is: "measurement", plan, task }), close };
}

async function answerOf(request: WorkerRequest): Promise<MatchRow | MeasuredMatch> {
  const id = request.is === "contest" ? request.contest.game : request.plan.game;
  const spec = botFor(id);
  const entry = findGameEntry(id);
  if (!spec || !entry) throw new Error(`no bots for ${id}`);
  if (request.is === "measurement") {
    const files = await manifestOf(id)?.files?.();
    return playMeasured(spec, request.plan, request.task, sideNames(spec, entry.text, files?.sideId));
  }
  return playMatch(spec, request.contest, request.task, { clock: request.cpu ? cpuClock : wallClock });
}

/** Runs in a worker thread: plays each task that the pool sends. The promise never resolves. */
export function arenaWorker(): Promise<number> {
  return new Promise(() => {
    parentPort?.on("message", (request: WorkerRequest) => {
      const send = (response: WorkerResponse<MatchRow | MeasuredMatch>): void => parentPort?.postMessage(response);
      answerOf(request).then(
        (row) => send({ row }),
        (error: unknown) => send({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
      );
    });
  });
}

const wallClock = (): number => performance.now();
const cpuClock = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};
