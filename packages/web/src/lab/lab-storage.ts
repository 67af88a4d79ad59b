/** Results of the lab, kept in this browser. If storage is blocked, a result lasts as long as the page. */
import type { MeasuredMatch, Measurement } from "@starboard/lab/measurement";

const DATABASE = "starboard-lab";
const HEADS = "heads";
const MATCHES = "matches";
/** Most results that are kept; the oldest go first. */
const MAX_KEPT = 40;

/** What the list of results shows. */
export interface KeptHead {
  readonly id: string;
  /** Time of the last change, in milliseconds since 1970. */
  readonly at: number;
  readonly plan: Measurement;
  readonly played: number;
}
export interface KeptResult extends KeptHead {
  readonly matches: readonly MeasuredMatch[];
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(HEADS, { keyPath: "id" });
      request.result.createObjectStore(MATCHES);
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("storage"));
    request.onblocked = () => reject(new Error("storage"));
  });
}

/** Runs a transaction over both stores; undefined if storage is blocked or full. */
async function transact<T>(
  mode: IDBTransactionMode,
  work: (heads: IDBObjectStore, matches: IDBObjectStore) => IDBRequest<T>,
): Promise<T | undefined> {
  try {
    const database = await openDatabase();
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction([HEADS, MATCHES], mode);
      const made = work(transaction.objectStore(HEADS), transaction.objectStore(MATCHES));
      transaction.oncomplete = () => {
        database.close();
        resolve(made.result);
      };
      transaction.onabort = () => {
        database.close();
        reject(transaction.error ?? new Error("storage"));
      };
    });
  } catch {
    return undefined;
  }
}

/** The results on this device, the newest first. */
export async function listKept(): Promise<readonly KeptHead[]> {
  const heads = await transact("readonly", (store) => store.getAll() as IDBRequest<KeptHead[]>);
  return (heads ?? []).toSorted((a, b) => b.at - a.at);
}

export async function loadKept(id: string): Promise<KeptResult | null> {
  const head = await transact("readonly", (store) => store.get(id) as IDBRequest<KeptHead | undefined>);
  const matches = await transact(
    "readonly",
    (_heads, store) => store.get(id) as IDBRequest<readonly MeasuredMatch[] | undefined>,
  );
  return head && matches ? { ...head, matches } : null;
}

export async function keepResult({ matches, ...head }: KeptResult): Promise<void> {
  await transact("readwrite", (heads, store) => {
    store.put(matches, head.id);
    return heads.put(head);
  });
  for (const { id } of (await listKept()).slice(MAX_KEPT)) await removeKept(id);
}

export async function removeKept(id: string): Promise<void> {
  await transact("readwrite", (heads, store) => {
    store.delete(id);
    return heads.delete(id);
  });
}
