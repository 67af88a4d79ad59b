/** A map of two by two squares on one level. All powers are near, so home stars fall, alliances break and treaties are made. */
import type { StarModule } from "../../src/data/stars.ts";

export const tinyMap: StarModule = {
  format: "starboard.4000ad.stars",
  version: 1,
  board: { rows: 2, cols: 2, depths: 1 },
  setups: {
    standard: { homes: ["ash", "birch", "cedar", "dogwood"] },
    mira: { homes: ["ash", "birch", "cedar"] },
    duel: { homes: ["ash", "cedar"] },
  },
  stars: [
    ["ash", "A", 0, 0, "o+"],
    ["aspen", "A", 0, 0, "o"],
    ["birch", "B", 0, 1, "o+"],
    ["beech", "B", 0, 1, "+"],
    ["cedar", "D", 1, 1, "o+"],
    ["dammar", "D", 1, 1, "o"],
    ["dogwood", "C", 1, 0, "o+"],
    ["cherry", "C", 1, 0, "+"],
  ].map(([id, sector, row, col, symbols], i) => ({
    id: id as string,
    name: id as string,
    sector: sector as string,
    level: "yellow",
    row: row as number,
    col: col as number,
    depth: 0,
    population: (symbols as string).includes("o"),
    materials: (symbols as string).includes("+"),
    plot: { x: (col as number) + (i % 2 === 0 ? 0.3 : 0.7), y: (row as number) + 0.5 },
  })),
};
