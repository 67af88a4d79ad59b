/** What a card of one's own might be worth in bolts: what the standard cards most like it have. A hint, never a rule. */
import { WEIGHTS } from "../bot/evaluation-weights.ts";
import type { CardEntry } from "../data/cards.ts";
import { STANDARD_CARDS } from "../data/decks.ts";
import { traitsOf } from "../effects/index.ts";

/** Standard cards a card is compared with. */
const LIKE = 5;

/** A card's worth in points of Force: the better Battleground counts more, effects as the bots weigh them. */
function worthOf(card: CardEntry): number {
  const traits = traitsOf(card);
  const effects = (Object.keys(WEIGHTS.traits) as (keyof typeof traits)[]).reduce(
    (sum, name) => sum + WEIGHTS.traits[name] * traits[name],
    0,
  );
  const [high, low] = [Math.max(card.space, card.surface), Math.min(card.space, card.surface)];
  return 0.7 * high + 0.3 * low + effects + (card.symbols.includes("takeUp") ? 2.5 : 0);
}

/** The bolts that standard cards of its type and about its worth have: the median of the five nearest other cards. */
export function likelyBolts(card: CardEntry): number {
  const worth = worthOf(card);
  const near = STANDARD_CARDS.filter(({ id, type }) => type === card.type && id !== card.id)
    .map((other) => ({ bolts: other.bolts, far: Math.abs(worthOf(other) - worth) }))
    .sort((a, b) => a.far - b.far)
    .slice(0, LIKE)
    .map(({ bolts }) => bolts)
    .sort((a, b) => a - b);
  return near[near.length >> 1] ?? 0;
}
