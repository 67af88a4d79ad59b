/** The words of the tile on the start page, in German. */
import type { LandingWords } from "@starboard/kit";

const SIDES: Readonly<Record<string, string>> = { federation: "Föderation", dominion: "Dominion" };

export const landing: LandingWords = {
  title: "TrekWar",
  pitch: "Halte jedem Angriff stand – oder gib den Sektor auf.",
  facts: "2 Personen · Karten",
  side: (id) => SIDES[id],
};
