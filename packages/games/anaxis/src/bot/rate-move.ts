/** Values the ends of one ship's move: its targets from there, the fire it may receive, its distance to the enemy. */
import { hexDistance } from "@starboard/kit";
import { inArc } from "../calc/arc.ts";
import { EVADING, STEADY, type StateAx } from "../state.ts";
import {
  baseAt,
  type FleetPosition,
  type Guns,
  maneuvering,
  type PlacedShip,
  tableFor,
  type VolleyTable,
} from "./fleet-position.ts";
import type { Places } from "./places.ts";
import type { Weights } from "./evaluation-weights.ts";

/** One bank against one target, with the values that do not depend on the place. */
interface Gun {
  readonly guns: Guns;
  readonly table: VolleyTable;
  /** What the maneuvers of both ships add to the difficulty. */
  readonly penalty: number;
  readonly perHull: number;
  readonly forLast: number;
}
/** An enemy as seen by a moving ship. */
interface Foe {
  readonly at: PlacedShip;
  readonly mine: readonly Gun[];
  readonly its: readonly Gun[];
  /** Probability that it is still there, and hexes that it may still come nearer. */
  readonly sure: number;
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
  readonly friends: number;
}

/** The nearest enemy, 999 hexes away if there is none, and the direction to it: x to the right, y down. */
interface Bearing {
  readonly nearest: number;
  readonly x: number;
  readonly y: number;
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
  const self: PlacedShip = { ...me, mode: maneuver.mode, row: maneuver.row, quarry: maneuver.quarry };
  const foes: Foe[] = [];
  for (const at of near) {
    const nearer = at.settled ? 0 : at.spec.speed >> 1;
    const reach = Math.max(
      self.silent ? -1 : sight(self) - at.stealth,
      at.silent ? -1 : sight(at) - self.stealth + nearer,
    );
    if (distanceTo(at) - me.spec.speed > reach) continue;
    foes.push({
      at,
      mine: self.silent ? [] : gunsAgainst(fleet, self, at, w),
      its: at.silent ? [] : gunsAgainst(fleet, at, self, w),
      sure: at.settled ? 1 : w.unmoved,
      nearer,
      reach,
    });
  }
  return { foes, enemies, friends };

  function gunsAgainst(f: FleetPosition, from: PlacedShip, to: PlacedShip, weights: Weights): Gun[] {
    const found: Gun[] = [];
    for (const guns of [from.spec.primary, from.spec.secondary]) {
      if (guns?.kind !== "guns") continue;
      found.push({
        guns,
        table: tableFor(f, guns, to),
        penalty: Math.max(0, maneuvering(f, from, to) - guns.tracking),
        perHull: (to.price * weights.hull) / to.spec.hull,
        forLast: to.price * (1 - weights.hull),
      });
    }
    return found;
  }
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
  bearing: new Array<Bearing>(FAR_AWAY + 1),
  /** The volleys that can hit if their target is in the arc: the first one of each hex, and their number. */
  from: new Int32Array(FAR_AWAY + 1),
  count: new Int32Array(FAR_AWAY + 1),
  volleys: 0,
  guns: [] as Gun[],
  isFirst: [] as boolean[],
  dq: [] as number[],
  dr: [] as number[],
  value: [] as number[],
};

/** Returns the value of one end of a move, in ship points. */
export function rateEnd(
  t: StateAx,
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
    rateHex(t, fleet, me, outlook, q, r, hex);
    rated.at[hex] = rated.number;
  }
  let first = 0;
  let second = 0;
  const from = rated.from[hex] as number;
  const end = from + (rated.count[hex] as number);
  for (let i = from; i < end; i++) {
    const value = rated.value[i] as number;
    const isFirst = rated.isFirst[i] as boolean;
    if (value <= (isFirst ? first : second)) continue;
    const { arc } = (rated.guns[i] as Gun).guns;
    if (!inArc(arc, facing, rated.dq[i] as number, rated.dr[i] as number, fleet.narrow)) continue;
    if (isFirst) first = value;
    else second = value;
  }
  const near = valueOfBearing(me, rated.bearing[hex] as Bearing, facing, w);
  return w.threat * (first + second - (rated.threat[hex] as number)) + near;
}

