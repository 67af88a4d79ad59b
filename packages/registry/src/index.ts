/** The games there are. A new game is a folder under `packages/games` and one line here. */
import { game as game4000ad, words as words4000ad } from "@starboard/4000ad";
import { rules as rules4000ad } from "@starboard/4000ad/rules";
import { game as gameAnaxis, words as wordsAnaxis } from "@starboard/anaxis";
import { rules as rulesAnaxis } from "@starboard/anaxis/rules";
import { game as gameTrekwar, words as wordsTrekwar } from "@starboard/trekwar";
import { rules as rulesTrekwar } from "@starboard/trekwar/rules";
import { game as gameWarpEmpires, words as wordsWarpEmpires } from "@starboard/warp-empires";
import { rules as rulesWarpEmpires } from "@starboard/warp-empires/rules";
import type { AnyGame } from "@starboard/kernel";
import type { Title } from "@starboard/kit";

/** Every game with its words and rules, in the order in which lists show them. */
export const titles: readonly Title[] = [
  { game: gameTrekwar, words: wordsTrekwar, rules: rulesTrekwar },
  { game: game4000ad, words: words4000ad, rules: rules4000ad },
  { game: gameAnaxis, words: wordsAnaxis, rules: rulesAnaxis },
  { game: gameWarpEmpires, words: wordsWarpEmpires, rules: rulesWarpEmpires },
];

/** The game of that id. */
export const findTitle = (id: string): Title | undefined => titles.find(({ game }) => game.id === id);

/** The rules a record was played by, for `replay` and `verifyRecord`; only the current edition is kept. */
export function findGame(id: string, edition: number): AnyGame | undefined {
  const game = findTitle(id)?.game;
  return game?.edition === edition ? game : undefined;
}
