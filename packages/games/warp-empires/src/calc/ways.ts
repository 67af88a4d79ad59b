/** The territories that a group can reach: in one move, with the path, and in several (WE-5). */
import type { CompiledModule } from "../compiled/index.ts";
import { type March, NONE, type StateWE } from "../state.ts";
import { groupSpeed, nextSteps, stepCost } from "./reach.ts";

/** A path on the map: the entered territories, without the origin. */
export interface Way {
  readonly path: readonly number[];
  readonly spent: number;
}

/**
 * The shortest path to every territory that a group can reach in one move from its present territory (WE-5).
 *
 * @param units types of the units of the group
 * @param so the part of the move that is already made
 */
export function groupWays(
  t: StateWE,
  compiled: CompiledModule,
  seat: number,
  from: number,
  units: readonly number[],
  so: { readonly path: readonly number[]; readonly spent: number; readonly transfers: number } = {
    path: [],
    spent: 0,
    transfers: 0,
  },
): ReadonlyMap<number, Way> {
  const found = new Map<number, Way>();
  if (groupSpeed(compiled, units) === 0) return found;
  const first: March = {
    seat,
    card: NONE,
    as: NONE,
    left: 0,
    before: 0,
    from,
    units: [...units],
    path: [...so.path],
    spent: so.spent,
    transfers: so.transfers,
    announced: 0,
  };
  const best = new Map<string, number>();
  let open: March[] = [first];
  while (open.length > 0) {
    const now = open;
    open = [];
    for (const march of now) {
      const stand = march.path[march.path.length - 1] ?? from;
      for (const to of nextSteps(t, compiled, march)) {
        const step = stepCost(t, compiled, march, stand, to);
        if (!step) continue;
        const next: March = {
          ...march,
          path: [...march.path, to],
          spent: march.spent + step.cost,
          transfers: march.transfers + (step.transfer ? 1 : 0),
        };
        const key = `${to} ${next.transfers}`;
        const known = best.get(key);
        if (known !== undefined && known <= next.spent) continue;
        best.set(key, next.spent);
        const way = found.get(to);
        if (!way || way.path.length > next.path.length) found.set(to, { path: next.path, spent: next.spent });
        open.push(next);
      }
    }
  }
  return found;
}

/**
 * The number of moves that a group takes to every territory in reach, its own excluded. Each move is a card of its own, or
 * one of a later turn, and begins where the one before ended.
 *
 * @param most the most moves that are looked ahead
 */
export function movesToReach(
  t: StateWE,
  compiled: CompiledModule,
  seat: number,
  from: number,
  units: readonly number[],
  most: number,
): ReadonlyMap<number, number> {
  const moves = new Map<number, number>();
  let ends = [from];
  for (let move = 1; move <= most; move++) {
    const next: number[] = [];
    for (const end of ends)
      for (const to of groupWays(t, compiled, seat, end, units).keys())
        if (to !== from && !moves.has(to)) {
          moves.set(to, move);
          next.push(to);
        }
    ends = next;
  }
  return moves;
}
