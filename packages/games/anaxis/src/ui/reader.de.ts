/** German texts of the hex map in words. */
import { formatFor, type Translation } from "@starboard/kit";
import type { en } from "./reader.en.ts";

const { count, list, number, percent } = formatFor("de");
const DIRECTIONS = ["Norden", "Nordosten", "Südosten", "Süden", "Südwesten", "Nordwesten"];

export const de: Translation<typeof en> = {
  ship: (name, side, hex, facing, hull, whole) =>
    `${name} (${side}), ${hex}, Bug nach ${DIRECTIONS[facing] ?? ""}, Rumpf ${hull} von ${whole}`,
  hex: (name, ships) => (ships.length === 0 ? `${name}, leer` : `${name}: ${list(ships)}`),
  afloat: (name, hex, facing, hull) => `${name}, ${hex}, Bug nach ${DIRECTIONS[facing] ?? ""}, Rumpf ${hull}`,
  enemy: (name, hex, mean, hit) =>
    `${name}, ${hex}: trifft mit ${percent(hit)}, erwarteter Schaden ${number(mean, { maximumFractionDigits: 1 })}.`,
  total: (mean, destroys, enemies) =>
    `${count(enemies, "gegnerisches Schiff kann", "gegnerische Schiffe können")} treffen: erwarteter Schaden ${number(mean, { maximumFractionDigits: 1 })}, zerstört mit ${percent(destroys)}.`,
};
