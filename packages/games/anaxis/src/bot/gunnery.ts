/** Fast estimates of fire: expected damage in ship points for any place of a ship. */
import { hexDistance } from "@starboard/kit";
import type { Ship } from "../acts.ts";
import type { ArcId, ShipClass } from "../data/ship.ts";
import { inArc } from "../calc/arc.ts";
import { shieldDice, shieldFaces } from "../calc/armour.ts";
import { stealthOf } from "../calc/difficulty.ts";
import { damageOdds, SHIELD_KEYS, shieldKey } from "../calc/odds.ts";
import { tablePenalty } from "../calc/ratings.ts";
import { classOf, isBase } from "../match-setup.ts";
import { ACTIVE, EVADING, PURSUING, STEALTH_FULL, type StateAx } from "../state.ts";
import { priceOf } from "./fleet-position.ts";
import type { Weights } from "./evaluation-weights.ts";

/** An actual or possible place of a ship, with its maneuver. */
export interface FiringPlace {
  readonly ship: Ship;
  readonly q: number;
  readonly r: number;
  readonly facing: number;
  /** STEADY, EVADING or PURSUING. */
  readonly mode: number;
  /** Row of the maneuver table while evading or pursuing. */
  readonly row: number;
  readonly quarry: Ship;
}

/** Returns the actual place of a ship. */
export const firingPlaceOf = (t: StateAx, ship: Ship): FiringPlace => ({
  ship,
  q: t.q[ship] as number,
  r: t.r[ship] as number,
  facing: t.facing[ship] as number,
  mode: t.mode[ship] as number,
  row: t.void[ship] === 1 ? 0 : (t.row[ship] as number),
  quarry: t.quarry[ship] as number,
});

/** Cached mean damage and probability to destroy, by all values that they depend on. */
const means = new Map<number, { readonly mean: number; readonly kill: number }>();

function outcome(
  dice: number,
  difficulty: number,
  armour: number,
  shield: number,
  faces: number,
  hull: number,
): { mean: number; kill: number } {
  const key =
    (((dice * 8 + difficulty) * 32 + armour + 16) * SHIELD_KEYS + shieldKey(shield, faces)) * 128 + Math.min(127, hull);
  let found = means.get(key);
  if (!found) {
    const odds = damageOdds(dice, difficulty, armour, shield, faces);
    let mean = 0;
    let kill = 0;
    for (let d = 1; d < odds.length; d++) {
      mean += Math.min(d, hull) * (odds[d] as number);
      if (d >= hull) kill += odds[d] as number;
    }
    found = { mean, kill };
    means.set(key, found);
  }
  return found;
}

/** Ship points for one point of hull, and for the destruction of the ship. */
export const hullValue = (ship: ShipClass, w: Weights): number => (ship.cost * w.hull) / ship.hull;
export const destructionValue = (ship: ShipClass, w: Weights): number => ship.cost * (1 - w.hull);

/** Returns the class of a ship with its value in this scenario as the cost. */
export function classWithValue(t: StateAx, ship: Ship, w: Weights): ShipClass {
  const spec = classOf(t, ship);
  const cost = priceOf(t, ship, spec, w);
  return cost === spec.cost ? spec : { ...spec, cost };
}

/** The values of a shot that do not depend on the bank. */
interface Sight {
  readonly distance: number;
  readonly dq: number;
  readonly dr: number;
  readonly penalty: number;
}

function sightOf(t: StateAx, from: FiringPlace, to: FiringPlace): Sight {
  const maneuver = t.options["ax.evasionPenalty"] === "maneuver";
  const evasion = to.mode !== EVADING ? 0 : maneuver ? to.row : tablePenalty(to.row);
  const chase = from.mode === PURSUING && from.quarry === to.ship ? tablePenalty(from.row) : 0;
  const self = from.mode === EVADING || (from.mode === PURSUING && from.quarry !== to.ship) ? 1 : 0;
  return {
    distance: hexDistance(from.q, from.r, to.q, to.r),
    dq: to.q - from.q,
    dr: to.r - from.r,
    penalty: Math.max(0, evasion - chase) + self,
  };
}

/**
 * Returns the expected value of one ship's fire at another with all banks, in ship points.
 *
 * @param anyArc true to ignore arcs
 * @param nearer hexes by which the distance may still shrink
 */
export function fireValue(
  t: StateAx,
  from: FiringPlace,
  to: FiringPlace,
  w: Weights,
  anyArc = false,
  nearer = 0,
): number {
  if (t.stealth[from.ship] === STEALTH_FULL) return 0;
  const shooter = classOf(t, from.ship);
  const target = classWithValue(t, to.ship, w);
  const sight = sightOf(t, from, to);
  const range = Math.max(0, sight.distance - nearer) + stealthOf(t, to.ship);
  const sensors = t.scan[from.ship] === to.ship ? { num: 3, den: 1 } : shooter.sensors;
  const base = Math.ceil((range * sensors.den) / sensors.num);
  if (base >= 6) return 0;
  const shield = shieldDice(t, to.ship);
  const faces = shieldFaces(t);
  const hull = t.hull[to.ship] as number;
  let value = 0;
  for (const guns of [shooter.primary, shooter.secondary]) {
    if (guns?.kind !== "guns") continue;
    if (!anyArc && !bears(t, guns.arc, from.facing, sight)) continue;
    const difficulty = base + Math.max(0, sight.penalty - guns.tracking);
    if (difficulty >= 6) continue;
    const { mean, kill } = outcome(guns.firepower, difficulty, target.armour - guns.penetration, shield, faces, hull);
    value += mean * hullValue(target, w) + kill * destructionValue(target, w);
  }
  return value;
}

const bears = (t: StateAx, arc: ArcId, facing: number, { dq, dr }: Sight): boolean =>
  inArc(arc, facing, dq, dr, t.options["ax.narrowArc"]);

/** Returns the value of one turn's fire from a place at the best target. */
export function bestFire(t: StateAx, from: FiringPlace, w: Weights): number {
  let best = 0;
  for (let s = 0; s < t.kind.length; s++) {
    if (t.side[s] === t.side[from.ship] || t.status[s] !== ACTIVE) continue;
    const certain = t.phase === "firing" || t.acted[s] === 1 || isBase(t, s) ? 1 : w.unmoved;
    best = Math.max(best, certain * fireValue(t, from, firingPlaceOf(t, s), w));
  }
  return best;
}

/** Returns the expected loss by enemy fire at a place. The strongest enemy counts fully, the others in part. */
export function dangerAt(t: StateAx, at: FiringPlace, w: Weights): number {
  let most = 0;
  let sum = 0;
  let friends = 0;
  for (let s = 0; s < t.kind.length; s++) {
    if (t.status[s] !== ACTIVE || isBase(t, s)) continue;
    if (t.side[s] === t.side[at.ship]) {
      friends++;
      continue;
    }
    const settled = t.phase === "firing" || t.acted[s] === 1;
    const value = settled
      ? fireValue(t, firingPlaceOf(t, s), at, w)
      : w.unmoved * fireValue(t, firingPlaceOf(t, s), at, w, true, classOf(t, s).speed >> 1);
    most = Math.max(most, value);
    sum += value;
  }
  // Each enemy fires at one ship per turn, so the threat of all but the strongest is shared among our ships.
  return most + (sum - most) / Math.max(1, Math.sqrt(friends));
}
