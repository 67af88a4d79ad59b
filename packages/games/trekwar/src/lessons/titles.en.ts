/** English titles of the sections of the course. */
import { translatable } from "@starboard/kit";

export const titles = translatable("trekwar/lessons/titles.titles", {
  setUp: "Setting up",
  cards: "Cards",
  board: "Board and zones",
  attack: "Choosing the attack",
  start: "Exchange and opening",
  turn: "Events",
  deploy: "Surrender or deploy",
  lastStage: "The Last Stage",
  battle: "The end of a Fight",
  ending: "The end of the Battle",
  force: "Force and ignoring",
  symbols: "Symbols",
  effects: "Special Effects",
  list: "Effects",
  secrets: "Who knows what",
  decks: "Building decks",
  options: "Table options",
} as const);
