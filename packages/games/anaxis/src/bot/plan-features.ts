/** Features of the plans of a ship's move, from which fitted log-odds order them. Fire and threat are in ship points. */
import { type ActOdds, logOddsOf, oddsReader } from "@starboard/bots";
import { hexDistance } from "@starboard/kit";
import type { Act } from "@starboard/kernel";
import type { Ship } from "../acts.ts";
import { EVADING, PURSUING } from "../state.ts";
import type { FleetPosition, PlacedShip } from "./fleet-position.ts";
import type { EndParts, Maneuver } from "./rate-move.ts";

/** Where a plan ends, and what its value there is made of. */
export interface EndOfPlan {
  readonly maneuver: Maneuver;
  readonly q: number;
  readonly r: number;
  readonly parts: EndParts;
}
/** What the features of a plan are read from. */
interface PlannedMove {
  readonly acts: readonly Act[];
  readonly value: number;
  readonly end: EndOfPlan | null;
}

export const PLAN_FEATURES = [
  /** The value set by hand less that of the best plan: in all, and such that only near ones count. */
  "value",
  "valueNear",
  /** Expected gain by fire from there, as it is and as a part of the ship's cost; none; and less than the most there is. */
  "fire",
  "fireShare",
  "noFire",
  "fireLess",
  /** Expected loss there, likewise. */
  "threat",
  "threatShare",
  "safe",
  "threatMore",
  "hurtThreat",
  "place",
  /** The nearest enemy: hexes, whether it is very near, and how straight the bow points at it. */
  "nearest",
  "close",
  "ahead",
  "aheadNear",
  "evade",
  "pursue",
  "forward",
  "still",
  /** Hexes to the nearest other ship of the side. */
  "friend",
] as const;
const at = Object.fromEntries(PLAN_FEATURES.map((name, i) => [name, i])) as Readonly<
  Record<(typeof PLAN_FEATURES)[number], number>
>;

/** Ship points that count as one. */
const POINTS = 4;
/** Hexes below which an enemy is very near, and from which the distance does not matter. */
const CLOSE = 4;
const FAR = 24;
/** Steps of a long move. */
const LONG_MOVE = 6;

const bounded = (x: number, most: number): number => Math.max(-most, Math.min(most, x));

/** The best of the plans that are compared: the features say how far each falls short of it. */
interface Best {
  readonly value: number;
  readonly fire: number;
  readonly threat: number;
}

/** The parts of a plan by which the ship leaves the map. */
const GONE: EndParts = { fire: 0, threat: 0, place: 0, nearest: FAR, ahead: 0 };

/** Returns what writes the features of each of the plans of a ship. */
export function planFeatures(
  fleet: FleetPosition,
  ship: Ship,
  plans: readonly PlannedMove[],
): (plan: number, into: Float64Array) => void {
  const me = fleet.ships[ship] as PlacedShip;
  const friends = fleet.ships.filter((s): s is PlacedShip => s !== undefined && s !== me && s.side === me.side);
  let value = Number.NEGATIVE_INFINITY;
  let fire = 0;
  let threat = Number.POSITIVE_INFINITY;
  for (const plan of plans) {
    const parts = plan.end?.parts ?? GONE;
    if (plan.value > value) value = plan.value;
    if (parts.fire > fire) fire = parts.fire;
    if (parts.threat < threat) threat = parts.threat;
  }
  const best: Best = { value, fire, threat };
  return (i, into) => writePlan(me, friends, plans[i] as PlannedMove, best, into);
}

function writePlan(
  me: PlacedShip,
  friends: readonly PlacedShip[],
  { acts, value, end }: PlannedMove,
  best: Best,
  into: Float64Array,
): void {
  const { fire, threat, place, nearest, ahead } = end?.parts ?? GONE;
  const cost = me.spec.cost;
  const behind = value - best.value;
  into[at.value] = Math.max(-4, behind / POINTS);
  into[at.valueNear] = Math.exp(behind);
  into[at.fire] = fire / POINTS;
  into[at.fireShare] = Math.min(2, fire / cost);
  into[at.noFire] = fire === 0 ? 1 : 0;
  into[at.fireLess] = Math.exp(fire - best.fire);
  into[at.threat] = threat / POINTS;
  into[at.threatShare] = Math.min(2, threat / cost);
  into[at.safe] = threat === 0 ? 1 : 0;
  into[at.threatMore] = Math.exp(best.threat - threat);
  into[at.hurtThreat] = Math.min(2, threat / cost) * (1 - me.hull / me.spec.hull);
  into[at.place] = bounded(place / POINTS, 3);
  const hexes = Math.min(FAR, nearest);
  into[at.nearest] = hexes / FAR;
  into[at.close] = Math.max(0, 1 - hexes / CLOSE);
  into[at.ahead] = ahead;
  into[at.aheadNear] = ahead * (1 - hexes / FAR);
  if (!end) return;
  into[at.evade] = end.maneuver.mode === EVADING ? 1 : 0;
  into[at.pursue] = end.maneuver.mode === PURSUING ? 1 : 0;
  let forward = 0;
  let moved = 0;
  for (const { do: step } of acts) {
    if (step === "forward") forward++;
    if (step === "forward" || step === "reverse") moved++;
  }
  into[at.forward] = forward / LONG_MOVE;
  into[at.still] = moved === 0 ? 1 : 0;
  let friend = FAR;
  for (const one of friends) friend = Math.min(friend, hexDistance(end.q, end.r, one.q, one.r));
  into[at.friend] = friends.length === 0 ? 0 : friend / FAR;
}

const oddsOf = oddsReader(PLAN_FEATURES);
const row = new Float64Array(PLAN_FEATURES.length);

/** Returns the log-odds of each of the plans of a ship. */
export function planRatings(fleet: FleetPosition, ship: Ship, plans: readonly PlannedMove[], odds: ActOdds): number[] {
  const write = planFeatures(fleet, ship, plans);
  const list = oddsOf(odds);
  return plans.map((_, i) => {
    row.fill(0);
    write(i, row);
    return logOddsOf(row, list);
  });
}
