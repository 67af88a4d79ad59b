/**
 * The scripted baseline of the arena: close in and shoot. Every ship moves steadily to where its fire is best, or
 * nearer to the enemy if it cannot hit. Then it fires each bank at the target that loses most. It never evades, never
 * spends a Cinema Point and never considers return fire.
 */
import { hexDistance } from "@starboard/kit";
import { type Act, Engine, seededDraws, type Seat } from "@starboard/kernel";
import type { FireAct, Ship } from "../acts.ts";
import { game } from "../game.ts";
import { volleyOdds } from "../calc/odds.ts";
import { ACTIVE, type StateAx, type ViewAx } from "../state.ts";
import { bestFire, hullValue, firingPlaceOf, classWithValue } from "./gunnery.ts";
import { type End, reach } from "../calc/reach.ts";
import { WEIGHTS } from "./evaluation-weights.ts";
import { policyPrior } from "./policy.ts";

/** Returns the act of the scripted baseline; `null` if the seat is not asked. */
export function scriptedPolicy(view: ViewAx, by: Seat, seed: number): { step: string; act: Act } | null {
  const draw = seededDraws(seed);
  const t = game.determinize(view, by, draw);
  const acts = new Engine(game, draw).legal(t, by);
  const top = t.flow.stack.at(-1);
  if (acts.length === 0 || !top) return null;
  return { step: top.step, act: answer(t, top.step, (top.memo as { ship: Ship }).ship, by, acts) };
}

function answer(t: StateAx, step: string, ship: Ship, by: Seat, acts: readonly Act[]): Act {
  switch (step) {
    case "declare":
      return acts.find((act) => act.do === "steady") as Act;
    case "move":
      return nextStep(t, ship);
    case "fire":
      return shot(t, ship, acts as readonly FireAct[]);
    case "selectMove":
    case "selectFire":
      return acts.find((act) => act.do === "activate") as Act;
    case "window":
      return { do: "pass" };
    case "damage":
      return { do: "accept" };
    default:
      // Set-up and special abilities: the act with the highest prior.
      return policyPrior(t, step, by, acts, WEIGHTS).acts[0] as Act;
  }
}

/** Returns the first step towards the best end of the move. Planning again at each step leads to the same place. */
function nextStep(t: StateAx, ship: Ship): Act {
  const value = (end: End): number => {
    if (end.gone) return -1000;
    const post = { ...firingPlaceOf(t, ship), q: end.q, r: end.r, facing: end.facing };
    return bestFire(t, post, WEIGHTS) * 10 - nearest(t, ship, end);
  };
  let best: End | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const end of reach(t, ship)) {
    const now = value(end);
    if (now > most) {
      most = now;
      best = end;
    }
  }
  return best?.steps[0] ?? { do: "end" };
}

function nearest(t: StateAx, ship: Ship, end: End): number {
  let least = 999;
  for (let s = 0; s < t.kind.length; s++)
    if (t.side[s] !== t.side[ship] && t.status[s] === ACTIVE)
      least = Math.min(least, hexDistance(end.q, end.r, t.q[s] as number, t.r[s] as number));
  return least;
}

function shot(t: StateAx, ship: Ship, acts: readonly FireAct[]): Act {
  let best: Act = { do: "done" };
  let most = 0;
  for (const act of acts) {
    if (act.do !== "fire" || act.fireControl || act.gunnery || act.weapons) continue;
    if (t.side[act.target] === t.side[ship]) continue;
    const odds = volleyOdds(t, { shooter: ship, target: act.target, bank: act.bank });
    const value = (odds?.mean ?? 0) * hullValue(classWithValue(t, act.target, WEIGHTS), WEIGHTS);
    if (value > most) {
      most = value;
      best = act;
    }
  }
  return best;
}
