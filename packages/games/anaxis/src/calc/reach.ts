/** All ends of a ship's move, each with the steps that lead there. */
import { onMap, STEP_Q, STEP_R, turned } from "@starboard/kit";
import type { Ship, StepAct } from "../acts.ts";
import { effectiveReverse, effectiveSpeed, minimumMove, rotations } from "./ratings.ts";
import { matchSetupOf } from "../match-setup.ts";
import { STEADY, type StateAx, USED_ENGINEERING } from "../state.ts";

export interface End {
  readonly q: number;
  readonly r: number;
  readonly facing: number;
  /** True if the ship leaves the map with its last step. */
  readonly gone: boolean;
  readonly steps: readonly StepAct[];
}

interface State extends Omit<End, "steps"> {
  readonly forward: number;
  readonly reverse: number;
  readonly rotated: number;
  readonly from: State | null;
  readonly act: StepAct | null;
}

/** The state of a move: place, facing and the points spent so far. */
export type Start = Omit<State, "gone" | "from" | "act">;
/** The points that a move may spend, and the forward steps that it must make. */
export interface Limits {
  readonly speed: number;
  readonly back: number;
  readonly turns: number;
  readonly minimum: number;
  /** True if Engineering can still be bought for one more forward step (AX-8.7). */
  readonly engineering: boolean;
}
/** What a hex is: on the map, beyond an edge that ships can exit by, or beyond a closed edge. */
type Crossing = (q: number, r: number) => "inside" | "gone" | "closed";

/** Returns the ends of a ship's move from its present state. */
export function reach(t: StateAx, ship: Ship): End[] {
  const start: Start = {
    q: t.q[ship] as number,
    r: t.r[ship] as number,
    facing: t.facing[ship] as number,
    forward: t.forward[ship] as number,
    reverse: t.reverse[ship] as number,
    rotated: t.rotated[ship] as number,
  };
  const limits: Limits = {
    speed: effectiveSpeed(t, ship),
    back: t.mode[ship] === STEADY ? effectiveReverse(t, ship) : 0,
    turns: rotations(t, ship),
    minimum: minimumMove(t, ship),
    engineering: ((t.used[ship] as number) & USED_ENGINEERING) === 0 && (t.cp[t.side[ship] as 0 | 1] as number) >= 1,
  };
  const { cols, rows, scenario } = matchSetupOf(t.options);
  const edge = t.options["ax.mapEdge"];
  const shut = edge === "closed" || scenario.sides[t.side[ship] as 0 | 1].edges === "closed";
  return endsFrom(start, limits, (q, r) =>
    onMap(q, r, cols, rows) ? "inside" : shut ? "closed" : edge === "open" ? "inside" : "gone",
  );
}

/**
 * Returns the ends of a move by breadth-first search over places, facings and points spent. Each hex and facing occurs
 * once, with the fewest steps. An end below the minimum of a declared maneuver is returned only if no forward step is
 * left (AX-4.4). Bonuses are left out, except Engineering if the move cannot end without it.
 */
export function endsFrom(from: Start, limits: Limits, crossing: Crossing): End[] {
  const free = search(from, limits, crossing, limits.speed);
  const ends = free.length === 0 ? search(from, limits, crossing, limits.speed + 1) : free;
  return ends.map(endOf);
}

/** Searches the ends of a move with at most `most` forward steps; steps beyond the speed are paid. */
function search(from: Start, limits: Limits, crossing: Crossing, most: number): State[] {
  const { speed, back, turns } = limits;
  const start: State = { ...from, gone: false, from: null, act: null };
  const keyOf = keysAround(from, limits);
  const seen = new Set<number>([keyOf(start)]);
  const ends = new Map<number, State>();
  let next: State[] = [];
  const push = (state: State | null): void => {
    if (!state) return;
    const key = keyOf(state);
    if (seen.has(key)) return;
    seen.add(key);
    next.push(state);
  };
  for (let layer = [start]; layer.length > 0; layer = next) {
    next = [];
    for (const state of layer) {
      const place = placeFrom(from, state);
      if (!ends.has(place) && mayEnd(state, limits, crossing)) ends.set(place, state);
      if (state.gone) continue;
      if (state.reverse === 0 && state.forward < most) push(step(state, "forward", crossing, state.forward >= speed));
      if (state.forward === 0 && state.reverse < back) push(step(state, "reverse", crossing, false));
      // A turn directly after the opposite turn leads to a known state.
      if (state.rotated < turns) {
        if (state.act?.do !== "right") push(turn(state, "left"));
        if (state.act?.do !== "left") push(turn(state, "right"));
      }
    }
  }
  return [...ends.values()];
}

/** True if a move may end in a state: at its minimum, off the map, or with no forward step left (AX-4.4). */
function mayEnd(s: State, { speed, minimum, engineering }: Limits, crossing: Crossing): boolean {
  if (s.gone || s.forward >= minimum) return true;
  if (s.reverse > 0 || (s.forward >= speed && !engineering)) return true;
  return crossing(s.q + (STEP_Q[s.facing] as number), s.r + (STEP_R[s.facing] as number)) === "closed";
}

/**
 * Returns a function that gives each state of one move a key. Forward and reverse steps are counted separately: a ship
 * that turned around and moved forward is in the same place as one that backed up, but may go farther. Places are
 * relative to the start, because an open map has no bounds.
 */
function keysAround(from: Start, { speed, back, turns }: Limits): (s: State) => number {
  // One forward step beyond the speed may be paid for, hence speed + 2 values.
  return (s) => {
    const forward = s.forward - from.forward;
    const reverse = s.reverse - from.reverse;
    const points = (forward * (back + 1) + reverse) * (turns + 1) + (s.rotated - from.rotated);
    return placeFrom(from, s) * (speed + 2) * (back + 1) * (turns + 1) + points;
  };
}

/** More hexes than any ship moves at once. */
const SPAN = 32;
/** Returns a number for place relative to the start, facing, and whether and how the ship left the map. */
const placeFrom = (from: Start, s: State): number =>
  (((s.q - from.q + SPAN) * 2 * SPAN + (s.r - from.r + SPAN)) * 6 + s.facing) * 3 +
  (s.gone ? (s.act?.do === "reverse" ? 2 : 1) : 0);

function step(s: State, how: "forward" | "reverse", crossing: Crossing, paid: boolean): State | null {
  const along = how === "forward" ? s.facing : turned(s.facing, 3);
  const q = s.q + (STEP_Q[along] as number);
  const r = s.r + (STEP_R[along] as number);
  const side = crossing(q, r);
  if (side === "closed") return null;
  return {
    ...s,
    q: side === "inside" ? q : s.q,
    r: side === "inside" ? r : s.r,
    gone: side === "gone",
    forward: s.forward + (how === "forward" ? 1 : 0),
    reverse: s.reverse + (how === "reverse" ? 1 : 0),
    from: s,
    act: paid ? { do: how, paid: true } : { do: how },
  };
}

const turn = (s: State, how: "left" | "right"): State => ({
  ...s,
  facing: turned(s.facing, how === "right" ? 1 : -1),
  rotated: s.rotated + 1,
  from: s,
  act: { do: how },
});

function endOf(s: State): End {
  const steps: StepAct[] = [];
  for (let at: State | null = s; at?.act; at = at.from) steps.push(at.act);
  return { q: s.q, r: s.r, facing: s.facing, gone: s.gone, steps: steps.reverse() };
}
