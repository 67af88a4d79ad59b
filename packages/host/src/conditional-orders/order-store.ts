/** Answers given ahead, as the host keeps them: one document an order, private to whoever plays the seat. */
import type { Seat } from "@starboard/kernel";
import type { Order, OrderBook } from "@starboard/match";
import type { OrderEnd, OrderWish } from "@starboard/wire/orders";
import { shelf } from "../storage/collection.ts";
import type { HostStore, Kept } from "../storage/store.ts";
import { mayAct } from "../tables/doc.ts";
import type { KnownTables } from "../tables/table-cache.ts";

export interface OrderDoc {
  readonly table: string;
  readonly seat: number;
  /** Who gave it: when somebody else plays the seat it sleeps. */
  readonly person: string;
  readonly wish: OrderWish;
  /** Entries of the match when it was given. */
  readonly at: number;
  readonly createdAt: number;
  readonly ended: OrderEnd | null;
}

/** Nobody plays by mail so long that an order would be missed. */
const LIFE = 400 * 86_400_000;
/** Orders of one table read at once: more than all its seats may have standing. */
const MOST = 1_000;

export const orders = shelf<OrderDoc>(
  "order",
  ({ table, person }) => ({ table, person }),
  ({ createdAt }) => createdAt + LIFE,
);
export const orderKey = (table: string, id: string): string => `${table}.${id}`;

/** Every order of a table, the one given first first. */
export async function ordersAt(store: HostStore, table: string): Promise<readonly Kept<OrderDoc>[]> {
  const found = await orders.find(store, { mark: ["table", table], limit: MOST });
  return found.toSorted((a, b) => a.doc.createdAt - b.doc.createdAt || (a.id < b.id ? -1 : 1));
}
export const orderOf = ({ id, doc: { table, wish, at, ended } }: Kept<OrderDoc>): Order => ({
  id: id.slice(table.length + 1),
  wish,
  at,
  ended,
});

/** What the clerk follows: orders that stand, of those who still play the seats they gave them for. */
export function orderBook(
  store: HostStore,
  known: KnownTables,
  now: () => number,
  trouble: (error: unknown) => void,
): OrderBook {
  return {
    async of(match) {
      const all = await ordersAt(store, match);
      const standing = new Map<Seat, Order[]>();
      if (all.length === 0) return standing;
      const kept = await known.get(match);
      for (const one of all) {
        const { seat, person, ended } = one.doc;
        if (ended !== null || !mayAct(kept?.doc, seat, person)) continue;
        standing.set(seat as Seat, [...(standing.get(seat as Seat) ?? []), orderOf(one)]);
      }
      return standing;
    },
    end(match, _seat, id, why) {
      orders
        .update(store, orderKey(match, id), now(), (doc) =>
          doc.ended === null ? { doc: { ...doc, ended: why } } : undefined,
        )
        .catch(trouble);
    },
  };
}
