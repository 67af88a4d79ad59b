/** The words of decks and cards in lists of files, in German. */
import { formatFor, type Translation } from "@starboard/kit";
import type { en } from "../en/files.ts";

const { count } = formatFor("de");

export const de: Translation<typeof en> = {
  deck: "Deck",
  cards: "Karten",
  side: (name) => ["Seite", name],
  deckOf: (cards, units, bolts) => [
    "Deck",
    `${count(cards, "Karte", "Karten")}, ${count(units, "Einheit", "Einheiten")}, ${count(bolts, "Blitz", "Blitze")}`,
  ],
  ownCards: (names) => ["Eigene Karten", names],
  count: (n) => ["Karten", count(n, "Karte", "Karten")],
};
