/** Armour, shields and the cut-off of an armour roll (AX-6.2, AX-7.5). */
import type { Ship } from "../acts.ts";
import { classOf } from "../match-setup.ts";
import { ACTIVE, type StateAx } from "../state.ts";
import { apart } from "./sensors.ts";

/** Range of a Pulsar's shield in hexes (AX-7.5b). */
export const SHIELD_RADIUS = 2;

/** Returns the number of shield dice that a ship rolls if it is hit now (AX-7.5c to e). */
export function shieldDice(t: StateAx, ship: Ship): number {
  const stack = t.options["ax.shieldStack"] === "sum";
  let best = 0;
  let sum = 0;
  for (let p = 0; p < t.shielding.length; p++) {
    const ward = t.shielding[p] as number;
    if (ward < 0 || t.status[p] !== ACTIVE) continue;
    const dice = ward === ship && apart(t, p, ship) <= SHIELD_RADIUS ? 3 : p === ship ? 1 : 0;
    best = Math.max(best, dice);
    sum += dice;
  }
  return stack ? sum : best;
}

/** Returns the armour points of one face of a shield die: 0 or 1 (AX-7.5c). */
export function shieldPoint(t: StateAx, face: number): number {
  const rule = t.options["ax.shieldFace"];
  if (rule === "two") return face <= 2 ? 1 : 0;
  if (rule === "odd") return face % 2;
  return face <= 3 ? 1 : 0;
}

/** Returns how many of the six faces are worth a point. */
export const shieldFaces = (t: StateAx): number => (t.options["ax.shieldFace"] === "two" ? 2 : 3);

/** Returns the number that an armour die must exceed (AX-6.2). */
export const cutOffOf = (armour: number, shield: number, penetration: number): number =>
  Math.max(0, armour + shield - penetration);

/** Returns the cut-off of a volley at a ship without shield dice. */
export const bareCutOff = (t: StateAx, target: Ship, penetration: number): number =>
  cutOffOf(classOf(t, target).armour, 0, penetration);

/** Returns the penetration of a pulse at a distance (AX-7.3b). */
export function pulsePenetration(t: StateAx, distance: number): number {
  const profile = t.options["ax.pulseProfile"] === "printed" ? [3, 1, 2] : [3, 2, 1];
  return profile[distance] ?? 0;
}
