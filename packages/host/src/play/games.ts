/** The games this host knows, and who thinks for their bots. */
import { createBotEngine } from "@starboard/bots";
import { findGame, findGameEntry, gameEntries } from "@starboard/registry";
import { botFor } from "@starboard/registry/bots";
import { type AnyGame, editionName, parseEdition } from "@starboard/kernel";
import type { LoadGame, LoadBotEngine, BotEngineLike } from "@starboard/match";

/** Games that are not in the list: somebody's own, or one that is only measured. */
const extraGames = new Map<string, AnyGame>();

/** Lets this process play a game that is not in the list. Bots do not know it. */
export function registerGame(game: AnyGame): void {
  extraGames.set(editionName(game), game);
}

export const loadGame: LoadGame = (id, edition) =>
  extraGames.get(editionName({ id, edition })) ?? findGame(id, edition);
export { findGameEntry, gameEntries };

const botEngines = new Map<string, BotEngineLike>();

/** For worker threads: the rules of an edition and a bot engine for them. */
export const loadBotEngine: LoadBotEngine = async (edition) => {
  const named = parseEdition(edition);
  const game = named && findGame(named.id, named.edition);
  const spec = named && botFor(named.id);
  if (!game || !spec) return undefined;
  const engine = botEngines.get(edition) ?? (createBotEngine([spec as never]) as BotEngineLike);
  botEngines.set(edition, engine);
  return { game, engine };
};
