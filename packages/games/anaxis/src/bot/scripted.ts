/**
 * The yardstick of the arena: close in and shoot. Every ship goes steadily to where its own fire is worth most, or
 * nearer to the enemy while nothing can be hit, and then fires each bank at the target that loses most. It never evades,
 * never spends a Cinema Point, never thinks about what comes back.
 */
import { hexDistance } from "@starboard/kit";
import { type Act, Engine, seededDraws, type Seat } from "@starboard/kernel";
import type { FireAct, Ship } from "../acts.ts";
import { game } from "../game.ts";
import { volleyOdds } from "../calc/odds.ts";
import { ACTIVE, type StateAx, type ViewAx } from "../state.ts";
import { bestFire, hullWorth, postOf, priced } from "./gunnery.ts";
import { type End, reach } from "../calc/reach.ts";
import { WEIGHTS } from "./evaluation-weights.ts";
import { policyPrior } from "./policy.ts";

/** What the yardstick answers at a question; `null` when it is not asked. */
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
      // Set-up and special abilities are nobody's strength here: the first sensible answer.
      return policyPrior(t, step, by, acts, WEIGHTS).acts[0] as Act;
  }
}

/** The first step towards the best end of the move; planned anew at every step, which leads to the same place. */
function nextStep(t: StateAx, ship: Ship): Act {
  const worth = (end: End): number => {
    if (end.gone) return -1000;
    const post = { ...postOf(t, ship), q: end.q, r: end.r, facing: end.facing };
    return bestFire(t, post, WEIGHTS) * 10 - nearest(t, ship, end);
  };
  let best: End | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const end of reach(t, ship)) {
    const now = worth(end);
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
    const worth = (odds?.mean ?? 0) * hullWorth(priced(t, act.target, WEIGHTS), WEIGHTS);
    if (worth > most) {
      most = worth;
      best = act;
    }
  }
  return best;
}
