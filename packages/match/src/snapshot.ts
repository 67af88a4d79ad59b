/**
 * Snapshots: the stored state of a match after n entries, so that only later entries must be replayed. The log stays
 * authoritative. A snapshot of other rules, or of a different log, is not used.
 */
import { currentEdition, editionName, type Entry, type GameState, parseEdition } from "@starboard/kernel";
import type { LimitStarts } from "./time-limits.ts";
import type { LiveMatch } from "./live-match.ts";
import type { LogRow, MatchHeader, Snapshot } from "./store.ts";

/** Format version; incremented whenever the meaning of a snapshot or of row metadata changes. */
const VERSION = 3;
/** Number of entries between snapshots. Fewer entries are replayed about as fast as a snapshot is read. */
export const SNAPSHOT_EVERY = 50;

interface Body {
  readonly version: number;
  readonly game: string;
  /** Hash of the last entry that it covers. */
  readonly hash: string;
  readonly state: GameState;
  /** The states before the last acts (`act-history.ts`). */
  readonly states: readonly GameState[];
  readonly limitStarts: readonly (readonly [string, number])[];
}

/** Creates a snapshot of the current state of a match. */
export function snapshotOf(s: LiveMatch): Snapshot {
  const last = s.recentRows[s.recentRows.length - 1] as LogRow;
  const body: Body = {
    version: VERSION,
    game: editionName(s.game),
    hash: last.entry.hash,
    state: s.state,
    states: s.actHistory.states,
    limitStarts: [...s.limitStarts],
  };
  return { at: s.length, body: JSON.stringify(body) };
}

/** What a snapshot holds, and the edition that the match was played by then. */
interface KnownState {
  readonly edition: number;
  readonly state: GameState;
  readonly states: readonly GameState[];
  readonly limitStarts: LimitStarts;
}

/** Reads a snapshot; undefined if it is damaged, or does not belong to this log or to the edition of its last entry. */
export function readSnapshot(
  { at, body }: Snapshot,
  { game }: Pick<MatchHeader, "game">,
  rows: readonly LogRow[],
): KnownState | undefined {
  let read: Body;
  try {
    read = JSON.parse(body) as Body;
  } catch {
    return undefined;
  }
  if (read.version !== VERSION) return undefined;
  const covered = rows.slice(0, at);
  // The covered rows are not replayed, but must all be present, up to the entry whose hash the snapshot names.
  const whole = covered.length === at && covered.every((row, n) => isInPlace(row, n) && hasFacts(row));
  if (!whole || covered[at - 1]?.entry.hash !== read.hash) return undefined;
  const edition = currentEdition(
    game,
    covered.map(({ entry }) => entry),
  );
  const id = parseEdition(game)?.id;
  if (id === undefined || edition === undefined || read.game !== editionName({ id, edition })) return undefined;
  return { edition, state: read.state, states: read.states, limitStarts: new Map(read.limitStarts) };
}

function isInPlace(row: LogRow | null, n: number): boolean {
  const entry = row?.entry as Partial<Entry> | undefined;
  return entry?.n === n && typeof entry.hash === "string" && (n > 0 || entry.is === "start");
}

/** Whether a row has the facts or the undone entries that its kind requires. */
export function hasFacts(row: LogRow | null): boolean {
  const is = (row as Partial<LogRow> | null)?.entry?.is;
  if (is === "back") return Array.isArray(row?.undone);
  return is === "seat" || Array.isArray(row?.facts);
}
