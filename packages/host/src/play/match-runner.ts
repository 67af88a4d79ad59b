/**
 * Runs the match service of a host: the service that browsers also use, over the host's store, with bots in threads. It
 * publishes writes to all hosts of the store and runs due work (clocks, bots, orders).
 */
import { randomBytes } from "node:crypto";
import type { Seat } from "@starboard/kernel";
import {
  type MatchService,
  type ScheduledMatchStore,
  createMatchService,
  type LoadGame,
  type OrderStore,
  type SnapshotStore,
  type BotRunner,
} from "@starboard/match";
import type { MatchSummary } from "@starboard/wire";
import type { Bus, Change, ScheduledItem, HostStore, JobKind, JobQueue } from "../storage/store.ts";
import { after } from "./timer.ts";

export interface MatchRunnerOptions {
  readonly store: HostStore;
  readonly bus: Bus;
  readonly jobs: JobQueue;
  readonly now: () => number;
  readonly load: LoadGame;
  readonly botRunner: BotRunner;
  readonly orders: OrderStore;
  /** Called after every durable write of this host. */
  readonly onWritten: (match: string) => void;
  /** Called for every match that ended on this host. */
  readonly onMatchEnd: (match: string) => void;
  /** Called with every due key that is not a match's; its handler sets the next date. */
  readonly onOtherDueKey?: (key: string) => void;
  /** While true, due work waits. */
  readonly isPaused?: () => boolean;
  readonly onError: (error: unknown) => void;
}
export interface MatchRunner {
  readonly service: MatchService;
  /** Runs due work now; normally called by a timer. */
  runAllDue(): Promise<void>;
  /** Applies changed conditional orders of a match and updates its due date. */
  ordersChanged(match: string): Promise<void>;
  /**
   * Runs the due work of a stuck match again; with `reload` the match is first reloaded from the store. Returns the error
   * code, or null on success.
   */
  retry(match: string, reload: boolean): Promise<string | null>;
  /** Removes the due date of a match that cannot be played. */
  forgetDue(match: string): Promise<void>;
  /** Returns the original due dates of matches, in epoch ms. Matches without a date are omitted. */
  dueSince(matches: readonly string[]): Promise<ReadonlyMap<string, number>>;
  summary(match: string): Promise<MatchSummary | undefined>;
  /** Starts to run due work; called once all handlers listen. */
  start(): void;
  /** Stops, and releases claimed work that is not done. */
  close(): Promise<void>;
}

/** Published to all hosts after every write, under the topic `match`. */
export interface MatchHint {
  readonly match: string;
  /** Id of the host that wrote. */
  readonly node: string;
  /** The seats that now have to answer. */
  readonly asked: readonly Seat[];
  readonly over: boolean;
}

/** A job of kind `clock` or `bot`: a match with due work, and the date until which its work is leased. */
interface WakeJob {
  readonly match: string;
  readonly leasedUntil: number;
}

const MATCH = "match/";
/** Longest interval between checks for due work, in ms. */
const RUN_INTERVAL_MS = 5_000;
/** Interval of the check for writes whose host ended before publishing them, in ms. */
const MISSED_MATCHES_INTERVAL_MS = 15_000;
/** Lease of claimed work in ms; afterwards other hosts may claim it. */
const LEASE_MS = 60_000;
const BATCH_SIZE = 64;
/** Number of jobs that this host runs at once. */
const WAKE_CONCURRENCY = 8;
/** Maximum number of matches that a host remembers as having no due date. */
const MAX_UNDATED = 10_000;

/** Sets the due date of a match. `since` keeps the original date while hosts lease the work. */
const dueChange = (match: string, at: number | null): Change => ({
  is: "schedule",
  key: `${MATCH}${match}`,
  at,
  ...(at !== null && { about: { since: at } }),
});

