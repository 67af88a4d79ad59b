/** Ratings of this turn: interdiction, the maneuver table, minimum moves (AX-3.6, AX-4). */
import type { Ship } from "../acts.ts";
import { classOf } from "../match-setup.ts";
import { EVADING, PURSUING, STEADY, type StateAx } from "../state.ts";

/** Printed ratings less interdiction, at least 0. */
export const effectiveSpeed = (t: StateAx, s: Ship): number =>
  Math.max(0, classOf(t, s).speed - (t.held[s * 3] as number));
export const effectiveReverse = (t: StateAx, s: Ship): number =>
  Math.max(0, classOf(t, s).reverse - (t.held[s * 3 + 1] as number));
export const effectiveManeuver = (t: StateAx, s: Ship): number =>
  Math.max(0, classOf(t, s).maneuver - (t.held[s * 3 + 2] as number));

/** Returns the rotations of a ship that evades or pursues, by its row of the table (AX-4.2). */
export const remainingTurn = (row: number): number => (row <= 4 ? 0 : row === 5 ? 1 : 2);
/** Returns the penalty of an evasion, which is also the value of a pursuit, by row of the table (AX-4.2). */
export const tablePenalty = (row: number): number => (row < 3 ? 0 : row === 3 ? 1 : row <= 5 ? 2 : 3);

/** Returns the rotations that a ship may make this turn without Piloting (AX-3.3). */
export const rotations = (t: StateAx, s: Ship): number =>
  t.mode[s] === STEADY ? effectiveManeuver(t, s) : remainingTurn(t.row[s] as number);

/** Returns the hexes that a quarry has moved, or its speed if it has not moved yet (AX-4.3). */
export const travelOf = (t: StateAx, quarry: Ship): number =>
  t.acted[quarry] === 1 ? (t.forward[quarry] as number) + (t.reverse[quarry] as number) : effectiveSpeed(t, quarry);

/** Returns the forward hexes that a ship must move for its declaration (AX-4.3). */
export function minimumMove(t: StateAx, s: Ship): number {
  if (t.mode[s] === STEADY) return 0;
  return minimumFor(t, t.row[s] as number, t.mode[s] === PURSUING ? (t.quarry[s] as number) : -1);
}

/** Returns the minimum move for a declaration that is not made yet; `quarry` is -1 for evasion. */
export const minimumFor = (t: StateAx, row: number, quarry: Ship): number =>
  quarry < 0 ? row : Math.min(row, travelOf(t, quarry));

/** Returns the evasion penalty for fire at a target (AX-4.5). */
export function evasionOf(t: StateAx, target: Ship): number {
  if (t.mode[target] !== EVADING || t.void[target] === 1) return 0;
  const row = t.row[target] as number;
  return t.options["ax.evasionPenalty"] === "maneuver" ? row : tablePenalty(row);
}

/** Returns how much a shooter's pursuit lowers the evasion penalty of a target (AX-4.6). */
export const pursuitOf = (t: StateAx, shooter: Ship, target: Ship): number =>
  t.mode[shooter] === PURSUING && t.void[shooter] === 0 && t.quarry[shooter] === target
    ? tablePenalty(t.row[shooter] as number)
    : 0;

/**
 * Returns the penalty for the shooter's own maneuver: if it evades, or fires at a ship that it does not pursue (AX-4.5,
 * AX-4.6).
 */
export const selfPenalty = (t: StateAx, shooter: Ship, target: Ship): number =>
  t.mode[shooter] === EVADING || (t.mode[shooter] === PURSUING && t.quarry[shooter] !== target) ? 1 : 0;
