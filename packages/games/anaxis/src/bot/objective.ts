/** Objectives of a scenario as values of places: the goal edge, the base, the fleet to intercept (AX-10). */
import { colOf, type Hex, hexAt, hexDistance, rowOf } from "@starboard/kit";
import type { Edge, Ship, Side } from "../acts.ts";
import { enemyOf, isBase, matchSetupOf } from "../match-setup.ts";
import { ACTIVE, type StateAx } from "../state.ts";
import { edgeDistance } from "../zone.ts";
import { raidOf, distanceToRaidPlace } from "./single-target.ts";
import type { PlaceValue } from "./rate-move.ts";
import type { Weights } from "./evaluation-weights.ts";

/**
 * Returns the value of places for a ship's objective. The carrier and its escort head for the goal edge, their hunters
 * for a place ahead of them, attackers of a base for the base. The rim has a negative value: a ship there that faces
 * outwards wastes its next move.
 */
export function objectiveValueOf(t: StateAx, ship: Ship, w: Weights): PlaceValue {
  const side = t.side[ship] as Side;
  const goal = goalOf(t, side);
  const hunted = interception(t, side);
  const base = t.kind.length - 1;
  const besieges = isBase(t, base) && t.side[base] === enemyOf(side) && t.status[base] === ACTIVE;
  const raid = raidOf(t, side);
  return (q, r) => {
    let value = rim(t, q, r) <= 1 ? -1.5 : 0;
    if (goal) value -= (ship === t.carrier ? 3 : 1) * w.objective * edgeDistance(t, q, r, goal);
    if (hunted) value -= w.objective * hexDistance(q, r, hunted.q, hunted.r);
    if (besieges) value -= w.objective * 0.5 * hexDistance(q, r, t.q[base] as number, t.r[base] as number);
    return raid ? value - w.raid * distanceToRaidPlace(t, raid, ship, q, r) : value;
  };
}

const rim = (t: StateAx, q: number, r: number): number => {
  const { cols, rows } = matchSetupOf(t.options);
  const col = colOf(q);
  const row = rowOf(q, r);
  return Math.min(col, cols - 1 - col, row, rows - 1 - row);
};

/** Returns the edge that a side's carrier must reach, or null. */
export const goalOf = (t: StateAx, side: Side): Edge | null =>
  matchSetupOf(t.options).scenario.sides[side].carrier ? (t.edges[side] ?? null) : null;

/** Hexes that a hunted fleet moves until the hunters arrive. */
const AHEAD = 9;

/** Returns where to meet an enemy fleet that heads for an edge: ahead of its middle, about two turns of movement. */
export function interception(t: StateAx, side: Side): Hex | null {
  const goal = goalOf(t, enemyOf(side));
  if (!goal) return null;
  const middle = middleOf(t, enemyOf(side));
  if (!middle) return null;
  const { cols, rows } = matchSetupOf(t.options);
  const ahead = Math.min(AHEAD, edgeDistance(t, middle.q, middle.r, goal) >> 1);
  const col = colOf(middle.q) + (goal === "east" ? ahead : goal === "west" ? -ahead : 0);
  const row = rowOf(middle.q, middle.r) + (goal === "south" ? ahead : goal === "north" ? -ahead : 0);
  return hexAt(Math.min(cols - 1, Math.max(0, col)), Math.min(rows - 1, Math.max(0, row)));
}

/** Returns the middle of a side's placed ships, without the base. */
function middleOf(t: StateAx, side: Side): Hex | null {
  let cols = 0;
  let rows = 0;
  let count = 0;
  for (let s = 0; s < t.kind.length; s++) {
    if (t.side[s] !== side || t.status[s] !== ACTIVE || t.placed[s] === 0 || isBase(t, s)) continue;
    cols += colOf(t.q[s] as number);
    rows += rowOf(t.q[s] as number, t.r[s] as number);
    count++;
  }
  return count === 0 ? null : hexAt(Math.round(cols / count), Math.round(rows / count));
}

/** Returns the hex to deploy towards: the enemy base, the interception point, the enemy, or the middle of the map. */
export function frontOf(t: StateAx, side: Side): Hex {
  const base = t.kind.length - 1;
  if (base >= 0 && isBase(t, base) && t.placed[base] === 1 && t.side[base] === enemyOf(side))
    return { q: t.q[base] as number, r: t.r[base] as number };
  const { cols, rows } = matchSetupOf(t.options);
  return interception(t, side) ?? middleOf(t, enemyOf(side)) ?? hexAt((cols - 1) >> 1, (rows - 1) >> 1);
}

/** True if two edges meet in a corner. A hunter from such an edge arrives sooner than one from behind. */
export const adjacent = (a: Edge, b: Edge): boolean =>
  (a === "north" || a === "south") !== (b === "north" || b === "south");
