/**
 * The host's clerk: the one that also sits in browsers, over the host's store, with bots in threads, told to all hosts
 * of the store, and woken when time is due.
 */
import { randomBytes } from "node:crypto";
import type { Seat } from "@starboard/kernel";
import {
  type Clerk,
  type ClerkStore,
  createClerk,
  type LoadGame,
  type OrderBook,
  type SnapshotStore,
  type Thinker,
} from "@starboard/match";
import type { TableCard } from "@starboard/wire";
import type { Bus, Change, Due, HostStore, JobKind, Jobs } from "../storage/store.ts";
import { after } from "./timer.ts";

export interface RefereeOptions {
  readonly store: HostStore;
  readonly bus: Bus;
  readonly jobs: Jobs;
  readonly now: () => number;
  readonly load: LoadGame;
  readonly thinker: Thinker;
  readonly orders: OrderBook;
  /** Hears of every write of this host, after it is safe. */
  readonly wrote: (match: string) => void;
  /** Hears of every match that ended here. */
  readonly ended: (match: string) => void;
  /** Hears of everything else that is due and no match's; whoever is concerned settles its date. */
  readonly dueElsewhere?: (key: string) => void;
  /** While true nothing that is due is done: it waits. */
  readonly isPaused?: () => boolean;
  readonly trouble: (error: unknown) => void;
}
export interface Referee {
  readonly clerk: Clerk;
  /** Does now what is due; normally a timer calls it. */
  tick(): Promise<void>;
  /** Somebody has given orders or taken them back: what follows is done, and what is due later is noted. */
  reorder(match: string): Promise<void>;
  /**
   * Tries again to do what is due in a match that stands still; with `anew` it is first read again from the store. Returns
   * the code of what prevents it, or null.
   */
  retry(match: string, anew: boolean): Promise<string | null>;
  /** Removes the due date of a match that cannot be played. */
  forgetDue(match: string): Promise<void>;
  /** When what is noted for these matches was due, in milliseconds since 1970; those without a date are left out. */
  dueSince(matches: readonly string[]): Promise<ReadonlyMap<string, number>>;
  card(match: string): Promise<TableCard | undefined>;
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
interface Waking {
  readonly match: string;
  readonly held: number;
}

const MATCH = "match/";
/** Hosts look at least so often for what other hosts have left undone, in milliseconds. */
const ROUND = 5_000;
/** Another host may have died between writing and telling; so often, in milliseconds, we look whether one did. */
const LOOK = 15_000;
/** A host that has taken something due and died leaves it to others after so long. */
const HOLD = 60_000;
const AT_ONCE = 64;
/** Matches this host wakes at once for all. */
const WAKING = 8;
/** Matches of which a host remembers that no date is noted for them. */
const UNDATED = 10_000;

/** `since` stays what it is while hosts put the date off to work on it. */
const dueChange = (match: string, at: number | null): Change => ({
  is: "due",
  key: `${MATCH}${match}`,
  at,
  ...(at !== null && { about: { since: at } }),
});

export function createReferee({
  store,
  bus,
  jobs,
  now,
  load,
  thinker,
  orders,
  wrote,
  ended,
  dueElsewhere,
  isPaused = () => false,
  trouble,
}: RefereeOptions): Referee {
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
  const leases = new Map<string, Due & { readonly until: number }>();
  /** What is being done of them. */
  let ticking: Promise<void> = Promise.resolve();
  let started = false;

  /** Rings at the latest then. */
  function ringAt(at: number): void {
    if (closed || !started || at >= alarm) return;
    quiet();
    alarm = at;
    quiet = after(Math.max(0, Math.min(at - now(), ROUND)), () => void tick().catch(trouble));
  }
  /** Brings those matches up to date that were written to without our hearing of it. */
  async function look(): Promise<void> {
    if (now() - looked < LOOK) return;
    looked = now();
    const open = clerk.open();
    const ends = new Map((await store.cardsOf(open.map((one) => one.match))).map((one) => [one.match, one.at]));
    await Promise.all(open.filter((one) => ends.get(one.match) !== one.at).map((one) => clerk.refresh(one.match)));
  }
  async function takeLeases(until: number): Promise<readonly Due[]> {
    const time = now();
    for (const [key, lease] of leases) if (lease.until <= time) leases.delete(key);
    const due = await store.takeDue(time, until, AT_ONCE);
    for (const lease of due) leases.set(lease.key, { ...lease, until });
    return due;
  }
  /** What was done meanwhile has another date, or none, and stays as it is. */
  async function returnLeases(): Promise<void> {
    const held = [...leases.values()];
    leases.clear();
    for (const { key, at, until, about } of held)
      await store.write([{ is: "due", key, at, was: until, ...(about && { about }) }]);
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
      const held = now() + HOLD;
      const due = await takeLeases(held);
      const matches = due.filter(({ key }) => key.startsWith(MATCH)).map(({ key }) => key.slice(MATCH.length));
      for (const { key } of due) if (!key.startsWith(MATCH)) dueElsewhere?.(key);
      await (jobs.shared ? handOver(matches, held) : Promise.all(matches.map((match) => wake(match, held))));
      ringAt((await store.nextDue()) ?? now() + ROUND);
    } finally {
      ringAt(now() + ROUND);
    }
  }

