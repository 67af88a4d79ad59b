/**
 * The host's clerk: the one that also sits in browsers, over the host's store, with bots in threads, told to all hosts
 * of the store, and woken when time is due.
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
  readonly thinker: BotRunner;
  readonly orders: OrderStore;
  /** Hears of every write of this host, after it is safe. */
  readonly onWritten: (match: string) => void;
  /** Hears of every match that ended here. */
  readonly onMatchEnd: (match: string) => void;
  /** Hears of everything else that is due and no match's; whoever is concerned settles its date. */
  readonly onOtherDueKey?: (key: string) => void;
  /** While true nothing that is due is done: it waits. */
  readonly isPaused?: () => boolean;
  readonly onError: (error: unknown) => void;
}
export interface MatchRunner {
  readonly service: MatchService;
  /** Does now what is due; normally a timer calls it. */
  runDue(): Promise<void>;
  /** Somebody has given orders or taken them back: what follows is done, and what is due later is noted. */
  ordersChanged(match: string): Promise<void>;
  /**
   * Tries again to do what is due in a match that stands still; with `anew` it is first read again from the store. Returns
   * the code of what prevents it, or null.
   */
  retry(match: string, anew: boolean): Promise<string | null>;
  /** Removes the due date of a match that cannot be played. */
  forgetDue(match: string): Promise<void>;
  /** When what is noted for these matches was due, in milliseconds since 1970; those without a date are left out. */
  dueSince(matches: readonly string[]): Promise<ReadonlyMap<string, number>>;
  summary(match: string): Promise<MatchSummary | undefined>;
  /** Begins to do what falls due; to be called once everything that handles due dates listens. */
  start(): void;
  /** Stops, and gives back what was taken and is not done. */
  close(): Promise<void>;
}

/** What all hosts hear of every write, under the topic `match`. */
export interface MatchHint {
  readonly match: string;
  /** Which host wrote. */
  readonly node: string;
  /** The seats that now have to answer. */
  readonly asked: readonly Seat[];
  readonly over: boolean;
}

/** A job of kind `clock` or `bot`: a match to be woken, and the date under which it is held for that. */
interface WakeJob {
  readonly match: string;
  readonly held: number;
}

const MATCH = "match/";
/** Hosts look at least so often for what other hosts have left undone, in milliseconds. */
const RUN_INTERVAL_MS = 5_000;
/** Another host may have died between writing and telling; so often, in milliseconds, we look whether one did. */
const MISSED_MATCHES_INTERVAL_MS = 15_000;
/** A host that has taken something due and died leaves it to others after so long. */
const LEASE_MS = 60_000;
const BATCH_SIZE = 64;
/** Matches this host wakes at once for all. */
const WAKE_CONCURRENCY = 8;
/** Matches of which a host remembers that no date is noted for them. */
const UNDATED_LEASE_MS = 10_000;

