/** The words of the tile on the start page, in German. */
import type { LandingWords } from "@starboard/kit";
import { FACTIONS } from "./factions.ts";

export const landing: LandingWords = {
  title: "Warp Empires",
  pitch: "Erkunden, besteuern, bauen – und halten, was du gefunden hast.",
  facts: "2 bis 6 Personen · jedes Mal eine neue Karte",
  side: (id) => FACTIONS[id] ?? /^empire\.\d$/.exec(id)?.[0].replace("empire.", "Imperium "),
};
