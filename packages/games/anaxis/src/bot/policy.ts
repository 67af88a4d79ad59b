/** The policy prior: which acts the search considers, and with which probability. */
import { type Hex, hexAt, hexDistance } from "@starboard/kit";
import type { Act, StackFrame, Seat } from "@starboard/kernel";
import { type PolicyPrior, softmaxOf, softmaxPrior } from "@starboard/bots";
import type { BaseAct, ClosingAct, DeployAct, Edge, EdgeAct, FireAct, Ship, Side } from "../acts.ts";
import { volleyCost, weaponsCost } from "../bonus.ts";
import { apart } from "../calc/sensors.ts";
import { classOf, enemyOf, matchSetupOf } from "../match-setup.ts";
import { ACTIVE, STEALTH_FULL, type StateAx } from "../state.ts";
import { pulseTargets } from "../steps/fire.ts";
import { edgeDistance } from "../zone.ts";
import { adjacent, frontOf, goalOf } from "./objective.ts";
import { buyingPolicy } from "./fleet.ts";
import {
  bestFire,
  dangerAt,
  fireValue,
  hullValue,
  destructionValue,
  firingPlaceOf,
  classWithValue,
} from "./gunnery.ts";
import { Volleys } from "./volleys.ts";
import { remainingPlans, type Plan, plansFrom } from "./plan.ts";
import type { Weights } from "./evaluation-weights.ts";

/**
 * Returns the policy prior of a step. Values are in ship points; probabilities fall exponentially from the best act.
 */
export function policyPrior(t: StateAx, step: string, by: Seat, acts: readonly Act[], w: Weights): PolicyPrior {
  const side = by as number as Side;
  switch (step) {
    case "declare":
      return fromPlans(plansFrom(t, shipOf(t), acts, w));
    case "move":
      return fromPlans(remainingPlans(t, shipOf(t), w).filter((plan) => plan.acts.length > 0));
    case "selectMove":
    case "selectFire":
      return toPrior(
        acts,
        (act) => (act.do === "command" ? -4 : orderValue(t, step, (act as Act & { ship: Ship }).ship, w)),
        1,
        5,
      );
    case "window":
      return toPrior(
        acts,
        (act) => (act.do === "pass" ? 0 : -1 + raiseValue(t, (act as Act & { ship: Ship }).ship, w)),
        0.7,
        3,
      );
    case "closing":
    case "scan":
      return toPrior(acts, (act: ClosingAct) => closingValue(t, shipOf(t), act, w), 0.7, 8);
    case "fire": {
      const volleys = new Volleys(t, shipOf(t), w);
      return toPrior(acts, (act: FireAct) => shotValue(t, act, volleys, w), 0.5, 10);
    }
    case "damage":
      return toPrior(acts, (act) => (act.do === "accept" ? 0 : damageControlValue(t, side, w)), 0.4, 2);
    case "buy":
      return buyingPolicy(t, side, acts, w.fleet);
    case "deploy": {
      const front = frontOf(t, side);
      return toPrior(acts, (act: DeployAct) => deployValue(t, front, act), 0.5, 8);
    }
    case "base":
      return toPrior(acts, (act: BaseAct) => baseValue(t, side, act), 0.5, 8);
    case "edge":
      return toPrior(acts, (act: EdgeAct) => edgeValue(t, side, act), 0.2, 4);
    default:
      return toPrior(acts, () => 0, 1, 8);
  }
}

/** Returns the ship that the step on top of the stack is about. */
const shipOf = (t: StateAx): Ship => ((t.flow.stack.at(-1) as StackFrame).memo as { ship: Ship }).ship;

/** The smallest prior of an act that is searched. */
const LEAST = 0.002;

const toPrior = <A extends Act>(acts: readonly Act[], valueOf: (act: A) => number, heat: number, most: number) =>
  softmaxPrior(acts as readonly A[], valueOf, heat, most, LEAST);

/** Returns the best plans: their first acts, and the rest of each as its continuation. */
function fromPlans(plans: readonly Plan[]): PolicyPrior {
  const { choices, priors } = softmaxOf(plans, (plan) => plan.value, 1, 8, LEAST);
  return {
    acts: choices.map(({ acts }) => acts[0] as Act),
    priors,
    complete: choices.length === plans.length,
    continuations: choices.map(({ acts }) => acts.slice(1)),
  };
}

/** Value of acting first: in the firing phase the ships with the best fire, in movement the cheapest ships. */
const orderValue = (t: StateAx, step: string, ship: Ship, w: Weights): number =>
  step === "selectFire" ? bestFire(t, firingPlaceOf(t, ship), w) * 0.2 : -classOf(t, ship).cost * 0.02;

/** Value of firing earlier: the fire that may be lost if the ship is destroyed first. */
const raiseValue = (t: StateAx, ship: Ship, w: Weights): number => {
  const post = firingPlaceOf(t, ship);
  return bestFire(t, post, w) * 0.5 * Math.min(1, dangerAt(t, post, w) / classOf(t, ship).cost) - w.point;
};

