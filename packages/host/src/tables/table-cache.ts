/** Caches tables for checks that run with every act. An entry is dropped as soon as its table may have changed. */
import type { Bus, Change, HostStore, Stored } from "../storage/store.ts";
import { type TableDoc, tableDocs } from "./doc.ts";

export interface TableCache {
  /** Wrapped store. A table written through it is dropped from the cache before the change is published. */
  readonly store: HostStore;
  /** Returns a table, synchronously if it is cached. The bus reports changes by other hosts. */
  get(id: string): Stored<TableDoc> | Promise<Stored<TableDoc> | undefined>;
  /** Number of cached tables. */
  count(): number;
  close(): void;
}

/** Longest use of a cached table, in ms. Needed because a host may stop between a write and its bus message. */
const MAX_AGE_MS = 5_000;
/** Most cached tables. */
const MAX_TABLES = 5_000;

export function createTableCache(store: HostStore, bus: Bus, now: () => number): TableCache {
  const known = new Map<string, { readonly stored: Stored<TableDoc>; readonly expiresAt: number }>();
  /** Counts invalidations. A read that overlaps with one may be stale and is not cached. */
  let changes = 0;
  function forget(ids: Iterable<string>): void {
    changes += 1;
    for (const id of ids) known.delete(id);
  }
  const tableIdsIn = (list: readonly Change[]): string[] =>
    list.flatMap((change) =>
      (change.is === "put" || change.is === "delete") && change.kind === "table" ? change.id : [],
    );

  /** Drops expired entries. Entries are in the order of reading, so the first valid one ends the search. */
  function forgetOld(): void {
    for (const [id, { expiresAt }] of known) {
      if (now() < expiresAt) return;
      known.delete(id);
    }
  }

  async function read(id: string): Promise<Stored<TableDoc> | undefined> {
    const before = changes;
    const stored = await tableDocs.get(store, id);
    if (stored && before === changes) {
      known.delete(id);
      forgetOld();
      if (known.size >= MAX_TABLES) known.clear();
      known.set(id, { stored, expiresAt: now() + MAX_AGE_MS });
    }
    return stored;
  }

  const subscriptions = [
    bus.subscribe("table", (hint) => forget([(hint as { table: string }).table])),
    bus.onGap(() => forget([...known.keys()])),
  ];
  return {
    store: {
      ...store,
      async write(list) {
        const ids = tableIdsIn(list);
        if (ids.length === 0) return store.write(list);
        // Before the write, as it may take effect before it resolves. After it, as a read may have run in between.
        forget(ids);
        try {
          return await store.write(list);
        } finally {
          forget(ids);
        }
      },
    },
    get(id) {
      const here = known.get(id);
      return here && now() < here.expiresAt ? here.stored : read(id);
    },
    count: () => known.size,
    close() {
      for (const unsubscribe of subscriptions) unsubscribe();
    },
  };
}
