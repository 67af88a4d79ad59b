/** Matches kept by the browser itself, in IndexedDB: they survive reloads, crashes and being offline. */
import type { MatchStore, MatchHeader, LogRow } from "@starboard/match";
import type { MatchSummary } from "@starboard/wire";

const VERSION = 1;
const MATCHES = "matches";
const ROWS = "rows";

interface Kept {
  readonly match: string;
  readonly opening: MatchHeader;
  readonly card: MatchSummary;
  /** Rows so far: what `append` compares, inside its transaction, so that two tabs never write the same place. */
  readonly length: number;
}

/** A store in the database of that name, opened when it is first used. */
export function indexedDbStore(name: string): MatchStore {
  let opened: Promise<IDBDatabase> | null = null;
  const database = (): Promise<IDBDatabase> => {
    // A failed opening (no space, a newer version elsewhere) may go better the next time.
    opened ??= open(name, () => {
      opened = null;
    }).catch((error: unknown) => {
      opened = null;
      throw error;
    });
    return opened;
  };
  const reading = async <T>(stores: string[], ask: (t: IDBTransaction) => IDBRequest<T>): Promise<T> => {
    const t = (await database()).transaction(stores, "readonly");
    return result(ask(t));
  };
  /** One transaction that is on the disk when the promise resolves; `work` may say that nothing is to be done. */
  const writing = async (work: (t: IDBTransaction) => Promise<boolean>): Promise<boolean> => {
    const t = (await database()).transaction([MATCHES, ROWS], "readwrite", { durability: "strict" });
    const done = finished(t);
    const worked = await work(t).catch(() => giveUp(t));
    await done;
    return worked;
  };
  const put = (
    t: IDBTransaction,
    opening: MatchHeader,
    from: number,
    rows: readonly LogRow[],
    card: MatchSummary,
  ): void => {
    const { match } = opening;
    for (const [i, row] of rows.entries()) t.objectStore(ROWS).put(row, [match, from + i]);
    t.objectStore(MATCHES).put({ match, opening, card, length: from + rows.length } satisfies Kept);
  };

  return {
    create: (opening, rows, card) =>
      writing(async (t) => {
        if (await kept(t, opening.match)) return false;
        put(t, opening, 0, rows, card);
        return true;
      }),
    append: (match, from, rows, card) =>
      writing(async (t) => {
        const before = await kept(t, match);
        if (before?.length !== from) return false;
        put(t, before.opening, from, rows, card);
        return true;
      }),
    async opening(match) {
      const found = (await reading([MATCHES], (t) => t.objectStore(MATCHES).get(match))) as Kept | undefined;
      return found?.opening;
    },
    rows: (match, from) =>
      reading([ROWS], (t) => t.objectStore(ROWS).getAll(rowsOf(match, from)) as IDBRequest<LogRow[]>),
    async cards() {
      const all = (await reading([MATCHES], (t) => t.objectStore(MATCHES).getAll())) as Kept[];
      return all.map(({ match, card }) => ({ match, card })).sort((a, b) => b.card.changedAt - a.card.changedAt);
    },
    async remove(match) {
      await writing(async (t) => {
        t.objectStore(MATCHES).delete(match);
        t.objectStore(ROWS).delete(rowsOf(match, 0));
        return true;
      });
    },
  };
}

/** Lets nothing of a change remain; that it failed is reported by the transaction. */
function giveUp(t: IDBTransaction): false {
  try {
    t.abort();
  } catch {
    // It has given up by itself.
  }
  return false;
}

const rowsOf = (match: string, from: number): IDBKeyRange =>
  IDBKeyRange.bound([match, from], [match, Number.POSITIVE_INFINITY]);

const kept = (t: IDBTransaction, match: string): Promise<Kept | undefined> =>
  result(t.objectStore(MATCHES).get(match) as IDBRequest<Kept | undefined>);

function open(name: string, closed: () => void): Promise<IDBDatabase> {
  const request = indexedDB.open(name, VERSION);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(MATCHES, { keyPath: "match" });
    request.result.createObjectStore(ROWS);
  };
  return result(request).then((db) => {
    // Another tab brings a newer version: make room for it.
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
    t.onabort = () => reject(t.error ?? new Error("the browser's database gave up a change"));
  });
