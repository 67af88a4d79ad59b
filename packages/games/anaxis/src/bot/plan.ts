/** Plans for one ship's whole movement: the declaration, the steps, judged where they end. */
import { hexDistance, onMap, STEP_Q, STEP_R, turned } from "@starboard/kit";
import type { Act } from "@starboard/kernel";
import type { DeclareAct, Ship, StepAct } from "../acts.ts";
import { effectiveManeuver, effectiveSpeed, minimumFor } from "../calc/ratings.ts";
import { type End, reach } from "../calc/reach.ts";
import { classOf, matchSetupOf } from "../match-setup.ts";
import { EVADING, PURSUING, STEADY, type StateAx } from "../state.ts";
import { pullOf } from "./objective.ts";
import { type Field, fieldOf, type Standing } from "./fleet-position.ts";
import { type Places, placesOf } from "./places.ts";
import { type Manner, outlook, type Pull, rateEnd } from "./rate-move.ts";
import type { Weights } from "./evaluation-weights.ts";

export interface Plan {
  readonly acts: readonly Act[];
  /** Worth in points, for comparing plans of one ship. */
  readonly worth: number;
}

/** Enemies a plan reckons with, the nearest. */
const NEAR = 7;
/** Ends times ships beyond which only a sample of the ends is looked at. */
const MOST_ENDS = 12_000;
/** Plans worth keeping for each declaration. */
const KEPT = 8;

/** Places of a ship that has not moved, by the manner it moves in; `null` where a manner asks for more than it can do. */
export const openPlaces =
  (t: StateAx, me: Standing) =>
  ({ mode, row, quarry }: Manner): Places | null => {
    const minimum = mode === STEADY ? 0 : minimumFor(t, row, quarry);
    return minimum > effectiveSpeed(t, me.ship) ? null : placesOf(t, me.ship, mode, row, minimum, me.facing);
  };

/** Plans for a ship about to declare, best first. */
export function plansFrom(t: StateAx, ship: Ship, declarations: readonly Act[], w: Weights): Plan[] {
  const field = fieldOf(t, w);
  const me = field.ships[ship] as Standing;
  const pull = pullOf(t, ship, w);
  const plans: Plan[] = [];
  for (const declared of worthTrying(t, ship, declarations as readonly DeclareAct[])) {
    const manner: Manner = {
      mode: declared.do === "evade" ? EVADING : declared.do === "pursue" ? PURSUING : STEADY,
      row: declared.do === "steady" ? 0 : effectiveManeuver(t, ship),
      quarry: declared.do === "pursue" ? declared.quarry : -1,
    };
    const places = openPlaces(t, me)(manner);
    if (places) plans.push(...bestOf(t, field, me, manner, places, pull, declared, w));
  }
  return plans.sort((a, b) => b.worth - a.worth);
}

/** Steady, evasion, and the pursuit of the two enemies nearest. */
function worthTrying(t: StateAx, ship: Ship, declarations: readonly DeclareAct[]): DeclareAct[] {
  const far = (quarry: Ship): number =>
    hexDistance(t.q[ship] as number, t.r[ship] as number, t.q[quarry] as number, t.r[quarry] as number);
  const plain = declarations.filter((d) => d.do === "steady" || (d.do === "evade" && !d.piloting));
  const chases = declarations
    .filter((d): d is Extract<DeclareAct, { do: "pursue" }> => d.do === "pursue" && !d.piloting)
    .filter((d) => minimumFor(t, effectiveManeuver(t, ship), d.quarry) <= effectiveSpeed(t, ship))
    .sort((a, b) => far(a.quarry) - far(b.quarry));
  return [...plain, ...chases.slice(0, 2)];
}

function bestOf(
  t: StateAx,
  field: Field,
  me: Standing,
  manner: Manner,
  places: Places,
  pull: Pull,
  declared: DeclareAct,
  w: Weights,
): Plan[] {
  const around = outlook(t, field, me, manner, w, NEAR);
  const rated: { i: number; worth: number }[] = [];
  let least = Number.NEGATIVE_INFINITY;
  const stride = Math.max(1, Math.floor((places.count * field.ships.length) / MOST_ENDS));
  for (let i = 0; i < places.count; i += stride) {
    const q = me.q + (places.q[i] as number);
    const r = me.r + (places.r[i] as number);
    const worth = rateEnd(t, field, me, around, q, r, places.facing[i] as number, w) + pull(q, r);
    if (worth <= least) continue;
    // Only paths that stay on the map: nobody leaves it for a better place.
    if (!staysOn(t, me, places.steps[i] as readonly StepAct[])) continue;
    let at = rated.length;
    while (at > 0 && (rated[at - 1] as { worth: number }).worth < worth) at--;
    rated.splice(at, 0, { i, worth });
    if (rated.length > KEPT) {
      rated.pop();
      least = (rated[KEPT - 1] as { worth: number }).worth;
    }
  }
  return rated.map(({ i, worth }) => ({
    acts: [declared, ...(places.steps[i] as readonly StepAct[]), { do: "end" }],
    worth,
  }));
}

/** Whether steps lead over hexes of the map only. */
function staysOn(t: StateAx, me: Standing, steps: readonly StepAct[]): boolean {
  const { cols, rows, scenario } = matchSetupOf(t.options);
  if (t.options["ax.mapEdge"] === "open" && scenario.sides[me.side].edges !== "closed") return true;
  let { q, r, facing } = me;
  for (const { do: how } of steps) {
    if (how === "left" || how === "right") facing = turned(facing, how === "right" ? 1 : -1);
    else {
      const along = how === "forward" ? facing : turned(facing, 3);
      q += STEP_Q[along] as number;
      r += STEP_R[along] as number;
      if (!onMap(q, r, cols, rows)) return false;
    }
  }
  return true;
}

/** Plans for a ship that has declared, from where it stands now. */
export function movesFrom(t: StateAx, ship: Ship, w: Weights): Plan[] {
  const field = fieldOf(t, w);
  const me = field.ships[ship] as Standing;
  const pull = pullOf(t, ship, w);
  const around = outlook(t, field, me, { mode: me.mode, row: me.row, quarry: me.quarry }, w, NEAR);
  const worth = (end: End): number =>
    end.gone ? -classOf(t, ship).cost : rateEnd(t, field, me, around, end.q, end.r, end.facing, w) + pull(end.q, end.r);
  return reach(t, ship)
    .map((end) => ({ acts: end.gone ? end.steps : [...end.steps, { do: "end" as const }], worth: worth(end) }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, KEPT);
}
