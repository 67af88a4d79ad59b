/** Endings of the game: capture, last power, concession, scoring (AD-9.4.8, AD-10.3). */
import type { RuleId, Seat } from "@starboard/kernel";
import type { Ctx } from "./context.ts";
import { hasSecrets, isAlliances } from "./powers.ts";
import { type Score, score } from "./calc/score.ts";
import type { State4000 } from "./state.ts";

const ONE_STAR = 1_000_000;

/** Returns a rank value per seat: winners first, then living powers, then eliminated ones, the latest first. */
function standings(t: State4000, winners: readonly number[], scored: readonly Score[] | null): number[] {
  const scores: number[] = [];
  for (let p = 0; p < t.P; p++) {
    const side = t.side[p] as number;
    const seat = t.seatOf[p] as Seat;
    let value: number;
    if (scored) {
      const own = scored.find((s) => s.side === side);
      value = own ? ONE_STAR * (1 + own.stars) + own.ships : (t.fellAt[p] as number);
    } else if (winners.includes(side)) value = 2 * ONE_STAR;
    else value = t.alive[p] === 1 && !isAlliances(t) ? ONE_STAR : isAlliances(t) ? 0 : (t.fellAt[p] as number);
    scores[seat] = Math.max(scores[seat] ?? 0, value);
  }
  return scores;
}

const seatsOfSides = (t: State4000, sides: readonly number[]): Seat[] => {
  const seats: Seat[] = [];
  for (let p = 0; p < t.P; p++)
    if (sides.includes(t.side[p] as number) && !seats.includes(t.seatOf[p] as Seat)) seats.push(t.seatOf[p] as Seat);
  return seats.sort((a, b) => a - b);
};

export type Victory = "captured" | "lastPower" | "conceded" | "score";

/** Ends the game with some sides as winners. */
export function win(
  ctx: Ctx,
  sides: readonly number[],
  how: Victory,
  rule: RuleId,
  scored: readonly Score[] | null,
): void {
  const t = ctx.state;
  if (t.flow.over !== null) return;
  ctx.emit({ is: "won", rule, sides, how });
  ctx.endMatch({ winners: seatsOfSides(t, sides), rule, scores: standings(t, sides, scored) });
}

/** Ends the game by score: stars, then ships. Equal sides share the victory (AD-10.3). */
export function endByScore(ctx: Ctx, why: "turnLimit" | "quietLimit" | "peace" | "armistice"): void {
  const t = ctx.state;
  // Private agreements about shared stars count for the score, which reveals them (AD-9.4.2).
  if (hasSecrets(t)) ctx.disclose();
  const list = score(t);
  const best = list.reduce((a, b) => ((b.stars - a.stars || b.ships - a.ships) > 0 ? b : a));
  const winners = list.filter((s) => s.stars === best.stars && s.ships === best.ships).map((s) => s.side);
  const rule: RuleId = isAlliances(t) ? "AD-9.a" : "AD-10.3";
  ctx.emit({ is: "scored", rule, why, sides: list.map(({ side, stars, ships }) => ({ side, stars, ships })) });
  win(ctx, winners, "score", rule, list);
}

/**
 * Tests for victory after a change of control. `captured` means that a home star was just lost. With `ad.winRegain`
 * garrisons are not needed at that moment, but they are when an own home star is regained later.
 */
export function testVictory(ctx: Ctx, captured: boolean): void {
  const t = ctx.state;
  if (t.flow.over !== null) return;
  const last = lastSide(t);
  if (last >= 0) {
    win(ctx, [last], "lastPower", isAlliances(t) ? "AD-9.4.8.1" : "AD-10.3", null);
    return;
  }
  if (!isAlliances(t)) return;
  for (let side = 0; side < 2; side++) {
    if (!holdsAll(t, side)) continue;
    if (!t.options["ad.winRegain"]) {
      win(ctx, [side], "captured", "AD-9.4.8", null);
      return;
    }
    if (ownHomesSafe(t, side) && (captured || garrisoned(t, side))) {
      win(ctx, [side], "captured", "AD-9.4.8.2.1", null);
      return;
    }
  }
}

/** Returns the only side with a living power, or -1 if there are several. */
function lastSide(t: State4000): number {
  let found = -1;
  for (let p = 0; p < t.P; p++) {
    if (t.alive[p] !== 1 || t.side[p] === found) continue;
    if (found >= 0) return -1;
    found = t.side[p] as number;
  }
  return found;
}

/** Whether the other side has lost all its home stars. */
function holdsAll(t: State4000, side: number): boolean {
  for (let p = 0; p < t.P; p++) if (t.side[p] !== side && (t.holder[p] as number) < 0) return false;
  return true;
}
function ownHomesSafe(t: State4000, side: number): boolean {
  for (let p = 0; p < t.P; p++) if (t.side[p] === side && (t.holder[p] as number) >= 0) return false;
  return true;
}
/** Whether the side has ships at every home star of the other side. */
function garrisoned(t: State4000, side: number): boolean {
  for (let p = 0; p < t.P; p++) {
    if (t.side[p] === side) continue;
    const base = (t.home[p] as number) * t.P;
    let there = false;
    for (let q = 0; q < t.P; q++) if (t.side[q] === side && (t.ships[base + q] as number) > 0) there = true;
    if (!there) return false;
  }
  return true;
}
