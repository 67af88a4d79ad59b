/** What a side receives for an even match (AX-10.8): Cinema Points, ships, and hull of its base. */
import type { FleetEntry, ScenarioFile, ScenarioSide } from "./scenario.ts";

export interface Compensation {
  readonly side: 0 | 1;
  readonly cp?: number;
  readonly ships?: readonly FleetEntry[];
  /** Hull of the research base; only for a side that has one. */
  readonly hull?: number;
}

/** Adds ships to a printed list; ships of a class that is in it already join their entry. */
function joined(fleet: readonly FleetEntry[], more: readonly FleetEntry[]): FleetEntry[] {
  const all = fleet.map((entry) => ({
    ...entry,
    count: entry.count + (more.find(({ ship }) => ship === entry.ship)?.count ?? 0),
  }));
  return [...all, ...more.filter(({ ship }) => !fleet.some((entry) => entry.ship === ship))];
}

/** Returns a scenario in which one side has what it receives. */
export function withCompensation(
  scenario: ScenarioFile,
  { side, cp = 0, ships = [], hull = 0 }: Compensation,
): ScenarioFile {
  const given = (one: ScenarioSide): ScenarioSide => ({
    ...one,
    cp: one.cp + cp,
    fleet: one.fleet && joined(one.fleet, ships),
    base: one.base && { ...one.base, hull: one.base.hull + hull },
  });
  const [first, second] = scenario.sides;
  return { ...scenario, sides: side === 0 ? [given(first), second] : [first, given(second)] };
}
