/** The puzzles of 4000 A.D.: words, and the files by family. */
import type { PuzzleCollection, PuzzleFile } from "@starboard/kit";
import { families, themes } from "./families.en.ts";

const fileOf = ({ default: file }: { readonly default: unknown }): PuzzleFile => file as PuzzleFile;

export const puzzles: PuzzleCollection = {
  families,
  themes,
  parts: [
    {
      family: "hold-home",
      count: 36,
      load: () => import("./files/hold-home.json", { with: { type: "json" } }).then(fileOf),
    },
    {
      family: "retake-home",
      count: 9,
      load: () => import("./files/retake-home.json", { with: { type: "json" } }).then(fileOf),
    },
    {
      family: "strike",
      count: 36,
      load: () => import("./files/strike.json", { with: { type: "json" } }).then(fileOf),
    },
    {
      family: "safe-star",
      count: 36,
      load: () => import("./files/safe-star.json", { with: { type: "json" } }).then(fileOf),
    },
    {
      family: "spare-ships",
      count: 36,
      load: () => import("./files/spare-ships.json", { with: { type: "json" } }).then(fileOf),
    },
  ],
};
