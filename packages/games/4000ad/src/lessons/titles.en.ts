/** English titles of the sections of the course. */
import { translatable } from "@starboard/kit";

export const titles = translatable("4000ad/lessons/titles.titles", {
  setUp: "Setting up",
  board: "The board",
  production: "Production",
  movement: "Hyperspace",
  battle: "Battle and occupation",
  homes: "Home stars",
  alliances: "Alliances",
  independents: "Independents",
  options: "Table options",
  turn: "The turn in detail",
  secrets: "Deduction",
  distance: "Distance",
} as const);
