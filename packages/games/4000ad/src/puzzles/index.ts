/** The puzzles of 4000 A.D.: words, and the files by family. */
import { type PuzzleCollection, puzzlePart } from "@starboard/kit";
import { families, themes } from "./families.en.ts";

export const puzzles: PuzzleCollection = {
  families,
  themes,
  parts: [
    puzzlePart("hold-home", 33, () => import("./files/hold-home.json", { with: { type: "json" } })),
    puzzlePart("retake-home", 9, () => import("./files/retake-home.json", { with: { type: "json" } })),
    puzzlePart("strike", 36, () => import("./files/strike.json", { with: { type: "json" } })),
    puzzlePart("safe-star", 36, () => import("./files/safe-star.json", { with: { type: "json" } })),
    puzzlePart("spare-ships", 36, () => import("./files/spare-ships.json", { with: { type: "json" } })),
  ],
};
