/** When things can happen: own turns counted from now, for evaluation and judgement of acts. */
import type { State4000 } from "../state.ts";

/** Own turns looked ahead; the greatest journey on the sheet's board takes 7. */
export const AHEAD = 8;

/**
 * Place of a power's own turn 0 in the order of play from now: 0 is the turn being played, then 1, 2, … Own turn j of
 * the power comes at `j × powers + place`.
 */
export function placeOf(t: State4000, p: number): number {
  const { order } = t;
  const n = order.length;
  const mine = order.indexOf(p);
  const now = t.active < 0 ? t.slot : order.indexOf(t.active);
  return (((mine - now) % n) + n) % n;
}

/**
 * The count a warp will show in its owner's own turn 0: that is the running turn for the power in play, whose warp may
 * have been pushed already, and the coming one for the others.
 */
export function countAtTurn0(t: State4000, w: number): number {
  const owner = w >> 1;
  const count = t.warpCount[w] as number;
  const pushed = owner === t.active && t.warpMoved[w] === t.round;
  return pushed ? count : count + 1;
}

/**
 * The first own turn in which the warp can still come out: a warp of the power in play that was pushed and whose
 * question has passed has to wait for the next one.
 */
export function firstTurn(t: State4000, w: number, pending: number): 0 | 1 {
  if (w >> 1 !== t.active || t.warpMoved[w] !== t.round) return 0;
  return w === pending ? 0 : 1;
}

/** The warp whose arrival is being asked about, or -1. */
export function pendingWarp(t: State4000): number {
  const top = t.flow.stack.at(-1);
  return top?.step === "arrive" ? (top.memo as { warp: number }).warp : -1;
}

/** The first own turn in which the power can make a departure. */
export function firstDeparture(t: State4000, p: number): 0 | 1 {
  return p === t.active && t.departed[p] === 1 ? 1 : 0;
}

/** Free warps of a power. */
export const freeWarps = (t: State4000, p: number): number =>
  (t.warpFrom[2 * p] === -1 ? 1 : 0) + (t.warpFrom[2 * p + 1] === -1 ? 1 : 0);
