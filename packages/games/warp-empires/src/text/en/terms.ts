/** The terms of a sum in words. */
import { translatable } from "@starboard/kit";
import type { Term } from "@starboard/kernel";
import { bonusName } from "../../module/display-names.ts";
import { format, type Names } from "../names.ts";

const about = (term: Term, key: string): string | number | undefined =>
  term.about?.[key] as string | number | undefined;

/** The name of a term without its value: "2 × Warship", "Garrison". */
export const termText = translatable("warp-empires/text/terms.termText", (term: Term, n: Names): string => {
  switch (term.what) {
    case "units": {
      const count = Number(about(term, "n"));
      const name = n.unit(String(about(term, "unit")));
      return count === 1 ? name : `${count} × ${name}`;
    }
    case "card":
      return n.card(String(about(term, "card")));
    case "cardBonus":
      return `${n.card(String(about(term, "card")))}, own skill`;
    case "cards":
      return "cards";
    case "die":
      return "die";
    case "dice": {
      const dice = (term.about?.["dice"] ?? []) as readonly number[];
      return dice.length > 0 ? `dice ${dice.join(" × ")}` : "dice to come";
    }
    case "limit":
      return `revenue ${about(term, "revenue") ?? 0}`;
    case "floor":
      return "units always kept";
    case "faction":
      return "own skill";
    default: {
      const at = about(term, "at");
      return at === undefined ? bonusName(term.what) : `${n.at(String(at))}: ${bonusName(term.what)}`;
    }
  }
});

const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

/** "2 × Warship +12 and Garrison +10, in total 22". */
export const sumText = translatable(
  "warp-empires/text/terms.sumText",
  (terms: readonly Term[], total: number, n: Names): string => {
    if (terms.length === 0) return String(total);
    return `${format.list(terms.map((term) => `${termText(term, n)} ${signed(term.value)}`))}, in total ${total}`;
  },
);
