/** The moments of Anaxis by which matches are found, after the name of a side. */
export const MOMENTS: Readonly<Record<string, string>> = {
  destroyed: "lost a ship",
  left: "had a ship leave the map",
};
