/** The moments of 4000 A.D. by which matches are found, after the name of a side. */
export const MOMENTS: Readonly<Record<string, string>> = {
  homeLost: "lost a home star",
  fleetLost: "lost a fleet in warp",
  eliminated: "had a power eliminated",
};