  /** What is due becomes work for whichever host is free, and comes again if that one dies: fallen clocks, bots nobody has think. */
  async function handOver(matches: readonly string[], held: number): Promise<void> {
    for (const { match, asked, seats } of await store.cardsOf(matches)) {
      const kind: JobKind = asked.some((seat) => seats[seat]?.kind === "bot") ? "bot" : "clock";
      await jobs.add(kind, { match, held } satisfies Waking, { key: match });
    }
  }

  /** Notes when a match is due, if it was noted for another date before. */
  async function setDue(match: string, at: number | null, was?: number): Promise<void> {
    if (at === (was ?? null)) return;
    undated.delete(match);
    await store.write([{ ...dueChange(match, at), ...(was !== undefined && { was }) } as Change]);
    if (at !== null) ringAt(at);
  }
  /** Lets a match do what is due. Where that was nothing, as when an order was taken back, its date is set anew. */
  async function wake(match: string, held: number): Promise<void> {
    const next = await clerk.wake(match);
    if (next !== undefined) await setDue(match, next, held);
  }

  const clerkStore: ClerkStore & SnapshotStore = {
    create: (opening, rows, card, due) => store.create(opening, rows, card, [dueChange(opening.match, due)]),
    async append(match, from, rows, card, due) {
      const known = due === null && undated.has(match);
      const written = await store.append(match, from, rows, card, known ? [] : [dueChange(match, due)]);
      if (due !== null) undated.delete(match);
      else if (written && !known) {
        if (undated.size >= UNDATED) undated.clear();
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
  const card = async (match: string): Promise<TableCard | undefined> => (await store.cardsOf([match]))[0];

  const clerk = createClerk({
    load,
    store: clerkStore,
    now,
    random: (bytes) => randomBytes(bytes).toString("hex"),
    thinker,
    playsUnwatched: true,
    // What the law does not allow is asked of the others (`propose`).
    consents: () => false,
    wrote(match, card) {
      const { asked, over } = card ?? { asked: [], over: null };
      bus.publish("match", { match, node, asked, over: over !== null } satisfies MatchHint);
      wrote(match);
      // Also for a write that seemed to fail and was done: it is published once it is read.
      if (card?.over) ended(match);
    },
    retryAfter: after,
    clockOf: async (match) => (await card(match))?.clock,
    orders,
  });
  const leaveBus = bus.subscribe("match", (hint) => {
    const { match, node: from } = hint as MatchHint;
    if (from === node) return;
    void clerk.refresh(match).catch(trouble);
    wrote(match);
  });
  const leaveOrders = bus.subscribe("orders", (hint) => {
    const { match } = hint as { match: string };
    if (clerk.open().some((one) => one.match === match)) void clerk.reorder(match).catch(trouble);
  });
  const leaveGaps = bus.onGap(() => void clerk.refreshAll().catch(trouble));
  function workOnJobs(): void {
    for (const kind of ["clock", "bot"] as const)
      jobs
        .work(kind, WAKING, (job) => {
          const { match, held } = job as Waking;
          return closed ? Promise.reject(new Error("this host goes down")) : wake(match, held);
        })
        .catch(trouble);
  }

  return {
    clerk,
    tick,
    async reorder(match) {
      const next = await clerk.reorder(match);
      const [noted] = await store.dues([`${MATCH}${match}`]);
      if (next !== undefined) await setDue(match, next, noted?.at);
    },
    async retry(match, anew) {
      const answer = await clerk.restart(match, anew);
      const next = await clerk.wake(match);
      const [noted] = await store.dues([`${MATCH}${match}`]);
      if (next !== undefined) await setDue(match, next, noted?.at);
      return answer.is === "invalid" ? (answer.bad[0]?.code ?? "HOST_BUG") : null;
    },
    async forgetDue(match) {
      await store.write([dueChange(match, null)]);
    },
    async dueSince(matches) {
      const found = await store.dues(matches.map((match) => `${MATCH}${match}`));
      return new Map(
        found.map(({ key, at, about }) => {
          const { since = at } = (about ?? {}) as { readonly since?: number };
          return [key.slice(MATCH.length), since];
        }),
      );
    },
    card,
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
      clerk.close();
      await returnLeases().catch(trouble);
    },
  };
}
