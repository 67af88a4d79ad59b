/** What to display for a seat's clock at a moment, as plain data without texts. */
import type { Seat } from "@starboard/kernel";
import type { Clock } from "@starboard/wire/host";

export interface ClockDisplay {
  /**
   * State of the clock: running, waiting for others, out of time, on vacation, paused by agreement, stopped by the
   * rules.
   */
  readonly is: "running" | "waiting" | "flagged" | "away" | "paused" | "stopped";
  /** In milliseconds. */
  readonly left: number;
  /** End of the current vacation, in milliseconds since 1970. */
  readonly until: number | null;
  /** Vacation left, in milliseconds; null if the clock has no vacation. */
  readonly vacation: number | null;
  /** Whether little time is left: 30 seconds on a live clock, a tenth of the days per move otherwise. */
  readonly short: boolean;
}

const DAY = 86_400_000;
const SHORT_MS = 30_000;

/** Returns what a seat's clock shows; null without a clock. */
export function clockDisplay(clock: Clock | undefined, seat: Seat, now: number): ClockDisplay | null {
  if (!clock || clock.rule.is === "none") return null;
  const runs = clock.running.includes(seat);
  const left = Math.max(0, (clock.left[seat] ?? 0) - (runs ? Math.max(0, now - clock.since) : 0));
  const rest = clock.vacation[seat];
  const until = rest?.until !== null && rest !== undefined && rest.until > now ? rest.until : null;
  const is = clock.flagged.includes(seat)
    ? "flagged"
    : until !== null
      ? "away"
      : clock.stopped === "pause"
        ? "paused"
        : clock.stopped === "rules"
          ? "stopped"
          : runs
            ? "running"
            : "waiting";
  const little = clock.rule.is === "correspondence" ? (clock.rule.days * DAY) / 10 : SHORT_MS;
  const vacation = clock.rule.is === "correspondence" && clock.rule.vacation > 0 ? (rest?.left ?? 0) : null;
  return { is, left, until, vacation, short: runs && left < little };
}

/** Milliseconds until a clock with this value must be redrawn. */
export const redrawInterval = (left: number): number => (left > 2 * DAY ? 600_000 : left > 120_000 ? 15_000 : 500);

/** `3:07`, `1:02:45`, `2 d 5 h`. */
export function formatDuration(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const days = Math.floor(seconds / 86_400);
  const hours = Math.floor((seconds % 86_400) / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const two = (n: number): string => String(n).padStart(2, "0");
  if (days > 0) return `${days} d ${hours} h`;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
