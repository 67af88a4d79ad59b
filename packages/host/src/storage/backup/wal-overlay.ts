/** Overlays acts that are only in the write-ahead log, for a backup of the embedded store beside a running host. */
import type { DatabaseSync } from "node:sqlite";
import { readActs } from "../sqlite/write-behind.ts";
import { runSync, type ResultRow, sqlite } from "../query-program.ts";

/** Temporary tables with the unstored acts, and temporary views that hide the store's tables under the same names. */
const OVERLAY = `
  create temp table late_matches (match text primary key, ended_at integer, card text, changed_at integer) ${sqlite.table};
  create temp table late_entries (match text, n integer, line text, primary key (match, n)) ${sqlite.table};
  create temp table late_dues (due text primary key, scheduled_at integer, about text) ${sqlite.table};
  create temp view matches as
    select match, opening, ended_at, card, changed_at from main.matches where match not in (select match from late_matches)
    union all select match, opening, late.ended_at, late.card, late.changed_at
    from late_matches late join main.matches using (match);
  create temp view entries as
    select match, n, line from main.entries union all select match, n, line from late_entries;
  create temp view schedule as
    select due, scheduled_at, about from main.schedule where due not in (select due from late_dues)
    union all select due, scheduled_at, about from late_dues where scheduled_at is not null`;

/**
 * Makes a connection see the store as if these acts were stored already; the store itself does not change. The acts
 * must have been read before the connection's first read. Then acts that have left the log since are in the store.
 */
export function applyUnstoredActs(db: DatabaseSync, texts: readonly string[]): void {
  const acts = runSync(readActs(texts), ({ sql, params }) => db.prepare(sql).all(...params) as readonly ResultRow[]);
  if (acts.length === 0) return;
  // Acts are secret: temporary tables stay in memory and are not written to a temporary file.
  db.exec(`pragma temp_store = memory; ${OVERLAY}`);
  const [matches, entries, dues] = [
    db.prepare("insert into late_matches values (?, ?, ?, ?)"),
    db.prepare("insert into late_entries values (?, ?, ?)"),
    db.prepare("insert or replace into late_dues values (?, ?, ?)"),
  ];
  for (const { match, from, lines, card, changedAt, dues: dates } of acts) {
    matches.run(match, from + lines.length, card, changedAt);
    for (const [i, line] of lines.entries()) entries.run(match, from + i, line);
    for (const { key, at, about } of dates) dues.run(key, at, JSON.stringify(about ?? null));
  }
}
