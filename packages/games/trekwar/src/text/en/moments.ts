/** The moments of TrekWar by which matches are found, after the name of a side. */
export const MOMENTS: Readonly<Record<string, string>> = {
  sectorTaken: "took a Sector",
  surrendered: "surrendered a Fight",
  deckRanOut: "ran out of cards",
};
