/** Typed collections of documents. Index fields are derived from the document, so they always agree with it. */
import type { Change, HostStore, Stored, Kind, IndexFields, DocumentFilter } from "./store.ts";

export interface Collection<T extends object> {
  /** Returns the change that puts a document; `expectedVersion` as in `Change`. */
  put(id: string, doc: T, at: number, expectedVersion?: number): Change;
  delete(id: string, expectedVersion?: number): Change;
  get(store: HostStore, id: string): Promise<Stored<T> | undefined>;
  getAll(store: HostStore, ids: readonly string[]): Promise<readonly Stored<T>[]>;
  find(store: HostStore, search: DocumentFilter): Promise<readonly Stored<T>[]>;
  findByValues(store: HostStore, name: string, values: readonly string[]): Promise<readonly Stored<T>[]>;
  /**
   * Reads the document, calls `change`, and writes the result; retries when another writer was first. `change` returns
   * the new document and changes to write with it, or undefined to write nothing. Resolves with the current document,
   * undefined if it does not exist.
   */
  update(
    store: HostStore,
    id: string,
    at: number,
    change: (doc: T) => { readonly doc: T; readonly also?: readonly Change[] } | undefined,
  ): Promise<Stored<T> | undefined>;
}

/** Defines a collection: its kind, the index fields of a document, and when a document expires. */
export function defineCollection<T extends object>(
  kind: Kind,
  indexOf: (doc: T) => IndexFields = () => ({}),
  expiryOf: (doc: T) => number | undefined = () => undefined,
): Collection<T> {
  const put = (id: string, doc: T, at: number, expectedVersion?: number): Change => {
    const expiresAt = expiryOf(doc);
    const index = indexOf(doc);
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
    findByValues: async (store, name, values) => (await store.findByValues(kind, name, values)) as readonly Stored<T>[],
    async update(store, id, at, change) {
      for (;;) {
        const stored = await get(store, id);
        const changed = stored && change(stored.doc);
        if (!stored || !changed) return stored;
        const { doc, also = [] } = changed;
        if (await store.write([put(id, doc, at, stored.version), ...also]))
          return { id, version: stored.version + 1, changedAt: at, doc };
      }
    },
  };
}