function closingValue(t: StateAx, ship: Ship, act: ClosingAct, w: Weights): number {
  const post = firingPlaceOf(t, ship);
  switch (act.do) {
    case "stealth": {
      const was = t.stealth[ship] as number;
      t.stealth[ship] = act.mode === "full" ? STEALTH_FULL : act.mode === "partial" ? 1 : 0;
      const value = (act.mode === "full" ? 0 : bestFire(t, post, w)) - dangerAt(t, post, w);
      t.stealth[ship] = was;
      return value;
    }
    case "shield":
      return apart(t, ship, act.ship) > 2 ? -5 : dangerAt(t, firingPlaceOf(t, act.ship), w) * 0.4;
    case "jam": {
      let value = 0;
      for (let s = 0; s < t.kind.length; s++) {
        if (t.status[s] !== ACTIVE || t.q[s] !== act.q || t.r[s] !== act.r) continue;
        const loss = 0.35 * bestFire(t, firingPlaceOf(t, s), w);
        value += t.side[s] === t.side[ship] ? -loss : loss;
      }
      return value;
    }
    case "scan": {
      if (act.receiver === undefined) return 0.3 + fireValue(t, post, firingPlaceOf(t, act.target), w) * 0.3;
      const near = { ...firingPlaceOf(t, act.receiver) };
      // With the link the receiver fires as from close by.
      const better =
        fireValue(t, near, firingPlaceOf(t, act.target), w, false, 99) -
        fireValue(t, near, firingPlaceOf(t, act.target), w);
      return 0.4 + better * 0.7;
    }
    default:
      return 0;
  }
}

/** Expected gain of a volley or an ability in ship points, less the cost of its bonuses. */
function shotValue(t: StateAx, act: FireAct, volleys: Volleys, w: Weights): number {
  const { ship } = volleys;
  if (act.do === "done") return 0;
  if (act.do === "interdict") {
    const quick = classOf(t, act.target);
    const legs = act.split === "MM" ? (quick.maneuver >= 3 ? 0.9 : 0.3) : act.split === "SS" ? 0.6 : 0.4;
    return legs * quick.cost * 0.05;
  }
  if (act.do === "pulse") return pulseValue(t, ship, w) - w.point * weaponsCost(act.weapons);
  // Fire at a ship of the same side is legal under `targets = any`, but never useful.
  if (t.side[act.target] === t.side[ship]) return -6 - w.point * volleyCost(act);
  return volleys.gainOf(act) - w.point * volleyCost(act);
}

function pulseValue(t: StateAx, ship: Ship, w: Weights): number {
  let value = 0;
  for (const s of pulseTargets(t, ship)) {
    const spec = classWithValue(t, s, w);
    const gain = 1.8 * hullValue(spec, w) + ((t.hull[s] as number) <= 4 ? 0.4 * destructionValue(spec, w) : 0);
    value += t.side[s] === t.side[ship] ? -gain : gain;
  }
  return value;
}

/** Value of Damage control: up to four points of hull, and the ship if they save it. */
function damageControlValue(t: StateAx, side: Side, w: Weights): number {
  const wound = t.wound;
  if (!wound) return -1;
  const spec = classWithValue(t, wound.ship, w);
  const saved = Math.min(4, wound.damage);
  const hull = t.hull[wound.ship] as number;
  const saves = wound.damage >= hull && wound.damage - saved < hull;
  const plenty = (t.cp[side] as number) > 6 ? 0.2 : 0;
  const lostAnyway = wound.damage - saved >= hull;
  return (lostAnyway ? 0 : saved * hullValue(spec, w)) + (saves ? destructionValue(spec, w) : 0) + plenty - w.point;
}

/** Value of a deployment hex: near the front and not too close to other ships of the side. */
function deployValue(t: StateAx, front: Hex, act: DeployAct): number {
  if (act.do === "confirm") return 5;
  // Placed ships are not moved again.
  if (act.do !== "put") return -1000;
  let crowd = 0;
  for (let s = 0; s < t.kind.length; s++) {
    if (t.placed[s] === 0 || s === act.ship || t.side[s] !== t.side[act.ship]) continue;
    const d = hexDistance(act.q, act.r, t.q[s] as number, t.r[s] as number);
    crowd += d === 0 ? 1.5 : d === 1 ? 0.4 : 0;
  }
  return -0.3 * hexDistance(act.q, act.r, front.q, front.r) - crowd;
}

/** Value of a hex for the base: far from the enemy's edge and near the middle of the map. */
function baseValue(t: StateAx, side: Side, { q, r }: BaseAct): number {
  const edge = t.edges[enemyOf(side)] as Edge;
  const { cols, rows } = matchSetupOf(t.options);
  return (
    edgeDistance(t, q, r, edge) - 0.1 * hexDistance(q, r, hexAt(cols >> 1, rows >> 1).q, hexAt(cols >> 1, rows >> 1).r)
  );
}

/** Value of an edge for the hunters: next to the goal edge of the hunted fleet. */
function edgeValue(t: StateAx, side: Side, { edge }: EdgeAct): number {
  const goal = goalOf(t, enemyOf(side));
  return goal && adjacent(edge, goal) ? 1 : 0;
}
