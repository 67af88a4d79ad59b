/** What TrekWar counts, for the curves after the match. */
import { type ShapeTW, SECTORS, sideOf, type ViewTW } from "@starboard/trekwar";
import type { Measure } from "@starboard/ui";
import { en } from "./text.en.ts";

const MAJORITY = Math.floor(SECTORS.length / 2) + 1;

export const measures: readonly Measure<ShapeTW>[] = [
  {
    id: "sectors",
    get name() {
      return en.measures.sectors;
    },
    rule: "TW-9.2",
    valueOf: (view, seat) => Object.values(view.owner).filter((owner) => owner === sideOf(seat)).length,
    goalOf: () => ({ value: MAJORITY, label: en.measures.majority }),
  },
  {
    id: "cards",
    get name() {
      return en.measures.cards;
    },
    rule: "TW-9.2",
    // Cards on the Table and discarded cards are gone; only these can still be played.
    valueOf(view, seat) {
      const { deck, hand } = view.sides[sideOf(seat)];
      return deck + hand.count;
    },
  },
];

/** The turn of the curves and of the recap is the Fight. */
export const roundOf = (view: ViewTW): { number: number; name: string } => ({
  number: view.fight,
  name: en.round(view.fight),
});
