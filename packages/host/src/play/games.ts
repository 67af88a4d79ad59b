/** Games of this host and their bot engines. */
import { createBotEngine } from "@starboard/bots";
import { findEdition, findGame, findGameEntry, gameEntries } from "@starboard/registry";
import { botFor } from "@starboard/registry/bots";
import { type AnyGame, editionName, parseEdition } from "@starboard/kernel";
import type { LoadGame, LoadBotEngine, BotEngineLike } from "@starboard/match";

/** Games outside the registry, such as custom games or games for measurements. */
const extraGames = new Map<string, AnyGame>();

/** Adds a game that is not in the registry to this process. It has no bots. */
export function registerGame(game: AnyGame): void {
  extraGames.set(editionName(game), game);
}

export const loadGame: LoadGame = (id, edition) =>
  extraGames.get(editionName({ id, edition })) ?? findGame(id, edition);
export { findEdition, findGameEntry, gameEntries };

/** Whether `game@edition` is newer than this program: another host of the same database plays it, or will after an update. */
export function isOfNewerProgram(game: string): boolean {
  const named = parseEdition(game);
  const entry = named && findGameEntry(named.id);
  return entry !== undefined && named !== undefined && named.edition > entry.game.edition;
}

const botEngines = new Map<string, BotEngineLike>();

/** Loads the game and bot engine of an edition, in a worker thread. */
export const loadBotEngine: LoadBotEngine = async (edition) => {
  const named = parseEdition(edition);
  const game = named && findGame(named.id, named.edition);
  const spec = named && botFor(named.id);
  if (!game || !spec) return undefined;
  const engine = botEngines.get(edition) ?? (createBotEngine([spec as never]) as BotEngineLike);
  botEngines.set(edition, engine);
  return { game, engine };
};
