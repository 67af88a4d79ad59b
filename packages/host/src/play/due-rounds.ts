/**
 * Runs due work of all hosts of a store: claims what is due, wakes the matches, and claims again at the next due date.
 * A host that dies loses its claims after a minute, and another one repeats them.
 */
import type { HostStore, JobKind, JobQueue, ScheduledItem } from "../storage/store.ts";
import { MATCH } from "./match-store.ts";
import { after } from "./timer.ts";

export interface DueRoundsOptions {
  readonly store: HostStore;
  readonly jobs: JobQueue;
  readonly now: () => number;
  /** Called before each round. */
  readonly beforeRound: () => Promise<void>;
  /** Does the due work of a match, which is leased until this date. */
  readonly wake: (match: string, leasedUntil: number) => Promise<void>;
  /** Called with every due key that is not a match's; its handler sets the next date. */
  readonly onOtherDueKey: (key: string) => void;
  /** While true, due work waits. */
  readonly isPaused: () => boolean;
  readonly onError: (error: unknown) => void;
}
export interface DueRounds {
  readonly start: () => void;
  /** Schedules the next round for this moment or earlier. */
  readonly schedule: (at: number) => void;
  /** Runs a round now; normally called by a timer. */
  readonly run: () => Promise<void>;
  /** Stops and waits for the present round, calls `finish`, and releases claimed work that is not done. */
  readonly close: (finish: () => void) => Promise<void>;
}

/** A job of kind `clock` or `bot`: a match with due work, and the date until which its work is leased. */
interface WakeJob {
  readonly match: string;
  readonly leasedUntil: number;
}

/** Longest interval between rounds, in ms. */
const RUN_INTERVAL_MS = 5_000;
/** Lease of claimed work in ms; afterwards other hosts may claim it. */
const LEASE_MS = 60_000;
const BATCH_SIZE = 64;
/** Number of jobs that this host runs at once. */
const WAKE_CONCURRENCY = 8;

export function createDueRounds(options: DueRoundsOptions): DueRounds {
  const { store, jobs, now, wake, onError } = options;
  let cancelTimer = (): void => {};
  let timerAt = Number.POSITIVE_INFINITY;
  let closed = false;
  let started = false;
  /** Due work leased by this host, with the end of the lease and the original date. The date is restored on close. */
  const leases = new Map<string, ScheduledItem & { readonly until: number }>();
  /** Settles when the current round is done. */
  let currentRound: Promise<void> = Promise.resolve();

  function schedule(at: number): void {
    if (closed || !started || at >= timerAt) return;
    cancelTimer();
    timerAt = at;
    cancelTimer = after(Math.max(0, Math.min(at - now(), RUN_INTERVAL_MS)), () => void run().catch(onError));
  }
  async function takeLeases(until: number): Promise<readonly ScheduledItem[]> {
    const time = now();
    for (const [key, lease] of leases) if (lease.until <= time) leases.delete(key);
    const due = await store.claimDue(time, until, BATCH_SIZE);
    for (const lease of due) leases.set(lease.key, { ...lease, until });
    return due;
  }
  /** Restores the dates of leased work. Work that was done meanwhile has another date, or none, and is not changed. */
  async function returnLeases(): Promise<void> {
    const returned = [...leases.values()];
    leases.clear();
    for (const { key, at, until, about } of returned)
      await store.write([{ is: "schedule", key, at, expectedVersion: until, ...(about && { about }) }]);
  }
  function run(): Promise<void> {
    const round = takeRound();
    currentRound = round.catch(() => {});
    return round;
  }
  async function takeRound(): Promise<void> {
    timerAt = Number.POSITIVE_INFINITY;
    try {
      await options.beforeRound();
      if (options.isPaused()) return;
      const leasedUntil = now() + LEASE_MS;
      const due = await takeLeases(leasedUntil);
      const matches = due.filter(({ key }) => key.startsWith(MATCH)).map(({ key }) => key.slice(MATCH.length));
      for (const { key } of due) if (!key.startsWith(MATCH)) options.onOtherDueKey(key);
      await (jobs.shared
        ? handOver(matches, leasedUntil)
        : Promise.all(matches.map((match) => wake(match, leasedUntil))));
      schedule((await store.nextScheduledAt()) ?? now() + RUN_INTERVAL_MS);
    } finally {
      schedule(now() + RUN_INTERVAL_MS);
    }
  }
  /** Adds due work (clocks, bots) to the shared job queue. The queue repeats it if the host that takes it stops. */
  async function handOver(matches: readonly string[], leasedUntil: number): Promise<void> {
    for (const { match, asked, seats } of await store.summariesOf(matches)) {
      const kind: JobKind = asked.some((seat) => seats[seat]?.kind === "bot") ? "bot" : "clock";
      await jobs.add(kind, { match, leasedUntil } satisfies WakeJob, { key: match });
    }
  }
  function workOnJobs(): void {
    for (const kind of ["clock", "bot"] as const)
      jobs
        .process(kind, WAKE_CONCURRENCY, (job) => {
          const { match, leasedUntil } = job as WakeJob;
          return closed ? Promise.reject(new Error("This host is shutting down.")) : wake(match, leasedUntil);
        })
        .catch(onError);
  }

  return {
    schedule,
    run,
    start() {
      if (started) return;
      started = true;
      if (jobs.shared) workOnJobs();
      schedule(now());
    },
    async close(finish) {
      closed = true;
      cancelTimer();
      await currentRound;
      finish();
      await returnLeases().catch(onError);
    },
  };
}
