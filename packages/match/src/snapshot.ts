/**
 * A long match read in a moment: where it stood after so many entries, so that only the rest has to be played again. The
 * log stays the truth. A snapshot of other rules, or of a log that went another way, is not used.
 */
import { editionName, type Entry, type SeatCard, type Table, type Told } from "@starboard/kernel";
import type { Sitting, Standing } from "./sitting.ts";
import type { Row, Snapshot } from "./store.ts";

/** Counts up whenever what is kept here, or what a `Sitting` holds, changes its meaning. */
const VERSION = 1;
/** Entries before the first snapshot: fewer are played again faster than a snapshot is read. */
export const SNAPSHOT_EVERY = 250;
/**
 * How long a match must be for the next snapshot. Each sums up the whole match; a quarter longer than the last, so that all
 * of them together cost a long match no more than a few times its own length.
 */
export const snapshotAfter = (last: number): number => last + Math.max(SNAPSHOT_EVERY, Math.floor(last / 4));

interface Body {
  readonly version: number;
  readonly game: string;
  /** Of the last entry it sums up. */
  readonly hash: string;
  readonly table: Table;
  readonly seats: readonly SeatCard[];
  readonly trail: readonly Standing[];
  readonly told: readonly (readonly Told[])[];
  readonly drawn: number;
  readonly standing: readonly (readonly [string, number])[];
}

/** The match as it stands. */
export function snapshotOf(s: Sitting): Snapshot {
  const last = s.rows[s.rows.length - 1] as Row;
  const { table, seats, trail, told, drawn } = s;
  const [game, standing] = [editionName(s.game), [...s.standing]];
  const body: Body = { version: VERSION, game, hash: last.entry.hash, table, seats, trail, told, drawn, standing };
  return { at: s.rows.length, body: JSON.stringify(body) };
}

/** Everything a snapshot knows of a match, or undefined where it does not belong to this log. */
export function readSnapshot(
  { at, body }: Snapshot,
  game: Sitting["game"],
  rows: readonly Row[],
): Pick<Sitting, "rows" | "table" | "seats" | "trail" | "told" | "drawn" | "standing"> | undefined {
  let read: Body;
  try {
    read = JSON.parse(body) as Body;
  } catch {
    return undefined;
  }
  if (read.version !== VERSION || read.game !== editionName(game)) return undefined;
  const known = rows.slice(0, at);
  // Not played again, but there: each where it belongs, up to the very entry this is a picture of.
  const whole = known.length === at && read.told.length === at && known.every(isInPlace);
  if (!whole || known[at - 1]?.entry.hash !== read.hash) return undefined;
  const { table, seats, trail, told, drawn, standing } = read;
  return {
    rows: known,
    table,
    seats: [...seats],
    trail: [...trail],
    told: [...told],
    drawn,
    standing: new Map(standing),
  };
}

function isInPlace(row: Row | null, n: number): boolean {
  const entry = row?.entry as Partial<Entry> | undefined;
  return entry?.n === n && typeof entry.hash === "string" && (n > 0 || entry.is === "start");
}
