/** Which acts to look at, and how hopefully. */
import { type Hex, hexAt, hexDistance } from "@starboard/kit";
import type { Act, StackFrame, Seat } from "@starboard/kernel";
import type { PolicyPrior } from "@starboard/bots";
import type { BaseAct, ClosingAct, DeployAct, Edge, EdgeAct, FireAct, Ship, Side } from "../acts.ts";
import { volleyCost, weaponsCost } from "../bonus.ts";
import { volleyOdds } from "../calc/odds.ts";
import { apart } from "../calc/sensors.ts";
import { classOf, enemyOf, matchSetupOf } from "../match-setup.ts";
import { ACTIVE, STEALTH_FULL, type StateAx } from "../state.ts";
import { pulseTargets } from "../steps/fire.ts";
import { edgeDistance } from "../zone.ts";
import { adjacent, frontOf, goalOf } from "./objective.ts";
import { weighBuying } from "./fleet.ts";
import { bestFire, dangerAt, fireWorth, hullWorth, lastWorth, postOf, priced } from "./gunnery.ts";
import { movesFrom, type Plan, plansFrom } from "./plan.ts";
import type { Weights } from "./evaluation-weights.ts";

interface Choice {
  readonly act: Act;
  readonly worth: number;
  readonly run?: readonly Act[];
}

/** Weighs the acts of any question. Worth is in points; weights fall off exponentially from the best. */
export function policyPrior(t: StateAx, step: string, by: Seat, acts: readonly Act[], w: Weights): PolicyPrior {
  const side = by as number as Side;
  switch (step) {
    case "declare":
      return fromPlans(plansFrom(t, shipOf(t), acts, w));
    case "move":
      return fromPlans(movesFrom(t, shipOf(t), w).filter((plan) => plan.acts.length > 0));
    case "selectMove":
    case "selectFire":
      return softened(
        acts.map((act) => ({
          act,
          worth: act.do === "command" ? -4 : orderWorth(t, step, (act as unknown as { ship: Ship }).ship, w),
        })),
        1,
        5,
      );
    case "window":
      return softened(
        acts.map((act) => ({
          act,
          worth: act.do === "pass" ? 0 : -1 + raiseWorth(t, (act as unknown as { ship: Ship }).ship, w),
        })),
        0.7,
        3,
      );
    case "closing":
    case "scan":
      return softened(
        (acts as readonly ClosingAct[]).map((act) => ({ act, worth: closingWorth(t, shipOf(t), act, w) })),
        0.7,
        8,
      );
    case "fire": {
      const ship = shipOf(t);
      const waiting = remembered((target: Ship) =>
        t.acted[target] === 0 ? 0.5 * bestFire(t, postOf(t, target), w) : 0,
      );
      return softened(
        (acts as readonly FireAct[]).map((act) => ({ act, worth: shotWorth(t, ship, act, waiting, w) })),
        0.5,
        10,
      );
    }
    case "damage":
      return softened(
        acts.map((act) => ({ act, worth: act.do === "accept" ? 0 : controlWorth(t, side, w) })),
        0.4,
        2,
      );
    case "buy":
      return weighBuying(t, side, acts);
    case "deploy": {
      const front = frontOf(t, side);
      return softened(
        (acts as readonly DeployAct[]).map((act) => ({ act, worth: deployWorth(t, front, act) })),
        0.5,
        8,
      );
    }
    case "base":
      return softened(
        (acts as readonly BaseAct[]).map((act) => ({ act, worth: baseWorth(t, side, act) })),
        0.5,
        8,
      );
    case "edge":
      return softened(
        (acts as readonly EdgeAct[]).map((act) => ({ act, worth: edgeWorth(t, side, act) })),
        0.2,
        4,
      );
    default:
      return softened(
        acts.map((act) => ({ act, worth: 0 })),
        1,
        8,
      );
  }
}

/** The ship that the question on top of the stack is about. */
const shipOf = (t: StateAx): Ship => ((t.flow.stack.at(-1) as StackFrame).memo as { ship: Ship }).ship;

/** Best first, at most `most`, weighted e^(worth / heat). */
function softened(choices: readonly Choice[], heat: number, most: number): PolicyPrior {
  const sorted = [...choices].sort((a, b) => b.worth - a.worth).slice(0, most);
  const top = sorted[0]?.worth ?? 0;
  return {
    acts: sorted.map((c) => c.act),
    priors: sorted.map((c) => Math.max(0.002, Math.exp((c.worth - top) / heat))),
    complete: sorted.length === choices.length,
    ...(sorted.some((c) => c.run) && { continuations: sorted.map((c) => c.run ?? []) }),
  };
}

/** A function of a ship that is reckoned once for each. */
function remembered(of: (ship: Ship) => number): (ship: Ship) => number {
  const known = new Map<Ship, number>();
  return (ship) => {
    let found = known.get(ship);
    if (found === undefined) {
      found = of(ship);
      known.set(ship, found);
    }
    return found;
  };
}

const fromPlans = (plans: readonly Plan[]): PolicyPrior =>
  softened(
    plans.map(({ acts, worth }) => ({ act: acts[0] as Act, worth, run: acts.slice(1) })),
    1,
    8,
  );

/** Who goes first of one's own: those with most to fire, and in movement those with least to lose by showing themselves. */
const orderWorth = (t: StateAx, step: string, ship: Ship, w: Weights): number =>
  step === "selectFire" ? bestFire(t, postOf(t, ship), w) * 0.2 : -classOf(t, ship).cost * 0.02;

