/** How good the ends of one ship's move are: what it could fire at from there, what could fire at it, how near it comes. */
import { hexDistance } from "@starboard/kit";
import { inArc } from "../calc/arc.ts";
import { EVADING, STEADY, type StateAx } from "../state.ts";
import {
  baseAt,
  type Field,
  type Guns,
  maneuvering,
  type Standing,
  tableFor,
  type VolleyTable,
} from "./fleet-position.ts";
import type { Places } from "./places.ts";
import type { Weights } from "./evaluation-weights.ts";

/** One bank at one target, with what does not depend on the place. */
interface Gun {
  readonly guns: Guns;
  readonly table: VolleyTable;
  /** What the maneuvers of both add to the difficulty. */
  readonly penalty: number;
  readonly perHull: number;
  readonly forLast: number;
}
/** An enemy in the eyes of a ship that looks for a place. */
interface Foe {
  readonly at: Standing;
  readonly mine: readonly Gun[];
  readonly its: readonly Gun[];
  /** How sure its place is, and how much nearer it may still come. */
  readonly sure: number;
  readonly nearer: number;
  /** Beyond this distance neither can hit the other. */
  readonly reach: number;
}

/** What a ship has declared, or considers to. */
export interface Manner {
  readonly mode: number;
  readonly row: number;
  readonly quarry: number;
}
export const STEADILY: Manner = { mode: STEADY, row: 0, quarry: -1 };

/** Points for ends that fire does not see: the errand of a scenario, say. */
export type Pull = (q: number, r: number) => number;

/** A ship's view of the enemy, made once for all ends of its move. */
export interface Outlook {
  readonly foes: readonly Foe[];
  /** All enemies, for the nearest. */
  readonly enemies: readonly Standing[];
  readonly friends: number;
}

/** Farthest distance at which sensors let anything hit. */
const sight = (s: Standing): number => Math.floor((5 * s.num) / s.den);

/**
 * Looks around for a ship that will move in a manner.
 *
 * @param most enemies to be reckoned with, the nearest first
 */
