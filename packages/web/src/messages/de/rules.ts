/** Texts of the rules page in German. */
import type { Translation } from "@starboard/kit";
import type { rules as english } from "../en/rules.ts";

export const rules: Translation<typeof english> = {
  title: "Regeln",
  of: (game) => `Regeln: ${game}`,
  kernel: "Gemeinsame Regeln",
  which: "Andere Regeln",
  search: "Regeln durchsuchen",
  contents: "Inhalt",
  table: "Tabelle",
  none: "Nichts gefunden.",
};
