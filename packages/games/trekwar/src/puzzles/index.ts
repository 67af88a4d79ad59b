/** The puzzles of TrekWar: words, and the files by family. */
import type { PuzzleCollection, PuzzleFile } from "@starboard/kit";
import { families, themes } from "./families.en.ts";

const fileOf = ({ default: file }: { readonly default: unknown }): PuzzleFile => file as PuzzleFile;

export const puzzles: PuzzleCollection = {
  families,
  themes,
  parts: [
    {
      family: "no-answer",
      count: 44,
      load: () => import("./files/no-answer.json", { with: { type: "json" } }).then(fileOf),
    },
    {
      family: "fewest-answers",
      count: 125,
      load: () => import("./files/fewest-answers.json", { with: { type: "json" } }).then(fileOf),
    },
  ],
};
