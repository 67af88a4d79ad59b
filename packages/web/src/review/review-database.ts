/** The database of reviews in this browser. It knows nothing of what is in them, so that other pages load little. */

const DATABASE = "starboard-reviews";
const STORE = "reviews";

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => void request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("storage"));
    request.onblocked = () => reject(new Error("storage"));
  });
}

/** Runs one request of a transaction; undefined if storage is blocked or full. */
export async function runRequest<T>(
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

/** Removes the review of a match that is deleted. */
export const removeReview = (match: string): Promise<unknown> =>
  runRequest("readwrite", (store) => store.delete(match));
