/** Texts of the editors of 4000 A.D. */
import { formatFor } from "@starboard/kit";

const { count } = formatFor("en");

export const en = {
  sheets: {
    title: "Print and play",
    hint: "Star field, power cards and ship counters, also for alien species.",
    noFile: "This file does not contain a selection of parts to print.",
    none: "Choose at least one part.",
    help: "Print at 100% and cut along the marks. Counters are 20 mm wide, cards 63 × 88 mm.",
    preview: "Parts",
    parts: {
      map: "Star field",
      powers: "Power cards",
      ships: "Ship counters",
      aliens: "Cards and counters of the alien species",
    },
    pages: (n: number): string => count(n, "page", "pages"),
    valid: (n: number): string => `${count(n, "page", "pages")} of A4.`,
  },
} as const;
