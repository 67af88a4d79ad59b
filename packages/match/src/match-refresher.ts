/** Brings open matches up to date after another writer, such as another host, has changed them in the store. */
import { NO_ORDERS, type OrderStore } from "./conditional-orders.ts";
import { withHistoryFrom } from "./history.ts";
import type { LoadedMatches } from "./loaded-matches.ts";
import type { MatchWriter } from "./match-writer.ts";
import type { OpenMatch, OpenMatchOptions } from "./open-match.ts";
import type { Retries } from "./retries.ts";
import type { TaskQueues } from "./task-queues.ts";

export interface MatchRefresher {
  /** Reads what another writer added to the store. */
  readonly refresh: (match: string) => Promise<void>;
  /** Reloads the conditional orders of a match after a change. Resolves like `runDue`. */
  readonly ordersChanged: (match: string) => Promise<number | null | undefined>;
  /** Refreshes every open match and its orders; failures are retried until they succeed. */
  readonly refreshAll: () => Promise<void>;
}

export interface MatchRefresherOptions extends Pick<OpenMatchOptions, "store"> {
  readonly orderStore: OrderStore | undefined;
  readonly loaded: LoadedMatches;
  readonly writer: MatchWriter;
  readonly enqueue: TaskQueues["enqueue"];
  readonly retries: Retries;
  /** Number of the first row that a match must hold. */
  readonly firstRowToHold: (openMatch: OpenMatch) => number;
  readonly runDue: (match: string) => Promise<number | null | undefined>;
}

export function createMatchRefresher({
  store,
  orderStore,
  loaded,
  writer,
  enqueue,
  retries,
  firstRowToHold,
  runDue,
}: MatchRefresherOptions): MatchRefresher {
  const refresh = (match: string): Promise<void> =>
    enqueue(match, async () => {
      const openMatch = loaded.find(match);
      if (openMatch) await writer.catchUp(openMatch).catch(() => loaded.reload(match));
    });

  async function ordersChanged(match: string): Promise<number | null | undefined> {
    await enqueue(match, async () => {
      const openMatch = loaded.find(match);
      if (!openMatch) return;
      openMatch.orders = (await orderStore?.load(match)) ?? NO_ORDERS;
      // New orders may refer to rows that are no longer held.
      const wide = await withHistoryFrom(store, openMatch.live, Math.max(0, firstRowToHold(openMatch)));
      openMatch.live.recentRows = wide.recentRows.slice();
      openMatch.live.firstHeld = wide.firstHeld;
    });
    return runDue(match);
  }

  return {
    refresh,
    ordersChanged,
    async refreshAll() {
      const all = loaded.all().map(async ({ live }) => {
        const { match } = live.opening;
        const both = (): Promise<unknown> => refresh(match).then(() => ordersChanged(match));
        await both().catch(() => retries.until(`orders ${match}`, both));
      });
      await Promise.all(all);
    },
  };
}
