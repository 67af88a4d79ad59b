/** The jobs of a host that is alone, kept in its file. */
import { randomUUID } from "node:crypto";
import type { JobKind, JobQueue } from "../store.ts";
import { type Job, pauseAfter, TRIES } from "./job-statements.ts";
import type { Execute } from "./executor.ts";

/** Milliseconds after which we look again, whatever we believe: somebody else may have written. */
const POLL_MS = 30_000;

interface JobWorker {
  readonly atOnce: number;
  readonly work: (data: object) => Promise<void>;
  busy: number;
  /** Somebody is fetching jobs. */
  fetching: boolean;
  /** A job came while somebody was fetching. */
  again: boolean;
  timer: NodeJS.Timeout | undefined;
}

export function createLocalJobs(carry: Execute, now: () => number, onError: (error: unknown) => void): JobQueue {
  const benches = new Map<JobKind, JobWorker>();
  const running = new Set<Promise<void>>();
  let closed = false;

  const wake = (kind: JobKind, bench: JobWorker): void => void fetch(kind, bench).catch(onError);

  async function fetch(kind: JobKind, bench: JobWorker): Promise<void> {
    bench.again = true;
    if (bench.fetching) return;
    bench.fetching = true;
    try {
      while (bench.again && !closed && bench.busy < bench.atOnce) {
        bench.again = false;
        for (const job of await carry("takeJobs", kind, now(), bench.atOnce - bench.busy)) start(kind, bench, job);
        const next = await carry("nextJob", kind);
        clearTimeout(bench.timer);
        if (closed) return;
        const pause = Math.min(POLL_MS, next === null ? POLL_MS : Math.max(0, next - now()));
        bench.timer = setTimeout(() => wake(kind, bench), pause).unref();
      }
    } finally {
      bench.fetching = false;
    }
  }

  function start(kind: JobKind, bench: JobWorker, job: Job): void {
    bench.busy++;
    const done = perform(bench, job)
      .catch(onError)
      .finally(() => {
        bench.busy--;
        running.delete(done);
        if (!closed) wake(kind, bench);
      });
    running.add(done);
  }

  async function perform(bench: JobWorker, job: Job): Promise<void> {
    try {
      await bench.work(job.data);
    } catch (error) {
      onError(error);
      if (job.tries < TRIES) return void (await carry("delayJob", job.id, now() + pauseAfter(job.tries)));
    }
    await carry("endJob", job.id);
  }

  return {
    shared: false,
    async add(kind, data, { key, at } = {}) {
      const added = await carry("addJob", randomUUID(), kind, data, key ?? null, at ?? now());
      const bench = benches.get(kind);
      if (added && bench) wake(kind, bench);
      return added;
    },
    async cancel(kind, key) {
      await carry("cancelJob", kind, key);
    },
    async process(kind, atOnce, work) {
      const bench: JobWorker = { atOnce, work, busy: 0, fetching: false, again: false, timer: undefined };
      if (benches.has(kind)) throw new Error(`somebody does the ${kind} jobs already`);
      benches.set(kind, bench);
      await fetch(kind, bench);
    },
    async close() {
      closed = true;
      for (const { timer } of benches.values()) clearTimeout(timer);
      await Promise.all(running);
    },
  };
}
