/** Everything that can hit a ship where it is now, and the exact distribution of the summed damage (AX-1.9, AX-5, AX-6). */
import type { Bank, Ship } from "../acts.ts";
import { classOf, isBase } from "../match-setup.ts";
import { ACTIVE, STEALTH_FULL, type StateAx, USED_ABILITY, USED_PRIMARY, USED_SECONDARY } from "../state.ts";
import { inArc } from "./arc.ts";
import { bareCutOff, pulsePenetration, shieldDice, shieldFaces } from "./armour.ts";
import { gunsOf, rangeOf } from "./difficulty.ts";
import { convolve, damageOdds, type Distribution, volleyOdds } from "./odds.ts";
import { apart } from "./sensors.ts";

/** Greatest distance of a pulse in hexes (AX-7.3a). */
const PULSE_RADIUS = 2;
const BANKS: readonly Bank[] = ["primary", "secondary"];

/** One bank of an enemy that can do damage. */
export interface BearingBank {
  readonly bank: Bank;
  readonly range: number;
  /** The number that a die must exceed; null for a pulse, which needs no hit roll. */
  readonly difficulty: number | null;
  readonly anyHit: number;
  readonly mean: number;
  readonly damage: Distribution;
}
/** One enemy with the banks that can damage the ship from where it stands. */
export interface Bearing {
  readonly ship: Ship;
  readonly banks: readonly BearingBank[];
  /** Probability that any of its banks hits, and its expected damage. */
  readonly anyHit: number;
  readonly mean: number;
  /** True if the enemy has still to move this turn. */
  readonly movesLater: boolean;
}
export interface Threat {
  /** The enemies that can hit, the greatest expected damage first. */
  readonly bearings: readonly Bearing[];
  /** Expected damage of all together. */
  readonly mean: number;
  readonly anyHit: number;
  /** Probability that all together destroy the ship. */
  readonly destroys: number;
  /** Expected hull left. */
  readonly hullLeft: number;
  readonly damage: Distribution;
}

/** Returns the banks of an enemy that can damage a ship if it fires now. */
function banksAt(t: StateAx, enemy: Ship, ship: Ship): BearingBank[] {
  const found: BearingBank[] = [];
  const dq = (t.q[ship] as number) - (t.q[enemy] as number);
  const dr = (t.r[ship] as number) - (t.r[enemy] as number);
  const range = rangeOf(t, enemy, ship);
  for (const bank of BANKS) {
    if (!isReady(t, enemy, bank)) continue;
    const guns = gunsOf(t, enemy, bank);
    if (guns) {
      if (!inArc(guns.arc, t.facing[enemy] as number, dq, dr, t.options["ax.narrowArc"])) continue;
      const odds = volleyOdds(t, { shooter: enemy, target: ship, bank });
      if (odds && odds.mean > 0)
        found.push({
          bank,
          range,
          difficulty: odds.difficulty,
          anyHit: odds.anyHit,
          mean: odds.mean,
          damage: odds.damage,
        });
    } else if (classOf(t, enemy)[bank]?.kind === "pulse" && !isBase(t, ship) && apart(t, enemy, ship) <= PULSE_RADIUS) {
      const cutOff = bareCutOff(t, ship, 0) - pulsePenetration(t, apart(t, enemy, ship));
      const damage = damageOdds(1, 0, cutOff, shieldDice(t, ship), shieldFaces(t));
      const mean = meanOf(damage);
      if (mean > 0) found.push({ bank, range, difficulty: null, anyHit: 1, mean, damage });
    }
  }
  return found;
}

/** True if a bank has not fired this turn, and interdiction has not taken its place (AX-5.1, AX-7.2a). */
function isReady(t: StateAx, ship: Ship, bank: Bank): boolean {
  const used = t.used[ship] as number;
  if ((used & (bank === "primary" ? USED_PRIMARY : USED_SECONDARY)) !== 0) return false;
  const isHeld =
    bank === "primary" &&
    (used & USED_ABILITY) !== 0 &&
    classOf(t, ship).special === "interdiction" &&
    t.options["ax.interdictionExtra"] === "insteadOfPrimary";
  return !isHeld;
}

const meanOf = (damage: Distribution): number => damage.reduce((sum, chance, points) => sum + chance * points, 0);

/** True for a ship in its firing slot: it may still have a bank to fire, for example while Damage control is asked. */
const isFiring = (t: StateAx, ship: Ship): boolean =>
  t.flow.stack.some(({ step, memo }) => step === "fire" && (memo as { readonly ship: Ship }).ship === ship);

/** True for an enemy on the map that may still fire this turn. */
const mayFire = (t: StateAx, enemy: Ship, ship: Ship): boolean =>
  t.side[enemy] !== t.side[ship] &&
  t.status[enemy] === ACTIVE &&
  t.stealth[enemy] !== STEALTH_FULL &&
  (t.phase !== "firing" || t.acted[enemy] === 0 || isFiring(t, enemy));

/** Returns the expected damage of all enemies at a ship, without Cinema Points. */
export function threatMean(t: StateAx, ship: Ship): number {
  let sum = 0;
  for (let enemy = 0; enemy < t.kind.length; enemy++)
    if (mayFire(t, enemy, ship)) for (const { mean } of banksAt(t, enemy, ship)) sum += mean;
  return sum;
}

/**
 * Returns what can hit a ship: every bank of every enemy that bears on it from where that enemy stands, each fired once
 * and without Cinema Points.
 */
export function threatTo(t: StateAx, ship: Ship): Threat {
  const bearings: Bearing[] = [];
  let damage: Distribution = [1];
  let missAll = 1;
  for (let enemy = 0; enemy < t.kind.length; enemy++) {
    if (!mayFire(t, enemy, ship)) continue;
    const banks = banksAt(t, enemy, ship);
    if (banks.length === 0) continue;
    const miss = banks.reduce((chance, { anyHit }) => chance * (1 - anyHit), 1);
    for (const bank of banks) damage = convolve(damage, bank.damage);
    missAll *= miss;
    bearings.push({
      ship: enemy,
      banks,
      anyHit: 1 - miss,
      mean: banks.reduce((sum, { mean }) => sum + mean, 0),
      movesLater: t.phase === "movement" && t.acted[enemy] === 0 && classOf(t, enemy).speed > 0,
    });
  }
  const hull = t.hull[ship] as number;
  return {
    bearings: bearings.sort((a, b) => b.mean - a.mean || a.ship - b.ship),
    mean: meanOf(damage),
    anyHit: 1 - missAll,
    destroys: damage.slice(hull).reduce((sum, chance) => sum + chance, 0),
    hullLeft: damage.reduce((sum, chance, points) => sum + chance * Math.max(0, hull - points), 0),
    damage,
  };
}
