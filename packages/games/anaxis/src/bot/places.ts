/** Ends of a move relative to its start: computed once per combination of ratings, and rotated for each facing. */
import type { Ship, StepAct } from "../acts.ts";
import { effectiveManeuver, effectiveReverse, effectiveSpeed, remainingTurn } from "../calc/ratings.ts";
import { endsFrom } from "../calc/reach.ts";
import { STEADY, type StateAx } from "../state.ts";

/** Ends of a move: hexes relative to the start, and facings on the map. */
export interface Places {
  readonly count: number;
  readonly q: Int8Array;
  readonly r: Int8Array;
  readonly facing: Uint8Array;
  readonly steps: readonly (readonly StepAct[])[];
}

/** Cached places by ratings; one item for each facing at the start. */
const placesCache = new Map<number, readonly Places[]>();

/**
 * Returns every end of a full move on an unbounded map, for a ship that has not moved yet.
 *
 * @param minimum forward steps that the declaration requires
 */
export function placesOf(t: StateAx, ship: Ship, mode: number, row: number, minimum: number, facing: number): Places {
  const speed = effectiveSpeed(t, ship);
  const back = mode === STEADY ? effectiveReverse(t, ship) : 0;
  const turns = mode === STEADY ? effectiveManeuver(t, ship) : remainingTurn(row);
  const key = ((speed * 64 + back) * 16 + turns) * 64 + minimum;
  let found = placesCache.get(key);
  if (!found) {
    found = computePlaces(speed, back, turns, minimum);
    placesCache.set(key, found);
  }
  return found[facing] as Places;
}

function computePlaces(speed: number, back: number, turns: number, minimum: number): Places[] {
  const start = { q: 0, r: 0, facing: 0, forward: 0, reverse: 0, rotated: 0 };
  const ends = endsFrom(start, { speed, back, turns, minimum, engineering: false }, () => "inside").filter(
    (end) => end.steps.length > 0 || minimum === 0,
  );
  const count = ends.length;
  const steps = ends.map((end) => end.steps);
  const first: Places = {
    count,
    q: Int8Array.from(ends, (end) => end.q),
    r: Int8Array.from(ends, (end) => end.r),
    facing: Uint8Array.from(ends, (end) => end.facing),
    steps,
  };
  const all = [first];
  for (let turn = 1; turn < 6; turn++) {
    const last = all[turn - 1] as Places;
    // One sixth clockwise: (q, r) becomes (−r, q + r).
    const q = Int8Array.from(last.r, (r) => -r);
    const r = Int8Array.from(last.q, (q0, i) => q0 + (last.r[i] as number));
    all.push({ count, q, r, facing: Uint8Array.from(last.facing, (f) => (f + 1) % 6), steps });
  }
  return all;
}
