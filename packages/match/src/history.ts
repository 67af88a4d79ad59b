/** What has happened in a match, as far back as somebody asks: the end of it is held, the rest is read from the log. */
import { hasFacts } from "./snapshot.ts";
import { lastHash, type EarlierState, findEarlierState, replayRows, type LiveMatch } from "./live-match.ts";
import type { ScheduledMatchStore, LogRow, SnapshotStore } from "./store.ts";
import { actAt, canRevertTo } from "./act-history.ts";

/**
 * Entries held of every match that somebody is in: enough for whoever acts on a board that is just out of date. Whoever was
 * away for longer waits for one reading.
 */
export const RECENT_ROWS = 4;

type Log = Pick<ScheduledMatchStore, "rows"> & Partial<Pick<SnapshotStore, "snapshot">>;

/**
 * A match as it stands, holding its story from entry `since` on. It must not change meanwhile. Rejects where the log has
 * another past than the one that was played.
 */
export async function withHistoryFrom(log: Log, s: LiveMatch, since: number): Promise<LiveMatch> {
  if (since >= s.firstHeld) return s;
  const recentRows = await read(log, s, since);
  if (recentRows.every(hasFacts)) return { ...s, recentRows, firstHeld: since };
  const whole = replayRows(s, since === 0 ? recentRows : await read(log, s, 0));
  return { ...s, recentRows: whole.recentRows, firstHeld: 0 };
}

/** How a match stood before the act at `place` of its trail; undefined where nobody can go back to. */
export async function loadStateBefore(log: Log, s: LiveMatch, place: number): Promise<EarlierState | undefined> {
  const act = actAt(s.actHistory, place);
  if (!act || !canRevertTo(s.actHistory, place)) return undefined;
  const near = findEarlierState(s, place);
  if (near) return near;
  const [rows, snapshot] = await Promise.all([read(log, s, 0), log.snapshot?.(s.opening.match)]);
  return replayRows(s, rows.slice(0, act.n), snapshot);
}

/** The rows of a match from number `from` on, up to where it stands. */
async function read(log: Log, s: LiveMatch, from: number): Promise<LogRow[]> {
  const { match } = s.opening;
  const rows = (await log.rows(match, from)).slice(0, s.length - from);
  // A restored backup has another past than the one we know.
  if (rows[s.length - from - 1]?.entry.hash !== lastHash(s)) throw new Error(`${match} was replaced`);
  return rows;
}
