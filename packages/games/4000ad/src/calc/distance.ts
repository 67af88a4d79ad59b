/** The length of a journey as a sum with its terms (AD-7.2.a). */
import type { Sum, Term } from "@starboard/kernel";
import { sectorName } from "../data/map.ts";
import type { StarEntry, StarMap } from "../data/stars.ts";

/** Returns the turns between two stars: the sector of departure, then each row, column and level crossed. */
export function journeySum(map: StarMap, from: number, to: number): Sum {
  const a = map.stars[from] as StarEntry;
  const b = map.stars[to] as StarEntry;
  const terms: Term[] = [
    { rule: "AD-7.2.a", what: "departureSector", value: 1, about: { sector: sectorName(map, from) } },
  ];
  const crossed = (what: string, value: number): void => {
    if (value > 0) terms.push({ rule: "AD-7.2.a", what, value });
  };
  crossed("rows", Math.abs(a.row - b.row));
  crossed("columns", Math.abs(a.col - b.col));
  crossed("levels", Math.abs(a.depth - b.depth));
  return { total: map.distance[from * map.S + to] as number, terms };
}
