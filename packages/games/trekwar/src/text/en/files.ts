/** The words of decks and cards in lists of files. */
import { formatFor, translatable } from "@starboard/kit";

const { count } = formatFor("en");

export const en = translatable("trekwar/text/files", {
  deck: "Deck",
  cards: "Cards",
  side: (name: string): readonly [string, string] => ["Side", name],
  deckOf: (cards: number, units: number, bolts: number): readonly [string, string] => [
    "Deck",
    `${count(cards, "card", "cards")}, ${count(units, "Unit", "Units")}, ${count(bolts, "bolt", "bolts")}`,
  ],
  ownCards: (names: string): readonly [string, string] => ["Custom cards", names],
  count: (n: number): readonly [string, string] => ["Cards", count(n, "card", "cards")],
});
