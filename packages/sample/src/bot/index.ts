/** What the search needs to know of the game: who stands how well, and which acts are worth a look. */
import type { BotSpec, Reason } from "@starboard/bots";
import { type Act, seat } from "@starboard/kernel";
import type { BidAct, PickAct } from "../acts.ts";
import { game } from "../index.ts";
import { scoreOf } from "../calc/score.ts";
import type { SampleShape } from "../shape.ts";
import { handOf, type SampleTable } from "../state.ts";

/** Points a lead is worth half a win at: about what one more wreck brings. */
const HALF_WIN = 4;
/** How much one point of thrust still in hand counts towards the score to come. */
const THRUST_WORTH = 0.25;

const standing = (t: SampleTable, by: number): number =>
  scoreOf(t, seat(by)).total + handOf(t, seat(by)).reduce((sum, card) => sum + card * THRUST_WORTH, 0);

function evaluate(t: SampleTable, worth: Float64Array): void {
  for (let by = 0; by < t.left.length; by++) {
    const rivals = t.left.map((left, i) => (i === by || left === 1 ? -HALF_WIN : standing(t, i)));
    const lead = standing(t, by) - Math.max(...rivals);
    worth[by] = t.left[by] === 1 ? 0 : 1 / (1 + Math.exp(-lead / HALF_WIN));
  }
}

function settle(t: SampleTable, worth: Float64Array): void {
  const winners = t.flow.over?.winners ?? [];
  for (let by = 0; by < t.left.length; by++) worth[by] = winners.includes(seat(by)) ? 1 / winners.length : 0;
}

/** Bids near the prize's worth first; the better wreck first. */
function appeal(t: SampleTable, step: string, act: Act): number {
  if (step === "bid") return 1 / (1 + Math.abs((act as BidAct).card - (t.wrecks[0] ?? 0)));
  if (step === "pick") return t.wrecks[(act as PickAct).wreck] ?? 1;
  return 1;
}

function explain(t: SampleTable, by: number): Reason[] {
  const reasons: Reason[] = scoreOf(t, seat(by)).terms.map(({ what, value }) => ({ key: what, worth: value }));
  const thrust = handOf(t, seat(by)).reduce((sum, card) => sum + card, 0);
  reasons.push({ key: "thrust", worth: thrust * THRUST_WORTH, about: { thrust } });
  return reasons.sort((a, b) => Math.abs(b.worth) - Math.abs(a.worth));
}

export const bot: BotSpec<SampleShape> = {
  game,
  evaluate,
  settle,
  weigh(t, step, _by, acts) {
    const order = acts.map((act) => ({ act, weight: appeal(t, step, act) })).sort((a, b) => b.weight - a.weight);
    return { acts: order.map(({ act }) => act), weights: order.map(({ weight }) => weight), complete: true };
  },
  explain,
  turn: (t, by) => `${t.round}.${by}`,
  share: (_t, step) => (step === "bid" ? 0.5 : 0.25),
};
