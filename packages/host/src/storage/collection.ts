/** Documents of one kind with their type: marks are made from the document, so that they never disagree with it. */
import type { Change, HostStore, Kept, Kind, Marks, Search } from "./store.ts";

export interface Shelf<T extends object> {
  /** The change that puts a document; `was` as in `Change`. */
  put(id: string, doc: T, at: number, was?: number): Change;
  drop(id: string, was?: number): Change;
  get(store: HostStore, id: string): Promise<Kept<T> | undefined>;
  getAll(store: HostStore, ids: readonly string[]): Promise<readonly Kept<T>[]>;
  find(store: HostStore, search: Search): Promise<readonly Kept<T>[]>;
  /**
   * Reads, lets `change` decide, writes; again when somebody else was first. `change` returns what to put in its place
   * (and what goes with it), or undefined to leave it. Returns the document as it now is; undefined when not there.
   */
  update(
    store: HostStore,
    id: string,
    at: number,
    change: (doc: T) => { readonly doc: T; readonly also?: readonly Change[] } | undefined,
  ): Promise<Kept<T> | undefined>;
}

/** Shape of a shelf: the kind, how its documents are found, and when they may be forgotten. */
export function shelf<T extends object>(
  kind: Kind,
  marksOf: (doc: T) => Marks = () => ({}),
  untilOf: (doc: T) => number | undefined = () => undefined,
): Shelf<T> {
  const put = (id: string, doc: T, at: number, was?: number): Change => {
    const until = untilOf(doc);
    const marks = marksOf(doc);
    return {
      is: "put",
      kind,
      id,
      doc,
      at,
      marks,
      ...(was !== undefined && { was }),
      ...(until !== undefined && { until }),
    };
  };
  const get = async (store: HostStore, id: string): Promise<Kept<T> | undefined> =>
    (await store.get(kind, id)) as Kept<T> | undefined;
  return {
    put,
    drop: (id, was) => ({ is: "drop", kind, id, ...(was !== undefined && { was }) }),
    get,
    getAll: async (store, ids) => (await store.getAll(kind, ids)) as readonly Kept<T>[],
    find: async (store, search) => (await store.find(kind, search)) as readonly Kept<T>[],
    async update(store, id, at, change) {
      for (;;) {
        const kept = await get(store, id);
        const changed = kept && change(kept.doc);
        if (!kept || !changed) return kept;
        const { doc, also = [] } = changed;
        if (await store.write([put(id, doc, at, kept.version), ...also]))
          return { id, version: kept.version + 1, changedAt: at, doc };
      }
    },
  };
}