/** `since` stays what it is while hosts put the date off to work on it. */
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
  thinker,
  orders,
  onWritten,
  onMatchEnd,
  onOtherDueKey,
  isPaused = () => false,
  onError,
}: MatchRunnerOptions): MatchRunner {
  const node = randomBytes(6).toString("hex");
  let quiet = (): void => {};
  let alarm = Number.POSITIVE_INFINITY;
  let closed = false;
  let looked = now();
  /**
   * Matches without a date, as far as we know: most are, and what is not there need not be taken away with every act. Should another
   * host have noted one, the match is woken once in vain.
   */
  const undated = new Set<string>();

  /** Due dates this host holds under a lease: until when, and the date before, which stands again when the host stops. */
  const leases = new Map<string, ScheduledItem & { readonly until: number }>();
  /** What is being done of them. */
  let ticking: Promise<void> = Promise.resolve();
  let started = false;

  /** Rings at the latest then. */
  function ringAt(at: number): void {
    if (closed || !started || at >= alarm) return;
    quiet();
    alarm = at;
    quiet = after(Math.max(0, Math.min(at - now(), RUN_INTERVAL_MS)), () => void tick().catch(onError));
  }
  /** Brings those matches up to date that were written to without our hearing of it. */
  async function look(): Promise<void> {
    if (now() - looked < MISSED_MATCHES_INTERVAL_MS) return;
    looked = now();
    const open = matchService.openMatches();
    const ends = new Map((await store.cardsOf(open.map((one) => one.match))).map((one) => [one.match, one.at]));
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
  /** What was done meanwhile has another date, or none, and stays as it is. */
  async function returnLeases(): Promise<void> {
    const held = [...leases.values()];
    leases.clear();
    for (const { key, at, until, about } of held)
      await store.write([{ is: "schedule", key, at, expectedVersion: until, ...(about && { about }) }]);
  }
  function tick(): Promise<void> {
    const round = takeRound();
    ticking = round.catch(() => {});
    return round;
  }
  async function takeRound(): Promise<void> {
    alarm = Number.POSITIVE_INFINITY;
    try {
      await look();
      if (isPaused()) return;
      const held = now() + LEASE_MS;
      const due = await takeLeases(held);
      const matches = due.filter(({ key }) => key.startsWith(MATCH)).map(({ key }) => key.slice(MATCH.length));
      for (const { key } of due) if (!key.startsWith(MATCH)) onOtherDueKey?.(key);
      await (jobs.shared ? handOver(matches, held) : Promise.all(matches.map((match) => wake(match, held))));
      ringAt((await store.nextScheduledAt()) ?? now() + RUN_INTERVAL_MS);
    } finally {
      ringAt(now() + RUN_INTERVAL_MS);
    }
  }

  /** What is due becomes work for whichever host is free, and comes again if that one dies: fallen clocks, bots nobody has think. */
  async function handOver(matches: readonly string[], held: number): Promise<void> {
    for (const { match, asked, seats } of await store.cardsOf(matches)) {
      const kind: JobKind = asked.some((seat) => seats[seat]?.kind === "bot") ? "bot" : "clock";
      await jobs.add(kind, { match, held } satisfies WakeJob, { key: match });
    }
  }

  /** Notes when a match is due, if it was noted for another date before. */
  async function setDue(match: string, at: number | null, expectedVersion?: number): Promise<void> {
    if (at === (expectedVersion ?? null)) return;
    undated.delete(match);
    await store.write([
      { ...dueChange(match, at), ...(expectedVersion !== undefined && { expectedVersion }) } as Change,
    ]);
    if (at !== null) ringAt(at);
  }
  /** Lets a match do what is due. Where that was nothing, as when an order was taken back, its date is set anew. */
  async function wake(match: string, held: number): Promise<void> {
    const next = await matchService.runDue(match);
    if (next !== undefined) await setDue(match, next, held);
  }

  const scheduledStore: ScheduledMatchStore & SnapshotStore = {
    create: (opening, rows, card, due) => store.create(opening, rows, card, [dueChange(opening.match, due)]),
    async append(match, from, rows, card, due) {
      const known = due === null && undated.has(match);
      const written = await store.append(match, from, rows, card, known ? [] : [dueChange(match, due)]);
      if (due !== null) undated.delete(match);
      else if (written && !known) {
        if (undated.size >= UNDATED_LEASE_MS) undated.clear();
        undated.add(match);
      }
      if (written && due !== null) ringAt(due);
      return written;
    },
    opening: (match) => store.opening(match),
    rows: (match, from) => store.rows(match, from),
    cards: () => store.cards(),
    remove: (match) => store.remove(match),
    snapshot: (match) => store.snapshot(match),
    keepSnapshot: (match, snapshot) => store.keepSnapshot(match, snapshot),
  };
  const summary = async (match: string): Promise<MatchSummary | undefined> => (await store.cardsOf([match]))[0];

  const matchService = createMatchService({
    load,
    store: scheduledStore,
    now,
    random: (bytes) => randomBytes(bytes).toString("hex"),
    botRunner: thinker,
    playsUnwatched: true,
    // What the law does not allow is asked of the others (`propose`).
    consents: () => false,
    onWritten(match, card) {
      const { asked, over } = card ?? { asked: [], over: null };
      bus.publish("match", { match, node, asked, over: over !== null } satisfies MatchHint);
      onWritten(match);
      // Also for a write that seemed to fail and was done: it is published once it is read.
      if (card?.over) onMatchEnd(match);
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
          const { match, held } = job as WakeJob;
          return closed ? Promise.reject(new Error("this host goes down")) : wake(match, held);
        })
        .catch(onError);
  }

  return {
    service: matchService,
    runDue: tick,
    async ordersChanged(match) {
      const next = await matchService.ordersChanged(match);
      const [noted] = await store.getScheduled([`${MATCH}${match}`]);
      if (next !== undefined) await setDue(match, next, noted?.at);
    },
    async retry(match, anew) {
      const answer = await matchService.restart(match, anew);
      const next = await matchService.runDue(match);
      const [noted] = await store.getScheduled([`${MATCH}${match}`]);
      if (next !== undefined) await setDue(match, next, noted?.at);
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
      ringAt(now());
    },
    async close() {
      closed = true;
      quiet();
      leaveBus();
      leaveOrders();
      leaveGaps();
      await ticking;
      matchService.close();
      await returnLeases().catch(onError);
    },
  };
}
