/** Texts of the archive search in German. */
import { formatFor, type Translation } from "@starboard/kit";
import type { archive as english } from "../en/archive.ts";

const { count } = formatFor("de");

export const archive: Translation<typeof english> = {
  title: "Archiv",
  lead: "Beendete Partien von gelisteten Tischen, Turnieren und Personen mit öffentlichem Profil.",
  any: "Beliebig",
  side: "Seite",
  result: "Eine Seite hat",
  ownResult: "Diese Person hat",
  moment: "Moment: eine Seite",
  fromRound: "Ab Runde",
  toRound: "Bis Runde",
  least: "Mindestens, in Einträgen",
  most: "Höchstens, in Einträgen",
  rated: "Nur gewertete",
  allPlayers: "Partien von allen",
  found: "Gefundene Partien",
  nothing: "Keine Partie passt.",
  more: "Mehr zeigen",
  export: (n) => `${count(n, "Aufzeichnung", "Aufzeichnungen")} exportieren`,
  search: "Archiv durchsuchen",
};
