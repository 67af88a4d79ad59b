/** The words of the tile on the start page, in German. */
import { formatFor, type LandingWords } from "@starboard/kit";
import { POWERS } from "../powers-separator.ts";

const { list } = formatFor("de");

export const landing: LandingWords = {
  title: "4000 A.D.",
  pitch: "Flotten verschwinden. Finde heraus, wo sie wieder auftauchen.",
  facts: "2 bis 4 Personen · 48 Sterne · reines Rechnen",
  side: (id) => list(id.split(POWERS)),
};
