/** The puzzles of Anaxis: words, and the files by family. */
import type { PuzzleCollection, PuzzleFile } from "@starboard/kit";
import { families, themes } from "./families.en.ts";

const fileOf = ({ default: file }: { readonly default: unknown }): PuzzleFile => file as PuzzleFile;

export const puzzles: PuzzleCollection = {
  families,
  themes,
  parts: [
    {
      family: "likeliest-kill",
      count: 30,
      load: () => import("./files/likeliest-kill.json", { with: { type: "json" } }).then(fileOf),
    },
    {
      family: "before-it-fires",
      count: 26,
      load: () => import("./files/before-it-fires.json", { with: { type: "json" } }).then(fileOf),
    },
    {
      family: "most-damage",
      count: 30,
      load: () => import("./files/most-damage.json", { with: { type: "json" } }).then(fileOf),
    },
  ],
};