export function outlook(t: StateAx, field: Field, me: Standing, manner: Manner, w: Weights, most: number): Outlook {
  const enemies: Standing[] = [];
  let friends = 0;
  for (const other of field.ships) {
    if (other === undefined || other.alive < 0.02) continue;
    if (other.side !== me.side) enemies.push(other);
    else if (!other.base) friends++;
  }
  const far = (e: Standing): number => hexDistance(me.q, me.r, e.q, e.r);
  const near = enemies.length > most ? [...enemies].sort((a, b) => far(a) - far(b)).slice(0, most) : enemies;
  const self: Standing = { ...me, mode: manner.mode, row: manner.row, quarry: manner.quarry };
  const foes: Foe[] = [];
  for (const at of near) {
    const nearer = at.settled ? 0 : at.spec.speed >> 1;
    const reach = Math.max(
      self.silent ? -1 : sight(self) - at.stealth,
      at.silent ? -1 : sight(at) - self.stealth + nearer,
    );
    if (far(at) - me.spec.speed > reach) continue;
    foes.push({
      at,
      mine: self.silent ? [] : gunsAt(field, self, at, w),
      its: at.silent ? [] : gunsAt(field, at, self, w),
      sure: at.settled ? 1 : w.unmoved,
      nearer,
      reach,
    });
  }
  return { foes, enemies, friends };

  function gunsAt(f: Field, from: Standing, to: Standing, weights: Weights): Gun[] {
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

/** Bow directions by facing, in the plane: x to the right, y down. */
const BOW_X = Array.from({ length: 6 }, (_, f) => Math.sin((f * Math.PI) / 3));
const BOW_Y = Array.from({ length: 6 }, (_, f) => -Math.cos((f * Math.PI) / 3));
const ROOT3 = Math.sqrt(3);

/** Points of one end. */
export function rateEnd(
  t: StateAx,
  field: Field,
  me: Standing,
  { foes, enemies, friends }: Outlook,
  q: number,
  r: number,
  facing: number,
  w: Weights,
): number {
  let first = 0;
  let second = 0;
  let danger = 0;
  let most = 0;
  for (const foe of foes) {
    const dq = foe.at.q - q;
    const dr = foe.at.r - r;
    const distance = Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
    if (distance > foe.reach) continue;
    for (let i = 0; i < foe.mine.length; i++) {
      const gun = foe.mine[i] as Gun;
      const difficulty = baseAt(t, field, me, foe.at, distance) + gun.penalty;
      if (difficulty > 5 || !inArc(gun.guns.arc, facing, dq, dr, field.narrow)) continue;
      const worth = foe.sure * worthOf(gun, difficulty);
      if (i === 0) first = Math.max(first, worth);
      else second = Math.max(second, worth);
    }
    let its = 0;
    for (const gun of foe.its) {
      const from = Math.max(0, distance - foe.nearer);
      const difficulty = baseAt(t, field, foe.at, me, from) + gun.penalty;
      if (difficulty > 5) continue;
      if (foe.nearer === 0 && foe.at.settled && !inArc(gun.guns.arc, foe.at.facing, -dq, -dr, field.narrow)) continue;
      its += foe.sure * worthOf(gun, difficulty);
    }
    danger += its;
    most = Math.max(most, its);
  }
  // Each enemy fires at one ship a turn: what the others might do is shared among our ships.
  const threat = most + (danger - most) / Math.max(1, Math.sqrt(friends));
  return w.threat * (first + second - threat) + stance(me, enemies, q, r, facing, w);
}

const worthOf = (gun: Gun, difficulty: number): number =>
  (gun.table[difficulty] as number) * gun.perHull + (gun.table[6 + difficulty] as number) * gun.forLast;

/** Nearness to the enemy and a bow that points at him, in points; what is left to say of a ship that cannot fire yet. */
export function stance(
  me: Standing,
  enemies: readonly Standing[],
  q: number,
  r: number,
  facing: number,
  w: Weights,
): number {
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
  if (nearest === 999) return 0;
  const x = 1.5 * toQ;
  const y = ROOT3 * (toR + toQ / 2);
  const length = Math.sqrt(x * x + y * y);
  const ahead = length === 0 ? 0 : ((BOW_X[facing] as number) * x + (BOW_Y[facing] as number) * y) / length;
  return me.spec.cost * (w.bow * ahead - w.distance * nearest);
}

/** Ends looked at where a rough choice will do: so many for all ships of a table together, and for each at least and at most. */
const ROUGH = { together: 1400, least: 24, most: 120 };
/** The part of `ROUGH` for one of so many ships. */
export const roughEnds = (movers: number): number =>
  Math.min(ROUGH.most, Math.max(ROUGH.least, Math.floor(ROUGH.together / movers)));

/**
 * A likely end for a ship that has still to move, and puts it there: the best of a sample of its places, moving steadily
 * or evading.
 *
 * @param ends how many to sample of each manner
 */
export function drift(
  t: StateAx,
  field: Field,
  me: Standing,
  places: (manner: Manner) => Places | null,
  ends: number,
  pull: Pull,
  w: Weights,
): void {
  let best = Number.NEGATIVE_INFINITY;
  let found = { q: me.q, r: me.r, facing: me.facing, manner: STEADILY };
  const row = me.spec.maneuver;
  for (const manner of row >= 3 ? [STEADILY, { mode: EVADING, row, quarry: -1 }] : [STEADILY]) {
    const some = places(manner);
    if (!some) continue;
    const around = outlook(t, field, me, manner, w, 4);
    // Out of everybody's reach there is nothing to evade.
    if (manner.mode === EVADING && around.foes.length === 0) continue;
    const stride = Math.max(1, Math.ceil(some.count / ends));
    for (let i = some.count - 1; i >= 0; i -= stride) {
      const q = me.q + (some.q[i] as number);
      const r = me.r + (some.r[i] as number);
      const facing = some.facing[i] as number;
      const worth = rateEnd(t, field, me, around, q, r, facing, w) + pull(q, r);
      if (worth <= best) continue;
      best = worth;
      found = { q, r, facing, manner };
    }
  }
  me.q = found.q;
  me.r = found.r;
  me.facing = found.facing;
  me.mode = found.manner.mode;
  me.row = found.manner.row;
  me.settled = true;
}
