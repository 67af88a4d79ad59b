/** Range, difficulty and dice of a volley; the difficulty also as a sum with its terms (AX-5). */
import type { Sum, Term } from "@starboard/kernel";
import type { Bank, Ship, Weapons } from "../acts.ts";
import type { BankSpec } from "../data/ship.ts";
import { classOf } from "../match-setup.ts";
import { STEALTH_FULL, STEALTH_PARTIAL, type StateAx } from "../state.ts";
import { evasionOf, pursuitOf, selfPenalty } from "./ratings.ts";
import { apart, sensorTerms } from "./sensors.ts";

export type Guns = Extract<BankSpec, { kind: "guns" }>;

/** A volley as declared, with the bonuses bought for it. */
export interface Shot {
  readonly shooter: Ship;
  readonly target: Ship;
  readonly bank: Bank;
  readonly fireControl?: boolean | undefined;
  readonly gunnery?: boolean | undefined;
  readonly weapons?: Weapons | null | undefined;
}

/** Returns the guns of a bank, or undefined if it has none. */
export function gunsOf(t: StateAx, ship: Ship, bank: Bank): Guns | undefined {
  const spec = classOf(t, ship)[bank];
  return spec?.kind === "guns" ? spec : undefined;
}

/** Returns the number of dice of a volley, with Weapons systems (AX-8.10). */
export const firepowerOf = (guns: { readonly firepower: number }, weapons: Weapons | null | undefined): number =>
  guns.firepower + (weapons === "power" || weapons === "tradeToPower" ? 1 : weapons === "tradeToPen" ? -1 : 0);
/** Returns the penetration of a volley, with Weapons systems (AX-8.10). */
export const penetrationOf = (guns: { readonly penetration: number }, weapons: Weapons | null | undefined): number =>
  guns.penetration + (weapons === "penetration" || weapons === "tradeToPen" ? 1 : weapons === "tradeToPower" ? -1 : 0);

/** Returns the hexes that stealth adds to the range of fire at a ship (AX-7.6). */
export const stealthOf = (t: StateAx, target: Ship): number =>
  t.stealth[target] === STEALTH_FULL ? 6 : t.stealth[target] === STEALTH_PARTIAL ? 3 : 0;

/** Returns the hexes of stealth for one shooter; stealth works only against enemies (AX-7.6b). */
const stealthFrom = (t: StateAx, shooter: Ship, target: Ship): number =>
  t.side[shooter] === t.side[target] ? 0 : stealthOf(t, target);

/** Returns the effective range in hexes (AX-5.3). */
export const rangeOf = (t: StateAx, shooter: Ship, target: Ship): number =>
  apart(t, shooter, target) + stealthFrom(t, shooter, target);

/** Returns the base difficulty: range divided by sensors, rounded up without rounding errors (AX-5.4, AX-5.7). */
export function baseDifficulty(t: StateAx, shot: Shot): number {
  const { num, den } = sensorTerms(t, shot.shooter, shot.target, shot.fireControl === true).rating;
  return Math.ceil((rangeOf(t, shot.shooter, shot.target) * den) / num);
}

/** Returns the greatest range at which a ship's printed sensors let any die hit (AX-5.4, AX-5.8). */
export function farthestHit(t: StateAx, shooter: Ship): number {
  const { num, den } = classOf(t, shooter).sensors;
  return Math.floor((5 * num) / den);
}

/** Returns the maneuvering part of the difficulty, at least 0 (AX-5.4). */
export function maneuveringPart(t: StateAx, shot: Shot): number {
  const guns = gunsOf(t, shot.shooter, shot.bank);
  const tracking = (guns?.tracking ?? 0) + (shot.gunnery ? 2 : 0);
  const evasion = Math.max(0, evasionOf(t, shot.target) - pursuitOf(t, shot.shooter, shot.target));
  return Math.max(0, evasion + selfPenalty(t, shot.shooter, shot.target) - tracking);
}

/** Returns the number that a hit die must exceed. At 6 or more no die can hit (AX-5.4, AX-5.8). */
export const difficultyOf = (t: StateAx, shot: Shot): number => baseDifficulty(t, shot) + maneuveringPart(t, shot);

/** Returns the difficulty as a sum, with its terms in the order of the rules. */
export function difficultySum(t: StateAx, shot: Shot): Sum {
  const { shooter, target } = shot;
  const sensors = sensorTerms(t, shooter, target, shot.fireControl === true);
  const terms: Term[] = [
    {
      rule: "AX-5.4",
      what: "base",
      value: baseDifficulty(t, shot),
      about: {
        distance: apart(t, shooter, target),
        stealth: stealthFrom(t, shooter, target),
        sensors: sensors.rating,
        from: sensors,
      },
    },
  ];
  const add = (rule: Term["rule"], what: string, value: number): void => {
    if (value !== 0) terms.push({ rule, what, value });
  };
  const evasion = evasionOf(t, target);
  add("AX-4.5", "evasion", evasion);
  add("AX-4.6", "pursuit", -Math.min(evasion, pursuitOf(t, shooter, target)));
  add(t.mode[shooter] === 1 ? "AX-4.5" : "AX-4.6", "self", selfPenalty(t, shooter, target));
  // Tracking cancels at most the maneuvering terms, never the base.
  const before = terms.slice(1).reduce((sum, term) => sum + term.value, 0);
  const guns = gunsOf(t, shooter, shot.bank);
  const tracking = guns?.tracking ?? 0;
  add("AX-5.4", "tracking", -Math.min(before, tracking));
  add("AX-8.9", "gunnery", -Math.max(0, Math.min(before - tracking, shot.gunnery ? 2 : 0)));
  return { total: difficultyOf(t, shot), terms };
}
