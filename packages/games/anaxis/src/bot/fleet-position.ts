/**
 * Where ships stand, or are taken to stand at the end of a phase, with everything about them that fire asks again and
 * again. A field is made from a table and may then be moved about freely: nothing of it goes back.
 */
import type { Ship, Side } from "../acts.ts";
import type { BankSpec, ShipClass } from "../data/ship.ts";
import { shieldDice, shieldFaces } from "../calc/armour.ts";
import { stealthOf } from "../calc/difficulty.ts";
import { damageOdds, SHIELD_KEYS, shieldKey } from "../calc/odds.ts";
import { tablePenalty } from "../calc/ratings.ts";
import { jamAt, linkWorks, sensorTerms } from "../calc/sensors.ts";
import { isBase, matchSetupOf } from "../match-setup.ts";
import { ACTIVE, EVADING, PURSUING, STEALTH_FULL, type StateAx } from "../state.ts";
import type { Weights } from "./evaluation-weights.ts";

export type Guns = Extract<BankSpec, { kind: "guns" }>;

/** A ship where it stands, and what it is worth. Places and losses change, the rest does not. */
export interface Standing {
  readonly ship: Ship;
  readonly side: Side;
  readonly spec: ShipClass;
  /** Ship points: more than its cost where losing it loses the match. */
  readonly price: number;
  readonly base: boolean;
  q: number;
  r: number;
  facing: number;
  /** STEADY, EVADING or PURSUING. */
  mode: number;
  /** Row of the maneuver table while evading or pursuing. */
  row: number;
  readonly quarry: Ship;
  /** Its place is known: it has moved, cannot move, or movement is over. */
  settled: boolean;
  /** Hull left on average, and the chance that it is still there. */
  hull: number;
  alive: number;
  readonly shields: number;
  /** Hexes that stealth adds to its range as a target; whether it keeps silent for it. */
  readonly stealth: number;
  readonly silent: boolean;
  /** Sensors where it stands, jamming taken off. */
  readonly num: number;
  readonly den: number;
}

interface Link {
  readonly receiver: Ship;
  readonly target: Ship;
  readonly num: number;
  readonly den: number;
}

/** All ships on the map by number; `undefined` for those that are gone. */
export interface Field {
  readonly ships: readonly (Standing | undefined)[];
  readonly faces: number;
  readonly narrow: StateAx["options"]["ax.narrowArc"];
  /** Whether evaders are harder to hit by their maneuver rating (AX-4.5). */
  readonly byRating: boolean;
  /** Working links: who receives, which ship is seen, and with which sensors (AX-7.1d). */
  readonly links: readonly Link[];
}

export function fieldOf(t: StateAx, w: Weights): Field {
  const setting = matchSetupOf(t.options);
  const firing = t.phase === "firing";
  const jams = t.jam.some((strength) => strength > 0);
  const links: Link[] = [];
  const ships: (Standing | undefined)[] = [];
  for (let s = 0; s < t.kind.length; s++) {
    if (t.status[s] !== ACTIVE) {
      ships.push(undefined);
      continue;
    }
    if ((t.uplink[s] as number) >= 0 && linkWorks(t, s)) {
      const [receiver, target] = [t.uplink[s] as number, t.scan[s] as number];
      links.push({ receiver, target, ...sensorTerms(t, receiver, target, false).rating });
    }
    const spec = setting.classes[t.kind[s] as number] as ShipClass;
    const base = isBase(t, s);
    const jam = jams && spec.special !== "scan" ? jamAt(t, t.q[s] as number, t.r[s] as number) : 0;
    const { num, den } = jam === 0 ? spec.sensors : jammed(spec.sensors, jam);
    ships.push({
      ship: s,
      side: t.side[s] as Side,
      spec,
      price: priceOf(t, s, spec, w),
      base,
      q: t.q[s] as number,
      r: t.r[s] as number,
      facing: t.facing[s] as number,
      mode: t.mode[s] as number,
      // A maneuver that fell short gives no benefit, and keeps its self penalty (AX-4.4).
      row: t.void[s] === 1 ? 0 : (t.row[s] as number),
      quarry: t.quarry[s] as number,
      settled: firing || base || t.acted[s] === 1,
      hull: t.hull[s] as number,
      alive: 1,
      shields: shieldDice(t, s),
      stealth: stealthOf(t, s),
      silent: t.stealth[s] === STEALTH_FULL,
      num,
      den,
    });
  }
  return {
    ships,
    faces: shieldFaces(t),
    narrow: t.options["ax.narrowArc"],
    byRating: t.options["ax.evasionPenalty"] === "maneuver",
    links,
  };
}

