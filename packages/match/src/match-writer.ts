/** What becomes of a draft: it is written, then taken in, then told, or somebody else's entries come first. */
import { type ClockAction, closedClock, applyClockAction } from "./clock.ts";
import { ordersDueAt } from "./conditional-orders.ts";
import type { OpenMatch, OpenMatchOptions } from "./open-match.ts";
import type { Draft } from "./draft.ts";
import { lastHash, applyRow } from "./live-match.ts";
import { SNAPSHOT_EVERY, snapshotOf } from "./snapshot.ts";
import { loadStateBefore } from "./history.ts";
import { computeSchedule, earliest } from "./due-work.ts";
import { summaryOf } from "./update.ts";

export interface MatchWriter {
  /** Writes a draft; false when another clerk was first. */
  readonly write: (room: OpenMatch, draft: Draft) => Promise<boolean>;
  /** Writes what was done to the clock and to nothing else; false where this clock knows no such thing. */
  readonly writeClock: (room: OpenMatch, act: ClockAction) => Promise<boolean>;
  /** Takes in what another clerk has written. */
  readonly catchUp: (room: OpenMatch) => Promise<void>;
}

interface Deps extends Pick<OpenMatchOptions, "store" | "now" | "wrote" | "clockOf"> {
  /** A room stands differently now: to be told. */
  readonly changed: (room: OpenMatch) => void;
  /** A match is no more. */
  readonly closeRemoved: (match: string) => void;
}

export function createMatchWriter({ store, now, wrote, clockOf, changed, closeRemoved }: Deps): MatchWriter {
  async function write(room: OpenMatch, draft: Draft): Promise<boolean> {
    const { live } = room;
    const { match } = live.opening;
    const from = live.length;
    const changedAt = now();
    const { clock, due: own } = computeSchedule(live, room.clock, draft.after, changedAt);
    const length = from + draft.rows.length;
    const due = earliest(own, ordersDueAt(live, room.orders, draft.after.state, length, changedAt));
    const card = summaryOf({ ...live, ...draft.after }, length, changedAt, clock);
    if (!(await store.append(match, from, draft.rows, card, due))) {
      await catchUp(room);
      return false;
    }
    for (const [i, row] of draft.rows.entries()) applyRow(live, row, draft.outcomes[i]);
    room.changedAt = changedAt;
    room.clock = clock;
    wrote?.(match, card);
    changed(room);
    saveSnapshotIfDue(room, store);
    return true;
  }

  async function catchUp(room: OpenMatch): Promise<void> {
    const { live } = room;
    const { match } = live.opening;
    if (!(await store.opening(match))) return closeRemoved(match);
    const [known, ...rows] = await store.rows(match, live.length - 1);
    // A restored backup has another past than the one we hold.
    if (known?.entry.hash !== lastHash(live)) throw new Error(`${match} was replaced`);
    for (const row of rows) {
      const { entry } = row;
      const past = entry.is === "back" ? await loadStateBefore(store, live, entry.keep) : undefined;
      if (applyRow(live, row, past)) throw new Error(`entry ${entry.n} of ${match} does not follow`);
      room.changedAt = live.opening.createdAt + entry.at;
    }
    room.clock = await clockOf?.(match);
    changed(room);
  }

  return {
    write,
    async writeClock(room, act) {
      const { clock } = computeSchedule(room.live, room.clock, room.live, now());
      const acted = clock ? applyClockAction(clock, act) : act.is === "close" ? closedClock(now()) : undefined;
      if (!acted) return false;
      room.clock = acted;
      return write(room, { rows: [], outcomes: [], after: room.live });
    },
    catchUp,
  };
}

/** Keeps a snapshot now and then. Nobody waits for it, and nobody misses it. */
export function saveSnapshotIfDue(room: OpenMatch, store: OpenMatchOptions["store"]): void {
  const { live } = room;
  if (!store.keepSnapshot || live.length < room.snapshotAt + SNAPSHOT_EVERY) return;
  const taken = snapshotOf(live);
  room.snapshotAt = taken.at;
  store.keepSnapshot(live.opening.match, taken).catch(() => {});
}
