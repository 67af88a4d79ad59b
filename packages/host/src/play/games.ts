/** The games this host knows, and who thinks for their bots. */
import { newThinker } from "@starboard/bots";
import { findGame, findTitle } from "@starboard/games";
import { botFor } from "@starboard/games/bots";
import { parseEdition } from "@starboard/kernel";
import type { LoadGame, LoadMind, Mind } from "@starboard/match";

export const loadGame: LoadGame = findGame;
export { findTitle };

const minds = new Map<string, Mind>();

/** For worker threads: the rules of an edition and a mind for them. */
export const loadMind: LoadMind = async (edition) => {
  const named = parseEdition(edition);
  const game = named && findGame(named.id, named.edition);
  const spec = named && botFor(named.id);
  if (!game || !spec) return undefined;
  const mind = minds.get(edition) ?? (newThinker([spec as never]) as Mind);
  minds.set(edition, mind);
  return { game, mind };
};
