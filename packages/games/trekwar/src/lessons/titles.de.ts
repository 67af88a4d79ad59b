/** German titles of the sections of the course. */
import type { Translation } from "@starboard/kit";
import type { titles as english } from "./titles.en.ts";

export const titles: Translation<typeof english> = {
  setUp: "Aufbau",
  cards: "Karten",
  board: "Spielplan und Zonen",
  attack: "Den Angriff wählen",
  start: "Tauschen und eröffnen",
  turn: "Ereignisse",
  deploy: "Aufgeben oder einsetzen",
  lastStage: "Die Schlussphase",
  battle: "Das Ende eines Gefechts",
  ending: "Das Ende der Schlacht",
  force: "Stärke und Ignorieren",
  symbols: "Symbole",
  effects: "Spezialeffekte",
  list: "Wirkungen",
  secrets: "Wer was weiß",
  decks: "Decks bauen",
  options: "Tischoptionen",
};
