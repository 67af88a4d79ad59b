/** The evaluation in parts, as reasons that a person can read. */
import type { EvaluationTerm } from "@starboard/bots";
import type { Seat } from "@starboard/kernel";
import type { Side } from "../acts.ts";
import { enemyOf } from "../match-setup.ts";
import type { StateAx } from "../state.ts";
import type { Weights } from "./evaluation-weights.ts";
import { fleetPositionOf } from "./fleet-position.ts";
import { forecast } from "./forecast.ts";
import { partsOf } from "./value.ts";

/** Returns our side's part minus the opponent's, part by part, largest difference first; equal parts are left out. */
export function reasons(t: StateAx, by: Seat, w: Weights): readonly EvaluationTerm[] {
  const side = by as number as Side;
  const now = fleetPositionOf(t, w);
  const after = forecast(t, w);
  const mine = partsOf(t, side, w, now, after);
  const theirs = partsOf(t, enemyOf(side), w, now, after);
  const terms: EvaluationTerm[] = (["material", "fire", "stance", "points", "objective"] as const).map((key) => ({
    key: `anaxis.${key}`,
    value: w.terms[key] * (mine[key] - theirs[key]),
    about: { mine: Math.round(mine[key] * 10) / 10, theirs: Math.round(theirs[key] * 10) / 10 },
  }));
  return terms.filter((term) => term.value !== 0).sort((a, b) => Math.abs(b.value) - Math.abs(a.value));
}
