/** The words of the tile on the start page, in English. */
import type { LandingWords } from "@starboard/kit";

export const landing: LandingWords = {
  title: "TrekWar",
  pitch: "Match every attack, or give up the sector.",
  facts: "2 players · cards",
};
