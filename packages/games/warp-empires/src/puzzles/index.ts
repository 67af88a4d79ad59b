/** The puzzles of Warp Empires: words, and the files by family. */
import type { PuzzleCollection, PuzzleFile } from "@starboard/kit";
import { families, themes } from "./families.en.ts";

const fileOf = ({ default: file }: { readonly default: unknown }): PuzzleFile => file as PuzzleFile;

export const puzzles: PuzzleCollection = {
  families,
  themes,
  parts: [
    {
      family: "most-force",
      count: 25,
      load: () => import("./files/most-force.json", { with: { type: "json" } }).then(fileOf),
    },
    {
      family: "best-building",
      count: 25,
      load: () => import("./files/best-building.json", { with: { type: "json" } }).then(fileOf),
    },
    {
      family: "fewest-losses",
      count: 25,
      load: () => import("./files/fewest-losses.json", { with: { type: "json" } }).then(fileOf),
    },
    {
      family: "strongest-group",
      count: 25,
      load: () => import("./files/strongest-group.json", { with: { type: "json" } }).then(fileOf),
    },
  ],
};
