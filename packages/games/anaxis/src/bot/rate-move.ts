/** Values the ends of one ship's move: its targets from there, the fire it may receive, its distance to the enemy. */
import { hexDistance } from "@starboard/kit";
import type { ArcId } from "../data/ship.ts";
import { type ArcTable, arcTable, facingsFor } from "../calc/arc.ts";
import { EVADING, STEADY, type StateAx } from "../state.ts";
import {
  baseIn,
  type BaseTable,
  baseTable,
  type FleetPosition,
  type Maneuvering,
  maneuvering,
  type PlacedShip,
  tableFor,
} from "./fleet-position.ts";
import type { Places } from "./places.ts";
import type { Weights } from "./evaluation-weights.ts";

/** One bank against one target, with the values that do not depend on the place. */
interface Gun {
  readonly arc: ArcId;
  readonly facings: ArcTable;
  /** The base difficulty by range, and the hexes that stealth adds to a distance. */
  readonly bases: BaseTable;
  readonly stealth: number;
  /** What the maneuvers of both ships add to the difficulty. */
  readonly penalty: number;
  /** Expected value by difficulty, 0 to 5, in ship points. */
  readonly values: readonly number[];
}
/** An enemy as seen by a moving ship. */
interface Foe {
  readonly at: PlacedShip;
  readonly mine: readonly Gun[];
  readonly its: readonly Gun[];
  /** Hexes that it may still come nearer. */
  readonly nearer: number;
  /** Distance beyond which neither can hit the other. */
  readonly reach: number;
}

/** A maneuver that a ship has declared or considers. */
export interface Maneuver {
  readonly mode: number;
  readonly row: number;
  readonly quarry: number;
}
export const STEADY_MOVE: Maneuver = { mode: STEADY, row: 0, quarry: -1 };

/** The value of a place apart from fire, such as progress to an objective. */
export type PlaceValue = (q: number, r: number) => number;

/** The enemies that matter to a moving ship, computed once for all ends of its move. */
export interface Outlook {
  readonly foes: readonly Foe[];
  /** All enemies; the nearest decides the stance. */
  readonly enemies: readonly PlacedShip[];
  /** The sum of the enemies' threats but the strongest is divided by this. */
  readonly shared: number;
  readonly placeValue: PlaceValue;
}

/** Returns the greatest distance at which a ship can hit anything. */
const sight = (s: PlacedShip): number => Math.floor((5 * s.num) / s.den);

/**
 * Returns the enemies that matter to a ship that will move with a maneuver.
 *
 * @param limit number of enemies to consider, the nearest first
 */
export function enemiesFor(
  t: StateAx,
  fleet: FleetPosition,
  me: PlacedShip,
  maneuver: Maneuver,
  w: Weights,
  limit: number,
  placeValue: PlaceValue,
): Outlook {
  const enemies: PlacedShip[] = [];
  let friends = 0;
  for (const other of fleet.ships) {
    if (other === undefined || other.alive < 0.02) continue;
    if (other.side !== me.side) enemies.push(other);
    else if (!other.base) friends++;
  }
  const distanceTo = (e: PlacedShip): number => hexDistance(me.q, me.r, e.q, e.r);
  const near =
    enemies.length > limit ? [...enemies].sort((a, b) => distanceTo(a) - distanceTo(b)).slice(0, limit) : enemies;
  const self: Maneuvering = { ship: me.ship, mode: maneuver.mode, row: maneuver.row, quarry: maneuver.quarry };
  const foes: Foe[] = [];
  for (const at of near) {
    const nearer = at.settled ? 0 : at.spec.speed >> 1;
    const reach = Math.max(me.silent ? -1 : sight(me) - at.stealth, at.silent ? -1 : sight(at) - me.stealth + nearer);
    if (distanceTo(at) - me.spec.speed > reach) continue;
    // The probability that it is still there.
    const sure = at.settled ? 1 : w.unmoved;
    foes.push({
      at,
      mine: me.silent ? NO_GUNS : gunsAgainst(t, fleet, me, at, maneuvering(fleet, self, at), sure, w),
      its: at.silent ? NO_GUNS : gunsAgainst(t, fleet, at, me, maneuvering(fleet, at, self), sure, w),
      nearer,
      reach,
    });
  }
  // Each enemy fires at one ship per turn, so the threat of all but the strongest is shared among our ships.
  return { foes, enemies, shared: Math.max(1, Math.sqrt(friends)), placeValue };
}

const NO_GUNS: readonly Gun[] = [];

