/** Does the due work and the conditional orders of matches, and sets a timer for the next due date. */
import { isClosed } from "./clock.ts";
import { nextOrderAction } from "./conditional-orders.ts";
import type { OpenMatch, OpenMatchOptions } from "./open-match.ts";
import { draftRun } from "./draft.ts";
import { computeSchedule, earliest, findDueWork } from "./due-work.ts";
import type { MatchWriter } from "./match-writer.ts";

export interface MatchScheduler {
  /** Whether due work or orders may have to be done before a request. */
  isDue(openMatch: OpenMatch): boolean;
  /** Does the overdue work of a match, then the conditional orders that apply now. */
  runDue(openMatch: OpenMatch): Promise<void>;
  /** Returns when time or an order will change the match, in ms since 1970; null for never. */
  nextDueAt(openMatch: OpenMatch): number | null;
  /** Sets the timer of an open match to its next due date. */
  scheduleTimer(openMatch: OpenMatch): void;
  /** Returns the next effect of the orders of a match. */
  nextActionOf(openMatch: OpenMatch): ReturnType<typeof nextOrderAction>;
}

interface Deps extends Pick<OpenMatchOptions, "now"> {
  readonly after: OpenMatchOptions["after"] | undefined;
  readonly orderStore: OpenMatchOptions["orders"] | undefined;
  readonly writer: Pick<MatchWriter, "write" | "writeClock">;
  readonly runDue: (match: string) => unknown;
}

/** The longest delay of a timer, in ms. */
const MAX_DELAY_MS = 2 ** 31 - 1;
/** The shortest delay of a timer, in ms. It also limits how fast overdue work that could not be done is retried. */
const MIN_DELAY_MS = 250;
/** Maximum number of steps of due work at once. More would be an error in the rules. */
const MAX_STEPS = 64;

export function createMatchScheduler({ now, after, orderStore, writer, runDue }: Deps): MatchScheduler {
  const { write, writeClock } = writer;
  const nextActionOf = (openMatch: OpenMatch): ReturnType<typeof nextOrderAction> =>
    orderStore && openMatch.orders.size > 0 && !isClosed(openMatch.clock)
      ? nextOrderAction(openMatch.live, openMatch.orders)
      : undefined;

  /** Carries out the next effect of the orders if its moment has come. Resolves to false if there is nothing to do. */
  async function runNextOrder(openMatch: OpenMatch, at: number): Promise<boolean> {
    const { live } = openMatch;
    const next = nextActionOf(openMatch);
    if (!next || (next.is === "play" && next.moment > at)) return false;
    const { seat, order } = next;
    const draft = next.is === "play" ? draftRun(live, seat, [next.move], at, { order: order.id }) : null;
    if (draft && !("refusal" in draft)) return write(openMatch, draft);
    const why = next.is === "end" ? next.why : "refused";
    const list = openMatch.orders.get(seat) ?? [];
    openMatch.orders = new Map(openMatch.orders).set(
      seat,
      list.map((one) => (one === order ? { ...one, ended: why } : one)),
    );
    orderStore?.markEnded(live.opening.match, seat, order.id, why);
    return true;
  }

  function nextDueAt(openMatch: OpenMatch): number | null {
    const { live } = openMatch;
    const { due } = computeSchedule(live, openMatch.clock, live, now());
    const next = nextActionOf(openMatch);
    return next ? earliest(due, next.is === "play" ? next.moment : now()) : due;
  }

  return {
    nextActionOf,
    nextDueAt,
    isDue: (openMatch) =>
      openMatch.orders.size > 0 || findDueWork(openMatch.live, openMatch.clock, now()) !== undefined,
    async runDue(openMatch) {
      const { live } = openMatch;
      for (let i = 0; i < MAX_STEPS; i++) {
        const at = now();
        const work = findDueWork(live, openMatch.clock, at);
        if (!work) {
          if (await runNextOrder(openMatch, at)) continue;
          return;
        }
        if (work.is === "clock") {
          await writeClock(openMatch, work.action);
          continue;
        }
        let done = false;
        for (const make of work.drafts) {
          const draft = make();
          if (draft && !(await write(openMatch, draft))) return;
          done ||= draft !== null;
        }
        // If no draft applies, stop: retrying would not change the result.
        if (!done) return;
      }
    },
    scheduleTimer(openMatch) {
      openMatch.cancelTimer();
      if (!after) return;
      const due = nextDueAt(openMatch);
      const { match } = openMatch.live.opening;
      if (due !== null)
        openMatch.cancelTimer = after(
          Math.min(Math.max(due - now(), MIN_DELAY_MS), MAX_DELAY_MS),
          () => void runDue(match),
        );
    },
  };
}
