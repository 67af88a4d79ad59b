/** The card editor as the editor pages load it. */
import type { Editor } from "@starboard/ui";
import { en } from "../messages.en.ts";
import { CardsBody } from "./CardsBody.tsx";
import { blankSet, type CardSet, check, faceOf, readFile, toFile } from "./draft.ts";
import "../style/index.css";

export const editor: Editor<CardSet> = {
  blank: blankSet,
  read: readFile,
  write: toFile,
  nameOf: (set) => set.name,
  renamed: (set, name) => ({ ...set, name }),
  check,
  validText: (set) => en.card.valid(set.cards.length),
  print: async (set, paper, fonts) => {
    const { cardPieces, pdfOf } = await import("@starboard/trekwar/print");
    const cards = set.cards.map(faceOf);
    return pdfOf(cardPieces(cards, cards, true), paper, fonts);
  },
  Body: CardsBody,
};
