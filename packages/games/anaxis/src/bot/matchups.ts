/** Pairings that should be balanced: every race against every race, and the two sides of each scenario. */
import type { Matchup } from "@starboard/bots";
import type { ScenarioFile, ScenarioSide } from "../data/scenario.ts";
import { SCENARIOS, skirmish } from "../data/scenarios.ts";
import { SHIPS } from "../data/ships.ts";

/** Points per side in the comparison of races. */
const POINTS = 50;

/** Returns the free skirmish with two given races (AX-9.1). */
export function raceDuel(first: string, second: string): ScenarioFile {
  const free = skirmish(POINTS);
  const withRace = (side: ScenarioSide, race: string): ScenarioSide => ({ ...side, race });
  return { ...free, sides: [withRace(free.sides[0], first), withRace(free.sides[1], second)] };
}

/** Returns the pairings whose balance is measured. */
export function matchups(): Matchup[] {
  const races = [...new Set(SHIPS.map((ship) => ship.race))];
  return [
    ...races.flatMap((first) =>
      races.map((second) => ({ part: "races", first, second, options: { "ax.ownScenario": raceDuel(first, second) } })),
    ),
    ...SCENARIOS.map(({ id }) => ({
      part: "scenarios",
      first: `${id}, side 1`,
      second: `${id}, side 2`,
      options: { "ax.scenario": id },
    })),
  ];
}
