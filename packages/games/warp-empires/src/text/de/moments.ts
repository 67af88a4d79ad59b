/** The moments of Warp Empires by which matches are found, after the name of a side, in German. */
export const MOMENTS: Readonly<Record<string, string>> = {
  eliminated: "schied aus",
  battleWon: "gewann eine Schlacht",
  subdued: "unterwarf ein Gebiet",
  leadersCaptured: "nahm Anführer gefangen",
  assimilated: "behielt besiegte Einheiten",
};
