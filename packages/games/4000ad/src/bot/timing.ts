/** Timing of future events in own turns from now, for evaluation and policy. */
import type { State4000 } from "../state.ts";

/** Number of own turns considered. The longest journey on the printed board takes 7. */
export const AHEAD = 8;

/**
 * Returns the place of a power's own turn 0 in the order of play from now: 0 is the current turn, then 1, 2, … Own turn
 * j of the power comes at `j × powers + place`.
 */
export function placeOf(t: State4000, p: number): number {
  const { order } = t;
  const n = order.length;
  const mine = order.indexOf(p);
  const now = t.active < 0 ? t.slot : order.indexOf(t.active);
  return (((mine - now) % n) + n) % n;
}

/**
 * Returns the count of a warp in its owner's own turn 0. For the active power that is the current turn, in which the
 * warp may already have been pushed. For other powers it is their next turn.
 */
export function countAtTurn0(t: State4000, w: number): number {
  const owner = w >> 1;
  const count = t.warpCount[w] as number;
  const pushed = owner === t.active && t.warpMoved[w] === t.round;
  return pushed ? count : count + 1;
}

/**
 * Returns the first own turn in which a warp can still come out. It is the next one if the warp was already pushed and
 * its arrival decision has passed.
 */
export function firstTurn(t: State4000, w: number, pending: number): 0 | 1 {
  if (w >> 1 !== t.active || t.warpMoved[w] !== t.round) return 0;
  return w === pending ? 0 : 1;
}

/** Returns the memo of the current step. */
export const memoOf = <M>(t: State4000): M => (t.flow.stack.at(-1) as { memo: object }).memo as M;

/** Returns the warp of the current arrival decision, or -1. */
export const pendingWarp = (t: State4000): number =>
  t.flow.stack.at(-1)?.step === "arrive" ? memoOf<{ warp: number }>(t).warp : -1;

/** Returns the first own turn in which the power can depart. */
export function firstDeparture(t: State4000, p: number): 0 | 1 {
  return p === t.active && t.departed[p] === 1 ? 1 : 0;
}

/** Returns the number of free warps of a power. */
export const freeWarps = (t: State4000, p: number): number =>
  (t.warpFrom[2 * p] === -1 ? 1 : 0) + (t.warpFrom[2 * p + 1] === -1 ? 1 : 0);
