/** The embedded store: one SQLite file. Reads happen here, writes in a thread that may wait for the disk; acts are safe before that (`write-behind.ts`). */
import { closeSync, mkdirSync, openSync } from "node:fs";
import { dirname } from "node:path";
import { readsOf } from "../reads.ts";
import { lateSnapshots } from "../snapshot-batcher.ts";
import type { HostStore } from "../store.ts";
import { drive, sqlite, type Work } from "../query-program.ts";
import { appended } from "../writes.ts";
import { type Database, openDatabase } from "./database.ts";
import { type LateActs, lateActs, neverLate } from "./write-behind.ts";
import { type Carrier, type Carry, carryHere, carryInThread } from "./executor.ts";
import { openWriter } from "./writer.ts";

export interface SqliteStore {
  readonly store: HostStore;
  /** For what else belongs in the file. */
  readonly carry: Carry;
  /** Changes when the whole store was replaced. */
  readonly epoch: () => string;
}

/** A store that lasts as long as the program: the same file, kept in memory. */
export function memorySqlite(): SqliteStore {
  const db = openWriter(":memory:");
  const carrier = carryHere(db);
  return storeOver("memory", db, carrier, neverLate(carrier.carry));
}

/**
 * Opens the store in a file, making file and folder where needed. Only one host may work with it (`FolderInUse`),
 * unless it is `shared`: programs beside the host, such as a restore.
 */
export async function openSqlite(
  file: string,
  shared = false,
  trouble: (error: unknown) => void = () => {},
): Promise<SqliteStore> {
  // Secrets of matches under way lie here.
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, "a", 0o600));
  const carrier = await carryInThread({ file, lock: shared ? null : `${file}.lock` });
  const db = openDatabase(file, true);
  try {
    const acts = shared ? neverLate(carrier.carry) : await lateActs(file, carrier.carry, db.ask, trouble);
    return storeOver("sqlite", db, carrier, acts);
  } catch (error) {
    db.close();
    await carrier.close();
    throw error;
  }
}

function storeOver(kind: "memory" | "sqlite", db: Database, carrier: Carrier, acts: LateActs): SqliteStore {
  const reads = readsOf(sqlite);
  const { carry, settled } = acts;
  const snapshots = lateSnapshots((several) => carry("keepSnapshots", several));
  const read = async <T>(work: Work<T>): Promise<T> => drive(work, db.ask);
  /** Behind all that is late. */
  const readAll = async <T>(work: Work<T>): Promise<T> => {
    await settled();
    return drive(work, db.ask);
  };
  const store: HostStore = {
    create: (opening, rows, card, also = []) => carry("create", opening, rows, card, also),
    append: (match, from, rows, card, also = []) => acts.append(appended(match, from, rows, card, also)),
    async remove(match) {
      await acts.carryFor(match)("remove", match);
    },
    keepSnapshot: (match, snapshot) => snapshots.keep(match, snapshot),
    write: (changes) => carry("write", changes),
    takeDue: (now, until, limit) => carry("takeDue", now, until, limit),
    sweep: (now) => carry("sweep", now),
    async check() {
      await carry("check");
      drive(reads.nextDue(), db.ask);
    },
    opening: (match) => read(reads.opening(match)),
    async rows(match, from) {
      await settled([match]);
      return drive(reads.rows(match, from), db.ask);
    },
    cards: () => readAll(reads.cards()),
    async cardsOf(matches) {
      await settled(matches);
      return drive(reads.cardsOf(matches), db.ask);
    },
    cardPage: (search) => readAll(reads.cardPage(search)),
    async snapshot(match) {
      await snapshots.settled(match);
      return drive(reads.snapshot(match), db.ask);
    },
    get: (of, id) => read(reads.get(of, id)),
    getAll: (of, ids) => read(reads.getAll(of, ids)),
    find: (of, search) => read(reads.find(of, search)),
    count: (of, mark) => read(reads.count(of, mark)),
    lines: (stream, from, limit) => read(reads.lines(stream, from, limit)),
    linesBy: (by) => read(reads.linesBy(by)),
    dues: (keys) => readAll(reads.dues(keys)),
    nextDue: () => readAll(reads.nextDue()),
    async stats() {
      await settled();
      return { kind, ...drive(reads.stats(), db.ask) };
    },
    async close() {
      await snapshots.settled();
      await acts.close();
      // The last to leave folds the log of writes into the file, which only the writer can.
      db.close();
      await carrier.close();
    },
  };
  return {
    store,
    carry,
    epoch: () => String(db.ask({ sql: "select value from meta where name = 'epoch'", params: [] })[0]?.["value"] ?? ""),
  };
}
