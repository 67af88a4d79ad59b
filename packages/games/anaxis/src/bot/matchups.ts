/** What ought to be balanced: every race against every race in a bought fleet, and the two sides of each scenario. */
import type { Matchup } from "@starboard/bots";
import type { ScenarioFile, ScenarioSide } from "../data/scenario.ts";
import { SCENARIOS, skirmish } from "../data/scenarios.ts";
import { SHIPS } from "../data/ships.ts";

/** Points a side in the comparison of races. */
const POINTS = 50;

/** A skirmish between two given races, in every other respect the free one (AX-9.1). */
function duel(first: string, second: string): ScenarioFile {
  const free = skirmish(POINTS);
  const held = (side: ScenarioSide, race: string): ScenarioSide => ({ ...side, race });
  return { ...free, sides: [held(free.sides[0], first), held(free.sides[1], second)] };
}

export function matchups(): Matchup[] {
  const races = [...new Set(SHIPS.map((ship) => ship.race))];
  return [
    ...races.flatMap((first) =>
      races.map((second) => ({ part: "races", first, second, options: { "ax.ownScenario": duel(first, second) } })),
    ),
    ...SCENARIOS.map(({ id }) => ({
      part: "scenarios",
      first: `${id}, side 1`,
      second: `${id}, side 2`,
      options: { "ax.scenario": id },
    })),
  ];
}
