/** Anaxis for bots: evaluation, policy prior, matchups and explanations. */
import { type BotSpec, varyWeights } from "@starboard/bots";
import type { Seat, StackFrame } from "@starboard/kernel";
import type { Side } from "../acts.ts";
import { game } from "../game.ts";
import { groupOf } from "../calc/initiative.ts";
import type { ShapeAx } from "../shape.ts";
import { ACTIVE, type StateAx } from "../state.ts";
import { matchSetupOf } from "../match-setup.ts";
import { levelChoices } from "./level-choices.ts";
import { matchups } from "./matchups.ts";
import { plans } from "./plans.ts";
import { scriptedPolicy } from "./scripted.ts";
import { policyPrior } from "./policy.ts";
import { IN_USE, type Weights, weightsFor } from "./evaluation-weights.ts";
import { reasons } from "./reasons.ts";
import trust from "./review-trust.json" with { type: "json" };
import { tuningOf } from "./tuning.ts";
import { evaluate, terminalValue } from "./value.ts";

export { WEIGHTS, type Weights } from "./evaluation-weights.ts";

/** Returns the bot specification with given evaluation weights; `bot` is the one in use. */
export function botWith(weights: Weights): BotSpec<ShapeAx> {
  return {
    game,
    levelChoices,
    preparationSteps: ["buy", "edge", "base", "deploy", "carrier"],
    evaluate: (t, values) => evaluate(t, weightsFor(t, weights), values),
    terminalValue,
    policyPrior: (t, step, by, acts) => policyPrior(t, step, by, acts, weightsFor(t, weights)),
    explain: (t, by) => reasons(t, by, weightsFor(t, weights)),
    turnKey,
    timeShare,
    outcomeKey,
    variant: (seed) => botWith(varyWeights(weights, seed, ["fleet"])),
    reviewBudget: { search: 150, candidates: 4, screenVisits: 25, visits: 50, batches: 6, openVisits: 20, redraws: 6 },
    unit: unitOf,
    matchLength: (t) => t.turn,
    matchKind,
    scriptedPolicy,
    matchups,
  };
}

export const bot: BotSpec<ShapeAx> = {
  ...botWith(IN_USE.weights),
  calibration: IN_USE.calibration,
  reviewTrust: trust,
  tuning: tuningOf(botWith),
  plans,
};

/** Where both sides have bought their fleets, lists differ in what they are worth, and the same value means something else. */
function matchKind({ options }: StateAx): string {
  return matchSetupOf(options).scenario.sides.every(({ fleet }) => fleet === null) ? "skirmish" : "scenario";
}

/**
 * Each phase has the time budget of a turn. In the set-up each ship bought or placed has one, because nothing depends
 * on the order yet.
 */
function turnKey(t: StateAx): string {
  if (t.phase !== "setup") return `turn ${t.turn} ${t.phase}`;
  const bought = t.fleets.map(({ ships }) => ships.length);
  return `set-up ${bought.join()} ${t.placed.filter((placed) => placed === 1).length}`;
}

/** A ship's declaration and the steps of its move are one unit. */
function unitOf(t: StateAx, step: string): string | null {
  if (step !== "declare" && step !== "move") return null;
  return `turn ${t.turn} ship ${(t.flow.stack.at(-1) as StackFrame & { memo: { ship: number } }).memo.ship}`;
}

/**
 * A turn's time is shared by the ships that still have a slot in this phase; the plan of a ship takes most of its
 * share.
 */
function timeShare(t: StateAx, step: string, by: Seat): number {
  // Fleets are bought and deployed by the policy prior: search sees nothing beyond it here.
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

/** Dice decide hulls: outcomes differ by the hull that each ship has left, in steps of four points. */
function outcomeKey(t: StateAx): string {
  let key = "";
  for (let s = 0; s < t.hull.length; s++) key += String.fromCharCode(65 + ((t.hull[s] as number) >> 2));
  return key;
}
