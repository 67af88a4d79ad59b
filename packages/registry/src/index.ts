/** The games there are. A new game is a folder under `packages/games` and one line here. */
import { game as game4000ad, text as words4000ad } from "@starboard/4000ad";
import { rules as rules4000ad } from "@starboard/4000ad/rules";
import { game as gameAnaxis, text as wordsAnaxis } from "@starboard/anaxis";
import { rules as rulesAnaxis } from "@starboard/anaxis/rules";
import { game as gameTrekwar, text as wordsTrekwar } from "@starboard/trekwar";
import { rules as rulesTrekwar } from "@starboard/trekwar/rules";
import { game as gameWarpEmpires, text as wordsWarpEmpires } from "@starboard/warp-empires";
import { rules as rulesWarpEmpires } from "@starboard/warp-empires/rules";
import type { AnyGame } from "@starboard/kernel";
import type { GameEntry } from "@starboard/kit";

/** Every game with its words and rules, in the order in which lists show them. */
export const gameEntries: readonly GameEntry[] = [
  { game: gameTrekwar, text: wordsTrekwar, rules: rulesTrekwar },
  { game: game4000ad, text: words4000ad, rules: rules4000ad },
  { game: gameAnaxis, text: wordsAnaxis, rules: rulesAnaxis },
  { game: gameWarpEmpires, text: wordsWarpEmpires, rules: rulesWarpEmpires },
];

/** The game of that id. */
export const findGameEntry = (id: string): GameEntry | undefined => gameEntries.find(({ game }) => game.id === id);

/** The rules a record was played by, for `replay` and `verifyRecord`; only the current edition is kept. */
export function findGame(id: string, edition: number): AnyGame | undefined {
  const game = findGameEntry(id)?.game;
  return game?.edition === edition ? game : undefined;
}