function rateHex(
  t: StateAx,
  fleet: FleetPosition,
  me: PlacedShip,
  { foes, enemies, friends }: Outlook,
  q: number,
  r: number,
  hex: number,
): void {
  rated.from[hex] = rated.volleys;
  let danger = 0;
  let most = 0;
  for (const foe of foes) {
    const dq = foe.at.q - q;
    const dr = foe.at.r - r;
    const distance = Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
    if (distance > foe.reach) continue;
    for (let i = 0; i < foe.mine.length; i++) {
      const gun = foe.mine[i] as Gun;
      const difficulty = baseAt(t, fleet, me, foe.at, distance) + gun.penalty;
      if (difficulty > 5) continue;
      const volley = rated.volleys++;
      rated.guns[volley] = gun;
      rated.isFirst[volley] = i === 0;
      rated.dq[volley] = dq;
      rated.dr[volley] = dr;
      rated.value[volley] = foe.sure * gunValue(gun, difficulty);
    }
    let its = 0;
    for (const gun of foe.its) {
      const from = Math.max(0, distance - foe.nearer);
      const difficulty = baseAt(t, fleet, foe.at, me, from) + gun.penalty;
      if (difficulty > 5) continue;
      if (foe.nearer === 0 && foe.at.settled && !inArc(gun.guns.arc, foe.at.facing, -dq, -dr, fleet.narrow)) continue;
      its += foe.sure * gunValue(gun, difficulty);
    }
    danger += its;
    most = Math.max(most, its);
  }
  rated.count[hex] = rated.volleys - (rated.from[hex] as number);
  // Each enemy fires at one ship per turn, so the threat of all but the strongest is shared among our ships.
  rated.threat[hex] = most + (danger - most) / Math.max(1, Math.sqrt(friends));
  rated.bearing[hex] = bearingOf(enemies, q, r);
}

const gunValue = (gun: Gun, difficulty: number): number =>
  (gun.table[difficulty] as number) * gun.perHull + (gun.table[6 + difficulty] as number) * gun.forLast;

function bearingOf(enemies: readonly PlacedShip[], q: number, r: number): Bearing {
  let nearest = 999;
  let toQ = 0;
  let toR = 0;
  for (const e of enemies) {
    const distance = hexDistance(q, r, e.q, e.r);
    if (distance >= nearest) continue;
    nearest = distance;
    toQ = e.q - q;
    toR = e.r - r;
  }
  return { nearest, x: 1.5 * toQ, y: ROOT3 * (toR + toQ / 2) };
}

/**
 * Returns the value of being near the nearest enemy and facing it, in ship points. It guides ships that cannot fire
 * yet.
 */
export const stance = (me: PlacedShip, enemies: readonly PlacedShip[], w: Weights): number =>
  valueOfBearing(me, bearingOf(enemies, me.q, me.r), me.facing, w);

function valueOfBearing(me: PlacedShip, { nearest, x, y }: Bearing, facing: number, w: Weights): number {
  if (nearest === 999) return 0;
  const length = Math.sqrt(x * x + y * y);
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
    const enemies = enemiesFor(t, fleet, me, maneuver, w, 4);
    // If no enemy can hit the ship, evading is useless.
    if (maneuver.mode === EVADING && enemies.foes.length === 0) continue;
    const stride = Math.max(1, Math.ceil(samples.count / ends));
    for (let i = samples.count - 1; i >= 0; i -= stride) {
      const q = me.q + (samples.q[i] as number);
      const r = me.r + (samples.r[i] as number);
      const facing = samples.facing[i] as number;
      const value = rateEnd(t, fleet, me, enemies, q, r, facing, w) + placeValue(q, r);
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
