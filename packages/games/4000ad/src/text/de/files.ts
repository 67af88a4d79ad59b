/** The German words of star maps in lists of files. */
import { formatFor, type Translation } from "@starboard/kit";
import type { en } from "../en/files.ts";

const { count, list } = formatFor("de");

export const de: Translation<typeof en> = {
  map: "Sternkarte",
  unnamed: "Sternkarte",
  stars: (n) => ["Sterne", count(n, "Stern", "Sterne")],
  board: (cols, rows, depths) => ["Spielplan", `${cols} × ${rows} Quadrate, ${count(depths, "Ebene", "Ebenen")}`],
  players: (counts) => [
    "Aufbau",
    counts.length === 0 ? "Heimatsterne wählt das Spiel" : `für ${list(counts.map(String))} Personen`,
  ],
};
