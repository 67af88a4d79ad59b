/** Filters and sorts the available cards. */
import type { CardEntry, CardType } from "@starboard/trekwar";
import { cardText } from "@starboard/trekwar";

export interface CardFilter {
  /** Words that must all occur on the card. */
  readonly words: string;
  readonly type: CardType | "all";
  /** Whether to show only cards in the deck, or only cards not in it. */
  readonly inDeck: "all" | "in" | "out";
  readonly order: "id" | "space" | "surface" | "bolts" | "name";
}
export const NO_FILTER: CardFilter = { words: "", type: "all", inDeck: "all", order: "id" };

const printed = (card: CardEntry, nameOf: (id: string) => string): string =>
  [card.id, card.name, card.type, card.race, card.kind, cardText(card, nameOf)].join(" ").toLowerCase();

/** Returns the cards that pass the filter in the selected order, highest values first. */
export function filterCards(
  pool: readonly CardEntry[],
  filter: CardFilter,
  count: (id: string) => number,
  nameOf: (id: string) => string,
): CardEntry[] {
  const words = filter.words.toLowerCase().split(/\s+/).filter(Boolean);
  const { order } = filter;
  const found = pool.filter((card) => {
    if (filter.type !== "all" && card.type !== filter.type) return false;
    if (filter.inDeck !== "all" && count(card.id) > 0 !== (filter.inDeck === "in")) return false;
    const text = printed(card, nameOf);
    return words.every((word) => text.includes(word));
  });
  if (order === "id") return found;
  if (order === "name") return found.sort((a, b) => a.name.localeCompare(b.name));
  return found.sort((a, b) => b[order] - a[order]);
}
