// The pairings of Warp Empires that may be made even: the races, with two to six players and the rounds of the recommended preset.
import { compiledModuleOf } from "../../packages/games/warp-empires/src/index.ts";
import { tryHeadStarts } from "../../packages/games/warp-empires/src/match-setup.ts";

export const PLAYERS = { two: 2, three: 3, four: 4, five: 5, six: 6 };

/** The races in the order of the module. */
export const SIDES = ["federation", "klingon", "romulan", "ferengi", "cardassian", "borg"];

export const sidesIn = () => SIDES;

/**
 * Options under which a pairing is played with head starts of its races, or without them.
 * @param {string} id @param {import("../../packages/games/warp-empires/src/data/even-sides.ts").HeadStarts | null} gives
 */
export function optionsWith(id, gives) {
  const players = PLAYERS[/** @type {keyof typeof PLAYERS} */ (id)];
  if (players === undefined) throw new Error(`there is no pairing ${id}`);
  return { players, "victory.roundLimit": 60, ...(gives && { evenSides: true }) };
}

/**
 * Bots of a game whose races have these head starts, stored or not.
 * @param {import("../../packages/bots/src/index.ts").BotSpec<any>} spec
 * @param {import("../../packages/games/warp-empires/src/data/even-sides.ts").HeadStarts | null} gives
 */
export function specWith(spec, gives) {
  if (gives === null) return spec;
  const { game } = spec;
  /** @param {Readonly<Record<string, unknown>>} raw */
  const parse = ({ evenSides, ...others }) => {
    const read = game.options.parse(others);
    if (!("ok" in read) || evenSides !== true) return read;
    const options = { ...read.ok, evenSides };
    tryHeadStarts(options, gives);
    return { ok: options };
  };
  return { ...spec, game: { ...game, options: { ...game.options, parse } } };
}

/**
 * The seats in the order in which they begin.
 * @param {{ readonly order: readonly number[] }} state
 */
export const columnsOf = ({ order }) => [...order];

/**
 * The races of the seats; empty where none is chosen yet.
 * @param {Pick<import("../../packages/games/warp-empires/src/index.ts").StateWE, "options" | "faction">} state
 */
export const sidesPlayed = ({ options, faction }) => {
  const { factions } = compiledModuleOf(options).module;
  return faction.map((no) => factions[no]?.id ?? "");
};
