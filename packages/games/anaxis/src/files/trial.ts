/** Fleets to try a ship or a fleet against, and the match in which that happens. */
import type { FleetEntry, ScenarioFile } from "../data/scenario.ts";
import { skirmish } from "../data/scenarios.ts";
import type { ShipClass } from "../data/ship.ts";
import { SHIPS } from "../data/ships.ts";
import { en } from "../text/en/files.ts";

/** Size of the map in hexes. */
const FIELD = 30;

/** Returns varied classes to buy for a number of points: large ships first, then smaller ones. */
export function sampleFleet(
  classes: readonly { readonly id: string; readonly cost: number }[],
  points: number,
): string[] {
  const fleet: string[] = [];
  let left = points;
  const sorted = [...classes].sort((a, b) => b.cost - a.cost);
  for (const ship of sorted) {
    if (ship.cost > points * 0.5 || ship.cost > left) continue;
    fleet.push(ship.id);
    left -= ship.cost;
  }
  for (;;) {
    const next = sorted.findLast((ship) => ship.cost <= left);
    if (!next || fleet.length > 14) return fleet;
    fleet.push(next.id);
    left -= next.cost;
  }
}

/** Returns printed ships of a race, for a number of points. */
export const printedFleet = (race: string, points: number): string[] =>
  sampleFleet(
    SHIPS.filter((ship) => ship.race === race),
    points,
  );

/** Groups ships into list entries with counts. */
export function fleetEntries(ships: readonly string[]): FleetEntry[] {
  const counts = new Map<string, number>();
  for (const ship of ships) counts.set(ship, (counts.get(ship) ?? 0) + 1);
  return [...counts].map(([ship, count]) => ({ ship, count }));
}

/** Returns options for a match between two fixed fleets. */
export function trial(
  mine: readonly string[],
  theirs: readonly string[],
  own: readonly ShipClass[],
  cp: readonly [number, number] = [0, 0],
): Readonly<Record<string, unknown>> {
  const plain = skirmish(FIELD);
  const [north, south] = plain.sides;
  const scenario: ScenarioFile = {
    ...plain,
    id: "trial",
    name: en.trial,
    sides: [
      { ...north, fleet: fleetEntries(mine), points: 0, cp: cp[0] },
      { ...south, fleet: fleetEntries(theirs), points: 0, cp: cp[1] },
    ],
    order: ["both.deploy"],
  };
  return { "ax.ownShips": own.length > 0 ? own : null, "ax.ownScenario": scenario };
}
