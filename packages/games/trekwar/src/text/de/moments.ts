/** The moments of TrekWar by which matches are found, after the name of a side, in German. */
export const MOMENTS: Readonly<Record<string, string>> = {
  sectorTaken: "nahm einen Sektor ein",
  surrendered: "gab ein Gefecht auf",
  deckRanOut: "hatte keine Karten mehr im Nachziehstapel",
};
