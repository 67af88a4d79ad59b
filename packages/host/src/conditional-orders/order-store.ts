/** Answers given ahead, as the host keeps them: one document an order, private to whoever plays the seat. */
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
  /** Who gave it: when somebody else plays the seat it sleeps. */
  readonly person: string;
  readonly input: OrderInput;
  /** Entries of the match when it was given. */
  readonly at: number;
  readonly createdAt: number;
  readonly ended: OrderEndReason | null;
}

/** Nobody plays by mail so long that an order would be missed. */
const RETENTION_MS = 400 * 86_400_000;
/** Orders of one table read at once: more than all its seats may have standing. */
const MAX_ORDERS = 1_000;

export const orders = defineCollection<OrderDoc>(
  "order",
  ({ table, person }) => ({ table, person }),
  ({ createdAt }) => createdAt + RETENTION_MS,
);
export const orderKey = (table: string, id: string): string => `${table}.${id}`;

/** Every order of a table, the one given first first. */
export async function ordersOfTable(store: HostStore, table: string): Promise<readonly Stored<OrderDoc>[]> {
  const found = await orders.find(store, { index: ["table", table], limit: MAX_ORDERS });
  return found.toSorted((a, b) => a.doc.createdAt - b.doc.createdAt || (a.id < b.id ? -1 : 1));
}
export const toConditionalOrder = ({ id, doc: { table, input, at, ended } }: Stored<OrderDoc>): ConditionalOrder => ({
  id: id.slice(table.length + 1),
  wish: input,
  at,
  ended,
});

/** What the clerk follows: orders that stand, of those who still play the seats they gave them for. */
export function createOrderStore(
  store: HostStore,
  known: TableCache,
  now: () => number,
  onError: (error: unknown) => void,
): OrderStore {
  return {
    async load(match) {
      const all = await ordersOfTable(store, match);
      const standing = new Map<Seat, ConditionalOrder[]>();
      if (all.length === 0) return standing;
      const kept = await known.get(match);
      for (const one of all) {
        const { seat, person, ended } = one.doc;
        if (ended !== null || !canAct(kept?.doc, seat, person)) continue;
        standing.set(seat as Seat, [...(standing.get(seat as Seat) ?? []), toConditionalOrder(one)]);
      }
      return standing;
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
