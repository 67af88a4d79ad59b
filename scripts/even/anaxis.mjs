// The pairings of Anaxis that may be made even: the scenarios of the sheet, and the races of a skirmish.
import { raceDuel } from "../../packages/games/anaxis/src/bot/matchups.ts";
import { withCompensation } from "../../packages/games/anaxis/src/data/compensation.ts";
import { SCENARIOS } from "../../packages/games/anaxis/src/data/scenarios.ts";
import { RACE_IDS } from "../../packages/games/anaxis/src/data/ships.ts";
import { tryRaceCompensation } from "../../packages/games/anaxis/src/match-setup.ts";

/** Every race against every other, on either side. */
const DUELS = RACE_IDS.flatMap((first) =>
  RACE_IDS.filter((one) => one !== first).map((second) => raceDuel(first, second)),
);

/** @param {string} id */
export const sidesIn = (id) => (id === "skirmish" ? RACE_IDS : undefined);

/**
 * Options under which a scenario is played with any compensation, stored or not, or two races meet in a skirmish.
 * @param {string} id
 * @param {import("../../packages/games/anaxis/src/data/compensation.ts").Compensation | null} gives
 * @param {number} match
 */
export function optionsWith(id, gives, match) {
  if (id === "skirmish") return { "ax.ownScenario": DUELS[match % DUELS.length] };
  const scenario = SCENARIOS.find((one) => one.id === id);
  if (!scenario) throw new Error(`there is no scenario ${id}`);
  return gives === null ? { "ax.scenario": id } : { "ax.ownScenario": withCompensation(scenario, gives) };
}

/**
 * Bots of a game in which races receive Cinema Points when they are revealed, stored or not.
 * @param {import("../../packages/bots/src/index.ts").BotSpec<any>} spec
 * @param {import("../../packages/games/anaxis/src/data/even-sides.ts").RaceCompensation | null} gives
 */
export function specWith(spec, gives) {
  // A compensation for a scenario is part of its options.
  if (gives === null || "side" in gives) return spec;
  const { game } = spec;
  /** @param {unknown} raw */
  const parse = (raw) => {
    const read = game.options.parse(raw);
    if ("ok" in read) tryRaceCompensation(/** @type {never} */ (read.ok), gives);
    return read;
  };
  return { ...spec, game: { ...game, options: { ...game.options, parse } } };
}

/**
 * The races of the seats in a skirmish.
 * @param {Pick<import("../../packages/games/anaxis/src/state.ts").StateAx, "options" | "fleets">} state
 */
export const sidesPlayed = ({ options, fleets }) =>
  options["ax.ownScenario"]?.id === "skirmish" ? fleets.map(({ race }) => race) : undefined;
