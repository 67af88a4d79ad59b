/** Options for a trial match: two fixed fleets on a small map. */
import { type FleetEntry, type ScenarioFile, type ShipClass, skirmish } from "@starboard/anaxis";
import { en } from "./messages.en.ts";

/** Returns an id made from a name: lower-case letters, digits and hyphens. */
export const idOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "")
    .slice(0, 40);

/** Groups ships into list entries with counts. */
export function entries(ships: readonly string[]): FleetEntry[] {
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
  const plain = skirmish(30);
  const [north, south] = plain.sides;
  const scenario: ScenarioFile = {
    ...plain,
    id: "trial",
    name: en.fleet.duel,
    sides: [
      { ...north, fleet: entries(mine), points: 0, cp: cp[0] },
      { ...south, fleet: entries(theirs), points: 0, cp: cp[1] },
    ],
    order: ["both.deploy"],
  };
  return { "ax.ownShips": own.length > 0 ? own : null, "ax.ownScenario": scenario };
}