/** Returns the banks of a ship against another, whose maneuvers add `maneuvers` to the difficulty before tracking. */
function gunsAgainst(
  t: StateAx,
  fleet: FleetPosition,
  from: PlacedShip,
  to: PlacedShip,
  maneuvers: number,
  sure: number,
  w: Weights,
): readonly Gun[] {
  const { primary, secondary } = from.spec;
  const found: Gun[] = [];
  const bases = baseTable(t, fleet, from, to);
  const perHull = (to.price * w.hull) / to.spec.hull;
  const forLast = to.price * (1 - w.hull);
  for (let i = 0; i < 2; i++) {
    const guns = i === 0 ? primary : secondary;
    if (guns?.kind !== "guns") continue;
    const table = tableFor(fleet, guns, to);
    const valueAt = (d: number): number => sure * ((table[d] as number) * perHull + (table[6 + d] as number) * forLast);
    found.push({
      arc: guns.arc,
      facings: arcTable(guns.arc, fleet.narrow),
      bases,
      stealth: to.stealth,
      penalty: Math.max(0, maneuvers - guns.tracking),
      values: [valueAt(0), valueAt(1), valueAt(2), valueAt(3), valueAt(4), valueAt(5)],
    });
  }
  return found;
}

/** Direction of the bow by facing: x to the right, y down. */
const BOW_X = Array.from({ length: 6 }, (_, f) => Math.sin((f * Math.PI) / 3));
const BOW_Y = Array.from({ length: 6 }, (_, f) => -Math.cos((f * Math.PI) / 3));
const ROOT3 = Math.sqrt(3);

/**
 * What the facing of the ship does not change about an end of its move, for the newest outlook: most hexes are the end of a
 * move with each of the six facings. Hexes are numbered from the ship; those farther away are computed each time.
 */
const HEX_REACH = 31;
const HEX_SIDE = 2 * HEX_REACH + 1;
const FAR_AWAY = HEX_SIDE * HEX_SIDE;
const rated = {
  outlook: null as Outlook | null,
  /** The number of the outlook for which a hex was computed. */
  number: 0,
  at: new Int32Array(FAR_AWAY + 1),
  /** Expected loss by the fire of the enemies. */
  threat: new Float64Array(FAR_AWAY + 1),
  /** The value of the place apart from fire and enemies. */
  place: new Float64Array(FAR_AWAY + 1),
  /** The distance of the nearest enemy, 999 if there is none, and where it is: x to the right, y down, straight. */
  nearest: new Int32Array(FAR_AWAY + 1),
  x: new Float64Array(FAR_AWAY + 1),
  y: new Float64Array(FAR_AWAY + 1),
  length: new Float64Array(FAR_AWAY + 1),
  /** The volleys that can hit if their target is in the arc: the first one of each hex, and their number. */
  from: new Int32Array(FAR_AWAY + 1),
  count: new Int32Array(FAR_AWAY + 1),
  volleys: 0,
  /** The facings with which the target is in the arc, as bits; and `FIRST_BANK`. */
  facings: [] as number[],
  value: [] as number[],
};
/** Marks the volleys of a ship's first bank. */
const FIRST_BANK = 64;

/** Returns the value of one end of a move, in ship points. */
export function rateEnd(
  fleet: FleetPosition,
  me: PlacedShip,
  outlook: Outlook,
  q: number,
  r: number,
  facing: number,
  w: Weights,
): number {
  if (rated.outlook !== outlook) {
    rated.outlook = outlook;
    rated.number++;
    rated.volleys = 0;
  }
  const dq = q - me.q;
  const dr = r - me.r;
  const isNear = Math.abs(dq) <= HEX_REACH && Math.abs(dr) <= HEX_REACH;
  const hex = isNear ? (dq + HEX_REACH) * HEX_SIDE + dr + HEX_REACH : FAR_AWAY;
  if (!isNear || rated.at[hex] !== rated.number) {
    rateHex(fleet, outlook, q, r, hex);
    rated.at[hex] = rated.number;
  }
  let first = 0;
  let second = 0;
  const from = rated.from[hex] as number;
  const end = from + (rated.count[hex] as number);
  for (let i = from; i < end; i++) {
    const facings = rated.facings[i] as number;
    if (((facings >> facing) & 1) === 0) continue;
    const value = rated.value[i] as number;
    if (facings >= FIRST_BANK) {
      if (value > first) first = value;
    } else if (value > second) second = value;
  }
  const nearest = rated.nearest[hex] as number;
  const near =
    nearest === NOBODY
      ? 0
      : valueOfBearing(
          me,
          nearest,
          rated.x[hex] as number,
          rated.y[hex] as number,
          rated.length[hex] as number,
          facing,
          w,
        );
  return w.threat * (first + second - (rated.threat[hex] as number)) + near + (rated.place[hex] as number);
}

