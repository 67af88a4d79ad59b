/** Texts of the generic board in German. */
import { formatFor, type Translation } from "@starboard/kit";
import type { generic as english } from "../en/generic.ts";

const { count } = formatFor("de");

export const generic: Translation<typeof english> = {
  round: (n) => `Runde ${n}`,
  acts: "Mögliche Aktionen",
  view: "Was du siehst",
  planned: (n) => `${count(n, "Aktion", "Aktionen")} geplant`,
};
