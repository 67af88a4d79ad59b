/**
 * Estimates the bolts of a custom card from the most similar standard cards. The editor shows it as a hint; it is not a
 * rule.
 */
import { WEIGHTS } from "../bot/evaluation-weights.ts";
import type { CardEntry } from "../data/cards.ts";
import { STANDARD_CARDS } from "../data/decks.ts";
import { traitsOf } from "../effects/index.ts";

/** Number of standard cards to compare with. */
const LIKE = 5;

/** Estimates a card's value in points of Force. The better Battleground counts more; effects have the bot's weights. */
function estimateValue(card: CardEntry): number {
  const traits = traitsOf(card);
  const effects = (Object.keys(WEIGHTS.traits) as (keyof typeof traits)[]).reduce(
    (sum, name) => sum + WEIGHTS.traits[name] * traits[name],
    0,
  );
  const [high, low] = [Math.max(card.space, card.surface), Math.min(card.space, card.surface)];
  return 0.7 * high + 0.3 * low + effects + (card.symbols.includes("takeUp") ? 2.5 : 0);
}

/** Returns the median of the bolts of the five standard cards of the same type with the most similar value. */
export function likelyBolts(card: CardEntry): number {
  const value = estimateValue(card);
  const near = STANDARD_CARDS.filter(({ id, type }) => type === card.type && id !== card.id)
    .map((other) => ({ bolts: other.bolts, far: Math.abs(estimateValue(other) - value) }))
    .sort((a, b) => a.far - b.far)
    .slice(0, LIKE)
    .map(({ bolts }) => bolts)
    .sort((a, b) => a - b);
  return near[near.length >> 1] ?? 0;
}
