/**
 * Reminds players in correspondence when a third and when a tenth of their time is left. The next reminder of a seat is
 * a stored due date, so it survives a restart, and one host sends it.
 */
import type { Seat } from "@starboard/kernel";
import { timeLeft } from "@starboard/match";
import type { MatchSummary } from "@starboard/wire";
import type { Clock } from "@starboard/wire/host";
import type { HostServices } from "../services.ts";

const PREFIX = "reminder/";
const DAY_MS = 86_400_000;
/** Shares of the whole time at which a reminder is sent, the first one first. */
const SHARES = [1 / 3, 1 / 10] as const;
/** Interval of checks while a clock is stopped, in ms. */
const STOPPED_MS = 3_600_000;

/** When the next reminder of a seat is due, in ms since 1970; null if none is. `sentCount` were sent for this turn. */
export function nextReminderAt(clock: Clock, seat: Seat, sentCount: number, now: number): number | null {
  const share = SHARES[sentCount];
  if (clock.rule.is !== "correspondence" || share === undefined) return null;
  if (!clock.running.includes(seat)) return now + STOPPED_MS;
  return now + (timeLeft(clock, now)[seat] as number) - clock.rule.days * DAY_MS * share;
}

/** How many reminders are due at this time: those whose share of the time is used up. */
export function dueReminders(clock: Clock, seat: Seat, now: number): number {
  if (clock.rule.is !== "correspondence" || !clock.running.includes(seat)) return 0;
  const left = timeLeft(clock, now)[seat] as number;
  const whole = clock.rule.days * DAY_MS;
  return left <= 0 ? 0 : SHARES.filter((share) => left <= whole * share).length;
}

export interface Reminders {
  /** Stores when the asked seats of a match are reminded. */
  schedule(summary: MatchSummary): Promise<void>;
  close(): void;
}

/** The turn a stored due date belongs to, and how many reminders were sent for it. */
interface About {
  readonly at: number;
  readonly sentCount: number;
}

export function createReminders(
  { store, tables, now, onDueKey, onError }: Pick<HostServices, "store" | "tables" | "now" | "onDueKey" | "onError">,
  remind: (table: string, seat: Seat) => Promise<void>,
): Reminders {
  const keyOf = (match: string, seat: number): string => `${PREFIX}${match}/${seat}`;
  const write = (key: string, at: number | null, about?: About): Promise<unknown> =>
    store.write([{ is: "schedule", key, at, ...(at !== null && about && { about }) }]);

  async function handle(key: string): Promise<void> {
    const [match = "", place = ""] = key.slice(PREFIX.length).split("/");
    const seat = Number(place) as Seat;
    const summary = await tables.matchSummary(match);
    const [stored] = await store.getScheduled([key]);
    const about = (stored?.about ?? { at: -1, sentCount: 0 }) as unknown as About;
    // The player has moved, or the match has ended.
    if (!summary?.clock || summary.over || !summary.asked.includes(seat) || summary.at !== about.at)
      return void (await write(key, null));
    const due = dueReminders(summary.clock, seat, now());
    if (due > about.sentCount) await remind(match, seat);
    const sentCount = Math.max(due, about.sentCount);
    await write(key, nextReminderAt(summary.clock, seat, sentCount, now()), { at: about.at, sentCount });
  }

  const unsubscribe = onDueKey((key) => {
    if (key.startsWith(PREFIX)) handle(key).catch(onError);
  });
  return {
    async schedule({ match, clock, asked, at }) {
      if (clock?.rule.is !== "correspondence") return;
      for (const seat of asked) {
        const key = keyOf(match, seat);
        const [stored] = await store.getScheduled([key]);
        // Another change of the same turn, such as a vacation, keeps the reminders that were sent.
        if ((stored?.about as unknown as About | undefined)?.at === at) continue;
        await write(key, nextReminderAt(clock, seat, 0, now()), { at, sentCount: 0 });
      }
    },
    close: unsubscribe,
  };
}
