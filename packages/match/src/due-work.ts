/** Work that is due in a match because time has passed: a time limit of the rules ends, or a seat's time runs out. */
import { question, type Seat, type SeatOccupant } from "@starboard/kernel";
import type { Clock } from "@starboard/wire/host";
import { type ClockAction, seatsOutOfTime, isClosed, nextClockEvent, advanceClock } from "./clock.ts";
import { limitEndsAt, limitsOf, type LimitStarts, updateLimitStarts } from "./time-limits.ts";
import { type Draft, draftRun, draftSeatChange, matchTimeAt } from "./draft.ts";
import { isOver, type LiveMatch } from "./live-match.ts";

/** Time in ms after which a match that waits for a bot is checked again, in case the bot request was lost. */
const BOT_CHECK_MS = 60_000;
/** Marks rows that were caused by time. They cannot be taken back, and viewers are shown the reason. */
const TIMED = { timed: true } as const;

/** The clock and the due date of a match after a draft is written. */
export interface Schedule {
  readonly clock: Clock | undefined;
  /** When time changes the match or a bot must be checked, in ms since 1970; null for never. */
  readonly due: number | null;
}

/** Computes clock and due date of a match for the state after a draft, or for its current state. */
export function computeSchedule(
  s: LiveMatch,
  clock: Clock | undefined,
  { state, seats }: Draft["after"],
  now: number,
): Schedule {
  if (isClosed(clock)) return { clock, due: null };
  const asked = question(s.game, state)?.waiting ?? [];
  const limits = limitsOf(s, state);
  const limitStarts: LimitStarts = updateLimitStarts(s.limitStarts, limits, matchTimeAt(s, now));
  const next = clock && advanceClock(clock, { seats, asked, stoppedByRules: limits.some((l) => l.stopsClocks) }, now);
  const moments = limits.map((limit) => limitEndsAt(s, limitStarts, limit));
  const clockEvent = next && nextClockEvent(next);
  if (clockEvent !== undefined && clockEvent !== null) moments.push(clockEvent);
  if (asked.some((seat) => seats[seat]?.kind === "bot")) moments.push(now + BOT_CHECK_MS);
  return { clock: next, due: moments.length > 0 ? Math.min(...moments) : null };
}

/** Due work: drafts to be written one after the other, or a change of the clock only. */
export type DueWork =
  | { readonly is: "limit"; readonly id: string; readonly drafts: readonly (() => Draft | null)[] }
  | { readonly is: "timeout"; readonly seat: Seat; readonly drafts: readonly (() => Draft | null)[] }
  | { readonly is: "clock"; readonly action: ClockAction };

/**
 * Returns the first overdue work: what happens when a time limit of the rules ends, or when a seat's time is up, which
 * the table decides (`onTimeout`). Each draft must be created after the previous one is written; null means nothing to
 * do.
 */
export function findDueWork(s: LiveMatch, clock: Clock | undefined, now: number): DueWork | undefined {
  if (isOver(s) || isClosed(clock)) return undefined;
  const limit = limitsOf(s, s.state).find((one) => limitEndsAt(s, s.limitStarts, one) <= now);
  if (limit) {
    const drafts = limit.moves.map(
      ({ by, step, act }) =>
        () =>
          draftOrNull(draftRun(s, by, [{ step, act }], now, TIMED)),
    );
    return { is: "limit", id: limit.id, drafts };
  }
  if (!clock) return undefined;
  const [seat] = seatsOutOfTime(clock, now);
  const next = nextClockEvent(clock);
  if (seat === undefined) return next !== null && next <= now ? { is: "clock", action: { is: "advance" } } : undefined;
  if (clock.onTimeout === "claim") return { is: "clock", action: { is: "flag", seat } };
  const resign = (): Draft | null => draftResignation(s, seat, now);
  // If the game does not let the seat resign alone, the seat is still asked afterwards; then a bot takes over.
  const takeOver = (): Draft | null =>
    isAsked(s, seat) ? draftSeatChange(s, seat, standInBot(s, seat, clock), now) : null;
  return { is: "timeout", seat, drafts: clock.onTimeout === "lose" ? [resign, takeOver] : [takeOver] };
}

/** Drafts the resignation of a seat; null if the game does not allow it now. */
export function draftResignation(s: LiveMatch, seat: Seat, now: number): Draft | null {
  const move = s.game.resign?.(s.state, seat) as { step: string; act: { do: string } } | undefined;
  return move ? draftOrNull(draftRun(s, seat, [move], now, TIMED)) : null;
}
const draftOrNull = (draft: ReturnType<typeof draftRun>): Draft | null => ("refusal" in draft ? null : draft);
/** Whether a seat has to answer now. */
const isAsked = (s: LiveMatch, seat: Seat): boolean => question(s.game, s.state)?.waiting.includes(seat) ?? false;
/** Returns a bot with the name of the previous player, so that the other players see the same side. */
const standInBot = (s: LiveMatch, seat: Seat, { standInLevel: level }: Clock): SeatOccupant => ({
  name: (s.seats[seat] as SeatOccupant).name,
  kind: "bot",
  level,
});

/** Returns the earlier of two moments; null means never. */
export const earliest = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? (a ?? b) : Math.min(a, b);
