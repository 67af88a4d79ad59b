/** The puzzles of Warp Empires: words, and the files by family. */
import { type PuzzleCollection, puzzlePart } from "@starboard/kit";
import { families, themes } from "./families.en.ts";

export const puzzles: PuzzleCollection = {
  families,
  themes,
  parts: [
    puzzlePart("most-force", 25, () => import("./files/most-force.json", { with: { type: "json" } })),
    puzzlePart("best-building", 24, () => import("./files/best-building.json", { with: { type: "json" } })),
    puzzlePart("fewest-losses", 19, () => import("./files/fewest-losses.json", { with: { type: "json" } })),
    puzzlePart("strongest-group", 24, () => import("./files/strongest-group.json", { with: { type: "json" } })),
  ],
};
