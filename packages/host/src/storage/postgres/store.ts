/** The store for any number of hosts: a PostgreSQL database. */
import { migrate } from "../migrations.ts";
import { readsOf } from "../reads.ts";
import { batchSnapshots } from "../snapshot-batcher.ts";
import type { HostStore } from "../store.ts";
import { runAsync, postgres, type QueryProgram } from "../query-program.ts";
import { appended, writesOf } from "../writes.ts";
import { isPlainAppend, openAppends } from "./appends.ts";
import type { PgPool } from "./pool.ts";

/** Any number will do, as long as all hosts use the same: whoever changes the format keeps the others waiting. */
const FORMAT_LOCK = 0x5742;

/** A large database may take long to upgrade, and other hosts wait meanwhile. */
const UPGRADE_MS = 86_400_000;

function* upgrade(): QueryProgram<number> {
  yield { sql: "select pg_advisory_xact_lock(?1)", params: [FORMAT_LOCK] };
  return yield* migrate(postgres);
}

const reads = readsOf(postgres);
const writes = writesOf(postgres);

/** Brings the database up to the format of this program. Rejects with `NewerFormat` when a newer one was here. */
export async function openStore(pool: PgPool): Promise<HostStore> {
  await pool.within(upgrade, UPGRADE_MS);
  const read = <T>(work: QueryProgram<T>): Promise<T> => runAsync(work, (query) => pool.ask(query));

  const plain = openAppends((query) => pool.ask(query));
  const snapshots = batchSnapshots((several) => pool.within(() => writes.keepSnapshots(several)));

  return {
    create: (opening, rows, card, also = []) => pool.within(() => writes.create(opening, rows, card, also)),
    append: (match, from, rows, card, also = []) =>
      isPlainAppend(rows, also)
        ? plain.append(match, from, rows, card, also)
        : pool.within(() => writes.append(...appended(match, from, rows, card, also))),
    async remove(match) {
      await pool.within(() => writes.remove(match));
    },
    keepSnapshot: (match, snapshot) => snapshots.keep(match, snapshot),
    write: (changes) => pool.within(() => writes.write(changes)),
    claimDue: (now, until, limit) => pool.within(() => writes.takeDue(now, until, limit)),
    deleteExpired: (now) => pool.within(() => writes.sweep(now)),
    async check() {
      await pool.within(() => writes.check());
    },
    opening: (match) => read(reads.opening(match)),
    rows: (match, from) => read(reads.rows(match, from)),
    cards: () => read(reads.cards()),
    cardsOf: (matches) => read(reads.cardsOf(matches)),
    cardPage: (search) => read(reads.cardPage(search)),
    async snapshot(match) {
      await snapshots.flush(match);
      return read(reads.snapshot(match));
    },
    get: (kind, id) => read(reads.get(kind, id)),
    getAll: (kind, ids) => read(reads.getAll(kind, ids)),
    find: (kind, search) => read(reads.find(kind, search)),
    count: (kind, mark) => read(reads.count(kind, mark)),
    lines: (stream, from, limit) => read(reads.lines(stream, from, limit)),
    linesBy: (by) => read(reads.linesBy(by)),
    getScheduled: (keys) => read(reads.dues(keys)),
    nextScheduledAt: () => read(reads.nextDue()),
    async stats() {
      return { kind: "postgres", ...(await read(reads.stats())) };
    },
    async close() {
      await plain.settled();
      await snapshots.flush();
      await pool.close();
    },
  };
}
