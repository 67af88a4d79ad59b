/**
 * The embedded store: one SQLite file. Reads run in this thread. Writes run in another thread, which waits for the disk
 * and stores all that has arrived meanwhile in one transaction (group commit).
 */
import { closeSync, mkdirSync, openSync } from "node:fs";
import { dirname } from "node:path";
import { readsOf } from "../reads.ts";
import { batchSnapshots } from "../snapshot-batcher.ts";
import { refuseUnstoredActs } from "../failures.ts";
import type { HostStore } from "../store.ts";
import { runSync, sqlite, type QueryProgram } from "../query-program.ts";
import { appended } from "../writes.ts";
import { type Database, openDatabase } from "./database.ts";
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
  return storeOver("memory", db, executor);
}

/**
 * Opens the store in a file, creating file and folder where needed. Only one host may use it (`FolderInUse`), unless
 * `shared` is true, for programs beside the host such as a restore. Rejects with `StorageUnavailable` if an earlier
 * version has left acts beside the store.
 */
export async function openSqlite(file: string, shared = false): Promise<SqliteStore> {
  refuseUnstoredActs(file);
  // The file has the secrets of running matches, so only its owner may read it.
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, "a", 0o600));
  const executor = await executeInThread({ file, lock: shared ? null : `${file}.lock` });
  try {
    return storeOver("sqlite", openDatabase(file, true), executor);
  } catch (error) {
    await executor.close();
    throw error;
  }
}

function storeOver(kind: "memory" | "sqlite", db: Database, executor: Executor): SqliteStore {
  const reads = readsOf(sqlite);
  const { execute } = executor;
  const snapshots = batchSnapshots((several) => execute("keepSnapshots", several));
  const read = async <T>(work: QueryProgram<T>): Promise<T> => runSync(work, db.ask);
  const store: HostStore = {
    create: (opening, rows, summary, also = []) => execute("create", opening, rows, summary, also),
    append: (match, from, rows, summary, also = [], lease) =>
      execute("append", ...appended(match, from, rows, summary, also, lease)),
    async remove(match) {
      await execute("remove", match);
    },
    keepSnapshot: (match, snapshot) => snapshots.keep(match, snapshot),
    write: (changes) => execute("write", changes),
    claimDue: (now, until, limit) => execute("takeDue", now, until, limit),
    deleteExpired: (now) => execute("sweep", now),
    compressLog: (before) => execute("compressLog", before),
    async check() {
      await execute("check");
      runSync(reads.nextDue(), db.ask);
    },
    opening: (match) => read(reads.opening(match)),
    rows: (match, from) => read(reads.rows(match, from)),
    summaries: () => read(reads.summaries()),
    summariesOf: (matches) => read(reads.summariesOf(matches)),
    summaryPage: (search) => read(reads.summaryPage(search)),
    async snapshot(match) {
      await snapshots.flush(match);
      return runSync(reads.snapshot(match), db.ask);
    },
    get: (of, id) => read(reads.get(of, id)),
    getAll: (of, ids) => read(reads.getAll(of, ids)),
    find: (of, search) => read(reads.find(of, search)),
    findByValues: (of, name, values) => read(reads.findByValues(of, name, values)),
    count: (of, index) => read(reads.count(of, index)),
    lines: (stream, from, limit) => read(reads.lines(stream, from, limit)),
    linesBy: (by) => read(reads.linesBy(by)),
    getScheduled: (keys) => read(reads.dues(keys)),
    nextScheduledAt: () => read(reads.nextDue()),
    stats: async () => ({ kind, ...runSync(reads.stats(), db.ask) }),
    async close() {
      await snapshots.flush();
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
