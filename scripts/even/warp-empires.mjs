// The pairings of Warp Empires that may be made even: who begins, with two players and the rounds of the recommended preset.
import { compiledModuleOf } from "../../packages/games/warp-empires/src/index.ts";

/**
 * Options under which a pairing is played with a compensation, or without one.
 * @param {string} id @param {Readonly<Record<string, unknown>> | null} gives
 */
export function optionsWith(id, gives) {
  if (id !== "two") throw new Error(`there is no pairing ${id}`);
  return { players: 2, "victory.roundLimit": 60, ...gives };
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
