/** The words of star maps in lists of files. */
import { formatFor, translatable } from "@starboard/kit";

const { count, list } = formatFor("en");

export const en = translatable("4000ad/text/files", {
  map: "Star map",
  unnamed: "Star map",
  stars: (n: number): readonly [string, string] => ["Stars", count(n, "star", "stars")],
  board: (cols: number, rows: number, depths: number): readonly [string, string] => [
    "Board",
    `${cols} × ${rows} squares, ${count(depths, "level", "levels")}`,
  ],
  players: (counts: readonly number[]): readonly [string, string] => [
    "Set-ups",
    counts.length === 0 ? "home stars chosen by the game" : `for ${list(counts.map(String))} players`,
  ],
});
