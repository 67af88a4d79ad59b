/**
 * The clock of a match, as pure functions without timers or I/O. The clock is advanced at every write and stored with
 * the match summary, so that any service can continue it. Durations are in ms, moments in ms since 1970.
 */
import type { Seat, SeatOccupant } from "@starboard/kernel";
import type { Clock, ClockRule } from "@starboard/wire/host";

const DAY = 86_400_000;

/** The facts that decide which seats' time runs. */
export interface ClockContext {
  /** The occupants; the time of bots does not run. */
  readonly seats: readonly SeatOccupant[];
  /** The seats that have to answer; empty when the match is over. */
  readonly asked: readonly Seat[];
  readonly stoppedByRules: boolean;
}

/** Creates the clock of a new match; undefined if the match has no time control. */
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

/** The clock of a closed match without time control. */
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

/**
 * Whether the match was closed by the table owner or an administrator. A closed match accepts no acts, and bots stop.
 */
export const isClosed = (clock: Clock | undefined): boolean => clock?.stopped === "closed";

/** The time in ms that a seat has for the whole match, or for each turn. */
function allowance(rule: ClockRule): number {
  if (rule.is === "live") return rule.main * 1000;
  if (rule.is === "turn") return rule.each * 1000;
  return rule.is === "correspondence" ? rule.days * DAY : Number.POSITIVE_INFINITY;
}

/**
 * Advances the clock to a write at `now`: subtracts the used time, adds the increment of seats that have answered,
 * resets the time per turn, and starts the clocks of the seats that are asked now.
 */
export function advanceClock(clock: Clock, { seats, asked, stoppedByRules }: ClockContext, now: number): Clock {
  if (isClosed(clock)) return clock;
  const { rule, running, vacation } = clock;
  const left = timeLeft(clock, now);
  const used = Math.max(0, now - clock.since);
  const persons = asked.filter((seat) => seats[seat]?.kind === "person");
  const stopped = clock.stopped === "pause" ? "pause" : stoppedByRules ? "rules" : null;
  for (const seat of seats.keys() as Iterable<Seat>) {
    const had = left[seat] as number;
    const asks = persons.includes(seat);
    const answered = running.includes(seat) && !asks && had > 0;
    if (rule.is === "live" && answered) left[seat] = had + rule.increment * 1000;
    else if (rule.is !== "live" && !asks) left[seat] = allowance(rule);
  }
  const vacations = vacation.map(({ left: leftMs, until }, seat) => {
    const ran = until !== null && asked.includes(seat as Seat) ? Math.min(used, Math.max(0, until - clock.since)) : 0;
    return { left: Math.max(0, leftMs - ran), until: until !== null && until > now && leftMs > ran ? until : null };
  });
  const runs = (seat: Seat): boolean => stopped === null && vacations[seat]?.until === null;
  return {
    ...clock,
    left,
    since: now,
    stopped,
    vacation: vacations,
    running: persons.filter(runs),
    flagged: clock.flagged.filter((seat) => persons.includes(seat) && (left[seat] as number) <= 0),
  };
}

/** Returns the time left of every seat at `now`, in ms; never below zero. */
export function timeLeft({ left, running, since }: Clock, now: number): number[] {
  const used = Math.max(0, now - since);
  return left.map((ms, seat) => (running.includes(seat as Seat) ? Math.max(0, ms - used) : ms));
}

/** Returns the running seats that have no time left and are not marked as flagged yet. */
export function seatsOutOfTime(clock: Clock, now: number): Seat[] {
  const left = timeLeft(clock, now);
  return clock.running.filter((seat) => (left[seat] as number) <= 0 && !clock.flagged.includes(seat));
}

/** Returns the moment of the next event of the clock: a seat's time or vacation runs out. Null if there is none. */
export function nextClockEvent({ left, running, since, vacation, flagged }: Clock): number | null {
  const timeouts = running.filter((seat) => !flagged.includes(seat)).map((seat) => since + (left[seat] as number));
  const vacationEnds = vacation.flatMap(({ until, left: leftMs }) =>
    until === null ? [] : [Math.min(until, since + leftMs)],
  );
  const first = Math.min(...timeouts, ...vacationEnds);
  return Number.isFinite(first) ? first : null;
}

/** What can be done to a clock besides letting it run. */
export type ClockAction =
  | { readonly is: "pause" }
  | { readonly is: "resume" }
  /** Closes the match permanently. */
  | { readonly is: "close" }
  | { readonly is: "vacation"; readonly seat: Seat; readonly until: number | null }
  /** Marks a seat as flagged: its time is up and other players may claim it. */
  | { readonly is: "flag"; readonly seat: Seat }
  /** Only time has passed, for example a vacation is over. */
  | { readonly is: "advance" }
  /** A new player takes the seat and gets at least a tenth of the total time, or a full turn. */
  | { readonly is: "replacePlayer"; readonly seat: Seat };

/**
 * Applies an action to a clock that was just advanced; the caller advances the result again. Returns undefined if this
 * clock does not support the action or no vacation is left.
 */
export function applyClockAction(clock: Clock, action: ClockAction): Clock | undefined {
  if (isClosed(clock)) return undefined;
  switch (action.is) {
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
      const mine = clock.vacation[action.seat];
      if (clock.rule.is !== "correspondence" || !mine) return undefined;
      if (action.until !== null && (mine.left <= 0 || action.until <= clock.since)) return undefined;
      // A vacation ends at the latest when the remaining vacation time is used up.
      const until = action.until === null ? null : Math.min(action.until, clock.since + mine.left);
      return { ...clock, vacation: clock.vacation.with(action.seat, { left: mine.left, until }) };
    }
    case "advance":
      return clock;
    case "flag":
      return { ...clock, flagged: [...clock.flagged, action.seat] };
    case "replacePlayer": {
      const whole = allowance(clock.rule);
      const least = clock.rule.is === "live" ? whole / 10 : whole;
      const left = clock.left.with(action.seat, Math.max(clock.left[action.seat] ?? 0, least));
      return { ...clock, left, flagged: clock.flagged.filter((seat) => seat !== action.seat) };
    }
  }
}
