/** Home stars under a set of options (AD-3.1). */
import { clockwise, starIndex } from "./data/map.ts";
import type { StarMap } from "./data/stars.ts";
import type { Options } from "./options.ts";
import { standard } from "./standard.ts";

/** Returns the number of powers: four in Alliances, otherwise one per player. */
export const powerCount = (o: Pick<Options, "ad.version" | "ad.players">): number =>
  o["ad.version"] === "alliances" ? 4 : o["ad.players"];

/** Returns the standard home stars of a map, or an empty list (AD-3.1). */
export const standardHomes = (map: StarMap): readonly string[] => map.module.setups["standard"]?.homes ?? [];

/**
 * Returns the home stars of a set-up without draws, in clockwise order. [R] A custom list with too few stars is filled
 * with the usual home stars of the version, then with other stars that have both symbols.
 */
export function homeIds(
  options: Pick<Options, "ad.version" | "ad.players" | "ad.homes" | "ad.homeStars">,
  map: StarMap,
): string[] {
  const homesOf = (setup: string): readonly string[] => map.module.setups[setup]?.homes ?? [];
  let ids = homesOf(options["ad.homes"]);
  if (options["ad.homes"] === "custom") {
    const usual = homesOf(standard(options["ad.version"], options["ad.players"])["ad.homes"]);
    const spare = eligibleHomes(map).map((s) => map.stars[s]?.id ?? "");
    ids = [...new Set([...options["ad.homeStars"], ...usual, ...spare])].slice(0, powerCount(options));
  }
  const numbers = ids.map((id) => starIndex(map, id)).filter((s) => s >= 0);
  return clockwise(map, numbers).map((s) => map.stars[s]?.id ?? "");
}

/** Returns the stars that may be a random home: those with both symbols (AD-10.1.c). */
export const eligibleHomes = (map: StarMap): number[] =>
  map.stars.flatMap((star, s) => (star.population && star.materials ? [s] : []));

/** Whether `homes` home stars at least `apart` turns apart exist on a map. */
export function placementExists(map: StarMap, homes: number, apart: number): boolean {
  const stars = eligibleHomes(map);
  const place = (from: number, chosen: readonly number[]): boolean => {
    if (chosen.length === homes) return true;
    for (let i = from; i < stars.length; i++) {
      const s = stars[i] as number;
      if (chosen.every((c) => (map.distance[c * map.S + s] as number) >= apart) && place(i + 1, [...chosen, s]))
        return true;
    }
    return false;
  };
  return place(0, []);
}
