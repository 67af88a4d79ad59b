/**
 * Estimates the probability to win the Battle from Sectors, Deck Piles and remaining cards. Every Fight changes the
 * lead by two Sectors, and the Battle lasts until a Deck Pile is empty (TW-9.2). This is a random walk of known length
 * whose drift is the difference in cards.
 */
import { cardIndexOf } from "../card-index.ts";
import { FEDERATION, type Side, SIDES } from "../data/board.ts";
import { LIMITS } from "../data/limits.ts";
import { sectorCounts } from "../moves/ending.ts";
import type { StateTW } from "../state.ts";
import { averageOf, cardValuesOf } from "./card-value.ts";
import type { Weights } from "./evaluation-weights.ts";

/** Returns the expected number of Fights after the current one: 0 when a Deck Pile is empty, otherwise a fraction. */
export function fightsToCome(t: StateTW, w: Weights): number {
  let fewest = LIMITS.maxFights - t.fight;
  for (const side of SIDES) {
    const left = t.deck[side].length;
    const refill = Math.max(0, LIMITS.hand - t.hand[side].length);
    fewest = Math.min(fewest, left === 0 ? 0 : 1 + Math.max(0, left - refill) / w.perFight);
  }
  return Math.max(0, fewest);
}

/** Returns how much better the Federation's cards are on average, in points of Force. */
export function cardLead(t: StateTW, w: Weights): number {
  const m = cardValuesOf(cardIndexOf(t.options), w);
  return averageOf(m, t.hand[0], t.deck[0]) - averageOf(m, t.hand[1], t.deck[1]);
}

/** Returns the Federation's lead in Sectors. */
export function sectorLead(t: StateTW): number {
  const [f, d] = sectorCounts(t);
  return f - d;
}

/**
 * Returns the Federation's probability to win the Battle.
 *
 * @param lead its lead in Sectors
 * @param fights number of Fights still to come
 * @param cards its lead in cards, see `cardLead`
 * @param next the side that attacks in the next Fight
 */
export function winChance(lead: number, fights: number, cards: number, next: Side, w: Weights): number {
  if (fights <= 0) return lead > 0 ? 1 : lead < 0 ? 0 : 0.5;
  const drift = Math.max(-0.25, Math.min(0.25, w.quality * cards));
  const first = next === FEDERATION ? w.attacker : -w.attacker;
  const mean = lead + 4 * fights * drift + 4 * first;
  return normal(mean / (2 * Math.sqrt(fights) * Math.sqrt(1 - 4 * drift * drift)));
}

/** The normal distribution function to three decimals (logistic approximation by Bowling et al. 2009). */
const normal = (z: number): number => 1 / (1 + Math.exp(-(0.07056 * z * z * z + 1.5976 * z)));

/** Returns the Federation's probability to win after a side has lost the current Fight and the Table is cleared. */
export function chanceAfter(t: StateTW, loser: Side | -1, w: Weights): number {
  const before = sectorLead(t);
  if (loser === -1) return winChance(before, 0, 0, FEDERATION, w);
  const gain = loser === FEDERATION ? -1 : 1;
  // The Central Sector is unowned in the first Fight (TW-8.3).
  const lead = before + (t.fight <= 1 ? gain : 2 * gain);
  if (Math.abs(lead) >= t.owner.length) return lead > 0 ? 1 : 0;
  return winChance(lead, fightsToCome(t, w), cardLead(t, w), loser, w);
}
