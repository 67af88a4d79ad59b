/** Which cards of the pool are shown. */
import type { CardEntry, CardType } from "@starboard/trekwar";
import { cardText } from "@starboard/trekwar";

export interface CardFilter {
  /** Words that must all stand somewhere on the card. */
  readonly words: string;
  readonly type: CardType | "all";
  /** Only what the deck holds, or only what it does not. */
  readonly held: "all" | "in" | "out";
  readonly order: "id" | "space" | "surface" | "bolts" | "name";
}
export const NO_FILTER: CardFilter = { words: "", type: "all", held: "all", order: "id" };

const printed = (card: CardEntry, nameOf: (id: string) => string): string =>
  [card.id, card.name, card.type, card.race, card.kind, cardText(card, nameOf)].join(" ").toLowerCase();

/** The cards that pass, in the wished order; the strongest and dearest first. */
export function filterCards(
  pool: readonly CardEntry[],
  sieve: CardFilter,
  count: (id: string) => number,
  nameOf: (id: string) => string,
): CardEntry[] {
  const words = sieve.words.toLowerCase().split(/\s+/).filter(Boolean);
  const { order } = sieve;
  const found = pool.filter((card) => {
    if (sieve.type !== "all" && card.type !== sieve.type) return false;
    if (sieve.held !== "all" && count(card.id) > 0 !== (sieve.held === "in")) return false;
    const text = printed(card, nameOf);
    return words.every((word) => text.includes(word));
  });
  if (order === "id") return found;
  if (order === "name") return found.sort((a, b) => a.name.localeCompare(b.name));
  return found.sort((a, b) => b[order] - a[order]);
}
