/** The words of the tile on the start page, in German. */
import type { LandingWords } from "@starboard/kit";
import { sideName } from "../side-name.ts";

export const landing: LandingWords = {
  title: "Anaxis",
  pitch: "Ausrichtung, Geschwindigkeit und Würfel auf einer Hexkarte.",
  side: (id) => sideName(id, "Seite"),
  facts: "2 Seiten · Schiffe und Feuerwinkel",
};
