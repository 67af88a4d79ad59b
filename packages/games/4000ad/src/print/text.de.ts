/** German texts on the printed parts of 4000 A.D. */
import type { Translation } from "@starboard/kit";
import type { en } from "./text.en.ts";

export const de: Translation<typeof en> = {
  title: "4000 A.D.: drucken und spielen",
  game: "4000 A.D.",
  map: "4000 A.D.: Sternfeld",
  leaflet: {
    name: "4000 A.D.: Kurzübersicht",
    rules: "Ein Zug in Kürze. Alles Weitere steht in den Regeln.",
    stars: "Die Sterne",
    symbols: "o Bevölkerung · + Rohstoffe",
    distances: "Reisen in Zügen",
    distanceRule:
      "Zwischen Quadraten derselben Ebene. Bei verschiedenen Ebenen 1 mehr (AD-7.2.a). Ein Sprung dauert 1 (AD-7.2.b).",
    dates: "Wann",
    dateRules:
      "Produktion: Runden 3, 5, 7 und jede ungerade danach (AD-6.2.2). Eine Reise von 4, die in deinem Zug 10 beginnt, endet in deinem Zug 13 (AD-7.2.c). Nur eine größere Kraft gewinnt; eine gleiche kann nicht auftauchen (AD-6.4.2, AD-6.4.4).",
    fleets: "Flotten unterwegs",
    fleetRule:
      "Alle sehen, was ein Warp trägt, welchen Sektor er verlassen hat und auf welchem Feld er steht (AD-5.2).",
    fleetHead: ["Macht", "Sektor", "Schiffe", "Ab in Zug", "Könnte auftauchen bei"],
  },
  levels: { yellow: "obere Ebene", red: "untere Ebene" },
  power: (n) => `Macht ${n}`,
  homeStar: "Heimatstern",
  track: "Hyperraumpfad: Züge unterwegs",
  lost: "Eine Flotte, die nicht spätestens bei ihrem letzten Stern auftaucht, ist verloren.",
  legend: "o Bevölkerung · + Rohstoffe · ein Ring markiert einen Heimatstern",
};
