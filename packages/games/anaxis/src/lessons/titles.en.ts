/** English titles of the sections of the course. */
import { translatable } from "@starboard/kit";

export const titles = translatable("anaxis/lessons/titles.titles", {
  map: "The map and the ships",
  order: "Turn and initiative",
  movement: "Movement",
  maneuvers: "Evasion and pursuit",
  shooting: "Shooting",
  damage: "Hits and damage",
  special: "Special ships",
  points: "Cinema Points",
  fleets: "Fleets and deployment",
  scenarios: "Scenarios",
  secrets: "What is secret",
  options: "Table options",
} as const);
