/** German titles of the sections of the course. */
import type { Translation } from "@starboard/kit";
import type { titles as english } from "./titles.en.ts";

export const titles: Translation<typeof english> = {
  map: "Die Karte und die Schiffe",
  order: "Runde und Initiative",
  movement: "Bewegung",
  maneuvers: "Ausweichen und Verfolgen",
  shooting: "Feuern",
  damage: "Treffer und Schaden",
  special: "Besondere Schiffe",
  points: "Kinopunkte",
  fleets: "Flotten und Aufstellung",
  scenarios: "Szenarien",
  secrets: "Was geheim ist",
  options: "Tischoptionen",
};
