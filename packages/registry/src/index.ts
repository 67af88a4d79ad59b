/** The list of games. A new game is a folder under `packages/games` and an entry here. */
import { game as game4000ad, glance as glance4000ad, text as text4000ad } from "@starboard/4000ad";
import { rules as rules4000ad } from "@starboard/4000ad/rules";
import { game as gameAnaxis, glance as glanceAnaxis, text as textAnaxis } from "@starboard/anaxis";
import { rules as rulesAnaxis } from "@starboard/anaxis/rules";
import { game as gameTrekwar, glance as glanceTrekwar, text as textTrekwar } from "@starboard/trekwar";
import { rules as rulesTrekwar } from "@starboard/trekwar/rules";
import { game as gameWarpEmpires, glance as glanceWarpEmpires, text as textWarpEmpires } from "@starboard/warp-empires";
import { rules as rulesWarpEmpires } from "@starboard/warp-empires/rules";
import type { AnyGame } from "@starboard/kernel";
import type { GameEntry } from "@starboard/kit";

/** Every game with its texts and rules, in the order in which lists show them. */
export const gameEntries: readonly GameEntry[] = [
  { game: gameTrekwar, text: textTrekwar, rules: rulesTrekwar, glance: glanceTrekwar },
  { game: game4000ad, text: text4000ad, rules: rules4000ad, glance: glance4000ad },
  { game: gameAnaxis, text: textAnaxis, rules: rulesAnaxis, glance: glanceAnaxis },
  { game: gameWarpEmpires, text: textWarpEmpires, rules: rulesWarpEmpires, glance: glanceWarpEmpires },
];

/** Returns the game with the given id. */
export const findGameEntry = (id: string): GameEntry | undefined => gameEntries.find(({ game }) => game.id === id);

/** Finds the rules of an edition for `replay` and `verifyRecord`. Only current editions are available. */
export function findGame(id: string, edition: number): AnyGame | undefined {
  const game = findGameEntry(id)?.game;
  return game?.edition === edition ? game : undefined;
}
