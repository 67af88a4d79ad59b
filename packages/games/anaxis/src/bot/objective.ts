/** Where a scenario's aim draws ships: the goal edge, the base, the ship that must not get through (AX-10). */
import { colOf, type Hex, hexAt, hexDistance, rowOf } from "@starboard/kit";
import type { Edge, Ship, Side } from "../acts.ts";
import { enemyOf, isBase, matchSetupOf } from "../match-setup.ts";
import { ACTIVE, type StateAx } from "../state.ts";
import { edgeDistance } from "../zone.ts";
import { raidOf, strayed } from "./single-target.ts";
import type { Pull } from "./rate-move.ts";
import type { Weights } from "./evaluation-weights.ts";

/**
 * What draws a ship beyond the fight. The ambassador's ship and its escort go for the goal edge, whoever hunts them for a place
 * ahead of them, besiegers for the base. The rim repels: a ship there with its bow outwards has wasted its next move.
 */
export function pullOf(t: StateAx, ship: Ship, w: Weights): Pull {
  const side = t.side[ship] as Side;
  const goal = goalOf(t, side);
  const hunted = interception(t, side);
  const base = t.kind.length - 1;
  const besieges = isBase(t, base) && t.side[base] === enemyOf(side) && t.status[base] === ACTIVE;
  const raid = raidOf(t, side);
  return (q, r) => {
    let worth = rim(t, q, r) <= 1 ? -1.5 : 0;
    if (goal) worth -= (ship === t.carrier ? 3 : 1) * w.errand * edgeDistance(t, q, r, goal);
    if (hunted) worth -= w.errand * hexDistance(q, r, hunted.q, hunted.r);
    if (besieges) worth -= w.errand * 0.5 * hexDistance(q, r, t.q[base] as number, t.r[base] as number);
    return raid ? worth - w.raid * strayed(t, raid, ship, q, r) : worth;
  };
}

const rim = (t: StateAx, q: number, r: number): number => {
  const { cols, rows } = matchSetupOf(t.options);
  const col = colOf(q);
  const row = rowOf(q, r);
  return Math.min(col, cols - 1 - col, row, rows - 1 - row);
};

/** The edge a side's carrier must reach. */
export const goalOf = (t: StateAx, side: Side): Edge | null =>
  matchSetupOf(t.options).scenario.sides[side].carrier ? (t.edges[side] ?? null) : null;

/** Hexes a hunted fleet will have made by the time the hunters are there. */
const AHEAD = 9;

/** Where to meet an enemy fleet that runs for an edge: ahead of its middle, as far as it goes in two turns. */
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

/** The middle of a side's placed ships, its base left out. */
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

/** What a side deploys towards: the base it came for, the way of the fleet it hunts, the enemy, or the middle of the map. */
export function frontOf(t: StateAx, side: Side): Hex {
  const base = t.kind.length - 1;
  if (base >= 0 && isBase(t, base) && t.placed[base] === 1 && t.side[base] === enemyOf(side))
    return { q: t.q[base] as number, r: t.r[base] as number };
  const { cols, rows } = matchSetupOf(t.options);
  return interception(t, side) ?? middleOf(t, enemyOf(side)) ?? hexAt((cols - 1) >> 1, (rows - 1) >> 1);
}

/** Whether two edges meet in a corner: from there a hunter comes sooner than from behind. */
export const adjacent = (a: Edge, b: Edge): boolean =>
  (a === "north" || a === "south") !== (b === "north" || b === "south");
