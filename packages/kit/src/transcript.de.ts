/** German texts of written matches. */
import type { Translation } from "./language.ts";
import type { en } from "./transcript.en.ts";

export const de: Translation<typeof en> = {
  seats: (names) => `Sitze: ${names.join(", ")}`,
  continued: (edition) => `Ab hier gilt Ausgabe ${edition} der Regeln.`,
  onlyTo: (names) => `(nur ${names.join(", ")})`,
  result: (winners, scores) =>
    `${winners.length > 0 ? `Gewonnen: ${winners.join(", ")}` : "Niemand gewinnt"}; Punkte ${scores.join(", ")}.`,
  notOver: "Nicht zu Ende.",
};
