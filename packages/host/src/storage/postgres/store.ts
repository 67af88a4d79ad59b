/** The store for one or several hosts: a PostgreSQL database. */
import { metaTable, migrate } from "../migrations.ts";
import { readsOf } from "../reads.ts";
import { batchSnapshots } from "../snapshot-batcher.ts";
import type { HostStore } from "../store.ts";
import { runAsync, postgres, type QueryProgram } from "../query-program.ts";
import { appended, writesOf } from "../writes.ts";
import { isPlainAppend, openAppends } from "./appends.ts";
import { codeOf, type PgPool } from "./pool.ts";

/** Advisory lock (an arbitrary number, the same in all hosts) that a host holds while it upgrades the format. */
const FORMAT_LOCK = 0x5742;

/** Timeout of an upgrade, in ms: a large database may take hours, and other hosts wait for the lock meanwhile. */
const UPGRADE_MS = 86_400_000;

function* upgrade(): QueryProgram<number> {
  yield { sql: "select pg_advisory_xact_lock(?1)", params: [FORMAT_LOCK] };
  return yield* migrate(postgres);
}
/** The same where there are no advisory locks. The table `meta` must exist. */
function* upgradeUnderTableLock(): QueryProgram<number> {
  yield { sql: "lock table meta in exclusive mode", params: [] };
  return yield* migrate(postgres);
}
/** Errors of a host that creates `meta` at the same moment as another. */
const EXISTS_CODES = new Set(["23505", "42P07", "42710"]);

const reads = readsOf(postgres);
const writes = writesOf(postgres);

async function upgradeWithoutAdvisoryLocks(pool: PgPool): Promise<void> {
  await pool.ask(metaTable(postgres)).catch((error: unknown) => {
    if (!EXISTS_CODES.has(codeOf(error) ?? "")) throw error;
  });
  await pool.within(upgradeUnderTableLock, UPGRADE_MS);
}

/**
 * Opens the store and upgrades its format; `polled` stores use no advisory locks. Rejects with `NewerFormat` when a newer
 * version has written there.
 */
export async function openStore(pool: PgPool, polled = false): Promise<HostStore> {
  if (polled) await upgradeWithoutAdvisoryLocks(pool);
  else await pool.within(upgrade, UPGRADE_MS);
  const read = <T>(work: QueryProgram<T>): Promise<T> => runAsync(work, (query) => pool.ask(query));

  const plain = openAppends((query) => pool.ask(query));
  const snapshots = batchSnapshots((several) => pool.within(() => writes.keepSnapshots(several)));

  return {
    create: (opening, rows, summary, also = []) => pool.within(() => writes.create(opening, rows, summary, also)),
    append: (match, from, rows, summary, also = [], lease) =>
      isPlainAppend(rows, also)
        ? plain.append(match, from, rows, summary, also, lease)
        : pool.within(() => writes.append(...appended(match, from, rows, summary, also, lease))),
    async remove(match) {
      await pool.within(() => writes.remove(match));
    },
    keepSnapshot: (match, snapshot) => snapshots.keep(match, snapshot),
    write: (changes) => pool.within(() => writes.write(changes)),
    claimDue: (now, until, limit) => pool.within(() => writes.takeDue(now, until, limit)),
    deleteExpired: (now) => pool.within(() => writes.sweep(now)),
    compressLog: (before) => pool.within(() => writes.compressLog(before)),
    async check() {
      await pool.within(() => writes.check());
    },
    opening: (match) => read(reads.opening(match)),
    rows: (match, from) => read(reads.rows(match, from)),
    summaries: () => read(reads.summaries()),
    summariesOf: (matches) => read(reads.summariesOf(matches)),
    summaryPage: (search) => read(reads.summaryPage(search)),
    async snapshot(match) {
      await snapshots.flush(match);
      return read(reads.snapshot(match));
    },
    get: (kind, id) => read(reads.get(kind, id)),
    getAll: (kind, ids) => read(reads.getAll(kind, ids)),
    find: (kind, search) => read(reads.find(kind, search)),
    findByValues: (kind, name, values) => read(reads.findByValues(kind, name, values)),
    count: (kind, index) => read(reads.count(kind, index)),
    lines: (stream, from, limit) => read(reads.lines(stream, from, limit)),
    linesBy: (by) => read(reads.linesBy(by)),
    getScheduled: (keys) => read(reads.dues(keys)),
    nextScheduledAt: () => read(reads.nextDue()),
    async stats() {
      return { kind: "postgres", ...(await read(reads.stats())) };
    },
    async close() {
      await plain.whenIdle();
      await snapshots.flush();
      await pool.close();
    },
  };
}
