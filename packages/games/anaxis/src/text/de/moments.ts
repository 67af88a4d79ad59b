/** The moments of Anaxis by which matches are found, after the name of a side, in German. */
export const MOMENTS: Readonly<Record<string, string>> = {
  destroyed: "verlor ein Schiff",
  left: "verließ mit einem Schiff die Karte",
};
