/** The German words of modules and territory maps in lists of files. */
import { formatFor, type Translation } from "@starboard/kit";
import type { en } from "../en/file-kinds.ts";

const { count, list } = formatFor("de");

export const de: Translation<typeof en> = {
  module: "Modul",
  map: "Gebietskarte",
  players: (least, most) => ["Personen", least === most ? String(least) : `${least} bis ${most}`],
  counts: (counts) => ["Personen", list(counts.map(String))],
  factions: (names) => ["Fraktionen", names.join(", ")],
  units: (n) => ["Einheiten", count(n, "Art", "Arten")],
  territories: (n) => ["Karte", count(n, "Gebiet", "Gebiete")],
  forModule: (name) => ["Gezeichnet für", name],
};
