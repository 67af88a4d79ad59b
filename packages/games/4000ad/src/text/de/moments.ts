/** The moments of 4000 A.D. by which matches are found, after the name of a side, in German. */
export const MOMENTS: Readonly<Record<string, string>> = {
  homeLost: "verlor einen Heimatstern",
  fleetLost: "verlor eine Flotte im Warp",
  eliminated: "verlor eine Macht",
};
