/** Creates the numbered ships of a match from the lists of both sides (AX-9, edge case 38). */
import type { Side } from "./acts.ts";
import type { FleetEntry, ScenarioFile } from "./data/scenario.ts";
import { BASE_ID, matchSetupOf } from "./match-setup.ts";
import { STEADY, STEALTH_OFF, STEALTH_PARTIAL, type StateAx, WAITING } from "./state.ts";

/** Returns the class ids of a printed list, one per ship. */
export const classIdsOf = (fleet: readonly FleetEntry[]): string[] =>
  fleet.flatMap(({ ship, count }) => Array.from({ length: count }, () => ship));

/** Adds the ships of both fleets to the state, side 1 first, and the research base last. */
export function createShips(t: StateAx): void {
  const { scenario } = matchSetupOf(t.options);
  for (const side of [0, 1] as const)
    for (const id of (t.fleets[side] as { ships: string[] }).ships) addShip(t, id, side);
  const owner = baseOwner(scenario);
  if (owner !== undefined) addShip(t, BASE_ID, owner);
}

/** Returns the side that owns a research base, if the scenario has one. */
export function baseOwner(scenario: ScenarioFile): Side | undefined {
  const found = scenario.sides.findIndex((side) => side.base !== null);
  return found < 0 ? undefined : (found as Side);
}

function addShip(t: StateAx, id: string, side: Side): void {
  const { index, classes } = matchSetupOf(t.options);
  const kind = index.get(id) as number;
  const ship = classes[kind] as (typeof classes)[number];
  t.kind.push(kind);
  t.side.push(side);
  t.hull.push(ship.hull);
  t.q.push(0);
  t.r.push(0);
  t.facing.push(0);
  t.status.push(WAITING);
  t.placed.push(0);
  t.number.push(ship.initiative);
  t.acted.push(0);
  t.mode.push(STEADY);
  t.quarry.push(-1);
  t.row.push(0);
  t.forward.push(0);
  t.reverse.push(0);
  t.rotated.push(0);
  t.void.push(0);
  t.held.push(0, 0, 0);
  t.pending.push(0, 0, 0);
  // Before its first choice an Assassin is in partial stealth (AX-7.6a).
  t.stealth.push(ship.special === "stealth" ? STEALTH_PARTIAL : STEALTH_OFF);
  t.shielding.push(-1);
  t.jamQ.push(0);
  t.jamR.push(0);
  t.jam.push(0);
  t.scan.push(-1);
  t.uplink.push(-1);
  t.used.push(0);
}
