// The pairings of Anaxis that may be made even: the scenarios of the sheet.
import { SCENARIOS } from "../../packages/games/anaxis/src/data/scenarios.ts";
import { withCompensation } from "../../packages/games/anaxis/src/data/compensation.ts";

/**
 * Options under which a scenario is played with any compensation, stored or not.
 * @param {string} id @param {import("../../packages/games/anaxis/src/data/compensation.ts").Compensation | null} gives
 */
export function optionsWith(id, gives) {
  const scenario = SCENARIOS.find((one) => one.id === id);
  if (!scenario) throw new Error(`there is no scenario ${id}`);
  return gives === null ? { "ax.scenario": id } : { "ax.ownScenario": withCompensation(scenario, gives) };
}
