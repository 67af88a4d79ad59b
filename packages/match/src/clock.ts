/**
 * Seats' time as plain arithmetic: no timer, no I/O. A clock is settled whenever something is written, and kept with the
 * match's card, so that any clerk can go on with it. All times in milliseconds, moments since 1970.
 */
import type { Seat, SeatOccupant } from "@starboard/kernel";
import type { Clock, ClockRule } from "@starboard/wire/host";

const DAY = 86_400_000;

/** What decides whose time runs. */
export interface ClockContext {
  /** Who sits where: bots need no clock. */
  readonly seats: readonly SeatOccupant[];
  /** Seats that have to answer; none when the match is over. */
  readonly asked: readonly Seat[];
  /** The rules stop the clocks (KRN-TIME-1). */
  readonly held: boolean;
}

/** A clock before anything has happened; none for tables that keep no time. */
export function newClock(
  { rule, onTimeout, standInLevel }: Pick<Clock, "rule" | "onTimeout" | "standInLevel">,
  seats: number,
  now: number,
): Clock | undefined {
  if (rule.is === "none") return undefined;
  const vacation = rule.is === "correspondence" ? rule.vacation * DAY : 0;
  return {
    rule,
    onTimeout,
    standInLevel,
    left: Array.from({ length: seats }, () => allowance(rule)),
    running: [],
    since: now,
    stopped: null,
    vacation: Array.from({ length: seats }, () => ({ left: vacation, until: null })),
    flagged: [],
  };
}

/** The clock of a match that keeps no time and is closed. */
export const closedClock = (now: number): Clock => ({
  rule: { is: "none" },
  onTimeout: "claim",
  standInLevel: 1,
  left: [],
  running: [],
  since: now,
  stopped: "closed",
  vacation: [],
  flagged: [],
});
/** Whether a match was closed from outside: it stays as it is, and nothing is asked, done or thought about in it any more. */
export const isClosed = (clock: Clock | undefined): boolean => clock?.stopped === "closed";

/** What a seat has to begin with, or each time it is asked. */
function allowance(rule: ClockRule): number {
  if (rule.is === "live") return rule.main * 1000;
  if (rule.is === "turn") return rule.each * 1000;
  return rule.is === "correspondence" ? rule.days * DAY : Number.POSITIVE_INFINITY;
}

/**
 * The clock after something was written at `now`: time used is taken off, whoever has answered gets the increment, whoever
 * is newly asked gets a new turn's time, and those who now have to answer run.
 */
export function advanceClock(clock: Clock, { seats, asked, held }: ClockContext, now: number): Clock {
  if (isClosed(clock)) return clock;
  const { rule, running, vacation } = clock;
  const left = timeLeft(clock, now);
  const used = Math.max(0, now - clock.since);
  const persons = asked.filter((seat) => seats[seat]?.kind === "person");
  const stopped = clock.stopped === "pause" ? "pause" : held ? "rules" : null;
  for (const seat of seats.keys() as Iterable<Seat>) {
    const had = left[seat] as number;
    const asks = persons.includes(seat);
    const answered = running.includes(seat) && !asks && had > 0;
    if (rule.is === "live" && answered) left[seat] = had + rule.increment * 1000;
    else if (rule.is !== "live" && !asks) left[seat] = allowance(rule);
  }
  const away = vacation.map(({ left: days, until }, seat) => {
    const ran = until !== null && asked.includes(seat as Seat) ? Math.min(used, Math.max(0, until - clock.since)) : 0;
    return { left: Math.max(0, days - ran), until: until !== null && until > now && days > ran ? until : null };
  });
  const runs = (seat: Seat): boolean => stopped === null && away[seat]?.until === null;
  return {
    ...clock,
    left,
    since: now,
    stopped,
    vacation: away,
    running: persons.filter(runs),
    flagged: clock.flagged.filter((seat) => persons.includes(seat) && (left[seat] as number) <= 0),
  };
}

/** By seat, what is left at `now`; never below zero. */
export function timeLeft({ left, running, since }: Clock, now: number): number[] {
  const used = Math.max(0, now - since);
  return left.map((ms, seat) => (running.includes(seat as Seat) ? Math.max(0, ms - used) : ms));
}

/** The running seats that have no time left and about which nothing has been done yet. */
export function flaggedSeats(clock: Clock, now: number): Seat[] {
  const left = timeLeft(clock, now);
  return clock.running.filter((seat) => (left[seat] as number) <= 0 && !clock.flagged.includes(seat));
}

/** When something happens to the clock by itself: a seat reaches zero, a vacation ends. Null for never. */
export function nextClockEvent({ left, running, since, vacation, flagged }: Clock): number | null {
  const zero = running.filter((seat) => !flagged.includes(seat)).map((seat) => since + (left[seat] as number));
  const back = vacation.flatMap(({ until, left: days }) => (until === null ? [] : [Math.min(until, since + days)]));
  const first = Math.min(...zero, ...back);
  return Number.isFinite(first) ? first : null;
}

/** What people do to a clock. */
export type ClockAction =
  | { readonly is: "pause" }
  | { readonly is: "resume" }
  /** For good. */
  | { readonly is: "close" }
  | { readonly is: "vacation"; readonly seat: Seat; readonly until: number | null }
  /** Notes that a seat's time is up and that others may claim it. */
  | { readonly is: "fall"; readonly seat: Seat }
  /** Nothing but that time has passed: a vacation is over. */
  | { readonly is: "settle" }
  /** Somebody new sits there: at least a tenth of the time, or a whole turn's. */
  | { readonly is: "replacePlayer"; readonly seat: Seat };

/** A clock settled just now, after that, to be settled again; undefined where this clock knows no such thing or none is left. */
export function applyClockAction(clock: Clock, act: ClockAction): Clock | undefined {
  if (isClosed(clock)) return undefined;
  switch (act.is) {
    case "close":
      return {
        ...clock,
        stopped: "closed",
        running: [],
        flagged: [],
        vacation: clock.vacation.map(({ left }) => ({ left, until: null })),
      };
    case "pause":
      return clock.stopped === "pause" ? undefined : { ...clock, stopped: "pause" };
    case "resume":
      return clock.stopped === "pause" ? { ...clock, stopped: null } : undefined;
    case "vacation": {
      const mine = clock.vacation[act.seat];
      if (clock.rule.is !== "correspondence" || !mine) return undefined;
      if (act.until !== null && (mine.left <= 0 || act.until <= clock.since)) return undefined;
      // A vacation that is asked for until later than what is left ends when that is used up.
      const until = act.until === null ? null : Math.min(act.until, clock.since + mine.left);
      return { ...clock, vacation: clock.vacation.with(act.seat, { left: mine.left, until }) };
    }
    case "settle":
      return clock;
    case "fall":
      return { ...clock, flagged: [...clock.flagged, act.seat] };
    case "replacePlayer": {
      const whole = allowance(clock.rule);
      const least = clock.rule.is === "live" ? whole / 10 : whole;
      const left = clock.left.with(act.seat, Math.max(clock.left[act.seat] ?? 0, least));
      return { ...clock, left, flagged: clock.flagged.filter((seat) => seat !== act.seat) };
    }
  }
}
