/** What happens in a match because time passes: what the rules limit ends, a seat's clock reaches zero. */
import { question, type Seat, type SeatCard } from "@starboard/kernel";
import type { Clock } from "@starboard/wire/host";
import { type ClockAct, fallenAt, isClosed, nextMoment, settled } from "./clock.ts";
import { endOf, limitsOf, type Standing, standingAfter } from "./time-limits.ts";
import { type Draft, draftRun, draftSeat, timeOf } from "./draft.ts";
import { isOver, type Sitting } from "./live-match.ts";

/** How long a bot may be asked before somebody looks whether it still thinks, in milliseconds. */
const BOT_PATIENCE = 60_000;

/** A match as it will stand once a draft is written. */
export interface Ahead {
  readonly clock: Clock | undefined;
  /** When time will change something, or a bot should long have answered; milliseconds since 1970, null for never. */
  readonly due: number | null;
}

/** What a draft, or nothing but the time of day, makes of a clock. */
export function ahead(s: Sitting, clock: Clock | undefined, { table, seats }: Draft["after"], now: number): Ahead {
  if (isClosed(clock)) return { clock, due: null };
  const asked = question(s.game, table)?.waiting ?? [];
  const limits = limitsOf(s, table);
  const standing: Standing = standingAfter(s.standing, limits, timeOf(s, now));
  const next = clock && settled(clock, { seats, asked, held: limits.some((l) => l.stopsClocks) }, now);
  const moments = limits.map((limit) => endOf(s, standing, limit));
  const zero = next && nextMoment(next);
  if (zero !== undefined && zero !== null) moments.push(zero);
  if (asked.some((seat) => seats[seat]?.kind === "bot")) moments.push(now + BOT_PATIENCE);
  return { clock: next, due: moments.length > 0 ? Math.min(...moments) : null };
}

/** Something the time of day calls for: drafts to be written one after the other, or a change of the clock alone. */
export type Overdue =
  | { readonly is: "limit"; readonly id: string; readonly drafts: readonly (() => Draft | null)[] }
  | { readonly is: "zero"; readonly seat: Seat; readonly drafts: readonly (() => Draft | null)[] }
  | { readonly is: "clock"; readonly act: ClockAct };

/** The first thing that is overdue. Each draft is made when the one before it is written; null when nothing is left to do. */
export function overdue(s: Sitting, clock: Clock | undefined, now: number): Overdue | undefined {
  if (isOver(s) || isClosed(clock)) return undefined;
  const limit = limitsOf(s, s.table).find((one) => endOf(s, s.standing, one) <= now);
  if (limit) {
    const drafts = limit.moves.map(
      ({ by, step, act }) =>
        () =>
          orNull(draftRun(s, by, [{ step, act }], now, TIMED)),
    );
    return { is: "limit", id: limit.id, drafts };
  }
  if (!clock) return undefined;
  const [seat] = fallenAt(clock, now);
  const next = nextMoment(clock);
  if (seat === undefined) return next !== null && next <= now ? { is: "clock", act: { is: "settle" } } : undefined;
  if (clock.atZero === "claim") return { is: "clock", act: { is: "fall", seat } };
  const giveUp = (): Draft | null => draftGivingUp(s, seat, now);
  // Where nobody can give up, or giving up needs somebody's consent, the seat is still asked: then a bot plays on.
  const takeOver = (): Draft | null => (isAsked(s, seat) ? draftSeat(s, seat, standIn(s, seat, clock), now) : null);
  return { is: "zero", seat, drafts: clock.atZero === "lose" ? [giveUp, takeOver] : [takeOver] };
}

/** A seat gives up in the game's own way; null where the game knows no such thing, or not now. */
export function draftGivingUp(s: Sitting, seat: Seat, now: number): Draft | null {
  const move = s.game.resign?.(s.table, seat) as { step: string; act: { do: string } } | undefined;
  return move ? orNull(draftRun(s, seat, [move], now, TIMED)) : null;
}
/** What time does is marked so: nobody takes it back, and everybody reads why it was done. */
const TIMED = { timed: true } as const;

const orNull = (draft: ReturnType<typeof draftRun>): Draft | null => ("refusal" in draft ? null : draft);
const isAsked = (s: Sitting, seat: Seat): boolean => question(s.game, s.table)?.waiting.includes(seat) ?? false;
/** A bot under the name of whoever sat there: the others go on playing the same side. */
const standIn = (s: Sitting, seat: Seat, { standIn: level }: Clock): SeatCard => ({
  name: (s.seats[seat] as SeatCard).name,
  kind: "bot",
  level,
});

/** The earlier of two moments; null is never. */
export const earlier = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? (a ?? b) : Math.min(a, b);
