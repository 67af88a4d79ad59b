/** Match store in the browser's IndexedDB. Matches survive reloads, crashes and being offline. */
import type { MatchStore, MatchHeader, LogRow } from "@starboard/match";
import type { MatchSummary } from "@starboard/wire";

const VERSION = 1;
const MATCHES = "matches";
const ROWS = "rows";

interface StoredMatch {
  readonly match: string;
  readonly opening: MatchHeader;
  readonly card: MatchSummary;
  /** Number of rows. `append` compares it inside its transaction, so that two tabs never write the same row. */
  readonly length: number;
}

/** Creates a store in the named database, which is opened on first use. */
export function indexedDbStore(name: string): MatchStore {
  let opened: Promise<IDBDatabase> | null = null;
  const database = (): Promise<IDBDatabase> => {
    // A failed opening (no space, a newer version in another tab) is retried at the next use.
    opened ??= open(name, () => {
      opened = null;
    }).catch((error: unknown) => {
      opened = null;
      throw error;
    });
    return opened;
  };
  const readIn = async <T>(stores: string[], ask: (t: IDBTransaction) => IDBRequest<T>): Promise<T> => {
    const t = (await database()).transaction(stores, "readonly");
    return result(ask(t));
  };
  /** Runs `work` in a transaction and resolves when it is durable. `work` returns false if it wrote nothing. */
  const writeIn = async (work: (t: IDBTransaction) => Promise<boolean>): Promise<boolean> => {
    const t = (await database()).transaction([MATCHES, ROWS], "readwrite", { durability: "strict" });
    const done = finished(t);
    const worked = await work(t).catch(() => rollBack(t));
    await done;
    return worked;
  };
  const put = (
    t: IDBTransaction,
    opening: MatchHeader,
    from: number,
    rows: readonly LogRow[],
    summary: MatchSummary,
  ): void => {
    const { match } = opening;
    for (const [i, row] of rows.entries()) t.objectStore(ROWS).put(row, [match, from + i]);
    t.objectStore(MATCHES).put({ match, opening, card: summary, length: from + rows.length } satisfies StoredMatch);
  };

  return {
    create: (opening, rows, summary) =>
      writeIn(async (t) => {
        if (await readMatch(t, opening.match)) return false;
        put(t, opening, 0, rows, summary);
        return true;
      }),
    append: (match, from, rows, summary) =>
      writeIn(async (t) => {
        const before = await readMatch(t, match);
        if (before?.length !== from) return false;
        put(t, before.opening, from, rows, summary);
        return true;
      }),
    async opening(match) {
      const found = (await readIn([MATCHES], (t) => t.objectStore(MATCHES).get(match))) as StoredMatch | undefined;
      return found?.opening;
    },
    rows: (match, from) =>
      readIn([ROWS], (t) => t.objectStore(ROWS).getAll(rowsOf(match, from)) as IDBRequest<LogRow[]>),
    async summaries() {
      const all = (await readIn([MATCHES], (t) => t.objectStore(MATCHES).getAll())) as StoredMatch[];
      return all
        .map(({ match, card }) => ({ match, summary: card }))
        .sort((a, b) => b.summary.changedAt - a.summary.changedAt);
    },
    async remove(match) {
      await writeIn(async (t) => {
        t.objectStore(MATCHES).delete(match);
        t.objectStore(ROWS).delete(rowsOf(match, 0));
        return true;
      });
    },
  };
}

/** Rolls back a transaction. The failure itself is reported by the transaction's abort event. */
function rollBack(t: IDBTransaction): false {
  try {
    t.abort();
  } catch {
    // The transaction has aborted already.
  }
  return false;
}

const rowsOf = (match: string, from: number): IDBKeyRange =>
  IDBKeyRange.bound([match, from], [match, Number.POSITIVE_INFINITY]);

const readMatch = (t: IDBTransaction, match: string): Promise<StoredMatch | undefined> =>
  result(t.objectStore(MATCHES).get(match) as IDBRequest<StoredMatch | undefined>);

function open(name: string, closed: () => void): Promise<IDBDatabase> {
  const request = indexedDB.open(name, VERSION);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(MATCHES, { keyPath: "match" });
    request.result.createObjectStore(ROWS);
  };
  return result(request).then((db) => {
    // Another tab opens a newer version: close the database so that it can be upgraded.
    db.onversionchange = () => {
      db.close();
      closed();
    };
    db.onclose = closed;
    return db;
  });
}

const result = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("the browser's database failed"));
  });

const finished = (t: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    t.oncomplete = () => resolve();
    t.onabort = () => reject(t.error ?? new Error("the browser's database rolled back a change"));
  });
