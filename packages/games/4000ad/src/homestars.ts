/** Which stars are homes under a set of options, and for whom (AD-3.1). */
import { clockwise, starIndex } from "./data/map.ts";
import type { StarMap } from "./data/stars.ts";
import type { Options } from "./options.ts";

/** Powers in the game: four in Alliances whoever plays them, else one per player. */
export const powerCount = (o: Pick<Options, "ad.version" | "ad.players">): number =>
  o["ad.version"] === "alliances" ? 4 : o["ad.players"];

/** The standard home stars of a map (AD-3.1); empty when it names none. */
export const standardHomes = (map: StarMap): readonly string[] => map.module.setups["standard"]?.homes ?? [];

/** The home stars of a set-up that needs no draw, in clockwise order. */
export function homeIds(options: Pick<Options, "ad.homes" | "ad.homeStars">, map: StarMap): string[] {
  const ids =
    options["ad.homes"] === "custom" ? options["ad.homeStars"] : (map.module.setups[options["ad.homes"]]?.homes ?? []);
  const numbers = ids.map((id) => starIndex(map, id)).filter((s) => s >= 0);
  return clockwise(map, numbers).map((s) => map.stars[s]?.id ?? "");
}

/** Stars that may be a random home: those with both symbols (AD-10.1.c). */
export const eligibleHomes = (map: StarMap): number[] =>
  map.stars.flatMap((star, s) => (star.population && star.materials ? [s] : []));

/** Whether so many homes can lie at least that far apart on a map. */
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
