/** Rounds of future own turns and pushes. */
import type { Power, Warp } from "../acts.ts";
import { mapOf } from "../data/map.ts";
import type { State4000 } from "../state.ts";

/** Returns the round of a power's next own turn. The turn in progress does not count. */
export function nextTurnRound(t: State4000, p: Power): number {
  const place = t.order.indexOf(p);
  return t.active !== p && place >= t.slot && t.slot < t.order.length ? t.round : t.round + 1;
}

/** Returns the round of the earliest own turn in which a power may still depart (AD-6.3.3.1). */
export const departureRound = (t: State4000, p: Power): number =>
  t.active === p && t.departed[p] !== 1 ? t.round : nextTurnRound(t, p);

/** Returns the round in which a warp in hyperspace is pushed next (AD-6.3.2.b). */
export function pushRound(t: State4000, w: Warp): number {
  if (t.warpMoved[w] === t.round) return t.round + 1;
  const place = t.order.indexOf(w >> 1);
  return place >= t.slot && t.slot < t.order.length ? t.round : t.round + 1;
}

/** Returns the warp of the current arrival decision, or -1. */
export function dueWarp(t: State4000): Warp {
  const top = t.flow.stack.at(-1);
  return top?.step === "arrive" ? (top.memo as { readonly warp: Warp }).warp : -1;
}

/** Returns the round in which a warp could come out from a space, or -1 if it will not be on that space. */
export function roundAt(t: State4000, w: Warp, count: number): number {
  const now = t.warpCount[w] as number;
  const from = t.warpFrom[w] as number;
  if (from < 0 || count > (mapOf(t.options).reach[from] as number)) return -1;
  if (count === now && dueWarp(t) === w) return t.round;
  return count > now ? pushRound(t, w) + count - now - 1 : -1;
}

/** Returns the space from which a warp could come out in a round, or 0 if it cannot. */
export function countIn(t: State4000, w: Warp, round: number): number {
  const from = t.warpFrom[w] as number;
  if (from < 0) return 0;
  const most = mapOf(t.options).reach[from] as number;
  for (let count = t.warpCount[w] as number; count <= most; count++) if (roundAt(t, w, count) === round) return count;
  return 0;
}

/** Whether power `a` has an own turn in round `round` before power `b` has its own in round `before`. */
export function comesFirst(t: State4000, a: Power, round: number, b: Power, before: number): boolean {
  return round < before || (round === before && t.order.indexOf(a) < t.order.indexOf(b));
}
