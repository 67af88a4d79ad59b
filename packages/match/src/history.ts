/** History of a match: recent rows are held in memory, earlier rows and states are read back from the log. */
import { hasFacts } from "./snapshot.ts";
import { lastHash, type EarlierState, findEarlierState, replayRows, type LiveMatch } from "./live-match.ts";
import type { ScheduledMatchStore, LogRow, SnapshotStore } from "./store.ts";
import { actAt, canRevertTo } from "./act-history.ts";

/**
 * Number of recent rows held of every open match. They suffice for a viewer whose position is slightly outdated; a
 * viewer who was away for longer causes one read of the log.
 */
export const RECENT_ROWS = 4;

type Log = Pick<ScheduledMatchStore, "rows"> & Partial<Pick<SnapshotStore, "snapshot">>;

/**
 * Returns the match with its rows from entry `since` on. The match must not change in the meantime. Rejects if the log
 * was replaced by a different history.
 */
export async function withHistoryFrom(log: Log, s: LiveMatch, since: number): Promise<LiveMatch> {
  if (since >= s.firstHeld) return s;
  const recentRows = await read(log, s, since);
  if (recentRows.every(hasFacts)) return { ...s, recentRows, firstHeld: since };
  const whole = replayRows(s, since === 0 ? recentRows : await read(log, s, 0));
  return { ...s, recentRows: whole.recentRows, firstHeld: 0 };
}

/** Returns the state before the act at `place` of the history; undefined if the act cannot be taken back. */
export async function loadStateBefore(log: Log, s: LiveMatch, place: number): Promise<EarlierState | undefined> {
  const act = actAt(s.actHistory, place);
  if (!act || !canRevertTo(s.actHistory, place)) return undefined;
  const near = findEarlierState(s, place);
  if (near) return near;
  const [rows, snapshot] = await Promise.all([read(log, s, 0), log.snapshot?.(s.opening.match)]);
  return replayRows(s, rows.slice(0, act.n), snapshot);
}

/** Returns the game and its state after entry `n`. */
export async function stateAfterEntry(log: Log, s: LiveMatch, n: number): Promise<Pick<LiveMatch, "game" | "state">> {
  if (n === s.length - 1) return s;
  const [rows, snapshot] = await Promise.all([read(log, s, 0), log.snapshot?.(s.opening.match)]);
  return replayRows(s, rows.slice(0, n + 1), snapshot && snapshot.at <= n + 1 ? snapshot : undefined);
}

/** Reads the rows of a match from number `from` on, up to its current length. */
async function read(log: Log, s: LiveMatch, from: number): Promise<LogRow[]> {
  const { match } = s.opening;
  const rows = (await log.rows(match, from)).slice(0, s.length - from);
  // A restored backup can have a different history.
  if (rows[s.length - from - 1]?.entry.hash !== lastHash(s)) throw new Error(`${match} was replaced`);
  return rows;
}
