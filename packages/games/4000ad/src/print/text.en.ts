/** Texts on the printed parts of 4000 A.D. */

export const en = {
  title: "4000 A.D.: print and play",
  map: "4000 A.D.: star field",
  levels: { yellow: "upper level", red: "lower level" },
  power: (n: number): string => `Power ${n}`,
  homeStar: "Home star",
  track: "Hyperspace path: turns under way",
  lost: "A fleet that does not emerge by its last star is lost.",
  legend: "o people · + raw materials · a ring marks a home star",
} as const;
