/** The moments of Warp Empires by which matches are found, after the name of a side. */
export const MOMENTS: Readonly<Record<string, string>> = {
  eliminated: "was eliminated",
  battleWon: "won a battle",
  subdued: "subdued a Territory",
  leadersCaptured: "captured leaders",
  assimilated: "kept captured units",
};
