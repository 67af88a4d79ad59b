/** Plans against which the levels of Anaxis are measured: extremes of the evaluation and of the policy. */
import type { PlanSpace } from "@starboard/bots";
import { STEP_Q, STEP_R, turned } from "@starboard/kit";
import type { Act, StackFrame } from "@starboard/kernel";
import type { BuyAct, DeployAct, FireAct, Ship, Side, StepAct } from "../acts.ts";
import { matchSetupOf } from "../match-setup.ts";
import type { ShapeAx } from "../shape.ts";
import type { Purchase, StateAx } from "../state.ts";
import { edgeDistance, EDGES } from "../zone.ts";

/** Hexes from the edge beyond which a ship no longer hugs it. */
const NEAR_EDGE = 4;
/** Ship points of a ship that is no small one any more, and those from which one is large. */
const SMALL = 10;
const LARGE = 20;
/** Forward steps of a long move. */
const LONG_MOVE = 4;

/** Returns 1 at an edge of the map and 0 from four hexes on. */
function nearEdge(t: StateAx, q: number, r: number): number {
  const nearest = Math.min(...EDGES.map((edge) => edgeDistance(t, q, r, edge)));
  return Math.max(0, 1 - Math.max(0, nearest) / NEAR_EDGE);
}

export const plans: PlanSpace<ShapeAx> = {
  features: [
    "evade",
    "pursue",
    "forward",
    "reverse",
    "edge",
    "paid",
    "fire",
    "secondary",
    "hide",
    "done",
    "small",
    "large",
    "alike",
    "points",
  ],
  plans: [
    { name: "rush", factors: { distance: 5, threat: 0.5 }, leanings: { forward: 1.5, pursue: 1, evade: -2 } },
    { name: "keep away", factors: { distance: -1.3, threat: 1.7 }, leanings: { reverse: 2, forward: -1 } },
    { name: "fire only", factors: { bow: 0, distance: 0.15, point: 0.1 }, leanings: { fire: 2, paid: 1 } },
    { name: "hug the border", factors: { distance: 0.2 }, leanings: { edge: 4 } },
    { name: "hoard points", factors: { point: 4 }, leanings: { paid: -4 } },
    { name: "spend points", factors: { point: 0.1 }, leanings: { paid: 3 } },
    { name: "always evade", factors: { threat: 1.4 }, leanings: { evade: 4 } },
    { name: "always pursue", leanings: { pursue: 4 } },
    { name: "secondary banks", leanings: { secondary: 4 } },
    { name: "hide", factors: { threat: 1.5 }, leanings: { hide: 4 } },
    { name: "hold fire", leanings: { done: 3, fire: -2 } },
    { name: "no fear", factors: { threat: 0.2, unmoved: 0.2 } },
    { name: "swarm", leanings: { small: 8 } },
    { name: "giants", leanings: { large: 8 } },
    { name: "one of each", leanings: { alike: -8 } },
    { name: "ships alone", leanings: { points: -8, small: 2, large: 2 } },
  ],
  actFeatures(t, step, by, act, run) {
    switch (step) {
      case "buy":
        return buyFeatures(t, by as number as Side, act as BuyAct);
      case "declare":
      case "move":
        return moveFeatures(t, [act, ...run]);
      case "deploy":
        return deployFeatures(t, act as DeployAct);
      case "fire":
        return fireFeatures(act as FireAct);
      case "closing":
        return act.do === "stealth" || act.do === "jam" || act.do === "shield" ? { hide: 1 } : {};
      case "window":
        return act.do === "command" ? { paid: 1 } : {};
      default:
        return act.do === "damageControl" ? { paid: 1 } : {};
    }
  },
};

/** Describes a purchase by the size of the ship, and by whether the fleet has one of its class. */
function buyFeatures(t: StateAx, side: Side, act: BuyAct): Readonly<Record<string, number>> {
  if (act.do === "cp") return { points: 1 };
  if (act.do !== "buy") return {};
  const { classes, index } = matchSetupOf(t.options);
  const cost = classes[index.get(act.ship) as number]?.cost ?? 0;
  return {
    small: Math.max(0, 1 - cost / SMALL),
    large: Math.min(1, cost / LARGE),
    alike: (t.fleets[side] as Purchase).ships.includes(act.ship) ? 1 : 0,
  };
}

const deployFeatures = (t: StateAx, act: DeployAct): Readonly<Record<string, number>> =>
  act.do === "put" ? { edge: nearEdge(t, act.q, act.r) } : {};

function fireFeatures(act: FireAct): Readonly<Record<string, number>> {
  if (act.do === "done") return { done: 1 };
  if (act.do === "interdict") return { fire: 1 };
  const paid = (act.weapons ? 1 : 0) + (act.do === "fire" ? (act.fireControl ? 1 : 0) + (act.gunnery ? 1 : 0) : 0);
  return { fire: 1, paid, secondary: act.do === "fire" && act.bank === "secondary" ? 1 : 0 };
}

/** Describes a move by its declaration, its steps and the place where it ends. */
function moveFeatures(t: StateAx, acts: readonly Act[]): Readonly<Record<string, number>> {
  const { ship } = (t.flow.stack.at(-1) as StackFrame).memo as { ship: Ship };
  let [q, r, facing] = [t.q[ship] as number, t.r[ship] as number, t.facing[ship] as number];
  let forward = 0;
  let reverse = 0;
  let paid = 0;
  const move = (way: 1 | -1): void => {
    q += way * (STEP_Q[facing] as number);
    r += way * (STEP_R[facing] as number);
  };
  for (const act of acts as readonly StepAct[]) {
    if ("paid" in act && act.paid) paid = 1;
    if (act.do === "forward") {
      forward++;
      move(1);
    } else if (act.do === "reverse") {
      reverse++;
      move(-1);
    } else if (act.do === "left") facing = turned(facing, -1);
    else if (act.do === "right") facing = turned(facing, 1);
  }
  const [first] = acts;
  return {
    evade: first?.do === "evade" ? 1 : 0,
    pursue: first?.do === "pursue" ? 1 : 0,
    forward: forward / LONG_MOVE,
    reverse: reverse / LONG_MOVE,
    edge: nearEdge(t, q, r),
    paid,
  };
}
