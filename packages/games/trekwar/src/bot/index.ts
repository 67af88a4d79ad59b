/** The TrekWar bot: evaluation, policy and explanations. */
import { type BotSpec, varyWeights } from "@starboard/bots";
import type { Seat } from "@starboard/kernel";
import type { ActTW } from "../acts.ts";
import { cardsNamedBy } from "../card-sets.ts";
import { redeal } from "../determinize.ts";
import { game } from "../game.ts";
import type { ShapeTW } from "../shape.ts";
import type { StateTW } from "../state.ts";
import { legalActs } from "./legal-acts.ts";
import { levelChoices } from "./level-choices.ts";
import { plans } from "./plans.ts";
import { reasons } from "./reasons.ts";
import trust from "./review-trust.json" with { type: "json" };
import { policyPrior } from "./policy.ts";
import { IN_USE, type Weights } from "./evaluation-weights.ts";
import { tuningOf } from "./tuning.ts";
import { evaluate, terminalValue } from "./value.ts";

export { WEIGHTS, type Weights } from "./evaluation-weights.ts";
export { reasonInWords } from "./text.en.ts";

/** Returns the bot specification with given weights; `bot` uses the default weights. */
export function botWith(weights: Weights): BotSpec<ShapeTW> {
  return {
    game,
    levelChoices,
    evaluate: (t, values) => evaluate(t, weights, values),
    terminalValue,
    policyPrior: (t, step, by, acts) => policyPrior(t, step, by, acts, weights),
    // The prior sees the enemy's Hand and Deck Pile as one pile, which only a closed list makes uncertain (TW-13.6).
    priorIgnoresHidden: (t) => t.options.deckLists === "open",
    legalActs,
    actKey: (act) => cardsNamedBy(act as ActTW)?.key ?? JSON.stringify(act),
    explain: (t, by) => reasons(t, by, weights),
    turnKey: turn,
    timeShare: (_t, step) => SHARES[step] ?? 0.5,
    variant: (seed) => botWith(varyWeights(weights, seed)),
    reviewBudget: { search: 150, candidates: 4, screenVisits: 30, visits: 60, batches: 8, openVisits: 30, redraws: 10 },
    redeal,
    matchLength: (t) => t.fight,
  };
}

/** Groups the acts of a Turn of a Fight. Everything before the first Turn is one group. */
const turn = (t: StateTW, by: Seat): string => `fight ${t.fight} turn ${t.turn} side ${by}`;

/** Shares of thinking time. Attack targets matter little; the Deployment decides the Turn. */
const SHARES: { readonly [step: string]: number } = {
  attack: 0.02,
  exchange: 0.5,
  exchangeTogether: 0.5,
  open: 0.7,
  openDraw: 0.5,
  initial: 0.75,
  commit: 0.75,
  choose: 0.4,
  lastDraw: 0.5,
};

export const bot: BotSpec<ShapeTW> = {
  ...botWith(IN_USE.weights),
  calibration: IN_USE.calibration,
  reviewTrust: trust,
  tuning: tuningOf(botWith),
  plans,
};
