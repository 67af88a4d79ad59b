/** Evaluates a state for each side. */
import { cardIndexOf } from "../card-index.ts";
import { DOMINION, enemyOf, FEDERATION, type Side } from "../data/board.ts";
import type { GroundNo, StateTW } from "../state.ts";
import { cardValuesOf } from "./card-value.ts";
import { copyForPlayout, playOutFight } from "./fight-playout.ts";
import { cardLead, chanceAfter, fightsToCome, sectorLead, winChance } from "./win-probability.ts";
import { FEATURES, type Terms, type Weights } from "./evaluation-weights.ts";

/**
 * Returns the Federation's probability to win the Battle, and the side expected to lose the current Fight (-1 if
 * unknown).
 */
export function estimateOutcome(t: StateTW, w: Weights): { readonly chance: number; readonly loser: Side | -1 } {
  if (t.fight === 0) return { chance: 0.5, loser: -1 };
  if (t.fighting === 0) {
    const next = t.loser === -1 ? t.opener : t.loser;
    return { chance: winChance(sectorLead(t), fightsToCome(t, w), cardLead(t, w), next, w), loser: -1 };
  }
  const after = copyForPlayout(t);
  const loser = playOutFight(after, w);
  const chance = chanceAfter(after, loser, w);
  // The playout is only one possible course, so the opposite outcome gets a small weight.
  const other = loser === -1 ? chance : chanceAfter(after, enemyOf(loser), w);
  return { chance: w.trust * chance + (1 - w.trust) * other, loser };
}

/** Writes the estimated values. Only the end of the Battle has the value 0 or 1. */
export function evaluate(t: StateTW, w: Weights, values: Float64Array): void {
  const { terms } = w;
  const chance = 0.01 + 0.98 * (terms === null || t.fight === 0 ? estimateOutcome(t, w).chance : fitted(t, w, terms));
  values[FEDERATION] = chance;
  values[DOMINION] = 1 - chance;
}

const features = new Float64Array(FEATURES.length);

function fitted(t: StateTW, w: Weights, terms: Terms): number {
  writeTerms(t, w, features);
  let sum = 0;
  for (const [i, name] of FEATURES.entries()) sum += terms[name] * (features[i] as number);
  return 1 / (1 + Math.exp(-sum));
}

/** Writes the features of a state in the order of `FEATURES`; positive values favour the Federation. */
export function writeTerms(t: StateTW, w: Weights, into: Float64Array): void {
  const { chance, loser } = estimateOutcome(t, w);
  const bounded = Math.max(0.01, Math.min(0.99, chance));
  const values = cardValuesOf(cardIndexOf(t.options), w);
  const won = loser === -1 ? 0 : loser === FEDERATION ? -1 : 1;
  let force = 0;
  if (t.ground >= 0) {
    const at = values.at[t.ground as GroundNo];
    for (const no of t.hand[0]) force += at[no] as number;
    for (const no of t.hand[1]) force -= at[no] as number;
  }
  into[0] = Math.log(bounded / (1 - bounded));
  into[1] = won;
  // The last Fight decides, so its playout tells more.
  into[2] = fightsToCome(t, w) === 0 ? won : 0;
  into[3] = sectorLead(t) / 5;
  into[4] = cardLead(t, w);
  into[5] = (t.hand[0].length - t.hand[1].length) / 3;
  into[6] = (t.deck[0].length - t.deck[1].length) / 10;
  into[7] = force / 10;
  into[8] = (t.units[0].length - t.units[1].length) / 3;
  into[9] = t.fighting === 0 ? 0 : t.attacker === FEDERATION ? 1 : -1;
}

/** Writes the values of a finished Battle. There is no winner only if the first Fight is cancelled (TW-9.3). */
export function terminalValue(t: StateTW, values: Float64Array): void {
  values.fill(0);
  const winners = t.flow.over?.winners ?? [];
  if (winners.length === 0) values.fill(0.5);
  for (const winner of winners) values[winner] = 1 / winners.length;
}
