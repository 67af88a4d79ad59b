/** The jobs of a host that is alone, kept in its file. */
import { randomUUID } from "node:crypto";
import type { JobKind, Jobs } from "../store.ts";
import { type Job, pauseAfter, TRIES } from "./job-statements.ts";
import type { Carry } from "./executor.ts";

/** Milliseconds after which we look again, whatever we believe: somebody else may have written. */
const LOOK = 30_000;

interface Bench {
  readonly atOnce: number;
  readonly work: (data: object) => Promise<void>;
  busy: number;
  /** Somebody is fetching jobs. */
  fetching: boolean;
  /** A job came while somebody was fetching. */
  again: boolean;
  timer: NodeJS.Timeout | undefined;
}

export function localJobs(carry: Carry, now: () => number, trouble: (error: unknown) => void): Jobs {
  const benches = new Map<JobKind, Bench>();
  const running = new Set<Promise<void>>();
  let closed = false;

  const wake = (kind: JobKind, bench: Bench): void => void fetch(kind, bench).catch(trouble);

  async function fetch(kind: JobKind, bench: Bench): Promise<void> {
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
        const pause = Math.min(LOOK, next === null ? LOOK : Math.max(0, next - now()));
        bench.timer = setTimeout(() => wake(kind, bench), pause).unref();
      }
    } finally {
      bench.fetching = false;
    }
  }

  function start(kind: JobKind, bench: Bench, job: Job): void {
    bench.busy++;
    const done = perform(bench, job)
      .catch(trouble)
      .finally(() => {
        bench.busy--;
        running.delete(done);
        if (!closed) wake(kind, bench);
      });
    running.add(done);
  }

  async function perform(bench: Bench, job: Job): Promise<void> {
    try {
      await bench.work(job.data);
    } catch (error) {
      trouble(error);
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
    async work(kind, atOnce, work) {
      const bench: Bench = { atOnce, work, busy: 0, fetching: false, again: false, timer: undefined };
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
