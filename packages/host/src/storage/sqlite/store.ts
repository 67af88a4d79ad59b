/**
 * The embedded store: one SQLite file. Reads run in this thread. Writes run in another thread, which may wait for the
 * disk; acts are durable in the write-ahead log before that (`write-behind.ts`).
 */
import { closeSync, mkdirSync, openSync } from "node:fs";
import { dirname } from "node:path";
import { readsOf } from "../reads.ts";
import { batchSnapshots } from "../snapshot-batcher.ts";
import type { HostStore } from "../store.ts";
import { runSync, sqlite, type QueryProgram } from "../query-program.ts";
import { appended } from "../writes.ts";
import { type Database, openDatabase } from "./database.ts";
import { type WriteBehind, openWriteBehind, writeThrough } from "./write-behind.ts";
import { type Executor, type Execute, executeInline, executeInThread } from "./executor.ts";
import { openWriter } from "./writer.ts";

export interface SqliteStore {
  readonly store: HostStore;
  /** Runs further write commands on the same file, such as those of the job queue. */
  readonly execute: Execute;
  /** Returns a value that changes when the whole store was replaced. */
  readonly epoch: () => string;
}

/** Opens a store in memory; its data is lost when the process ends. */
export function memorySqlite(): SqliteStore {
  const db = openWriter(":memory:");
  const executor = executeInline(db);
  return storeOver("memory", db, executor, writeThrough(executor.execute));
}

/**
 * Opens the store in a file, creating file and folder where needed. Only one host may use it (`FolderInUse`), unless
 * `shared` is true, for programs beside the host such as a restore.
 */
export async function openSqlite(
  file: string,
  shared = false,
  onError: (error: unknown) => void = () => {},
  writeAheadLog = !shared,
): Promise<SqliteStore> {
  // The file has the secrets of running matches, so only its owner may read it.
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, "a", 0o600));
  const executor = await executeInThread({ file, lock: shared ? null : `${file}.lock`, inBackground: writeAheadLog });
  const db = openDatabase(file, true);
  try {
    const { execute } = executor;
    const acts = writeAheadLog ? await openWriteBehind(file, execute, db.ask, onError) : writeThrough(execute);
    return storeOver("sqlite", db, executor, acts);
  } catch (error) {
    db.close();
    await executor.close();
    throw error;
  }
}

function storeOver(kind: "memory" | "sqlite", db: Database, executor: Executor, acts: WriteBehind): SqliteStore {
  const reads = readsOf(sqlite);
  const { execute, flush } = acts;
  const snapshots = batchSnapshots((several) => execute("keepSnapshots", several));
  const read = async <T>(work: QueryProgram<T>): Promise<T> => runSync(work, db.ask);
  /** Reads after all buffered acts are stored. */
  const readAll = async <T>(work: QueryProgram<T>): Promise<T> => {
    await flush();
    return runSync(work, db.ask);
  };
  const store: HostStore = {
    create: (opening, rows, summary, also = []) => execute("create", opening, rows, summary, also),
    append: (match, from, rows, summary, also = []) => acts.append(appended(match, from, rows, summary, also)),
    async remove(match) {
      await acts.executeFor(match)("remove", match);
    },
    keepSnapshot: (match, snapshot) => snapshots.keep(match, snapshot),
    write: (changes) => execute("write", changes),
    claimDue: (now, until, limit) => execute("takeDue", now, until, limit),
    deleteExpired: (now) => execute("sweep", now),
    async check() {
      await execute("check");
      runSync(reads.nextDue(), db.ask);
    },
    opening: (match) => read(reads.opening(match)),
    async rows(match, from) {
      await flush([match]);
      return runSync(reads.rows(match, from), db.ask);
    },
    summaries: () => readAll(reads.summaries()),
    async summariesOf(matches) {
      await flush(matches);
      return runSync(reads.summariesOf(matches), db.ask);
    },
    summaryPage: (search) => readAll(reads.summaryPage(search)),
    async snapshot(match) {
      await snapshots.flush(match);
      return runSync(reads.snapshot(match), db.ask);
    },
    get: (of, id) => read(reads.get(of, id)),
    getAll: (of, ids) => read(reads.getAll(of, ids)),
    find: (of, search) => read(reads.find(of, search)),
    count: (of, index) => read(reads.count(of, index)),
    lines: (stream, from, limit) => read(reads.lines(stream, from, limit)),
    linesBy: (by) => read(reads.linesBy(by)),
    getScheduled: (keys) => readAll(reads.dues(keys)),
    nextScheduledAt: () => readAll(reads.nextDue()),
    async stats() {
      await flush();
      return { kind, ...runSync(reads.stats(), db.ask) };
    },
    async close() {
      await snapshots.flush();
      await acts.close();
      // SQLite checkpoints its log when the last connection closes. Only the writer may do that, so it closes last.
      db.close();
      await executor.close();
    },
  };
  return {
    store,
    execute,
    epoch: () => String(db.ask({ sql: "select value from meta where name = 'epoch'", params: [] })[0]?.["value"] ?? ""),
  };
}
