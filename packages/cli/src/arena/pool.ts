/** A pool of threads for experiments. Each thread runs this same program with the argument `arena-worker`. */
import { parentPort, Worker } from "node:worker_threads";
import { botFor } from "@starboard/registry/bots";
import { type Contest, type ExperimentPool, playMatch, type MatchRow, type Task } from "@starboard/lab";

type WorkerRequest = { readonly contest: Contest; readonly task: Task; readonly cpu: boolean };
type WorkerResponse = { readonly row: MatchRow } | { readonly error: string };

/** The program argument of a worker thread. */
export const WORKER = "arena-worker";

/**
 * Creates a pool that starts its threads when they are first needed.
 *
 * @param cpu measures thinking time as CPU time of the thread, which other programs on the machine do not affect
 */
export function createThreadPool(width: number, cpu: boolean): ExperimentPool & { close(): Promise<void> } {
  const idle: Worker[] = [];
  const all: Worker[] = [];
  const start = (): Worker => {
    const worker = new Worker(process.argv[1] as string, { argv: [WORKER] });
    all.push(worker);
    return worker;
  };
  return {
    width,
    play(contest, task) {
      const worker = idle.pop() ?? start();
      return new Promise<MatchRow>((resolve, reject) => {
        worker.once("error", reject);
        worker.once("message", (response: WorkerResponse) => {
          worker.off("error", reject);
          idle.push(worker);
          if ("row" in response) resolve(response.row);
          else reject(new Error(response.error));
        });
        worker.postMessage({ contest, task, cpu } satisfies WorkerRequest);
      });
    },
    close: async () => {
      await Promise.all(all.map((worker) => worker.terminate()));
    },
  };
}

/** Runs in a worker thread: plays each task that the pool sends. The promise never resolves. */
export function arenaWorker(): Promise<number> {
  return new Promise(() => {
    parentPort?.on("message", ({ contest, task, cpu }: WorkerRequest) => {
      let response: WorkerResponse;
      try {
        const spec = botFor(contest.game);
        if (!spec) throw new Error(`no bots for ${contest.game}`);
        response = { row: playMatch(spec, contest, task, { clock: cpu ? cpuClock : wallClock }) };
      } catch (error) {
        response = { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
      }
      parentPort?.postMessage(response);
    });
  });
}

const wallClock = (): number => performance.now();
const cpuClock = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};
