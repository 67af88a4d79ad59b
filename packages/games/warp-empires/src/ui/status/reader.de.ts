/** German texts of the map in words. */
import { formatFor, type Translation } from "@starboard/kit";
import type { en } from "./reader.en.ts";

const { count, list } = formatFor("de");

export const de: Translation<typeof en> = {
  territory: (label, id, neighbours) => `${label}. Gebiet ${id}. Grenzt an: ${list(neighbours)}.`,
  stack: (where, units, top) => `${where}: ${count(units, "Einheit", "Einheiten")}, obenauf ${top}`,
  marker: (where) => `${where}: Kontrollmarker ohne Einheiten`,
  threat: (who, from, battle) => `${who}, von ${from}${battle === null ? "" : `, ${battle}`}.`,
  battle: (sums, chance) => `${sums}, Siegchance ${chance}`,
};
