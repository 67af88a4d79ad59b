/** A job queue in a table of the store, for one host or several. */
import { randomUUID } from "node:crypto";
import type { JobKind, JobQueue } from "./store.ts";
import { type Job, type JobWrites, pauseAfter, TRIES } from "./job-statements.ts";
import type { QueryProgram } from "./query-program.ts";

type Value<K extends keyof JobWrites> = ReturnType<JobWrites[K]> extends QueryProgram<infer T> ? T : never;
/** Runs a write command of the queue; resolves once it is on disk. */
export type ExecuteJobWrite = <K extends keyof JobWrites>(
  name: K,
  ...args: Parameters<JobWrites[K]>
) => Promise<Value<K>>;

export interface TableJobsOptions {
  readonly execute: ExecuteJobWrite;
  readonly now: () => number;
  readonly onError: (error: unknown) => void;
  /** True if several hosts use the store. */
  readonly shared: boolean;
  /** Longest pause between two looks for jobs, in ms: another program may have added some. */
  readonly pollMs: number;
}

interface JobWorker {
  readonly atOnce: number;
  readonly work: (data: object) => Promise<void>;
  busy: number;
  /** True while jobs are being fetched. */
  fetching: boolean;
  /** True if jobs must be fetched again, for instance because one was added during a fetch. */
  fetchAgain: boolean;
  timer: NodeJS.Timeout | undefined;
}

export function createTableJobs({ execute, now, onError, shared, pollMs }: TableJobsOptions): JobQueue {
  const workers = new Map<JobKind, JobWorker>();
  const running = new Set<Promise<void>>();
  let closed = false;

  const wakeWorker = (kind: JobKind, worker: JobWorker): void => void fetch(kind, worker).catch(onError);

  async function fetch(kind: JobKind, worker: JobWorker): Promise<void> {
    worker.fetchAgain = true;
    if (worker.fetching) return;
    worker.fetching = true;
    try {
      while (worker.fetchAgain && !closed && worker.busy < worker.atOnce) {
        worker.fetchAgain = false;
        for (const job of await execute("takeJobs", kind, now(), worker.atOnce - worker.busy)) start(kind, worker, job);
        const next = await execute("nextJob", kind);
        clearTimeout(worker.timer);
        if (closed) return;
        const pause = Math.min(pollMs, next === null ? pollMs : Math.max(0, next - now()));
        worker.timer = setTimeout(() => wakeWorker(kind, worker), pause).unref();
      }
    } finally {
      worker.fetching = false;
    }
  }

  function start(kind: JobKind, worker: JobWorker, job: Job): void {
    worker.busy++;
    const done = perform(worker, job)
      .catch(onError)
      .finally(() => {
        worker.busy--;
        running.delete(done);
        if (!closed) wakeWorker(kind, worker);
      });
    running.add(done);
  }

  async function perform(worker: JobWorker, job: Job): Promise<void> {
    try {
      await worker.work(job.data);
    } catch (error) {
      onError(error);
      if (job.tries < TRIES) return void (await execute("delayJob", job.id, now() + pauseAfter(job.tries)));
    }
    await execute("endJob", job.id);
  }

  return {
    shared,
    async add(kind, data, { key, at } = {}) {
      const added = await execute("addJob", randomUUID(), kind, data, key ?? null, at ?? now());
      const worker = workers.get(kind);
      if (added && worker) wakeWorker(kind, worker);
      return added;
    },
    async cancel(kind, key) {
      await execute("cancelJob", kind, key);
    },
    async process(kind, atOnce, work) {
      const worker: JobWorker = { atOnce, work, busy: 0, fetching: false, fetchAgain: false, timer: undefined };
      if (workers.has(kind)) throw new Error(`the ${kind} jobs are already processed`);
      workers.set(kind, worker);
      await fetch(kind, worker);
    },
    async close() {
      closed = true;
      for (const { timer } of workers.values()) clearTimeout(timer);
      await Promise.all(running);
    },
  };
}
