/** The words of the tile on the start page, in German. */
import type { LandingWords } from "@starboard/kit";

export const landing: LandingWords = {
  title: "Anaxis",
  pitch: "Ausrichtung, Geschwindigkeit und Würfel auf einer Hexkarte.",
  facts: "2 Seiten · Schiffe und Feuerwinkel",
};
