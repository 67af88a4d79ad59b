/** The words of the tile on the start page, in English. */
import type { LandingWords } from "@starboard/kit";

export const landing: LandingWords = {
  title: "Anaxis",
  pitch: "Facing, speed and dice on a hex map.",
  facts: "2 sides · ships and arcs",
};
