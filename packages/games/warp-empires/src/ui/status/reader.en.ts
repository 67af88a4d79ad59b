/** Texts of the map in words. */
import { formatFor, translatable } from "@starboard/kit";

const { count, list } = formatFor("en");

export const en = translatable("warp-empires/ui/status/reader", {
  territory: (label: string, id: string, neighbours: readonly string[]): string =>
    `${label}. Territory ${id}. Borders ${list(neighbours)}.`,
  stack: (where: string, units: number, top: string): string =>
    `${where}: ${count(units, "unit", "units")}, ${top} on top`,
  marker: (where: string): string => `${where}: control marker without units`,
  threat: (who: string, from: string, battle: string | null): string =>
    `${who} from ${from}${battle === null ? "" : `, ${battle}`}.`,
  battle: (sums: string, chance: string): string => `${sums}, wins ${chance}`,
});
