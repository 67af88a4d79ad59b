import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { SHIPS } from "../src/data/ships.ts";
import type { BankSpec, ShipClass } from "../src/data/ship.ts";
import { remainingTurn, tablePenalty } from "../src/calc/ratings.ts";

const ARCS = { narrow: "N", forward: "F", "180": "H", extended: "E", "360": "A" } as const;
const SPECIALS = {
  scan: "scan and uplink",
  interdiction: "interdiction",
  pulse: "energy pulse",
  jamming: "jamming",
  shield: "shield",
  stealth: "stealth",
} as const;

const bankText = (bank: BankSpec | null): string =>
  bank === null
    ? "–"
    : bank.kind === "pulse"
      ? "pulse"
      : `${bank.firepower}/${bank.penetration}/${bank.tracking} ${ARCS[bank.arc]}`;
const evasion = (maneuver: number): string =>
  maneuver < 3 ? "–" : `${remainingTurn(maneuver)}/${tablePenalty(maneuver)}`;

/** Returns a ship as its line in rules.md. */
const line = (ship: ShipClass): string =>
  [
    ship.name,
    ship.class,
    ship.hull,
    ship.speed,
    ship.reverse,
    `${ship.maneuver} (${evasion(ship.maneuver)})`,
    ship.armour,
    ship.initiative,
    ship.sensors.den === 1 ? ship.sensors.num : "⅔",
    bankText(ship.primary),
    bankText(ship.secondary),
    ship.special === null ? "–" : SPECIALS[ship.special],
    ship.cost,
  ].join(" | ");

test("every ship has the ratings that rules.md lists (AX-13.1)", () => {
  const rules = readFileSync(join(import.meta.dirname, "../rules.md"), "utf8");
  const printed = rules
    .split("\n")
    .map((text) => text.slice(2, -2))
    .filter((text) => text.split(" | ").length === 13 && !text.startsWith("Ship"));
  expect(SHIPS.map(line)).toEqual(printed);
});
