/** Features of acts, from which the fitted policy prior comes (`starboard tune anaxis --prior`). */
import type { WriteActFeatures } from "@starboard/bots";
import type { Act } from "@starboard/kernel";
import type { StateAx } from "../state.ts";
import type { Weights } from "./evaluation-weights.ts";
import { fleetPositionOf } from "./fleet-position.ts";
import { PLAN_FEATURES, planFeatures } from "./plan-features.ts";
import { plansAt, shipOf } from "./policy.ts";

/** The names of all features, which are also the names of their log-odds. */
export const ACT_FEATURES: readonly string[] = PLAN_FEATURES;

/**
 * Returns what writes the features of acts at a question; `null` where the prior is not fitted. Log-odds come from
 * declarations alone: the rest of a move is rated by them, too, but is asked about step by step, and mostly the same.
 */
export function actFeatures(t: StateAx, step: string, acts: readonly Act[], w: Weights): WriteActFeatures | null {
  if (step !== "declare") return null;
  const plans = plansAt(t, step, acts, w);
  const write = planFeatures(fleetPositionOf(t, w), shipOf(t), plans);
  const known = new Map(plans.map((plan, i) => [JSON.stringify(plan.acts), i]));
  return (act, into, run) => {
    const plan = known.get(JSON.stringify([act, ...run]));
    if (plan === undefined) throw new Error("these acts are none of the plans");
    write(plan, into);
  };
}
