/** Pairings that should be balanced: every race against every race, and the two sides of each scenario. */
import type { Matchup } from "@starboard/bots";
import type { ScenarioFile, ScenarioSide } from "../data/scenario.ts";
import { SCENARIOS, skirmish } from "../data/scenarios.ts";
import { RACE_IDS } from "../data/ships.ts";
import { SKIRMISH_POINTS } from "../options.ts";

/** Returns the free skirmish with two given races (AX-9.1). */
export function raceDuel(first: string, second: string): ScenarioFile {
  const free = skirmish(SKIRMISH_POINTS);
  const withRace = (side: ScenarioSide, race: string): ScenarioSide => ({ ...side, race });
  return { ...free, sides: [withRace(free.sides[0], first), withRace(free.sides[1], second)] };
}

/** Returns the pairings whose balance is measured. */
export function matchups(): Matchup[] {
  return [
    ...RACE_IDS.flatMap((first) =>
      RACE_IDS.map((second) => ({
        part: "races",
        first,
        second,
        options: { "ax.ownScenario": raceDuel(first, second) },
      })),
    ),
    ...SCENARIOS.map(({ id }) => ({
      part: "scenarios",
      first: `${id}, side 1`,
      second: `${id}, side 2`,
      options: { "ax.scenario": id },
    })),
  ];
}
