/**
 * Gives tasks to a thread, one at a time. The thread starts with the first task. One that takes too long or ends the thread
 * fails alone; the next one gets a new thread.
 */
import type { Worker } from "node:worker_threads";
import { after } from "./play/timer.ts";

export interface TaskThread<Task, Answer> {
  /** Resolves with the answer, with "busy" if too many tasks wait, or with "failed". */
  run(task: Task): Promise<Answer | "busy" | "failed">;
  close(): void;
}
export type StartThread = () => Pick<Worker, "on" | "postMessage" | "terminate" | "unref">;

/** The answer of a thread that could not do a task. A fault may have left it unusable, so it is not used again. */
export interface TaskFailed {
  readonly is: "failed";
}

export interface TaskLimits {
  /** Most tasks that are done or wait. */
  readonly waiting: number;
  /** Milliseconds for one task. */
  readonly ms: number;
}

export function createTaskThread<Task, Answer extends { readonly is: string }>(
  start: StartThread,
  limits: TaskLimits,
): TaskThread<Task, Exclude<Answer, TaskFailed>> {
  let thread: ReturnType<StartThread> | null = null;
  let answered: ((answer: Answer | TaskFailed) => void) | null = null;
  let queue: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  function stop(): void {
    const old = thread;
    thread = null;
    void old?.terminate();
    answered?.({ is: "failed" });
  }
  function started(): ReturnType<StartThread> {
    if (thread) return thread;
    const fresh = start();
    fresh.unref();
    const failed = (): void => {
      if (thread === fresh) stop();
    };
    fresh.on("message", (answer: Answer) => {
      if (thread === fresh) answered?.(answer);
    });
    fresh.on("error", failed);
    fresh.on("exit", failed);
    thread = fresh;
    return fresh;
  }
  async function runNow(task: Task): Promise<Exclude<Answer, TaskFailed> | "failed"> {
    const { promise, resolve } = Promise.withResolvers<Answer | TaskFailed>();
    answered = resolve;
    started().postMessage(task);
    const cancel = after(limits.ms, stop);
    const answer = await promise;
    cancel();
    answered = null;
    if (answer.is !== "failed") return answer as Exclude<Answer, TaskFailed>;
    stop();
    return "failed";
  }
  return {
    async run(task) {
      if (waiting >= limits.waiting) return "busy";
      waiting += 1;
      const done = queue.then(() => runNow(task));
      queue = done.catch(() => undefined);
      try {
        return await done;
      } finally {
        waiting -= 1;
      }
    },
    close: stop,
  };
}
