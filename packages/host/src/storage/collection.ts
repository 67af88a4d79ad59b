/** Documents of one kind with their type: marks are made from the document, so that they never disagree with it. */
import type { Change, HostStore, Stored, Kind, IndexFields, DocumentFilter } from "./store.ts";

export interface Collection<T extends object> {
  /** The change that puts a document; `was` as in `Change`. */
  put(id: string, doc: T, at: number, was?: number): Change;
  delete(id: string, was?: number): Change;
  get(store: HostStore, id: string): Promise<Stored<T> | undefined>;
  getAll(store: HostStore, ids: readonly string[]): Promise<readonly Stored<T>[]>;
  find(store: HostStore, search: DocumentFilter): Promise<readonly Stored<T>[]>;
  /**
   * Reads, lets `change` decide, writes; again when somebody else was first. `change` returns what to put in its place
   * (and what goes with it), or undefined to leave it. Returns the document as it now is; undefined when not there.
   */
  update(
    store: HostStore,
    id: string,
    at: number,
    change: (doc: T) => { readonly doc: T; readonly also?: readonly Change[] } | undefined,
  ): Promise<Stored<T> | undefined>;
}

/** Shape of a shelf: the kind, how its documents are found, and when they may be forgotten. */
export function defineCollection<T extends object>(
  kind: Kind,
  marksOf: (doc: T) => IndexFields = () => ({}),
  untilOf: (doc: T) => number | undefined = () => undefined,
): Collection<T> {
  const put = (id: string, doc: T, at: number, expectedVersion?: number): Change => {
    const expiresAt = untilOf(doc);
    const index = marksOf(doc);
    return {
      is: "put",
      kind,
      id,
      doc,
      at,
      index,
      ...(expectedVersion !== undefined && { expectedVersion }),
      ...(expiresAt !== undefined && { expiresAt }),
    };
  };
  const get = async (store: HostStore, id: string): Promise<Stored<T> | undefined> =>
    (await store.get(kind, id)) as Stored<T> | undefined;
  return {
    put,
    delete: (id, expectedVersion) => ({
      is: "delete",
      kind,
      id,
      ...(expectedVersion !== undefined && { expectedVersion }),
    }),
    get,
    getAll: async (store, ids) => (await store.getAll(kind, ids)) as readonly Stored<T>[],
    find: async (store, search) => (await store.find(kind, search)) as readonly Stored<T>[],
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
