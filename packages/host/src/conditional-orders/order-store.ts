/** Stores conditional orders: one document per order, private to the seat's player. */
import type { Seat } from "@starboard/kernel";
import type { ConditionalOrder, OrderStore } from "@starboard/match";
import type { OrderEndReason, OrderInput } from "@starboard/wire/orders";
import { defineCollection } from "../storage/collection.ts";
import type { HostStore, Stored } from "../storage/store.ts";
import { canAct } from "../tables/doc.ts";
import type { TableCache } from "../tables/table-cache.ts";

export interface OrderDoc {
  readonly table: string;
  readonly seat: number;
  /** The person who gave the order. It is inactive while another person plays the seat. */
  readonly person: string;
  readonly input: OrderInput;
  /** Entry count of the match when the order was given. */
  readonly at: number;
  readonly createdAt: number;
  readonly ended: OrderEndReason | null;
}

/** Retention of orders, in ms. It is longer than any correspondence match needs an order. */
const RETENTION_MS = 400 * 86_400_000;
/** Maximum number of orders read for one table: more than all its seats may have active. */
const MAX_ORDERS = 1_000;

export const orders = defineCollection<OrderDoc>(
  "order",
  ({ table, person }) => ({ table, person }),
  ({ createdAt }) => createdAt + RETENTION_MS,
);
export const orderKey = (table: string, id: string): string => `${table}.${id}`;

/** Returns every order of a table, oldest first. */
export async function ordersOfTable(store: HostStore, table: string): Promise<readonly Stored<OrderDoc>[]> {
  const found = await orders.find(store, { index: ["table", table], limit: MAX_ORDERS });
  return found.toSorted((a, b) => a.doc.createdAt - b.doc.createdAt || (a.id < b.id ? -1 : 1));
}
export const toConditionalOrder = ({ id, doc: { table, input, at, ended } }: Stored<OrderDoc>): ConditionalOrder => ({
  id: id.slice(table.length + 1),
  input,
  at,
  ended,
});

/** Creates the order store of the match service. It loads only active orders whose person still plays the seat. */
export function createOrderStore(
  store: HostStore,
  tableCache: TableCache,
  now: () => number,
  onError: (error: unknown) => void,
): OrderStore {
  return {
    async load(match) {
      const all = await ordersOfTable(store, match);
      const active = new Map<Seat, ConditionalOrder[]>();
      if (all.length === 0) return active;
      const stored = await tableCache.get(match);
      for (const one of all) {
        const { seat, person, ended } = one.doc;
        if (ended !== null || !canAct(stored?.doc, seat, person)) continue;
        active.set(seat as Seat, [...(active.get(seat as Seat) ?? []), toConditionalOrder(one)]);
      }
      return active;
    },
    markEnded(match, _seat, id, why) {
      orders
        .update(store, orderKey(match, id), now(), (doc) =>
          doc.ended === null ? { doc: { ...doc, ended: why } } : undefined,
        )
        .catch(onError);
    },
  };
}
