/** German titles of the sections of the course. */
import type { Translation } from "@starboard/kit";
import type { titles as english } from "./titles.en.ts";

export const titles: Translation<typeof english> = {
  setUp: "Aufbau",
  board: "Der Spielplan",
  production: "Produktion",
  movement: "Hyperraum",
  battle: "Schlacht und Besetzung",
  homes: "Heimatsterne",
  alliances: "Bündnisse",
  independents: "Unabhängige",
  options: "Tischoptionen",
  turn: "Der Zug im Einzelnen",
  secrets: "Schlussfolgern",
  distance: "Entfernung",
};
