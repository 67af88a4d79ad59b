/** The puzzles of 4000 A.D.: words, and the files by family. */
import type { PuzzleCollection, PuzzleFile } from "@starboard/kit";
import { families, themes } from "./families.en.ts";

export const puzzles: PuzzleCollection = {
  families,
  themes,
  parts: [
    {
      family: "hold-home",
      count: 3,
      load: () =>
        import("./files/hold-home.json", { with: { type: "json" } }).then(
          (file) => file.default as unknown as PuzzleFile,
        ),
    },
  ],
};
