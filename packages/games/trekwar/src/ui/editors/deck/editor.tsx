/** The deck builder as the editor pages load it. */
import { deckSum } from "@starboard/trekwar";
import type { Editor } from "@starboard/ui";
import { en } from "../messages.en.ts";
import { check, type Deck, optionsOf, poolOf, readFile, sheetDeck, sideOf, toFile } from "./deck.ts";
import { DeckBody } from "./DeckBody.tsx";
import "../style/index.css";

export const editor: Editor<Deck> = {
  blank: () => sheetDeck(0),
  read: readFile,
  write: toFile,
  nameOf: (deck) => deck.name,
  renamed: (deck, name) => (deck.sheet ? deck : { ...deck, name }),
  locked: (deck) => (deck.sheet ? en.deck.locked : undefined),
  check,
  validText(deck) {
    const { cards, bolts } = deckSum(deck.cards, poolOf(deck));
    return en.deck.valid(cards, bolts);
  },
  play: (deck) => ({ options: optionsOf(deck), seat: sideOf(deck) }),
  print: async (deck, paper, fonts) => {
    const { cardPieces, pdfOf } = await import("@starboard/trekwar/print");
    const pool = new Map(poolOf(deck).map((card) => [card.id, card]));
    const cards = deck.cards.flatMap((id) => pool.get(id) ?? []);
    return pdfOf(cardPieces(cards, deck.own, true), paper, fonts);
  },
  Body: DeckBody,
};
