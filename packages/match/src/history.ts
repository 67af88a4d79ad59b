/** What has happened in a match, as far back as somebody asks: the end of it is held, the rest is read from the log. */
import { isTold } from "./snapshot.ts";
import { lastHash, type Past, pastOf, playedUpTo, type Sitting } from "./live-match.ts";
import type { ClerkStore, Row, SnapshotStore } from "./store.ts";
import { actAt, isOpen } from "./act-history.ts";

/**
 * Entries held of every match that somebody is in: enough for whoever acts on a board that is just out of date. Whoever was
 * away for longer waits for one reading.
 */
export const HELD = 4;

type Log = Pick<ClerkStore, "rows"> & Partial<Pick<SnapshotStore, "snapshot">>;

/**
 * A match as it stands, holding its story from entry `since` on. It must not change meanwhile. Rejects where the log has
 * another past than the one that was played.
 */
export async function reaching(log: Log, s: Sitting, since: number): Promise<Sitting> {
  if (since >= s.from) return s;
  const held = await read(log, s, since);
  if (held.every(isTold)) return { ...s, held, from: since };
  const whole = playedUpTo(s, since === 0 ? held : await read(log, s, 0));
  return { ...s, held: whole.held, from: 0 };
}

/** How a match stood before the act at `place` of its trail; undefined where nobody can go back to. */
export async function pastBefore(log: Log, s: Sitting, place: number): Promise<Past | undefined> {
  const act = actAt(s.trail, place);
  if (!act || !isOpen(s.trail, place)) return undefined;
  const near = pastOf(s, place);
  if (near) return near;
  const [rows, snapshot] = await Promise.all([read(log, s, 0), log.snapshot?.(s.opening.match)]);
  return playedUpTo(s, rows.slice(0, act.n), snapshot);
}

/** The rows of a match from number `from` on, up to where it stands. */
async function read(log: Log, s: Sitting, from: number): Promise<Row[]> {
  const { match } = s.opening;
  const rows = (await log.rows(match, from)).slice(0, s.length - from);
  // A restored backup has another past than the one we know.
  if (rows[s.length - from - 1]?.entry.hash !== lastHash(s)) throw new Error(`${match} was replaced`);
  return rows;
}
