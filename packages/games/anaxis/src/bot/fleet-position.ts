/**
 * Positions of all ships, actual or expected, with cached values that the evaluation of fire needs often. A fleet
 * position is made from a state and may then be changed freely; the state is not affected.
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

/** One ship on the map with its values. Its place, hull and survival change; the rest does not. */
export interface PlacedShip {
  readonly ship: Ship;
  readonly side: Side;
  readonly spec: ShipClass;
  /** Value in ship points; higher than the cost if losing the ship loses the match. */
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
  /** True if its place is final: it has moved, cannot move, or movement is over. */
  settled: boolean;
  /** Expected hull left, and the probability that the ship still exists. */
  hull: number;
  alive: number;
  readonly shields: number;
  /** Hexes that stealth adds to its range as a target, and whether it cannot fire in full stealth. */
  readonly stealth: number;
  readonly silent: boolean;
  /** Sensors as a fraction, less jamming. */
  readonly num: number;
  readonly den: number;
}

interface Link {
  readonly receiver: Ship;
  readonly target: Ship;
  readonly num: number;
  readonly den: number;
}

/** All ships on the map by number; `undefined` for ships that are not on the map. */
export interface FleetPosition {
  readonly ships: readonly (PlacedShip | undefined)[];
  readonly faces: number;
  readonly narrow: StateAx["options"]["ax.narrowArc"];
  /** True if the evasion penalty is the maneuver rating (AX-4.5). */
  readonly byRating: boolean;
  /** Working links: the receiver, the scanned target and the sensors (AX-7.1d). */
  readonly links: readonly Link[];
}

/** Returns the position of all ships in a state. */
export function fleetPositionOf(t: StateAx, w: Weights): FleetPosition {
  const matchSetup = matchSetupOf(t.options);
  const firing = t.phase === "firing";
  const jams = t.jam.some((strength) => strength > 0);
  const links: Link[] = [];
  const ships: (PlacedShip | undefined)[] = [];
  for (let s = 0; s < t.kind.length; s++) {
    if (t.status[s] !== ACTIVE) {
      ships.push(undefined);
      continue;
    }
    if ((t.uplink[s] as number) >= 0 && linkWorks(t, s)) {
      const [receiver, target] = [t.uplink[s] as number, t.scan[s] as number];
      links.push({ receiver, target, ...sensorTerms(t, receiver, target, false).rating });
    }
    const spec = matchSetup.classes[t.kind[s] as number] as ShipClass;
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
      // A maneuver below its minimum has no benefit, but keeps its self penalty (AX-4.4).
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

/** Returns sensors less jamming, with their minimum (AX-5.6). */
function jammed({ num, den }: ShipClass["sensors"], jam: number): { num: number; den: number } {
  const left = num - jam * den;
  if (num > den) return { num: Math.max(den, left), den };
  return left * 2 < den ? { num: 1, den: 2 } : { num: left, den };
}

/**
 * Returns the value of a ship: its cost; more for the base, the carrier and the ship that must be destroyed; less for
 * the other ships of the side with that ship, whose loss does not decide the match.
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

/** Mean damage by difficulty 0 to 5, then the probability to destroy by difficulty 0 to 5. */
export type VolleyTable = Float64Array;
const tables = new Map<number, VolleyTable>();

/** Returns the cached outcomes of a bank against a target with the given hull, for every difficulty that can hit. */
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

/** Returns the outcomes of a bank against a ship. */
export const tableFor = (fleet: FleetPosition, guns: Guns, target: PlacedShip): VolleyTable =>
  volleyTable(
    guns.firepower,
    target.spec.armour - guns.penetration,
    target.shields,
    fleet.faces,
    Math.max(1, Math.round(target.hull)),
  );

/** Returns the evasion penalty of a ship (AX-4.5). */
export const evasionAt = (fleet: FleetPosition, at: { readonly mode: number; readonly row: number }): number =>
  at.mode !== EVADING ? 0 : fleet.byRating ? at.row : tablePenalty(at.row);

/** Returns the base difficulty at a distance, with stealth, links and scans (AX-5.4). */
export const baseAt = (t: StateAx, fleet: FleetPosition, from: PlacedShip, to: PlacedShip, distance: number): number =>
  baseIn(baseTable(t, fleet, from, to), distance + to.stealth);

/** The base difficulty by range in hexes, stealth included. */
export interface BaseTable {
  readonly num: number;
  readonly den: number;
  readonly near: Uint16Array;
}
/** Ranges in a table. */
const NEAR_RANGES = 128;
const baseTables = new Map<number, BaseTable[]>();

/** Returns the base difficulties of one ship's fire at another, with links and scans; made once per sensors. */
export function baseTable(t: StateAx, fleet: FleetPosition, from: PlacedShip, to: PlacedShip): BaseTable {
  let { num, den } = from;
  if (t.scan[from.ship] === to.ship) {
    num = 3;
    den = 1;
  }
  for (const link of fleet.links) if (link.receiver === from.ship && link.target === to.ship) ({ num, den } = link);
  let sameNum = baseTables.get(num);
  if (!sameNum) {
    sameNum = [];
    baseTables.set(num, sameNum);
  }
  for (const table of sameNum) if (table.den === den) return table;
  const near = Uint16Array.from({ length: NEAR_RANGES }, (_, range) => baseOf(range, num, den));
  const made: BaseTable = { num, den, near };
  sameNum.push(made);
  return made;
}

const baseOf = (range: number, num: number, den: number): number => Math.ceil((range * den) / num);

/** Returns the base difficulty at a range. */
export const baseIn = ({ near, num, den }: BaseTable, range: number): number =>
  range < NEAR_RANGES ? (near[range] as number) : baseOf(range, num, den);

/** What a ship's maneuver changes about fire by it and at it. */
export type Maneuvering = Pick<PlacedShip, "ship" | "mode" | "row" | "quarry">;

/** Returns the maneuvering part of the difficulty before tracking (AX-5.4). */
export function maneuvering(fleet: FleetPosition, from: Maneuvering, to: Maneuvering): number {
  const chases = from.mode === PURSUING && from.quarry === to.ship;
  const evasion = Math.max(0, evasionAt(fleet, to) - (chases ? tablePenalty(from.row) : 0));
  return evasion + (from.mode === EVADING || (from.mode === PURSUING && !chases) ? 1 : 0);
}
