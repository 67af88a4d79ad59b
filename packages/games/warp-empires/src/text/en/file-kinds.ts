/** The words of modules and territory maps in lists of files. */
import { formatFor, translatable } from "@starboard/kit";

const { count, list } = formatFor("en");

export const en = translatable("warp-empires/text/file-kinds", {
  module: "Module",
  map: "Territory map",
  players: (least: number, most: number): readonly [string, string] => [
    "Players",
    least === most ? String(least) : `${least} to ${most}`,
  ],
  counts: (counts: readonly number[]): readonly [string, string] => ["Players", list(counts.map(String))],
  factions: (names: readonly string[]): readonly [string, string] => ["Factions", names.join(", ")],
  units: (n: number): readonly [string, string] => ["Units", count(n, "type", "types")],
  territories: (n: number): readonly [string, string] => ["Map", count(n, "territory", "territories")],
  forModule: (name: string): readonly [string, string] => ["Drawn for", name],
});
