/** The words of the tile on the start page, in English. */
import type { LandingWords } from "@starboard/kit";

export const landing: LandingWords = {
  title: "Salvage Run",
  pitch: "Bid thrust for drifting wrecks.",
  facts: "2 to 4 players · cards and dice",
};
