/** The game's knowledge for bots: its evaluation and which acts to consider. */
import type { BotSpec, EvaluationTerm } from "@starboard/bots";
import { type Act, seat } from "@starboard/kernel";
import type { BidAct, PickAct } from "../acts.ts";
import { game } from "../index.ts";
import { scoreOf } from "../calc/score.ts";
import type { SampleShape } from "../shape.ts";
import { handOf, type SampleState } from "../state.ts";

/** Lead in points that counts as half a win: about the value of one more wreck. */
const HALF_WIN = 4;
/** Expected future points per point of thrust in hand. */
const THRUST_WORTH = 0.25;

const standing = (t: SampleState, by: number): number =>
  scoreOf(t, seat(by)).total + handOf(t, seat(by)).reduce((sum, card) => sum + card * THRUST_WORTH, 0);

function evaluate(t: SampleState, worth: Float64Array): void {
  for (let by = 0; by < t.left.length; by++) {
    const rivals = t.left.map((left, i) => (i === by || left === 1 ? -HALF_WIN : standing(t, i)));
    const lead = standing(t, by) - Math.max(...rivals);
    worth[by] = t.left[by] === 1 ? 0 : 1 / (1 + Math.exp(-lead / HALF_WIN));
  }
}

function settle(t: SampleState, worth: Float64Array): void {
  const winners = t.flow.over?.winners ?? [];
  for (let by = 0; by < t.left.length; by++) worth[by] = winners.includes(seat(by)) ? 1 / winners.length : 0;
}

/** Orders bids by closeness to the prize, and better wrecks first. */
function appeal(t: SampleState, step: string, act: Act): number {
  if (step === "bid") return 1 / (1 + Math.abs((act as BidAct).card - (t.wrecks[0] ?? 0)));
  if (step === "pick") return t.wrecks[(act as PickAct).wreck] ?? 1;
  return 1;
}

function explain(t: SampleState, by: number): EvaluationTerm[] {
  const reasons: EvaluationTerm[] = scoreOf(t, seat(by)).terms.map(({ what, value }) => ({ key: what, value }));
  const thrust = handOf(t, seat(by)).reduce((sum, card) => sum + card, 0);
  reasons.push({ key: "thrust", value: thrust * THRUST_WORTH, about: { thrust } });
  return reasons.sort((a, b) => Math.abs(b.value) - Math.abs(a.value));
}

export const bot: BotSpec<SampleShape> = {
  game,
  evaluate,
  terminalValue: settle,
  policyPrior(t, step, _by, acts) {
    const order = acts.map((act) => ({ act, weight: appeal(t, step, act) })).sort((a, b) => b.weight - a.weight);
    return { acts: order.map(({ act }) => act), priors: order.map(({ weight }) => weight), complete: true };
  },
  explain,
  turnKey: (t, by) => `${t.round}.${by}`,
  timeShare: (_t, step) => (step === "bid" ? 0.5 : 0.25),
};
