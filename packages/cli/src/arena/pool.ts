/** A pool of threads for experiments: the command line runs itself again in every thread, as `arena-worker`. */
import { parentPort, Worker } from "node:worker_threads";
import { botFor } from "@starboard/registry/bots";
import { type Contest, type ExperimentPool, playMatch, type MatchRow, type Task } from "@starboard/lab";

type Order = { readonly contest: Contest; readonly task: Task; readonly cpu: boolean };
type Answer = { readonly row: MatchRow } | { readonly error: string };

/** The argument by which a thread knows what it is for. */
export const WORKER = "arena-worker";

/**
 * Starts threads on first use.
 *
 * @param cpu times by each thread's own computing time, which other programs on the machine do not stretch
 */
export function threads(width: number, cpu: boolean): ExperimentPool & { close(): Promise<void> } {
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
        worker.once("message", (answer: Answer) => {
          worker.off("error", reject);
          idle.push(worker);
          if ("row" in answer) resolve(answer.row);
          else reject(new Error(answer.error));
        });
        worker.postMessage({ contest, task, cpu } satisfies Order);
      });
    },
    close: async () => {
      await Promise.all(all.map((worker) => worker.terminate()));
    },
  };
}

/** What a thread does: plays the tasks it is sent. */
export function arenaWorker(): Promise<number> {
  return new Promise(() => {
    parentPort?.on("message", ({ contest, task, cpu }: Order) => {
      let answer: Answer;
      try {
        const spec = botFor(contest.game);
        if (!spec) throw new Error(`no bots for ${contest.game}`);
        answer = { row: playMatch(spec, contest, task, { clock: cpu ? cpuClock : wallClock }) };
      } catch (error) {
        answer = { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
      }
      parentPort?.postMessage(answer);
    });
  });
}

const wallClock = (): number => performance.now();
const cpuClock = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};
