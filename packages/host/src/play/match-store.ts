/**
 * The store of the match service on a host: every write of a match also stores its next due date, in the same
 * transaction.
 */
import type { ScheduledMatchStore, SnapshotStore } from "@starboard/match";
import type { Change, HostStore } from "../storage/store.ts";

/** Prefix of the due keys of matches. */
export const MATCH = "match/";
/** Maximum number of matches that a host remembers as having no due date. */
const MAX_UNDATED = 10_000;

/** Sets the due date of a match. `since` keeps the original date while hosts lease the work. */
export const dueChange = (match: string, at: number | null): Change => ({
  is: "schedule",
  key: `${MATCH}${match}`,
  at,
  ...(at !== null && { about: { since: at } }),
});

export interface MatchStoreOnHost extends ScheduledMatchStore, SnapshotStore {
  /** Stores the due date of a match by itself, unless it equals the expected one. */
  setDue(match: string, at: number | null, expectedVersion?: number): Promise<void>;
}

/** @param onDue called with every due date that was stored */
export function createMatchStore(store: HostStore, onDue: (at: number) => void): MatchStoreOnHost {
  /**
   * Matches without a due date, as far as this host knows. It saves deleting the date with every act. If another host
   * has set one, the match is woken once without effect.
   */
  const undated = new Set<string>();
  async function appendDated(...[match, from, rows, summary, due]: Parameters<ScheduledMatchStore["append"]>) {
    const written = await store.append(match, from, rows, summary, [dueChange(match, due)]);
    if (due !== null) undated.delete(match);
    else if (written) {
      if (undated.size >= MAX_UNDATED) undated.clear();
      undated.add(match);
    }
    if (written && due !== null) onDue(due);
    return written;
  }

  return {
    create: (opening, rows, summary, due) => store.create(opening, rows, summary, [dueChange(opening.match, due)]),
    append(match, from, rows, summary, due) {
      return due === null && undated.has(match)
        ? store.append(match, from, rows, summary)
        : appendDated(match, from, rows, summary, due);
    },
    async setDue(match, at, expectedVersion) {
      if (at === (expectedVersion ?? null)) return;
      undated.delete(match);
      await store.write([
        { ...dueChange(match, at), ...(expectedVersion !== undefined && { expectedVersion }) } as Change,
      ]);
      if (at !== null) onDue(at);
    },
    opening: (match) => store.opening(match),
    rows: (match, from) => store.rows(match, from),
    summaries: () => store.summaries(),
    remove: (match) => store.remove(match),
    snapshot: (match) => store.snapshot(match),
    keepSnapshot: (match, snapshot) => store.keepSnapshot(match, snapshot),
  };
}
