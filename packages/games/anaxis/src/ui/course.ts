/** Idle ships: they are out of range of every enemy this turn, and can keep their course without a decision. */
import {
  ACTIVE,
  apart,
  effectiveSpeed,
  farthestHit,
  isBase,
  matchSetupOf,
  type Ship,
  type StateAx,
  type StepAct,
} from "@starboard/anaxis";
import type { Fact } from "@starboard/kernel";
import { hexDistance, onMap, STEP_Q, STEP_R } from "@starboard/kit";

type PastFacts = readonly { readonly fact: Fact }[];
type MoveEnded = Fact & { readonly ship: Ship; readonly forward: number };

/**
 * Returns how many hexes straight ahead a ship moves if it keeps its course: as many as in its last move, at full speed
 * if it has not moved yet, and never across the edge of the map.
 */
export function courseOf(t: StateAx, ship: Ship, pastFacts: PastFacts): number {
  const last = pastFacts.findLast(({ fact }) => fact.is === "moveEnded" && (fact as MoveEnded).ship === ship);
  const speed = effectiveSpeed(t, ship);
  const most = Math.min(speed, last ? (last.fact as MoveEnded).forward : speed);
  const { cols, rows } = matchSetupOf(t.options);
  const made = t.forward[ship] as number;
  for (let n = 1; n <= most - made; n++) {
    const { q, r } = ahead(t, ship, n);
    if (t.options["ax.mapEdge"] !== "open" && !onMap(q, r, cols, rows)) return made + n - 1;
  }
  return Math.max(most, made);
}

const ahead = (t: StateAx, ship: Ship, hexes: number): { readonly q: number; readonly r: number } => ({
  q: (t.q[ship] as number) + hexes * (STEP_Q[t.facing[ship] as number] as number),
  r: (t.r[ship] as number) + hexes * (STEP_R[t.facing[ship] as number] as number),
});

/**
 * True if no enemy can fire at a ship this turn, nor the ship at an enemy, wherever enemies that have not moved yet go:
 * now and where its course ends. Arcs are left out, so the answer is on the safe side.
 */
export function isIdle(t: StateAx, ship: Ship, pastFacts: PastFacts): boolean {
  const end = ahead(t, ship, courseOf(t, ship, pastFacts) - (t.forward[ship] as number));
  for (let s = 0; s < t.kind.length; s++) {
    if (t.side[s] === t.side[ship] || t.status[s] !== ACTIVE) continue;
    const range = Math.max(farthestHit(t, s), farthestHit(t, ship));
    const nearer = t.acted[s] === 1 || isBase(t, s) ? 0 : effectiveSpeed(t, s) + 1;
    const distance = Math.min(apart(t, ship, s), hexDistance(end.q, end.r, t.q[s] as number, t.r[s] as number));
    if (distance <= range + nearer) return false;
  }
  return true;
}

/** Returns the next step of a ship that keeps its course: forward, or the end of the move. */
export const courseStep = (t: StateAx, ship: Ship, pastFacts: PastFacts): StepAct =>
  (t.forward[ship] as number) < courseOf(t, ship, pastFacts) ? { do: "forward" } : { do: "end" };
