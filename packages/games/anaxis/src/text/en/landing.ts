/** The words of the tile on the start page, in English. */
import { type LandingWords, translatable } from "@starboard/kit";
import { sideName } from "../side-name.ts";

export const landing: LandingWords = translatable("anaxis/text/landing.landing", {
  title: "Anaxis",
  pitch: "Facing, speed and dice on a hex map.",
  side: (id) => sideName(id, "Side"),
  facts: "2 sides · ships and arcs",
});
