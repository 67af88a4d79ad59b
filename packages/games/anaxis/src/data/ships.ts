/**
 * The ships of the six races (rules.md, section 15). Ratings and costs are our own data; names and classes are from the
 * sheet if it gives them. Banks are written as firepower/penetration/tracking and arc: N narrow, F forward, H 180°, E
 * extended, A 360°.
 */
import type { ArcId, BankSpec, RaceId, ShipClass, Special } from "./ship.ts";

const ARCS: Readonly<Record<string, ArcId>> = { N: "narrow", F: "forward", H: "180", E: "extended", A: "360" };

function bank(text: string): BankSpec | null {
  if (text === "") return null;
  if (text === "pulse") return { kind: "pulse" };
  const [guns, arc] = text.split(" ") as [string, string];
  const [firepower, penetration, tracking] = guns.split("/").map(Number) as [number, number, number];
  return { kind: "guns", firepower, penetration, tracking, arc: ARCS[arc] as ArcId };
}

type Row = readonly [
  id: string,
  name: string,
  type: string,
  ratings: readonly [
    hull: number,
    speed: number,
    reverse: number,
    maneuver: number,
    armour: number,
    initiative: number,
  ],
  sensors: number | "2/3",
  primary: string,
  secondary: string,
  special: Special | null,
  cost: number,
];

