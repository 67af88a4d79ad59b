/** Texts on the printed parts of 4000 A.D. */
import { translatable } from "@starboard/kit";

export const en = translatable("4000ad/print/text", {
  title: "4000 A.D.: print and play",
  game: "4000 A.D.",
  map: "4000 A.D.: star field",
  leaflet: {
    name: "4000 A.D.: player’s leaflet",
    rules: "A turn in short. The rules have the rest.",
    stars: "The stars",
    symbols: "o people · + raw materials",
    distances: "Journeys in turns",
    distanceRule: "Between squares on the same level. Add 1 if the levels differ (AD-7.2.a). A hop takes 1 (AD-7.2.b).",
    dates: "When",
    dateRules:
      "Production: rounds 3, 5, 7 and every odd round after (AD-6.2.2). A journey of 4 that begins in your turn 10 ends in your turn 13 (AD-7.2.c). Only a larger force wins; an equal one cannot come out (AD-6.4.2, AD-6.4.4).",
    fleets: "Fleets under way",
    fleetRule: "Everyone sees what a warp carries, the sector it left and its count (AD-5.2).",
    fleetHead: ["Power", "Sector", "Ships", "Left in turn", "Could come out at"],
  },
  levels: { yellow: "upper level", red: "lower level" },
  power: (n: number): string => `Power ${n}`,
  homeStar: "Home star",
  track: "Hyperspace path: turns under way",
  lost: "A fleet that does not emerge by its last star is lost.",
  legend: "o people · + raw materials · a ring marks a home star",
} as const);
