/** The words of the tile on the start page, in English. */
import { type LandingWords, translatable } from "@starboard/kit";

export const landing: LandingWords = translatable("warp-empires/text/landing.landing", {
  title: "Warp Empires",
  pitch: "Explore, tax, build and hold what you found.",
  facts: "2 to 6 players · a new map each time",
  // The names of factions are those of their module.
  side: (id) => /^empire\.\d$/.exec(id)?.[0].replace("empire.", "Empire "),
});
