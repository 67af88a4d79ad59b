/**
 * Writes drafts: appends them to the log, then applies them and publishes the change, or catches up with other writers.
 */
import { type ClockAction, closedClock, applyClockAction } from "./clock.ts";
import { ordersDueAt } from "./conditional-orders.ts";
import type { OpenMatch, OpenMatchOptions } from "./open-match.ts";
import type { Draft } from "./draft.ts";
import { lastHash, applyRow } from "./live-match.ts";
import { SNAPSHOT_EVERY, snapshotOf } from "./snapshot.ts";
import type { LogRow } from "./store.ts";
import { loadStateBefore } from "./history.ts";
import { computeSchedule, earliest } from "./due-work.ts";
import { matchSummaryOf } from "./update.ts";

export interface MatchWriter {
  /** Writes a draft. Resolves to false if another service wrote first; its rows are applied then. */
  readonly write: (openMatch: OpenMatch, draft: Draft) => Promise<boolean>;
  /** Writes a clock action. Resolves to false if this clock does not support the action. */
  readonly writeClock: (openMatch: OpenMatch, action: ClockAction) => Promise<boolean>;
  /** Applies the rows that another service has written. */
  readonly catchUp: (openMatch: OpenMatch) => Promise<void>;
}

interface Deps extends Pick<OpenMatchOptions, "store" | "now" | "onWritten" | "clockOf"> {
  /** Called when a match has changed, to update its viewers. */
  readonly changed: (openMatch: OpenMatch) => void;
  /** Called when a match was removed from the store. */
  readonly closeRemoved: (match: string) => void;
}

export function createMatchWriter({ store, now, onWritten, clockOf, changed, closeRemoved }: Deps): MatchWriter {
  async function write(openMatch: OpenMatch, draft: Draft): Promise<boolean> {
    const { live } = openMatch;
    const { match } = live.opening;
    const from = live.length;
    const changedAt = now();
    const { game = live.game, state, seats } = draft.after;
    const then = game === live.game ? live : { ...live, game };
    const { clock, due: own } = computeSchedule(then, openMatch.clock, draft.after, changedAt);
    const length = from + draft.rows.length;
    const due = earliest(own, ordersDueAt(then, openMatch.orders, state, length, changedAt));
    const summary = matchSummaryOf({ opening: live.opening, game, state, seats }, length, changedAt, clock);
    if (!(await store.append(match, from, draft.rows, summary, due))) {
      await catchUp(openMatch);
      return false;
    }
    for (let i = 0; i < draft.rows.length; i++) applyRow(live, draft.rows[i] as LogRow, draft.effects[i]);
    openMatch.changedAt = changedAt;
    openMatch.clock = clock;
    openMatch.written = summary;
    onWritten?.(match, summary);
    changed(openMatch);
    saveSnapshotIfDue(openMatch, store);
    return true;
  }

  async function catchUp(openMatch: OpenMatch): Promise<void> {
    const { live } = openMatch;
    const { match } = live.opening;
    if (!(await store.opening(match))) return closeRemoved(match);
    const [known, ...rows] = await store.rows(match, live.length - 1);
    // A restored backup can have a different history.
    if (known?.entry.hash !== lastHash(live)) throw new Error(`${match} was replaced`);
    for (const row of rows) {
      const { entry } = row;
      const past = entry.is === "back" ? await loadStateBefore(store, live, entry.keep) : undefined;
      if (applyRow(live, row, past)) throw new Error(`entry ${entry.n} of ${match} does not follow`);
      openMatch.changedAt = live.opening.createdAt + entry.at;
    }
    openMatch.clock = await clockOf?.(match);
    changed(openMatch);
  }

  return {
    write,
    async writeClock(openMatch, action) {
      const { clock } = computeSchedule(openMatch.live, openMatch.clock, openMatch.live, now());
      const acted = clock ? applyClockAction(clock, action) : action.is === "close" ? closedClock(now()) : undefined;
      if (!acted) return false;
      openMatch.clock = acted;
      return write(openMatch, { rows: [], effects: [], after: openMatch.live });
    },
    catchUp,
  };
}

/**
 * Saves a snapshot if enough entries were added. Not awaited, and failures are ignored: a lost snapshot only costs
 * time.
 */
export function saveSnapshotIfDue(openMatch: OpenMatch, store: OpenMatchOptions["store"]): void {
  const { live } = openMatch;
  if (!store.keepSnapshot || live.length < openMatch.snapshotAt + SNAPSHOT_EVERY) return;
  const taken = snapshotOf(live);
  openMatch.snapshotAt = taken.at;
  store.keepSnapshot(live.opening.match, taken).catch(() => {});
}