const RACES: Readonly<Record<RaceId, readonly Row[]>> = {
  ardoni: [
    ["leviathan", "Leviathan", "Battleship", [56, 4, 1, 2, 5, 27], 4, "6/3/0 N", "5/1/2 E", null, 24],
    ["chimera", "Chimera", "Battlecruiser", [42, 5, 2, 3, 4, 22], 4, "5/3/0 N", "4/1/2 H", null, 18],
    ["gorgon", "Gorgon", "Cruiser", [30, 5, 2, 3, 3, 18], 3, "5/2/0 F", "3/0/2 E", null, 14],
    ["typhon", "Typhon", "Frigate", [17, 6, 2, 4, 2, 10], 3, "4/2/1 N", "2/0/2 H", null, 8],
    ["phoenix", "Phoenix", "Electronic Support Vessel", [16, 6, 2, 4, 2, 8], 2, "2/1/1 F", "2/0/2 A", "scan", 12],
    ["wyvern", "Wyvern", "Gunboat", [8, 8, 2, 6, 1, 4], "2/3", "5/2/2 F", "", null, 3],
  ],
  pelloda: [
    ["thunderhead", "Thunderhead", "Battlecruiser", [38, 6, 2, 3, 3, 21], 3, "5/2/1 F", "4/1/3 E", null, 19],
    ["maelstrom", "Maelstrom", "Cruiser", [28, 6, 2, 4, 3, 16], 3, "4/2/1 F", "3/0/3 E", null, 15],
    ["tempest", "Tempest", "Destroyer", [18, 7, 3, 5, 2, 13], 3, "4/2/1 F", "3/0/3 A", null, 13],
    ["monsoon", "Monsoon", "Interdictor", [18, 6, 2, 4, 2, 9], 2, "3/1/1 N", "2/0/2 H", "interdiction", 9],
    ["hurricane", "Hurricane", "Escort", [14, 7, 3, 5, 2, 8], 2, "2/1/2 F", "3/0/3 A", null, 9],
    ["cyclone", "Cyclone", "Corvette", [11, 8, 3, 5, 1, 6], 2, "3/1/1 F", "1/0/2 H", null, 6],
    ["squall", "Squall", "Gunboat", [7, 9, 3, 6, 1, 2], 1, "2/1/1 F", "", null, 3],
  ],
  teggeri: [
    ["conflagration", "Conflagration", "Battleship", [58, 4, 1, 2, 5, 26], 3, "8/3/0 F", "5/1/2 H", null, 20],
    ["hailstorm", "Hailstorm", "Cruiser", [34, 5, 1, 3, 4, 19], 3, "4/2/0 F", "4/0/2 E", null, 15],
    ["firebrand", "Firebrand", "Light Cruiser", [26, 6, 2, 3, 3, 16], 2, "5/2/0 F", "3/0/2 H", null, 9],
    ["inferno", "Inferno", "Destroyer", [24, 6, 2, 4, 3, 13], 2, "4/2/0 F", "pulse", "pulse", 7],
    ["cinder", "Cinder", "Corvette", [13, 7, 2, 5, 2, 7], 2, "3/2/0 N", "1/0/2 H", null, 5],
    ["scorcher", "Scorcher", "Gunboat", [8, 8, 2, 6, 1, 3], 1, "3/1/0 N", "", null, 3],
  ],
  sildosi: [
    ["victory", "Victory", "Battlecruiser", [44, 5, 2, 3, 4, 23], 4, "5/2/0 F", "4/1/2 A", null, 24],
    ["adept", "Adept", "Cruiser", [30, 5, 2, 3, 3, 17], 3, "4/2/0 F", "4/1/2 E", null, 15],
    ["dauntless", "Dauntless", "Destroyer", [21, 5, 2, 4, 3, 12], 3, "4/2/1 F", "2/1/2 E", null, 11],
    ["steadfast", "Steadfast", "Frigate", [17, 6, 2, 4, 2, 10], 2, "3/2/1 F", "2/0/2 A", null, 7],
    ["intrepid", "Intrepid", "Electronic Attack Craft", [15, 6, 2, 4, 2, 7], 2, "2/1/1 F", "2/0/2 H", "jamming", 8],
    ["honor", "Honor", "Corvette", [10, 7, 2, 5, 2, 5], 2, "2/1/1 F", "2/0/2 E", null, 5],
  ],
  nelluran: [
    ["quasar", "Quasar", "Battleship", [58, 3, 1, 2, 5, 25], 3, "5/4/0 F", "4/1/2 A", null, 25],
    ["nova", "Nova", "Heavy Cruiser", [40, 4, 1, 3, 4, 20], 3, "5/3/0 F", "3/1/2 E", null, 17],
    ["comet", "Comet", "Heavy Frigate", [22, 5, 2, 4, 3, 11], 2, "3/3/1 N", "2/0/2 H", null, 7],
    ["pulsar", "Pulsar", "Adaptive Shield Support Vessel", [20, 5, 2, 4, 3, 9], 2, "2/1/1 F", "2/0/2 A", "shield", 8],
    ["aurora", "Aurora", "Corvette", [13, 6, 2, 5, 2, 6], 2, "3/1/1 F", "1/0/2 H", null, 6],
    ["meteor", "Meteor", "Gunboat", [10, 7, 2, 5, 2, 4], 1, "2/2/1 F", "", null, 3],
  ],
  kelterik: [
    ["emperor", "Emperor", "Dreadnaught", [70, 3, 1, 1, 5, 30], 3, "8/3/0 F", "6/1/2 A", null, 35],
    ["praetor", "Praetor", "Battlecruiser", [42, 5, 1, 2, 4, 24], 3, "6/3/0 F", "4/1/1 H", null, 17],
    ["guardian", "Guardian", "Cruiser", [34, 4, 1, 3, 4, 18], 3, "4/2/0 F", "4/0/2 E", null, 15],
    ["assassin", "Assassin", "Destroyer", [19, 6, 2, 4, 2, 14], 3, "5/3/0 N", "2/0/1 H", "stealth", 12],
    ["lancer", "Lancer", "Frigate", [16, 6, 2, 4, 2, 9], 2, "4/2/0 N", "2/0/2 H", null, 5],
    ["scout", "Scout", "Gunboat", [7, 8, 3, 6, 1, 3], 2, "2/1/1 F", "", null, 3],
  ],
};

function shipOf(race: string, row: Row): ShipClass {
  const [
    id,
    name,
    type,
    [hull, speed, reverse, maneuver, armour, initiative],
    sensors,
    primary,
    secondary,
    special,
    cost,
  ] = row;
  return {
    id,
    name,
    class: type,
    race,
    hull,
    speed,
    reverse,
    maneuver,
    armour,
    initiative,
    sensors: sensors === "2/3" ? { num: 2, den: 3 } : { num: sensors, den: 1 },
    primary: bank(primary),
    secondary: bank(secondary),
    special,
    cost,
  };
}

/** All printed classes, race by race, largest first. */
export const SHIPS: readonly ShipClass[] = Object.entries(RACES).flatMap(([race, rows]) =>
  rows.map((row) => shipOf(race, row)),
);
/** All races in the order of the sheet. */
export const RACE_IDS = Object.keys(RACES) as readonly RaceId[];
