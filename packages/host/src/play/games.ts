/** The games this host knows, and who thinks for their bots. */
import { newThinker } from "@starboard/bots";
import { findGame, findTitle, titles } from "@starboard/registry";
import { botFor } from "@starboard/registry/bots";
import { type AnyGame, editionName, parseEdition } from "@starboard/kernel";
import type { LoadGame, LoadMind, Mind } from "@starboard/match";

/** Games that are not in the list: somebody's own, or one that is only measured. */
const also = new Map<string, AnyGame>();

/** Lets this process play a game that is not in the list. Bots do not know it. */
export function alsoPlay(game: AnyGame): void {
  also.set(editionName(game), game);
}

export const loadGame: LoadGame = (id, edition) => also.get(editionName({ id, edition })) ?? findGame(id, edition);
export { findTitle, titles };

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
