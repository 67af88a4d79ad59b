import { sectorName as storedName } from "../data/map.ts";
import type { StarMap } from "../data/stars.ts";
import { en } from "./en/sectors.ts";

/** The name of a star’s sector in the language of the reader. Facts and records hold the English one. */
export const sectorName = (map: StarMap, s: number): string => en.sector(storedName(map, s));
