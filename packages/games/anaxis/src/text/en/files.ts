/** The words of ships, fleets and scenarios in lists of files. */
import { formatFor, translatable } from "@starboard/kit";

const { count } = formatFor("en");

export const en = translatable("anaxis/text/files", {
  ship: "Ship",
  fleet: "Fleet",
  scenario: "Scenario",
  /** The scenario in which a ship or fleet is tried out. */
  trial: "Trial",
  shipClass: (kind: string, cost: number): readonly [string, string] => [
    "Class",
    `${kind}, ${count(cost, "point", "points")}`,
  ],
  ratings: (hull: number, speed: number, maneuver: number): readonly [string, string] => [
    "Ratings",
    `hull ${hull}, speed ${speed}, maneuver ${maneuver}`,
  ],
  race: (id: string): readonly [string, string] => ["Race", `${id.charAt(0).toUpperCase()}${id.slice(1)}`],
  ships: (n: number, points: number): readonly [string, string] => [
    "Fleet",
    `${count(n, "ship", "ships")}, ${count(points, "point", "points")}`,
  ],
  cinema: (cp: number): readonly [string, string] => ["Cinema Points", String(cp)],
  map: (cols: number, rows: number): readonly [string, string] => ["Map", `${cols} × ${rows} hexes`],
  turns: (n: number): readonly [string, string] => ["Length", `at most ${count(n, "turn", "turns")}`],
  sideShips: (side: number, ships: number, points: number): readonly [string, string] => [
    `Side ${side}`,
    ships > 0 ? count(ships, "ship", "ships") : `buys for ${count(points, "point", "points")}`,
  ],
});
