/** Anaxis for bots: what a table is worth, which acts to look at, what to say. */
import type { BotSpec, EvaluationTerm } from "@starboard/bots";
import type { Seat } from "@starboard/kernel";
import type { Side } from "../acts.ts";
import { game } from "../index.ts";
import { groupOf } from "../calc/initiative.ts";
import { enemyOf } from "../match-setup.ts";
import type { ShapeAx } from "../shape.ts";
import { ACTIVE, type StateAx } from "../state.ts";
import { matchups } from "./matchups.ts";
import { scriptedReply } from "./scripted.ts";
import { weigh } from "./policy.ts";
import { WEIGHTS, type Weights } from "./evaluation-weights.ts";
import { fieldOf } from "./fleet-position.ts";
import { forecast } from "./forecast.ts";
import { evaluate, partsOf, settle } from "./value.ts";

export { WEIGHTS, type Weights } from "./evaluation-weights.ts";

/** The knowledge of Anaxis with given numbers; `bot` is the one that plays. */
export function botWith(weights: Weights): BotSpec<ShapeAx> {
  return {
    game,
    evaluate: (t, worth) => evaluate(t, weights, worth),
    terminalValue: settle,
    policyPrior: (t, step, by, acts) => weigh(t, step, by, acts, weights),
    explain: (t, by) => explain(t, by, weights),
    turnKey: turnOf,
    timeShare: share,
    outcomeKey: (t) => markOf(t),
    matchLength: (t) => t.turn,
    scriptedPolicy: scriptedReply,
    matchups,
  };
}

export const bot: BotSpec<ShapeAx> = botWith(WEIGHTS);

/** Each phase has the time of a turn; in the set-up, where nothing follows from anything yet, each ship has. */
function turnOf(t: StateAx): string {
  if (t.phase !== "setup") return `turn ${t.turn} ${t.phase}`;
  const bought = t.fleets.map(({ ships }) => ships.length);
  return `set-up ${bought.join()} ${t.placed.filter((one) => one === 1).length}`;
}

/** A turn's time is shared by the ships that still have a slot in this phase; within an activation the plan takes most. */
function share(t: StateAx, step: string, by: Seat): number {
  // Fleets are bought and deployed by the first judgement: nothing behind it can be seen yet.
  if (t.phase === "setup") return 0.02;
  let waiting = 0;
  for (let s = 0; s < t.kind.length; s++)
    if (t.side[s] === (by as number) && t.status[s] === ACTIVE && t.acted[s] === 0) waiting++;
  const acting = 1 / (1 + waiting);
  if (step === "selectMove" || step === "selectFire")
    return groupOf(t, t.called, by as number as Side).length > 1 ? acting * 0.2 : 0.01;
  if (step === "declare" || step === "fire") return acting * 0.8;
  return acting * 0.3;
}

/** Dice decide hulls: tables differ by who has lost how much, in quarters. */
function markOf(t: StateAx): string {
  let mark = "";
  for (let s = 0; s < t.hull.length; s++) mark += String.fromCharCode(65 + ((t.hull[s] as number) >> 2));
  return mark;
}

function explain(t: StateAx, by: Seat, w: Weights): readonly EvaluationTerm[] {
  const side = by as number as Side;
  const now = fieldOf(t, w);
  const after = forecast(t, w);
  const mine = partsOf(t, side, w, now, after);
  const theirs = partsOf(t, enemyOf(side), w, now, after);
  const reasons: EvaluationTerm[] = (["material", "fire", "stance", "points", "errand"] as const).map((key) => ({
    key: `anaxis.${key}`,
    value: mine[key] - theirs[key],
    about: { mine: Math.round(mine[key] * 10) / 10, theirs: Math.round(theirs[key] * 10) / 10 },
  }));
  return reasons.filter((r) => r.value !== 0).sort((a, b) => Math.abs(b.value) - Math.abs(a.value));
}
