/** The terms of a sum in words, in German. */
import type { Term } from "@starboard/kernel";
import { formatFor, type Translation } from "@starboard/kit";
import { idInWords } from "../../module/display-names.ts";
import type { sumText as englishSum, termText as englishTerm } from "../en/terms.ts";
import { bonusInSentence } from "./parts.ts";

const { list } = formatFor("de");

const about = (term: Term, key: string): string | number | undefined =>
  term.about?.[key] as string | number | undefined;

export const termText: Translation<typeof englishTerm> = (term, n) => {
  switch (term.what) {
    case "units": {
      const count = Number(about(term, "n"));
      const name = n.unit(String(about(term, "unit")));
      return count === 1 ? name : `${count} × ${name}`;
    }
    case "card":
      return n.card(String(about(term, "card")));
    case "cardBonus":
      return `${n.card(String(about(term, "card")))}, eigene Stärke des Volks`;
    case "cards":
      return "Karten";
    case "die":
      return "Würfel";
    case "dice": {
      const dice = (term.about?.["dice"] ?? []) as readonly number[];
      return dice.length > 0 ? `Würfel ${dice.join(" × ")}` : "Würfel folgen";
    }
    case "limit":
      return `Einnahmen ${about(term, "revenue") ?? 0}`;
    case "floor":
      return "immer unterhaltene Einheiten";
    case "faction":
      return "Stärke des Volks";
    default: {
      const at = about(term, "at");
      const bonus = bonusInSentence(term.what, idInWords(term.what));
      return at === undefined ? bonus : `${n.at(String(at))}: ${bonus}`;
    }
  }
};

const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

/** "2 × Warship +12 und Garnison +10, zusammen 22". */
export const sumText: Translation<typeof englishSum> = (terms, total, n) =>
  terms.length === 0
    ? String(total)
    : `${list(terms.map((term) => `${termText(term, n)} ${signed(term.value)}`))}, zusammen ${total}`;
