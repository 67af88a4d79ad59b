/** The store for any number of hosts: a PostgreSQL database. */
import { migrate } from "../migrations.ts";
import { readsOf } from "../reads.ts";
import { lateSnapshots } from "../snapshot-batcher.ts";
import type { HostStore } from "../store.ts";
import { driveAsync, postgres, type Work } from "../query-program.ts";
import { appended, writesOf } from "../writes.ts";
import { isPlainAppend, openAppends } from "./appends.ts";
import type { Pool } from "./pool.ts";

/** Any number will do, as long as all hosts use the same: whoever changes the format keeps the others waiting. */
const FORMAT_LOCK = 0x5742;

/** A large database may take long to upgrade, and other hosts wait meanwhile. */
const UPGRADE_MS = 86_400_000;

function* upgrade(): Work<number> {
  yield { sql: "select pg_advisory_xact_lock(?1)", params: [FORMAT_LOCK] };
  return yield* migrate(postgres);
}

const reads = readsOf(postgres);
const writes = writesOf(postgres);

/** Brings the database up to the format of this program. Rejects with `NewerFormat` when a newer one was here. */
export async function openStore(pool: Pool): Promise<HostStore> {
  await pool.within(upgrade, UPGRADE_MS);
  const read = <T>(work: Work<T>): Promise<T> => driveAsync(work, (query) => pool.ask(query));

  const plain = openAppends((query) => pool.ask(query));
  const snapshots = lateSnapshots((several) => pool.within(() => writes.keepSnapshots(several)));

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
    takeDue: (now, until, limit) => pool.within(() => writes.takeDue(now, until, limit)),
    sweep: (now) => pool.within(() => writes.sweep(now)),
    async check() {
      await pool.within(() => writes.check());
    },
    opening: (match) => read(reads.opening(match)),
    rows: (match, from) => read(reads.rows(match, from)),
    cards: () => read(reads.cards()),
    cardsOf: (matches) => read(reads.cardsOf(matches)),
    cardPage: (search) => read(reads.cardPage(search)),
    async snapshot(match) {
      await snapshots.settled(match);
      return read(reads.snapshot(match));
    },
    get: (kind, id) => read(reads.get(kind, id)),
    getAll: (kind, ids) => read(reads.getAll(kind, ids)),
    find: (kind, search) => read(reads.find(kind, search)),
    count: (kind, mark) => read(reads.count(kind, mark)),
    lines: (stream, from, limit) => read(reads.lines(stream, from, limit)),
    linesBy: (by) => read(reads.linesBy(by)),
    dues: (keys) => read(reads.dues(keys)),
    nextDue: () => read(reads.nextDue()),
    async stats() {
      return { kind: "postgres", ...(await read(reads.stats())) };
    },
    async close() {
      await plain.settled();
      await snapshots.settled();
      await pool.close();
    },
  };
}
