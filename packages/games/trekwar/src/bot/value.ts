/** Evaluates a state for each side. */
import { DOMINION, enemyOf, FEDERATION, type Side } from "../data/board.ts";
import type { StateTW } from "../state.ts";
import { copyForPlayout, playOutFight } from "./fight-playout.ts";
import { cardLead, chanceAfter, fightsToCome, sectorLead, winChance } from "./win-probability.ts";
import type { Weights } from "./evaluation-weights.ts";

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
  const chance = 0.01 + 0.98 * estimateOutcome(t, w).chance;
  values[FEDERATION] = chance;
  values[DOMINION] = 1 - chance;
}

/** Writes the values of a finished Battle. There is no winner only if the first Fight is cancelled (TW-9.3). */
export function terminalValue(t: StateTW, values: Float64Array): void {
  values.fill(0);
  const winners = t.flow.over?.winners ?? [];
  if (winners.length === 0) values.fill(0.5);
  for (const winner of winners) values[winner] = 1 / winners.length;
}