/** Firing earlier is worth what may otherwise be lost before. */
const raiseWorth = (t: StateAx, ship: Ship, w: Weights): number => {
  const post = postOf(t, ship);
  return bestFire(t, post, w) * 0.5 * Math.min(1, dangerAt(t, post, w) / classOf(t, ship).cost) - w.point;
};

function closingWorth(t: StateAx, ship: Ship, act: ClosingAct, w: Weights): number {
  const post = postOf(t, ship);
  switch (act.do) {
    case "stealth": {
      const was = t.stealth[ship] as number;
      t.stealth[ship] = act.mode === "full" ? STEALTH_FULL : act.mode === "partial" ? 1 : 0;
      const worth = (act.mode === "full" ? 0 : bestFire(t, post, w)) - dangerAt(t, post, w);
      t.stealth[ship] = was;
      return worth;
    }
    case "shield":
      return apart(t, ship, act.ship) > 2 ? -5 : dangerAt(t, postOf(t, act.ship), w) * 0.4;
    case "jam": {
      let worth = 0;
      for (let s = 0; s < t.kind.length; s++) {
        if (t.status[s] !== ACTIVE || t.q[s] !== act.q || t.r[s] !== act.r) continue;
        const loss = 0.35 * bestFire(t, postOf(t, s), w);
        worth += t.side[s] === t.side[ship] ? -loss : loss;
      }
      return worth;
    }
    case "scan": {
      if (act.receiver === undefined) return 0.3 + fireWorth(t, post, postOf(t, act.target), w) * 0.3;
      const near = { ...postOf(t, act.receiver) };
      // With the link the receiver sees as from close by.
      const better =
        fireWorth(t, near, postOf(t, act.target), w, false, 99) - fireWorth(t, near, postOf(t, act.target), w);
      return 0.4 + better * 0.7;
    }
    default:
      return 0;
  }
}

/** Points a volley or an ability is expected to win, less what its bonuses cost. */
function shotWorth(t: StateAx, ship: Ship, act: FireAct, waiting: (target: Ship) => number, w: Weights): number {
  if (act.do === "done") return 0;
  if (act.do === "interdict") {
    const quick = classOf(t, act.target);
    const legs = act.split === "MM" ? (quick.maneuver >= 3 ? 0.9 : 0.3) : act.split === "SS" ? 0.6 : 0.4;
    return legs * quick.cost * 0.05;
  }
  if (act.do === "pulse") return pulseWorth(t, ship, w) - w.point * weaponsCost(act.weapons);
  // Fire at a ship of its own side is legal under `targets = any` and never wanted.
  if (t.side[act.target] === t.side[ship]) return -6 - w.point * volleyCost(act);
  const odds = volleyOdds(t, { shooter: ship, ...act });
  // Noise without a chance to hit is not even worth looking at.
  if (!odds || odds.mean === 0) return -4 - w.point * volleyCost(act);
  const target = priced(t, act.target, w);
  // Fire at somebody who has still to fire saves what he would have done.
  const last = odds.destroys === 0 ? 0 : odds.destroys * (lastWorth(target, w) + waiting(act.target));
  return odds.mean * hullWorth(target, w) + last - w.point * volleyCost(act);
}

function pulseWorth(t: StateAx, ship: Ship, w: Weights): number {
  let worth = 0;
  for (const s of pulseTargets(t, ship)) {
    const spec = priced(t, s, w);
    const gain = 1.8 * hullWorth(spec, w) + ((t.hull[s] as number) <= 4 ? 0.4 * lastWorth(spec, w) : 0);
    worth += t.side[s] === t.side[ship] ? -gain : gain;
  }
  return worth;
}

/** Damage control is worth four points of hull, and the ship if they save it. */
function controlWorth(t: StateAx, side: Side, w: Weights): number {
  const wound = t.wound;
  if (!wound) return -1;
  const spec = priced(t, wound.ship, w);
  const saved = Math.min(4, wound.damage);
  const hull = t.hull[wound.ship] as number;
  const saves = wound.damage >= hull && wound.damage - saved < hull;
  const plenty = (t.cp[side] as number) > 6 ? 0.2 : 0;
  const lostAnyway = wound.damage - saved >= hull;
  return (lostAnyway ? 0 : saved * hullWorth(spec, w)) + (saves ? lastWorth(spec, w) : 0) + plenty - w.point;
}

/** Towards the front, beside each other and not on top of each other. */
function deployWorth(t: StateAx, front: Hex, act: DeployAct): number {
  if (act.do === "confirm") return 5;
  // What is placed stays where it is.
  if (act.do !== "put") return -1000;
  let crowd = 0;
  for (let s = 0; s < t.kind.length; s++) {
    if (t.placed[s] === 0 || s === act.ship || t.side[s] !== t.side[act.ship]) continue;
    const d = hexDistance(act.q, act.r, t.q[s] as number, t.r[s] as number);
    crowd += d === 0 ? 1.5 : d === 1 ? 0.4 : 0;
  }
  return -0.3 * hexDistance(act.q, act.r, front.q, front.r) - crowd;
}

/** The base as far from the enemy's edge as may be, and in the middle of that. */
function baseWorth(t: StateAx, side: Side, { q, r }: BaseAct): number {
  const edge = t.edges[enemyOf(side)] as Edge;
  const { cols, rows } = matchSetupOf(t.options);
  return (
    edgeDistance(t, q, r, edge) - 0.1 * hexDistance(q, r, hexAt(cols >> 1, rows >> 1).q, hexAt(cols >> 1, rows >> 1).r)
  );
}

/** An edge beside the goal of those one hunts; else any. */
function edgeWorth(t: StateAx, side: Side, { edge }: EdgeAct): number {
  const goal = goalOf(t, enemyOf(side));
  return goal && adjacent(edge, goal) ? 1 : 0;
}