/** What a jam leaves of sensors, with its floors (AX-5.6). */
function jammed({ num, den }: ShipClass["sensors"], jam: number): { num: number; den: number } {
  const left = num - jam * den;
  if (num > den) return { num: Math.max(den, left), den };
  return left * 2 < den ? { num: 1, den: 2 } : { num: left, den };
}

/**
 * Cost; more for whatever the scenario's end hangs on, the base, the ship to be destroyed, the ambassador's, and less for
 * the ships around that one, whose loss loses nothing.
 */
export function priceOf(t: StateAx, ship: Ship, spec: ShipClass, w: Weights): number {
  const { scenario, baseKind } = matchSetupOf(t.options);
  if (t.kind[ship] === baseKind) return w.prize;
  if (ship === t.carrier) return spec.cost + w.prize;
  for (const end of scenario.ends) {
    if (end.if.when !== "shipDestroyed" || end.winner === t.side[ship]) continue;
    return end.if.ship === spec.id ? spec.cost + w.prize : spec.cost * w.escort;
  }
  return spec.cost;
}

/** Mean damage by difficulty 0 to 5, then the chance to destroy by difficulty 0 to 5. */
export type VolleyTable = Float64Array;
const tables = new Map<number, VolleyTable>();

/** Outcomes of a bank at a target with so much hull left, for every difficulty at which it can hit; remembered. */
export function volleyTable(
  dice: number,
  armourLessPen: number,
  shields: number,
  faces: number,
  hull: number,
): VolleyTable {
  const left = hull > 127 ? 127 : hull;
  const key = ((dice * 64 + armourLessPen + 32) * SHIELD_KEYS + shieldKey(shields, faces)) * 128 + left;
  let found = tables.get(key);
  if (!found) {
    found = new Float64Array(12);
    for (let difficulty = 0; difficulty < 6; difficulty++) {
      const odds = damageOdds(dice, difficulty, armourLessPen, shields, faces);
      for (let d = 1; d < odds.length; d++) {
        found[difficulty] = (found[difficulty] as number) + Math.min(d, left) * (odds[d] as number);
        if (d >= left) found[6 + difficulty] = (found[6 + difficulty] as number) + (odds[d] as number);
      }
    }
    tables.set(key, found);
  }
  return found;
}

/** The table of a bank at a target as it stands. */
export const tableFor = (field: Field, guns: Guns, target: Standing): VolleyTable =>
  volleyTable(
    guns.firepower,
    target.spec.armour - guns.penetration,
    target.shields,
    field.faces,
    Math.max(1, Math.round(target.hull)),
  );

/** What evading adds to fire at a ship (AX-4.5). */
export const evasionAt = (field: Field, at: { readonly mode: number; readonly row: number }): number =>
  at.mode !== EVADING ? 0 : field.byRating ? at.row : tablePenalty(at.row);

/** Base difficulty at a distance (AX-5.4): stealth, links and scans looked up. */
export function baseAt(t: StateAx, field: Field, from: Standing, to: Standing, distance: number): number {
  let { num, den } = from;
  if (t.scan[from.ship] === to.ship) {
    num = 3;
    den = 1;
  }
  for (const link of field.links) if (link.receiver === from.ship && link.target === to.ship) ({ num, den } = link);
  return Math.ceil(((distance + to.stealth) * den) / num);
}

/** Maneuvering part of a difficulty before tracking (AX-5.4). */
export function maneuvering(field: Field, from: Standing, to: Standing): number {
  const chases = from.mode === PURSUING && from.quarry === to.ship;
  const evasion = Math.max(0, evasionAt(field, to) - (chases ? tablePenalty(from.row) : 0));
  return evasion + (from.mode === EVADING || (from.mode === PURSUING && !chases) ? 1 : 0);
}
