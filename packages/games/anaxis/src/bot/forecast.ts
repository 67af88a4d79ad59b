/**
 * The expected position after a turn, without rolling dice. Ships that have still to move go to their best place. Then
 * all fire in initiative order, each bank at its best target. A ship that may be destroyed by then fires with the
 * probability that it still exists.
 */
import { hexDistance } from "@starboard/kit";
import type { Ship } from "../acts.ts";
import { inArc } from "../calc/arc.ts";
import { pulsePenetration } from "../calc/armour.ts";
import { type StateAx, USED_PRIMARY, USED_SECONDARY } from "../state.ts";
import {
  baseAt,
  type FleetPosition,
  fleetPositionOf,
  type Guns,
  maneuvering,
  type PlacedShip,
  tableFor,
} from "./fleet-position.ts";
import { objectiveValueOf } from "./objective.ts";
import { placesByManeuver } from "./plan.ts";
import { moveToLikelyEnd, endsPerShip } from "./rate-move.ts";
import type { Weights } from "./evaluation-weights.ts";

/** Returns the expected position after this turn's movement and fire. */
export function forecast(t: StateAx, w: Weights): FleetPosition {
  const fleet = fleetPositionOf(t, w);
  if (t.wound) {
    const hurt = fleet.ships[t.wound.ship];
    if (hurt) applyExpectedDamage(hurt, t.wound.damage, t.wound.damage >= hurt.hull ? 1 : 0);
  }
  const firing = t.phase === "firing";
  const order = (s: PlacedShip): number => (firing ? (t.number[s.ship] as number) : s.spec.initiative) * 128 + s.hull;
  const shooters: PlacedShip[] = [];
  const movers: PlacedShip[] = [];
  for (const s of fleet.ships) {
    if (s === undefined || s.base) continue;
    if (!s.settled) movers.push(s);
    if (!s.silent && canStillFire(t, s.ship, firing)) shooters.push(s);
  }
  if (movers.length > 0) {
    movers.sort((a, b) => (t.number[b.ship] as number) - (t.number[a.ship] as number) || b.hull - a.hull);
    const ends = endsPerShip(movers.length);
    for (const s of movers)
      moveToLikelyEnd(t, fleet, s, placesByManeuver(t, s), ends, objectiveValueOf(t, s.ship, w), w);
  }
  shooters.sort((a, b) => order(b) - order(a));
  for (const s of shooters) resolveFire(t, fleet, s, firing ? (t.used[s.ship] as number) : 0, w);
  return fleet;
}

/** True if a ship has a bank left for this turn. The ship in its slot may have fired one bank already. */
function canStillFire(t: StateAx, ship: Ship, firing: boolean): boolean {
  if (!firing || t.acted[ship] === 0) return true;
  for (let i = t.flow.stack.length - 1; i >= 0; i--) {
    const frame = t.flow.stack[i];
    if (frame?.step === "fire") return (frame.memo as { ship: Ship }).ship === ship;
  }
  return false;
}

function resolveFire(t: StateAx, fleet: FleetPosition, from: PlacedShip, used: number, w: Weights): void {
  if (from.alive < 0.02) return;
  const { primary, secondary } = from.spec;
  if (primary?.kind === "guns" && (used & USED_PRIMARY) === 0) bestVolley(t, fleet, from, primary, w);
  if ((used & USED_SECONDARY) !== 0) return;
  if (secondary?.kind === "guns") bestVolley(t, fleet, from, secondary, w);
  else if (secondary?.kind === "pulse") pulse(t, fleet, from, w);
}

/** Extra value of destroying a ship, as part of its price, for the fire that it prevents. */
const SILENCED = 0.2;

function bestVolley(t: StateAx, fleet: FleetPosition, from: PlacedShip, guns: Guns, w: Weights): void {
  let best: PlacedShip | null = null;
  let most = 0;
  let mean = 0;
  let kill = 0;
  for (const to of fleet.ships) {
    if (to === undefined || to.side === from.side || to.alive < 0.02) continue;
    const dq = to.q - from.q;
    const dr = to.r - from.r;
    const base = baseAt(t, fleet, from, to, hexDistance(0, 0, dq, dr));
    if (base > 5) continue;
    const difficulty = base + Math.max(0, maneuvering(fleet, from, to) - guns.tracking);
    if (difficulty > 5 || !inArc(guns.arc, from.facing, dq, dr, fleet.narrow)) continue;
    const table = tableFor(fleet, guns, to);
    const harm = table[difficulty] as number;
    const ends = table[6 + difficulty] as number;
    const value = to.alive * to.price * ((w.hull * harm) / to.spec.hull + ends * (1 - w.hull + SILENCED));
    if (value <= most) continue;
    most = value;
    best = to;
    mean = harm;
    kill = ends;
  }
  if (best !== null) applyExpectedDamage(best, mean * from.alive * best.alive, kill * from.alive);
}

/** Fires a pulse if it gains more than it costs: it hits friendly and enemy ships (AX-7.3a). */
function pulse(t: StateAx, fleet: FleetPosition, from: PlacedShip, w: Weights): void {
  const struck: (readonly [PlacedShip, number, number])[] = [];
  let gain = 0;
  for (const to of fleet.ships) {
    if (to === undefined || to === from || to.base || to.alive < 0.02) continue;
    const distance = hexDistance(from.q, from.r, to.q, to.r);
    const friend = to.side === from.side;
    if (distance > 2 || (friend && t.options["ax.pulseFriendly"] === "enemies")) continue;
    const cutOff = Math.max(0, to.spec.armour - pulsePenetration(t, distance));
    let mean = 0;
    let kill = 0;
    for (let face = cutOff + 1; face <= 6; face++) {
      mean += face / 6;
      if (face >= to.hull) kill += 1 / 6;
    }
    struck.push([to, mean, kill]);
    const value = to.alive * to.price * ((w.hull * mean) / to.spec.hull + kill * (1 - w.hull));
    gain += friend ? -value : value;
  }
  if (gain > 0) for (const [to, mean, kill] of struck) applyExpectedDamage(to, mean * from.alive, kill * from.alive);
}

/** Takes off expected damage, and lowers the probability that the ship still exists. */
function applyExpectedDamage(s: PlacedShip, mean: number, kill: number): void {
  s.hull = Math.max(0, s.hull - mean);
  s.alive *= 1 - Math.min(1, kill);
}
