/** Time passes in a match: what is overdue is done, what seats have asked for is followed, and an alarm rings for the rest. */
import { isClosed } from "./clock.ts";
import { nextOrdered } from "./conditional-orders.ts";
import type { Room, RoomOptions } from "./open-match.ts";
import { draftRun } from "./draft.ts";
import { ahead, earlier, overdue } from "./due-work.ts";
import type { Writing } from "./match-writer.ts";

export interface Passing {
  /** Whether something may have to be done before anything else. */
  isDue(room: Room): boolean;
  /** Does what the time of day calls for, and what seats have asked for. */
  passTime(room: Room): Promise<void>;
  /** When time, or an order, will change something; null for never. */
  dueOf(room: Room): number | null;
  /** Rings when time changes something in a match that somebody is in. */
  setAlarm(room: Room): void;
  /** What follows from the orders of a match; with a moment where it is an act. */
  nextMove(room: Room): ReturnType<typeof nextOrdered>;
}

interface Hall extends Pick<RoomOptions, "now"> {
  readonly after: RoomOptions["after"] | undefined;
  readonly book: RoomOptions["orders"] | undefined;
  readonly writing: Pick<Writing, "write" | "writeClock">;
  readonly wake: (match: string) => unknown;
}

/** The longest that timers can wait. */
const LONGEST = 2 ** 31 - 1;
/** What could not be done in time is tried again after so many milliseconds. */
const SHORTEST = 250;
/** So much becomes overdue at once at most: more is a mistake in the rules. */
const OVERDUE = 64;

export function createPassing({ now, after, book, writing, wake }: Hall): Passing {
  const { write, writeClock } = writing;
  const nextMove = (room: Room): ReturnType<typeof nextOrdered> =>
    book && room.orders.size > 0 && !isClosed(room.clock) ? nextOrdered(room.sitting, room.orders) : undefined;

  /** Does the first thing that follows from orders, if its moment has come; false when there is nothing to do. */
  async function follow(room: Room, at: number): Promise<boolean> {
    const { sitting } = room;
    const next = nextMove(room);
    if (!next || (next.is === "play" && next.moment > at)) return false;
    const { seat, order } = next;
    const draft = next.is === "play" ? draftRun(sitting, seat, [next.move], at, { order: order.id }) : null;
    if (draft && !("refusal" in draft)) return write(room, draft);
    const why = next.is === "end" ? next.why : "refused";
    const list = room.orders.get(seat) ?? [];
    room.orders = new Map(room.orders).set(
      seat,
      list.map((one) => (one === order ? { ...one, ended: why } : one)),
    );
    book?.end(sitting.opening.match, seat, order.id, why);
    return true;
  }

  function dueOf(room: Room): number | null {
    const { sitting } = room;
    const { due } = ahead(sitting, room.clock, sitting, now());
    const next = nextMove(room);
    return next ? earlier(due, next.is === "play" ? next.moment : now()) : due;
  }

  return {
    nextMove,
    dueOf,
    isDue: (room) => room.orders.size > 0 || overdue(room.sitting, room.clock, now()) !== undefined,
    async passTime(room) {
      const { sitting } = room;
      for (let i = 0; i < OVERDUE; i++) {
        const at = now();
        const todo = overdue(sitting, room.clock, at);
        if (!todo) {
          if (await follow(room, at)) continue;
          return;
        }
        if (todo.is === "clock") {
          await writeClock(room, todo.act);
          continue;
        }
        let done = false;
        for (const make of todo.drafts) {
          const draft = make();
          if (draft && !(await write(room, draft))) return;
          done ||= draft !== null;
        }
        // What cannot be ended stays; asking again would change nothing.
        if (!done) return;
      }
    },
    setAlarm(room) {
      room.quiet();
      if (!after) return;
      const due = dueOf(room);
      const { match } = room.sitting.opening;
      if (due !== null) room.quiet = after(Math.min(Math.max(due - now(), SHORTEST), LONGEST), () => void wake(match));
    },
  };
}
