/** Texts of the hex map in words. */
import { formatFor, translatable } from "@starboard/kit";

const { count, list, number, percent } = formatFor("en");
const DIRECTIONS = ["north", "northeast", "southeast", "south", "southwest", "northwest"];

export const en = translatable("anaxis/ui/reader", {
  ship: (name: string, side: string, hex: string, facing: number, hull: number, whole: number): string =>
    `${name} of ${side}, ${hex}, faces ${DIRECTIONS[facing] ?? ""}, hull ${hull} of ${whole}`,
  hex: (name: string, ships: readonly string[]): string =>
    ships.length === 0 ? `${name}, empty` : `${name}: ${list(ships)}`,
  afloat: (name: string, hex: string, facing: number, hull: number): string =>
    `${name}, ${hex}, faces ${DIRECTIONS[facing] ?? ""}, hull ${hull}`,
  enemy: (name: string, hex: string, mean: number, hit: number): string =>
    `${name}, ${hex}: hits with ${percent(hit)}, ${number(mean, { maximumFractionDigits: 1 })} damage expected.`,
  total: (mean: number, destroys: number, enemies: number): string =>
    `${count(enemies, "enemy can", "enemies can")} hit it: ${number(mean, { maximumFractionDigits: 1 })} damage expected, destroyed with ${percent(destroys)}.`,
});
