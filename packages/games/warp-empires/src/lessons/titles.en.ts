/** English titles of the sections of the course. */
import { translatable } from "@starboard/kit";

export const titles = translatable("warp-empires/lessons/titles.titles", {
  setUp: "Setting up",
  turn: "The turn",
  components: "Components",
  map: "The map",
  cards: "Cards",
  movement: "Movement",
  exploration: "Exploration",
  enigma: "Enigma",
  diplomacy: "Diplomacy",
  battle: "Battle",
  revenue: "Revenue",
  recruit: "Recruit",
  upkeep: "Upkeep",
  control: "Control",
  end: "The end",
  information: "Information",
  list: "Action cards",
  decisions: "Decisions",
  modules: "Modules",
} as const);
