/** The games of this program, for hosts, tools and the command line. They are listed in `packages/games/games.txt`. */
import type { AnyGame } from "@starboard/kernel";
import type { GameEntry } from "@starboard/kit";
import { games } from "./games.gen.ts";

/** Every game with its texts and rules, in the order in which lists show them. */
export const gameEntries: readonly GameEntry[] = games.map(({ module: { game, text, glance }, rules }) => ({
  game,
  text,
  rules,
  ...(glance && { glance }),
}));

/** Returns the game with the given id. */
export const findGameEntry = (id: string): GameEntry | undefined => gameEntries.find(({ game }) => game.id === id);

/** Finds the rules of an edition for `replay` and `verifyRecord`. Only current editions are available. */
export function findGame(id: string, edition: number): AnyGame | undefined {
  const game = findGameEntry(id)?.game;
  return game?.edition === edition ? game : undefined;
}
