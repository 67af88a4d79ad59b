/** The games of this program, for hosts, tools and the command line. They are listed in `packages/games/games.txt`. */
import type { AnyGame } from "@starboard/kernel";
import { entryOfEdition, type GameEntry, rulesText } from "@starboard/kit";
import { games } from "./games.gen.ts";

/** Every game with its texts and rules, in the order in which lists show them. */
export const gameEntries: readonly GameEntry[] = games.map(({ module: { game, text, glance, editions }, rules }) => ({
  game,
  text,
  get rules() {
    return rulesText(String(game.id), rules);
  },
  editions,
  ...(glance && { glance }),
}));

/** Returns the game with the given id. */
export const findGameEntry = (id: string): GameEntry | undefined => gameEntries.find(({ game }) => game.id === id);

/** Returns a game as it was in an edition, with its texts and rules; undefined if this program does not know it. */
export function findEdition(id: string, edition: number): GameEntry | undefined {
  const entry = findGameEntry(id);
  return entry && entryOfEdition(entry, edition);
}

/** Finds the rules of an edition for `replay`, `verifyRecord` and the match service. */
export const findGame = (id: string, edition: number): AnyGame | undefined => findEdition(id, edition)?.game;
