/** The puzzles of TrekWar: words, and the files by family. */
import { type PuzzleCollection, puzzlePart } from "@starboard/kit";
import { families, themes } from "./families.en.ts";

export const puzzles: PuzzleCollection = {
  families,
  themes,
  parts: [
    puzzlePart("no-answer", 43, () => import("./files/no-answer.json", { with: { type: "json" } })),
    puzzlePart("fewest-answers", 96, () => import("./files/fewest-answers.json", { with: { type: "json" } })),
    puzzlePart("best-act", 11, () => import("./files/best-act.json", { with: { type: "json" } })),
  ],
};
