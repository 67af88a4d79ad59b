/** What happens in a match because time passes: what the rules limit ends, a seat's clock reaches zero. */
import { question, type Seat, type SeatOccupant } from "@starboard/kernel";
import type { Clock } from "@starboard/wire/host";
import { type ClockAction, flaggedSeats, isClosed, nextClockEvent, advanceClock } from "./clock.ts";
import { limitEndsAt, limitsOf, type LimitStarts, updateLimitStarts } from "./time-limits.ts";
import { type Draft, draftRun, draftSeatChange, matchTimeAt } from "./draft.ts";
import { isOver, type LiveMatch } from "./live-match.ts";

/** How long a bot may be asked before somebody looks whether it still thinks, in milliseconds. */
const BOT_PATIENCE = 60_000;

/** A match as it will stand once a draft is written. */
export interface Schedule {
  readonly clock: Clock | undefined;
  /** When time will change something, or a bot should long have answered; milliseconds since 1970, null for never. */
  readonly due: number | null;
}

/** What a draft, or nothing but the time of day, makes of a clock. */
export function computeSchedule(
  s: LiveMatch,
  clock: Clock | undefined,
  { state, seats }: Draft["after"],
  now: number,
): Schedule {
  if (isClosed(clock)) return { clock, due: null };
  const asked = question(s.game, state)?.waiting ?? [];
  const limits = limitsOf(s, state);
  const standing: LimitStarts = updateLimitStarts(s.limitStarts, limits, matchTimeAt(s, now));
  const next = clock && advanceClock(clock, { seats, asked, held: limits.some((l) => l.stopsClocks) }, now);
  const moments = limits.map((limit) => limitEndsAt(s, standing, limit));
  const zero = next && nextClockEvent(next);
  if (zero !== undefined && zero !== null) moments.push(zero);
  if (asked.some((seat) => seats[seat]?.kind === "bot")) moments.push(now + BOT_PATIENCE);
  return { clock: next, due: moments.length > 0 ? Math.min(...moments) : null };
}

/** Something the time of day calls for: drafts to be written one after the other, or a change of the clock alone. */
export type DueWork =
  | { readonly is: "limit"; readonly id: string; readonly drafts: readonly (() => Draft | null)[] }
  | { readonly is: "zero"; readonly seat: Seat; readonly drafts: readonly (() => Draft | null)[] }
  | { readonly is: "clock"; readonly act: ClockAction };

/** The first thing that is overdue. Each draft is made when the one before it is written; null when nothing is left to do. */
export function findDueWork(s: LiveMatch, clock: Clock | undefined, now: number): DueWork | undefined {
  if (isOver(s) || isClosed(clock)) return undefined;
  const limit = limitsOf(s, s.state).find((one) => limitEndsAt(s, s.limitStarts, one) <= now);
  if (limit) {
    const drafts = limit.moves.map(
      ({ by, step, act }) =>
        () =>
          orNull(draftRun(s, by, [{ step, act }], now, TIMED)),
    );
    return { is: "limit", id: limit.id, drafts };
  }
  if (!clock) return undefined;
  const [seat] = flaggedSeats(clock, now);
  const next = nextClockEvent(clock);
  if (seat === undefined) return next !== null && next <= now ? { is: "clock", act: { is: "settle" } } : undefined;
  if (clock.onTimeout === "claim") return { is: "clock", act: { is: "fall", seat } };
  const giveUp = (): Draft | null => draftResignation(s, seat, now);
  // Where nobody can give up, or giving up needs somebody's consent, the seat is still asked: then a bot plays on.
  const takeOver = (): Draft | null =>
    isAsked(s, seat) ? draftSeatChange(s, seat, standIn(s, seat, clock), now) : null;
  return { is: "zero", seat, drafts: clock.onTimeout === "lose" ? [giveUp, takeOver] : [takeOver] };
}

/** A seat gives up in the game's own way; null where the game knows no such thing, or not now. */
export function draftResignation(s: LiveMatch, seat: Seat, now: number): Draft | null {
  const move = s.game.resign?.(s.state, seat) as { step: string; act: { do: string } } | undefined;
  return move ? orNull(draftRun(s, seat, [move], now, TIMED)) : null;
}
/** What time does is marked so: nobody takes it back, and everybody reads why it was done. */
const TIMED = { timed: true } as const;

const orNull = (draft: ReturnType<typeof draftRun>): Draft | null => ("refusal" in draft ? null : draft);
const isAsked = (s: LiveMatch, seat: Seat): boolean => question(s.game, s.state)?.waiting.includes(seat) ?? false;
/** A bot under the name of whoever sat there: the others go on playing the same side. */
const standIn = (s: LiveMatch, seat: Seat, { standInLevel: level }: Clock): SeatOccupant => ({
  name: (s.seats[seat] as SeatOccupant).name,
  kind: "bot",
  level,
});

/** The earlier of two moments; null is never. */
export const earliest = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? (a ?? b) : Math.min(a, b);
