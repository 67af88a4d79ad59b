/** The puzzles of Anaxis: words, and the files by family. */
import { type PuzzleCollection, puzzlePart } from "@starboard/kit";
import { families, themes } from "./families.en.ts";

export const puzzles: PuzzleCollection = {
  families,
  themes,
  parts: [
    puzzlePart("likeliest-kill", 33, () => import("./files/likeliest-kill.json", { with: { type: "json" } })),
    puzzlePart("before-it-fires", 22, () => import("./files/before-it-fires.json", { with: { type: "json" } })),
    puzzlePart("most-damage", 34, () => import("./files/most-damage.json", { with: { type: "json" } })),
  ],
};
