/** Texts of the ladders in German. */
import { formatFor, type Translation } from "@starboard/kit";
import { RANKED_DEVIATION, RANKED_MATCHES } from "@starboard/wire/ladder";
import type { ladder as english } from "../en/ladder.ts";

const { count } = formatFor("de");

export const ladder: Translation<typeof english> = {
  title: "Rangliste",
  lead: "Wertungen aus gewerteten Partien zwischen Konten. Hier steht nur, wer es erlaubt.",
  game: "Spiel",
  head: { rank: "Rang", name: "Name", rating: "Wertung", matches: "Partien" },
  rating: (rating, deviation) => `${rating} ± ${2 * deviation}`,
  explained: `Glicko-2: Die wahre Stärke liegt mit 95 % Wahrscheinlichkeit im Bereich. Ein Rang braucht ${count(RANKED_MATCHES, "Partie", "Partien")} und einen Bereich von höchstens ± ${2 * RANKED_DEVIATION}; der Bereich wächst, solange jemand pausiert.`,
  none: "Die Rangliste ist leer.",
  noRank: "–",
  notRanked: "noch ohne Rang",
  you: "du",
  listed: "Mich auf den Ranglisten zeigen",
  listedText: "Alle auf diesem Server können dann deinen Spielnamen und deine Wertungen sehen.",
  find: "Gewertete Partie finden",
};
