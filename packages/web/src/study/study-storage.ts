/** The studies of this browser. If storage is blocked, they last as long as the page. */
import { type Invalid, isPlainJson } from "@starboard/kernel";
import { readStudyValue, type Study } from "@starboard/kit";

const DATABASE = "starboard-studies";
const STORE = "studies";
/** Studies that this browser keeps; the one that was not changed for the longest time makes room. */
export const MAX_STUDIES = 50;

export interface StoredStudy {
  readonly id: string;
  readonly changedAt: number;
  /** The match that it was made of in this browser, or where else it comes from; empty if neither is known. */
  readonly source: string;
  /** Whether it was opened to be read: it is changed only after its reader asked for that. */
  readonly isReading: boolean;
  readonly study: Study;
}

/** Studies of this page, for browsers whose storage is blocked or full. */
const kept = new Map<string, StoredStudy>();

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => void request.result.createObjectStore(STORE, { keyPath: "id" });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("storage"));
    request.onblocked = () => reject(new Error("storage"));
  });
}

/** Runs one request of a transaction; undefined if storage is blocked or full. */
async function runRequest<T>(
  mode: IDBTransactionMode,
  request: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T | undefined> {
  try {
    const database = await openDatabase();
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(STORE, mode);
      const made = request(transaction.objectStore(STORE));
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

/** Reads what is stored as a study; null if it is damaged. */
export function readStored(raw: unknown): StoredStudy | null {
  if (typeof raw !== "object" || raw === null || !isPlainJson(raw)) return null;
  const { id, changedAt, source, isReading, study } = raw as Partial<StoredStudy>;
  const read: { readonly bad: readonly Invalid[] } | { readonly ok: { readonly study: Study } } = readStudyValue(study);
  if (typeof id !== "string" || typeof changedAt !== "number" || "bad" in read) return null;
  return { id, changedAt, source: source ?? "", isReading: isReading === true, study: read.ok.study };
}

export async function loadStudy(id: string): Promise<StoredStudy | null> {
  const raw = await runRequest("readonly", (store) => store.get(id) as IDBRequest<unknown>);
  return readStored(raw) ?? kept.get(id) ?? null;
}

/** Returns whether it is stored; otherwise it lasts as long as the page. */
export async function saveStudy(stored: StoredStudy): Promise<boolean> {
  kept.set(stored.id, stored);
  const key = await runRequest("readwrite", (store) => store.put(stored));
  if (key === undefined) return false;
  const surplus = (await storedStudies()).slice(MAX_STUDIES);
  for (const { id } of surplus) await removeStudy(id);
  return true;
}

export async function removeStudy(id: string): Promise<void> {
  kept.delete(id);
  await runRequest("readwrite", (store) => store.delete(id));
}

/** The studies of this browser, the newest first. */
export async function storedStudies(): Promise<readonly StoredStudy[]> {
  const raw = await runRequest("readonly", (store) => store.getAll() as IDBRequest<unknown[]>);
  const all = raw?.flatMap((one) => readStored(one) ?? []) ?? [...kept.values()];
  return all.toSorted((a, b) => b.changedAt - a.changedAt);
}

export const newStudyId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, "0")).join("");