export function createMatchRunner({
  store,
  bus,
  jobs,
  now,
  load,
  botRunner,
  orders,
  onWritten,
  onMatchEnd,
  onOtherDueKey,
  isPaused = () => false,
  onError,
}: MatchRunnerOptions): MatchRunner {
  const node = randomBytes(6).toString("hex");
  let cancelTimer = (): void => {};
  let timerAt = Number.POSITIVE_INFINITY;
  let closed = false;
  let checkedAt = now();
  /**
   * Matches without a due date, as far as this host knows. It saves deleting the date with every act. If another host
   * has set one, the match is woken once without effect.
   */
  const undated = new Set<string>();

  /** Due work leased by this host, with the end of the lease and the original date. The date is restored on close. */
  const leases = new Map<string, ScheduledItem & { readonly until: number }>();
  /** Settles when the current round is done. */
  let currentRound: Promise<void> = Promise.resolve();
  let started = false;

  /** Schedules the next run for this moment or earlier. */
  function scheduleRun(at: number): void {
    if (closed || !started || at >= timerAt) return;
    cancelTimer();
    timerAt = at;
    cancelTimer = after(Math.max(0, Math.min(at - now(), RUN_INTERVAL_MS)), () => void runRound().catch(onError));
  }
  /** Refreshes open matches whose latest writes were not published to this host. */
  async function refreshMissedMatches(): Promise<void> {
    if (now() - checkedAt < MISSED_MATCHES_INTERVAL_MS) return;
    checkedAt = now();
    const open = matchService.openMatches();
    const ends = new Map((await store.summariesOf(open.map((one) => one.match))).map((one) => [one.match, one.at]));
    await Promise.all(
      open.filter((one) => ends.get(one.match) !== one.at).map((one) => matchService.refresh(one.match)),
    );
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
  function runRound(): Promise<void> {
    const round = takeRound();
    currentRound = round.catch(() => {});
    return round;
  }
  async function takeRound(): Promise<void> {
    timerAt = Number.POSITIVE_INFINITY;
    try {
      await refreshMissedMatches();
      if (isPaused()) return;
      const leasedUntil = now() + LEASE_MS;
      const due = await takeLeases(leasedUntil);
      const matches = due.filter(({ key }) => key.startsWith(MATCH)).map(({ key }) => key.slice(MATCH.length));
      for (const { key } of due) if (!key.startsWith(MATCH)) onOtherDueKey?.(key);
      await (jobs.shared
        ? handOver(matches, leasedUntil)
        : Promise.all(matches.map((match) => wake(match, leasedUntil))));
      scheduleRun((await store.nextScheduledAt()) ?? now() + RUN_INTERVAL_MS);
    } finally {
      scheduleRun(now() + RUN_INTERVAL_MS);
    }
  }

  /** Adds due work (clocks, bots) to the shared job queue. The queue repeats it if the host that takes it stops. */
  async function handOver(matches: readonly string[], leasedUntil: number): Promise<void> {
    for (const { match, asked, seats } of await store.summariesOf(matches)) {
      const kind: JobKind = asked.some((seat) => seats[seat]?.kind === "bot") ? "bot" : "clock";
      await jobs.add(kind, { match, leasedUntil } satisfies WakeJob, { key: match });
    }
  }

  /** Stores the due date of a match, unless it equals the expected one. */
  async function setDue(match: string, at: number | null, expectedVersion?: number): Promise<void> {
    if (at === (expectedVersion ?? null)) return;
    undated.delete(match);
    await store.write([
      { ...dueChange(match, at), ...(expectedVersion !== undefined && { expectedVersion }) } as Change,
    ]);
    if (at !== null) scheduleRun(at);
  }
  /** Runs the due work of a match. If there was none, as after an order was deleted, it stores the next date. */
  async function wake(match: string, leasedUntil: number): Promise<void> {
    const next = await matchService.runDue(match);
    if (next !== undefined) await setDue(match, next, leasedUntil);
  }

  const scheduledStore: ScheduledMatchStore & SnapshotStore = {
    create: (opening, rows, summary, due) => store.create(opening, rows, summary, [dueChange(opening.match, due)]),
    async append(match, from, rows, summary, due) {
      const known = due === null && undated.has(match);
      const written = await store.append(match, from, rows, summary, known ? [] : [dueChange(match, due)]);
      if (due !== null) undated.delete(match);
      else if (written && !known) {
        if (undated.size >= MAX_UNDATED) undated.clear();
        undated.add(match);
      }
      if (written && due !== null) scheduleRun(due);
      return written;
    },
    opening: (match) => store.opening(match),
    rows: (match, from) => store.rows(match, from),
    summaries: () => store.summaries(),
    remove: (match) => store.remove(match),
    snapshot: (match) => store.snapshot(match),
    keepSnapshot: (match, snapshot) => store.keepSnapshot(match, snapshot),
  };
  const summary = async (match: string): Promise<MatchSummary | undefined> => (await store.summariesOf([match]))[0];

  const matchService = createMatchService({
    load,
    store: scheduledStore,
    now,
    random: (bytes) => randomBytes(bytes).toString("hex"),
    botRunner,
    playsUnwatched: true,
    // A take-back that the rules do not allow needs a proposal.
    consents: () => false,
    onWritten(match, summary) {
      const { asked, over } = summary ?? { asked: [], over: null };
      bus.publish("match", { match, node, asked, over: over !== null } satisfies MatchHint);
      onWritten(match);
      // Also runs for a write that was reported as failed but succeeded: it is published when the match is read again.
      if (summary?.over) onMatchEnd(match);
    },
    retryAfter: after,
    clockOf: async (match) => (await summary(match))?.clock,
    orders,
  });
  const leaveBus = bus.subscribe("match", (hint) => {
    const { match, node: from } = hint as MatchHint;
    if (from === node) return;
    void matchService.refresh(match).catch(onError);
    onWritten(match);
  });
  const leaveOrders = bus.subscribe("orders", (hint) => {
    const { match } = hint as { match: string };
    if (matchService.openMatches().some((one) => one.match === match))
      void matchService.ordersChanged(match).catch(onError);
  });
  const leaveGaps = bus.onGap(() => void matchService.refreshAll().catch(onError));
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
    service: matchService,
    runAllDue: runRound,
    async ordersChanged(match) {
      const next = await matchService.ordersChanged(match);
      const [scheduled] = await store.getScheduled([`${MATCH}${match}`]);
      if (next !== undefined) await setDue(match, next, scheduled?.at);
    },
    async retry(match, reload) {
      const answer = await matchService.restart(match, reload);
      const next = await matchService.runDue(match);
      const [scheduled] = await store.getScheduled([`${MATCH}${match}`]);
      if (next !== undefined) await setDue(match, next, scheduled?.at);
      return answer.is === "invalid" ? (answer.bad[0]?.code ?? "HOST_INTERNAL") : null;
    },
    async forgetDue(match) {
      await store.write([dueChange(match, null)]);
    },
    async dueSince(matches) {
      const found = await store.getScheduled(matches.map((match) => `${MATCH}${match}`));
      return new Map(
        found.map(({ key, at, about }) => {
          const { since = at } = (about ?? {}) as { readonly since?: number };
          return [key.slice(MATCH.length), since];
        }),
      );
    },
    summary,
    start() {
      if (started) return;
      started = true;
      if (jobs.shared) workOnJobs();
      scheduleRun(now());
    },
    async close() {
      closed = true;
      cancelTimer();
      leaveBus();
      leaveOrders();
      leaveGaps();
      await currentRound;
      matchService.close();
      await returnLeases().catch(onError);
    },
  };
}
