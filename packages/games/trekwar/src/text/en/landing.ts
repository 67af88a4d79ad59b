/** The words of the tile on the start page, in English. */
import { type LandingWords, translatable } from "@starboard/kit";

const SIDES: Readonly<Record<string, string>> = { federation: "Federation", dominion: "Dominion" };

export const landing: LandingWords = translatable("trekwar/text/landing.landing", {
  title: "TrekWar",
  pitch: "Match every attack, or give up the sector.",
  facts: "2 players · cards",
  side: (id) => SIDES[id],
});
