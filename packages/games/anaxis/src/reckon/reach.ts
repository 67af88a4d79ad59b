/** Every way a ship can end its move, each with the steps that lead there. */
import { onMap, STEP_Q, STEP_R, turned } from "@starboard/kit";
import type { Ship, StepAct } from "../acts.ts";
import { effectiveReverse, effectiveSpeed, minimumMove, rotations } from "./ratings.ts";
import { settingOf } from "../setting.ts";
import { STEADY, type TableAx } from "../table.ts";

export interface End {
  readonly q: number;
  readonly r: number;
  readonly facing: number;
  /** Left the map with its last step. */
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

/** Where a move stands: place, facing and the points spent so far. */
export type Start = Omit<State, "gone" | "from" | "act">;
/** The points a move has, and the forward steps it must make. */
export interface Limits {
  readonly speed: number;
  readonly back: number;
  readonly turns: number;
  readonly minimum: number;
}
/** What entering a hex means: it is on the map, beyond an open rim, or beyond a closed one. */
type Crossing = (q: number, r: number) => "inside" | "gone" | "closed";

/** Ends of a ship's move from where it stands now. */
export function reach(t: TableAx, ship: Ship): End[] {
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
  };
  const { cols, rows, scenario } = settingOf(t.options);
  const edge = t.options["ax.mapEdge"];
  const shut = edge === "closed" || scenario.sides[t.side[ship] as 0 | 1].edges === "closed";
  return endsFrom(start, limits, (q, r) =>
    onMap(q, r, cols, rows) ? "inside" : shut ? "closed" : edge === "open" ? "inside" : "gone",
  );
}

/**
 * Breadth-first over places and facings, with the points spent so far; bonuses are left out. Ends are distinct in hex and
 * facing, the one with fewest steps standing for the rest. Ends below the minimum of a declared maneuver are left out
 * unless nothing else exists.
 */
export function endsFrom(from: Start, limits: Limits, crossing: Crossing): End[] {
  const { speed, back, turns, minimum } = limits;
  const start: State = { ...from, gone: false, from: null, act: null };
  const seen = new Set<number>([keyOf(start)]);
  const ends = new Map<number, State>();
  let layer: State[] = [start];
  while (layer.length > 0) {
    const next: State[] = [];
    for (const state of layer) {
      if (state.forward >= minimum || state.gone) keep(ends, state);
      if (state.gone) continue;
      if (state.reverse === 0 && state.forward < speed) push(next, seen, step(state, "forward", crossing));
      if (state.forward === 0 && state.reverse < back) push(next, seen, step(state, "reverse", crossing));
      // A turn right after the opposite turn leads nowhere new.
      if (state.rotated < turns) {
        if (state.act?.do !== "right") push(next, seen, turn(state, "left"));
        if (state.act?.do !== "left") push(next, seen, turn(state, "right"));
      }
    }
    layer = next;
  }
  if (ends.size === 0) keep(ends, start);
  return [...ends.values()].map(endOf);
}

const keyOf = (s: State): number =>
  ((((s.q + 200) * 400 + (s.r + 200)) * 6 + s.facing) * 16 + s.forward + s.reverse) * 16 + s.rotated;
const placeOf = (s: State): number => ((s.q + 200) * 400 + (s.r + 200)) * 12 + s.facing * 2 + (s.gone ? 1 : 0);

function keep(ends: Map<number, State>, state: State): void {
  const place = placeOf(state);
  if (!ends.has(place)) ends.set(place, state);
}

function push(next: State[], seen: Set<number>, state: State | null): void {
  if (!state) return;
  const key = keyOf(state);
  if (seen.has(key)) return;
  seen.add(key);
  next.push(state);
}

function step(s: State, how: "forward" | "reverse", crossing: Crossing): State | null {
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
    act: { do: how },
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
