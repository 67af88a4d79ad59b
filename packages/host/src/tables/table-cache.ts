/** Tables as they were last read, for what is asked with every act; forgotten as soon as anybody may have changed them. */
import type { Bus, Change, HostStore, Stored } from "../storage/store.ts";
import { type TableDoc, tableDocs } from "./doc.ts";

export interface TableCache {
  /** The store to work with: a table that is written through it is forgotten here, before it is told to anybody. */
  readonly store: HostStore;
  /** A table, at once where it is known. Of another host's changes it hears over the bus. */
  get(id: string): Stored<TableDoc> | Promise<Stored<TableDoc> | undefined>;
  /** Tables held just now. */
  count(): number;
  close(): void;
}

/** Hosts may die between writing and telling: what we know is believed for so long, in milliseconds. */
const MAX_AGE_MS = 5_000;
/** Tables known at most. */
const MAX_TABLES = 5_000;

export function createTableCache(store: HostStore, bus: Bus, now: () => number): TableCache {
  const known = new Map<string, { readonly kept: Stored<TableDoc>; readonly until: number }>();
  /** Counts what was forgotten: what was read meanwhile may be older than that. */
  let changes = 0;
  function forget(ids: Iterable<string>): void {
    changes += 1;
    for (const id of ids) known.delete(id);
  }
  const written = (list: readonly Change[]): string[] =>
    list.flatMap((change) =>
      (change.is === "put" || change.is === "delete") && change.kind === "table" ? change.id : [],
    );

  /** What is no longer believed need not be held. They stand in the order in which they were read. */
  function forgetOld(): void {
    for (const [id, { until }] of known) {
      if (now() < until) return;
      known.delete(id);
    }
  }

  async function read(id: string): Promise<Stored<TableDoc> | undefined> {
    const before = changes;
    const kept = await tableDocs.get(store, id);
    if (kept && before === changes) {
      known.delete(id);
      forgetOld();
      if (known.size >= MAX_TABLES) known.clear();
      known.set(id, { kept, until: now() + MAX_AGE_MS });
    }
    return kept;
  }

  const leaves = [
    bus.subscribe("table", (hint) => forget([(hint as { table: string }).table])),
    bus.onGap(() => forget([...known.keys()])),
  ];
  return {
    store: {
      ...store,
      async write(list) {
        const ids = written(list);
        if (ids.length === 0) return store.write(list);
        // Before, since it may be safe before we hear so; and behind, since somebody may have read in between.
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
      return here && now() < here.until ? here.kept : read(id);
    },
    count: () => known.size,
    close() {
      for (const leave of leaves) leave();
    },
  };
}
