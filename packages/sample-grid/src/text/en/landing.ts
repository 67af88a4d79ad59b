/** The words of the tile on the start page, in English. */
import type { LandingWords } from "@starboard/kit";

export const landing: LandingWords = {
  title: "Ion Trails",
  pitch: "Every flight closes a piece of the field.",
  facts: "2 to 4 players · pure calculation",
};
