/** What becomes of a draft: it is written, then taken in, then told, or somebody else's entries come first. */
import { type ClockAct, closedClock, withAct } from "./clock.ts";
import { orderMoment } from "./conditional-orders.ts";
import type { Room, RoomOptions } from "./open-match.ts";
import type { Draft } from "./draft.ts";
import { lastHash, takeIn } from "./live-match.ts";
import { SNAPSHOT_EVERY, snapshotOf } from "./snapshot.ts";
import { pastBefore } from "./history.ts";
import { ahead, earlier } from "./due-work.ts";
import { cardOf } from "./update.ts";

export interface Writing {
  /** Writes a draft; false when another clerk was first. */
  readonly write: (room: Room, draft: Draft) => Promise<boolean>;
  /** Writes what was done to the clock and to nothing else; false where this clock knows no such thing. */
  readonly writeClock: (room: Room, act: ClockAct) => Promise<boolean>;
  /** Takes in what another clerk has written. */
  readonly catchUp: (room: Room) => Promise<void>;
}

interface Hall extends Pick<RoomOptions, "store" | "now" | "wrote" | "clockOf"> {
  /** A room stands differently now: to be told. */
  readonly changed: (room: Room) => void;
  /** A match is no more. */
  readonly vacate: (match: string) => void;
}

export function createWriting({ store, now, wrote, clockOf, changed, vacate }: Hall): Writing {
  async function write(room: Room, draft: Draft): Promise<boolean> {
    const { sitting } = room;
    const { match } = sitting.opening;
    const from = sitting.length;
    const changedAt = now();
    const { clock, due: own } = ahead(sitting, room.clock, draft.after, changedAt);
    const length = from + draft.rows.length;
    const due = earlier(own, orderMoment(sitting, room.orders, draft.after.table, length, changedAt));
    const card = cardOf({ ...sitting, ...draft.after }, length, changedAt, clock);
    if (!(await store.append(match, from, draft.rows, card, due))) {
      await catchUp(room);
      return false;
    }
    for (const [i, row] of draft.rows.entries()) takeIn(sitting, row, draft.outcomes[i]);
    room.changedAt = changedAt;
    room.clock = clock;
    wrote?.(match, card);
    changed(room);
    picture(room, store);
    return true;
  }

  async function catchUp(room: Room): Promise<void> {
    const { sitting } = room;
    const { match } = sitting.opening;
    if (!(await store.opening(match))) return vacate(match);
    const [known, ...rows] = await store.rows(match, sitting.length - 1);
    // A restored backup has another past than the one we hold.
    if (known?.entry.hash !== lastHash(sitting)) throw new Error(`${match} was replaced`);
    for (const row of rows) {
      const { entry } = row;
      const past = entry.is === "back" ? await pastBefore(store, sitting, entry.keep) : undefined;
      if (takeIn(sitting, row, past)) throw new Error(`entry ${entry.n} of ${match} does not follow`);
      room.changedAt = sitting.opening.createdAt + entry.at;
    }
    room.clock = await clockOf?.(match);
    changed(room);
  }

  return {
    write,
    async writeClock(room, act) {
      const { clock } = ahead(room.sitting, room.clock, room.sitting, now());
      const acted = clock ? withAct(clock, act) : act.is === "close" ? closedClock(now()) : undefined;
      if (!acted) return false;
      room.clock = acted;
      return write(room, { rows: [], outcomes: [], after: room.sitting });
    },
    catchUp,
  };
}

/** Keeps a snapshot now and then. Nobody waits for it, and nobody misses it. */
export function picture(room: Room, store: RoomOptions["store"]): void {
  const { sitting } = room;
  if (!store.keepSnapshot || sitting.length < room.pictured + SNAPSHOT_EVERY) return;
  const taken = snapshotOf(sitting);
  room.pictured = taken.at;
  store.keepSnapshot(sitting.opening.match, taken).catch(() => {});
}
