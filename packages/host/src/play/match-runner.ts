/**
 * Runs the match service of a host: the service that browsers also use, over the host's store, with bots in threads. It
 * publishes writes to all hosts of the store and runs due work (clocks, bots, orders).
 */
import { randomBytes } from "node:crypto";
import type { Seat } from "@starboard/kernel";
import {
  type BotRunner,
  createMatchService,
  type LoadGame,
  type MatchService,
  type OrderStore,
} from "@starboard/match";
import type { MatchSummary } from "@starboard/wire";
import type { Wanted } from "../hosts/forwarded-subscription.ts";
import { batched } from "../storage/batched.ts";
import type { Bus, HostStore, JobQueue } from "../storage/store.ts";
import { createDueRounds } from "./due-rounds.ts";
import { createMatchStore, dueChange, MATCH } from "./match-store.ts";
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
  /** Wraps the match service where several hosts share a database, so that each match is played by its owner. */
  readonly route?: (local: MatchService) => Pick<MatchRunner, "service" | "watch">;
  /** While true, due work waits. */
  readonly isPaused?: () => boolean;
  readonly onError: (error: unknown) => void;
}
export interface MatchRunner {
  /** Id of this host, as it stands in its hints. */
  readonly node: string;
  readonly service: MatchService;
  /** Subscribes a client, wherever the match is played. */
  readonly watch: (wanted: Wanted) => ReturnType<MatchService["subscribe"]>;
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
  /** Number of entries after the write; 0 if it is unknown. */
  readonly at: number;
  /** The seats that now have to answer. */
  readonly asked: readonly Seat[];
  readonly over: boolean;
}

/** Interval of the check for writes whose host ended before publishing them, in ms. */
const MISSED_MATCHES_INTERVAL_MS = 15_000;

export function createMatchRunner(options: MatchRunnerOptions): MatchRunner {
  const { store, bus, jobs, now, load, botRunner, orders, onWritten, onMatchEnd, onError } = options;
  const node = randomBytes(6).toString("hex");
  let checkedAt = now();
  const rounds = createDueRounds({
    store,
    jobs,
    now,
    beforeRound: refreshMissedMatches,
    wake,
    onOtherDueKey: options.onOtherDueKey ?? (() => {}),
    isPaused: options.isPaused ?? (() => false),
    onError,
  });
  const matchStore = createMatchStore(store, rounds.schedule);
  const summary = batched<string, MatchSummary>(
    (match) => match,
    async (matches) => new Map((await store.summariesOf(matches)).map((one) => [one.match, one])),
  );

  const local = createMatchService({
    load,
    store: matchStore,
    now,
    random: (bytes) => randomBytes(bytes).toString("hex"),
    botRunner,
    playsUnwatched: true,
    // A take-back that the rules do not allow needs a proposal.
    consents: () => false,
    onWritten(match, written) {
      const { at, asked, over } = written ?? { at: 0, asked: [], over: null };
      bus.publish("match", { match, node, at, asked, over: over !== null } satisfies MatchHint);
      onWritten(match);
      // Also runs for a write that was reported as failed but succeeded: it is published when the match is read again.
      if (written?.over) onMatchEnd(match);
    },
    retryAfter: after,
    defer: setImmediate,
    clockOf: async (match) => (await summary(match))?.clock,
    orders,
  });

  const { service, watch } = options.route?.(local) ?? {
    service: local,
    watch: ({ listener, ...wanted }: Wanted) => local.subscribe(wanted, listener()),
  };

  /** Refreshes open matches whose latest writes were not published to this host. */
  async function refreshMissedMatches(): Promise<void> {
    if (now() - checkedAt < MISSED_MATCHES_INTERVAL_MS) return;
    checkedAt = now();
    const open = local.openMatches();
    const ends = new Map((await store.summariesOf(open.map((one) => one.match))).map((one) => [one.match, one.at]));
    await Promise.all(open.filter((one) => ends.get(one.match) !== one.at).map((one) => local.refresh(one.match)));
  }
  /**
   * Runs the due work of a match. If there was none, as after an order was deleted, it stores the next date. What another
   * host has written is read first: its hint may still be on its way, and a host that is behind would find nothing to do and
   * remove the date for good.
   */
  async function wake(match: string, leasedUntil: number): Promise<void> {
    await local.refresh(match);
    const next = await service.runDue(match);
    if (next !== undefined) await matchStore.setDue(match, next, leasedUntil);
  }
  /** Stores the next due date of a match; undefined changes nothing. */
  async function reschedule(match: string, next: number | null | undefined): Promise<void> {
    const [scheduled] = await store.getScheduled([`${MATCH}${match}`]);
    if (next !== undefined) await matchStore.setDue(match, next, scheduled?.at);
  }

  const subscriptions = [
    bus.subscribe("match", (hint) => {
      const { match, node: from } = hint as MatchHint;
      if (from === node) return;
      void local.refresh(match).catch(onError);
      onWritten(match);
    }),
    bus.subscribe("orders", (hint) => {
      const { match } = hint as { match: string };
      if (local.openMatches().some((one) => one.match === match)) void local.ordersChanged(match).catch(onError);
    }),
    bus.onGap(() => void local.refreshAll().catch(onError)),
  ];

  return {
    node,
    service,
    watch,
    runAllDue: rounds.run,
    ordersChanged: async (match) => reschedule(match, await service.ordersChanged(match)),
    async retry(match, reload) {
      const answer = await service.restart(match, reload);
      await reschedule(match, await service.runDue(match));
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
    start: rounds.start,
    async close() {
      for (const unsubscribe of subscriptions) unsubscribe();
      await rounds.close(() => local.close());
    },
  };
}
