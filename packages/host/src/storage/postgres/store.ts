/** The store for any number of hosts: a PostgreSQL database. */
import type { Row } from "@starboard/match";
import type { TableCard } from "@starboard/wire";
import { migrate } from "../migrations.ts";
import { readsOf } from "../reads.ts";
import type { Change, HostStore } from "../store.ts";
import { driveAsync, type Param, postgres, type Work } from "../work.ts";
import { appended, writesOf } from "../writes.ts";
import type { Pool } from "./pool.ts";

/** Any number will do, as long as all hosts use the same: whoever changes the format keeps the others waiting. */
const FORMAT_LOCK = 0x5742;

function* upgrade(): Work<number> {
  yield { sql: "select pg_advisory_xact_lock(?1)", params: [FORMAT_LOCK] };
  return yield* migrate(postgres);
}

const reads = readsOf(postgres);
const writes = writesOf(postgres);

/**
 * What most writes are, as one statement: a transaction of its own, and one way to the server and back. With the rows
 * goes the date on which the match falls due, set or taken away.
 */
const appendWith = (due: string): string => `with won as (
    update matches set ended_at = ?2 + ?3, card = ?4, changed_at = ?5 where match = ?1 and ended_at = ?2 returning match
  ), dated as (${due})
  insert into entries (match, n, line) select won.match, ?2 + t.n, t.value from won, ${postgres.list(6)} returning n`;
const APPEND_DUE = appendWith(`insert into dues (due, due_at, about) select ?7, ?8, ?9 from won
  on conflict (due) do update set due_at = excluded.due_at, about = excluded.about`);
const APPEND_NEVER_DUE = appendWith("delete from dues where due = ?7 and exists (select from won)");
const APPEND = appendWith("select 1");

/** The one thing that is written with rows again and again: a date, whatever it was before. */
const simple = (also: readonly Change[]): (Change & { is: "due" }) | "none" | undefined => {
  const [first, second] = also;
  if (!first) return "none";
  return !second && first.is === "due" && first.was === undefined ? first : undefined;
};

/** Brings the database up to the format of this program. Rejects with `NewerFormat` when a newer one was here. */
export async function openStore(pool: Pool): Promise<HostStore> {
  await pool.within(upgrade);
  const read = <T>(work: Work<T>): Promise<T> => driveAsync(work, (query) => pool.ask(query));

  async function append(
    match: string,
    from: number,
    rows: readonly Row[],
    card: TableCard,
    also: readonly Change[],
  ): Promise<boolean> {
    const due = simple(also);
    const texts = appended(match, from, rows, card, also);
    if (!due || rows.length === 0) return pool.within(() => writes.append(...texts));
    const [, , lines, text, changedAt] = texts;
    const params: Param[] = [match, from, lines.length, text, changedAt, JSON.stringify(lines)];
    let sql = APPEND;
    if (due !== "none" && due.at === null) {
      sql = APPEND_NEVER_DUE;
      params.push(due.key);
    } else if (due !== "none") {
      sql = APPEND_DUE;
      params.push(due.key, due.at, JSON.stringify(due.about ?? null));
    }
    return (await pool.ask({ sql, params })).length > 0;
  }

  return {
    create: (opening, rows, card, also = []) => pool.within(() => writes.create(opening, rows, card, also)),
    append: (match, from, rows, card, also = []) => append(match, from, rows, card, also),
    async remove(match) {
      await pool.within(() => writes.remove(match));
    },
    async keepSnapshot(match, snapshot) {
      await pool.within(() => writes.keepSnapshot(match, snapshot));
    },
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
    snapshot: (match) => read(reads.snapshot(match)),
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
    close: () => pool.close(),
  };
}
