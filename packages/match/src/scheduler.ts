/** Time passes in a match: what is overdue is done, what seats have asked for is followed, and an alarm rings for the rest. */
import { isClosed } from "./clock.ts";
import { nextOrderAction } from "./conditional-orders.ts";
import type { OpenMatch, OpenMatchOptions } from "./open-match.ts";
import { draftRun } from "./draft.ts";
import { computeSchedule, earliest, findDueWork } from "./due-work.ts";
import type { MatchWriter } from "./match-writer.ts";

export interface MatchScheduler {
  /** Whether something may have to be done before anything else. */
  isDue(room: OpenMatch): boolean;
  /** Does what the time of day calls for, and what seats have asked for. */
  runDue(room: OpenMatch): Promise<void>;
  /** When time, or an order, will change something; null for never. */
  nextDueAt(room: OpenMatch): number | null;
  /** Rings when time changes something in a match that somebody is in. */
  scheduleTimer(room: OpenMatch): void;
  /** What follows from the orders of a match; with a moment where it is an act. */
  nextActionOf(room: OpenMatch): ReturnType<typeof nextOrderAction>;
}

interface Deps extends Pick<OpenMatchOptions, "now"> {
  readonly after: OpenMatchOptions["after"] | undefined;
  readonly book: OpenMatchOptions["orders"] | undefined;
  readonly writing: Pick<MatchWriter, "write" | "writeClock">;
  readonly wake: (match: string) => unknown;
}

/** The longest that timers can wait. */
const LONGEST = 2 ** 31 - 1;
/** What could not be done in time is tried again after so many milliseconds. */
const SHORTEST = 250;
/** So much becomes overdue at once at most: more is a mistake in the rules. */
const OVERDUE = 64;

export function createMatchScheduler({ now, after, book, writing, wake }: Deps): MatchScheduler {
  const { write, writeClock } = writing;
  const nextActionOf = (room: OpenMatch): ReturnType<typeof nextOrderAction> =>
    book && room.orders.size > 0 && !isClosed(room.clock) ? nextOrderAction(room.live, room.orders) : undefined;

  /** Does the first thing that follows from orders, if its moment has come; false when there is nothing to do. */
  async function follow(room: OpenMatch, at: number): Promise<boolean> {
    const { live } = room;
    const next = nextActionOf(room);
    if (!next || (next.is === "play" && next.moment > at)) return false;
    const { seat, order } = next;
    const draft = next.is === "play" ? draftRun(live, seat, [next.move], at, { order: order.id }) : null;
    if (draft && !("refusal" in draft)) return write(room, draft);
    const why = next.is === "end" ? next.why : "refused";
    const list = room.orders.get(seat) ?? [];
    room.orders = new Map(room.orders).set(
      seat,
      list.map((one) => (one === order ? { ...one, ended: why } : one)),
    );
    book?.markEnded(live.opening.match, seat, order.id, why);
    return true;
  }

  function nextDueAt(room: OpenMatch): number | null {
    const { live } = room;
    const { due } = computeSchedule(live, room.clock, live, now());
    const next = nextActionOf(room);
    return next ? earliest(due, next.is === "play" ? next.moment : now()) : due;
  }

  return {
    nextActionOf,
    nextDueAt,
    isDue: (room) => room.orders.size > 0 || findDueWork(room.live, room.clock, now()) !== undefined,
    async runDue(room) {
      const { live } = room;
      for (let i = 0; i < OVERDUE; i++) {
        const at = now();
        const todo = findDueWork(live, room.clock, at);
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
    scheduleTimer(room) {
      room.cancelTimer();
      if (!after) return;
      const due = nextDueAt(room);
      const { match } = room.live.opening;
      if (due !== null)
        room.cancelTimer = after(Math.min(Math.max(due - now(), SHORTEST), LONGEST), () => void wake(match));
    },
  };
}
