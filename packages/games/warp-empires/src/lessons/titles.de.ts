/** German titles of the sections of the course. */
import type { Translation } from "@starboard/kit";
import type { titles as english } from "./titles.en.ts";

export const titles: Translation<typeof english> = {
  setUp: "Aufbau",
  turn: "Der Zug",
  components: "Spielmaterial",
  map: "Die Karte",
  cards: "Karten",
  movement: "Bewegung",
  exploration: "Erkundung",
  enigma: "Enigma",
  diplomacy: "Diplomatie",
  battle: "Schlacht",
  revenue: "Einnahmen",
  recruit: "Anwerbung",
  upkeep: "Unterhalt",
  control: "Kontrolle",
  end: "Das Ende",
  information: "Information",
  list: "Aktionskarten",
  decisions: "Entscheidungen",
  modules: "Module",
};
