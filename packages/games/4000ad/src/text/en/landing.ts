/** The words of the tile on the start page, in English. */
import { formatFor, type LandingWords, translatable } from "@starboard/kit";
import { POWERS } from "../powers-separator.ts";

const { list } = formatFor("en");

export const landing: LandingWords = translatable("4000ad/text/landing.landing", {
  title: "4000 A.D.",
  pitch: "Fleets vanish. Work out where they return.",
  facts: "2 to 4 players · 48 stars · pure calculation",
  side: (id) => list(id.split(POWERS)),
});