function rateHex(
  fleet: FleetPosition,
  { foes, enemies, shared, placeValue }: Outlook,
  q: number,
  r: number,
  hex: number,
): void {
  const before = rated.volleys;
  rated.from[hex] = before;
  let volley = before;
  let danger = 0;
  let most = 0;
  for (const foe of foes) {
    const dq = foe.at.q - q;
    const dr = foe.at.r - r;
    const distance = Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
    if (distance > foe.reach) continue;
    for (let i = 0; i < foe.mine.length; i++) {
      const gun = foe.mine[i] as Gun;
      const difficulty = baseIn(gun.bases, distance + gun.stealth) + gun.penalty;
      if (difficulty > 5) continue;
      const facings = facingsFor(gun.facings, gun.arc, dq, dr, fleet.narrow);
      rated.facings[volley] = i === 0 ? facings | FIRST_BANK : facings;
      rated.value[volley] = gun.values[difficulty] as number;
      volley++;
    }
    let its = 0;
    const closest = Math.max(0, distance - foe.nearer);
    for (const gun of foe.its) {
      const difficulty = baseIn(gun.bases, closest + gun.stealth) + gun.penalty;
      if (difficulty > 5) continue;
      if (
        foe.nearer === 0 &&
        foe.at.settled &&
        ((facingsFor(gun.facings, gun.arc, -dq, -dr, fleet.narrow) >> foe.at.facing) & 1) === 0
      )
        continue;
      its += gun.values[difficulty] as number;
    }
    danger += its;
    if (its > most) most = its;
  }
  rated.volleys = volley;
  rated.count[hex] = volley - before;
  rated.threat[hex] = most + (danger - most) / shared;
  rated.place[hex] = placeValue(q, r);
  let nearest = NOBODY;
  let toQ = 0;
  let toR = 0;
  for (const e of enemies) {
    const distance = hexDistance(q, r, e.q, e.r);
    if (distance >= nearest) continue;
    nearest = distance;
    toQ = e.q - q;
    toR = e.r - r;
  }
  const x = xOf(toQ);
  const y = yOf(toQ, toR);
  rated.nearest[hex] = nearest;
  rated.x[hex] = x;
  rated.y[hex] = y;
  rated.length[hex] = Math.sqrt(x * x + y * y);
}

/** The distance to the nearest enemy if there is none. */
const NOBODY = 999;
const xOf = (dq: number): number => 1.5 * dq;
const yOf = (dq: number, dr: number): number => ROOT3 * (dr + dq / 2);

/**
 * Returns the value of being near the nearest enemy and facing it, in ship points. It guides ships that cannot fire
 * yet.
 */
export function stance(me: PlacedShip, enemies: readonly PlacedShip[], w: Weights): number {
  let nearest = NOBODY;
  let x = 0;
  let y = 0;
  for (const e of enemies) {
    const distance = hexDistance(me.q, me.r, e.q, e.r);
    if (distance >= nearest) continue;
    nearest = distance;
    x = xOf(e.q - me.q);
    y = yOf(e.q - me.q, e.r - me.r);
  }
  return nearest === NOBODY ? 0 : valueOfBearing(me, nearest, x, y, Math.sqrt(x * x + y * y), me.facing, w);
}

/** Returns the same from the distance and direction of the nearest enemy. */
function valueOfBearing(
  me: PlacedShip,
  nearest: number,
  x: number,
  y: number,
  length: number,
  facing: number,
  w: Weights,
): number {
  const ahead = length === 0 ? 0 : ((BOW_X[facing] as number) * x + (BOW_Y[facing] as number) * y) / length;
  return me.spec.cost * (w.bow * ahead - w.distance * nearest);
}

/** Number of ends to sample for a rough choice: for all ships together, and per ship at least and at most. */
const ROUGH = { together: 1400, least: 24, most: 120 };
/** Returns how many ends to sample per ship if `movers` ships have still to move. */
export const endsPerShip = (movers: number): number =>
  Math.min(ROUGH.most, Math.max(ROUGH.least, Math.floor(ROUGH.together / movers)));

/**
 * Moves a ship that has still to move to a likely end: the best of a sample of its places, steady or evading.
 *
 * @param ends number of ends to sample per maneuver
 */
export function moveToLikelyEnd(
  t: StateAx,
  fleet: FleetPosition,
  me: PlacedShip,
  places: (maneuver: Maneuver) => Places | null,
  ends: number,
  placeValue: PlaceValue,
  w: Weights,
): void {
  let best = Number.NEGATIVE_INFINITY;
  let found = { q: me.q, r: me.r, facing: me.facing, maneuver: STEADY_MOVE };
  const row = me.spec.maneuver;
  for (const maneuver of row >= 3 ? [STEADY_MOVE, { mode: EVADING, row, quarry: -1 }] : [STEADY_MOVE]) {
    const samples = places(maneuver);
    if (!samples) continue;
    const enemies = enemiesFor(t, fleet, me, maneuver, w, 4, placeValue);
    // If no enemy can hit the ship, evading is useless.
    if (maneuver.mode === EVADING && enemies.foes.length === 0) continue;
    const stride = Math.max(1, Math.ceil(samples.count / ends));
    for (let i = samples.count - 1; i >= 0; i -= stride) {
      const q = me.q + (samples.q[i] as number);
      const r = me.r + (samples.r[i] as number);
      const facing = samples.facing[i] as number;
      const value = rateEnd(fleet, me, enemies, q, r, facing, w);
      if (value <= best) continue;
      best = value;
      found = { q, r, facing, maneuver };
    }
  }
  me.q = found.q;
  me.r = found.r;
  me.facing = found.facing;
  me.mode = found.maneuver.mode;
  me.row = found.maneuver.row;
  me.settled = true;
}
