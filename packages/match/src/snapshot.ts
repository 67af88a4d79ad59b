/**
 * A long match read in a moment: the table after so many entries, so that only the rest has to be played again. The log
 * stays the truth. A snapshot of other rules, or of a log that went another way, is not used.
 */
import { type AnyGame, editionName, type Entry, type GameState } from "@starboard/kernel";
import type { LimitStarts } from "./time-limits.ts";
import type { LiveMatch } from "./live-match.ts";
import type { LogRow, Snapshot } from "./store.ts";

/** Counts up whenever what is kept here, or beside the entries of a log, changes its meaning. */
const VERSION = 3;
/** Entries from one snapshot to the next: fewer are played again about as fast as a snapshot is read. */
export const SNAPSHOT_EVERY = 50;

interface Body {
  readonly version: number;
  readonly game: string;
  /** Of the last entry it sums up. */
  readonly hash: string;
  readonly table: GameState;
  /** Those before the last acts (`act-history.ts`). */
  readonly tables: readonly GameState[];
  readonly standing: readonly (readonly [string, number])[];
}

/** The match as it stands. */
export function snapshotOf(s: LiveMatch): Snapshot {
  const last = s.recentRows[s.recentRows.length - 1] as LogRow;
  const body: Body = {
    version: VERSION,
    game: editionName(s.game),
    hash: last.entry.hash,
    table: s.state,
    tables: s.actHistory.tables,
    standing: [...s.limitStarts],
  };
  return { at: s.length, body: JSON.stringify(body) };
}

/** What a snapshot knows of a match, or undefined where it does not belong to this log. */
export function readSnapshot(
  { at, body }: Snapshot,
  game: AnyGame,
  rows: readonly LogRow[],
): { readonly table: GameState; readonly tables: readonly GameState[]; readonly standing: LimitStarts } | undefined {
  let read: Body;
  try {
    read = JSON.parse(body) as Body;
  } catch {
    return undefined;
  }
  if (read.version !== VERSION || read.game !== editionName(game)) return undefined;
  const known = rows.slice(0, at);
  // Not played again, but there: each where it belongs, up to the very entry this is a picture of.
  const whole = known.length === at && known.every((row, n) => isInPlace(row, n) && hasFacts(row));
  if (!whole || known[at - 1]?.entry.hash !== read.hash) return undefined;
  return { table: read.table, tables: read.tables, standing: new Map(read.standing) };
}

function isInPlace(row: LogRow | null, n: number): boolean {
  const entry = row?.entry as Partial<Entry> | undefined;
  return entry?.n === n && typeof entry.hash === "string" && (n > 0 || entry.is === "start");
}

/** Whether a row says itself what it told; an older clerk did not write that down. */
export function hasFacts(row: LogRow | null): boolean {
  const is = (row as Partial<LogRow> | null)?.entry?.is;
  if (is === "back") return Array.isArray(row?.undone);
  return is === "seat" || Array.isArray(row?.facts);
}
