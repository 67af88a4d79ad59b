/** The bot specs of all games. They are separate from the list of games, so that pages load them only for bots. */
import { bot as bot4000 } from "@starboard/4000ad/bot";
import { bot as botAnaxis } from "@starboard/anaxis/bot";
import { bot as botTrekWar } from "@starboard/trekwar/bot";
import { bot as botWarpEmpires } from "@starboard/warp-empires/bot";
import type { BotSpec } from "@starboard/bots";
import type { Shape } from "@starboard/kernel";

/** The bot spec of every game that has bots. */
export const bots: readonly BotSpec<never>[] = [
  bot4000 as unknown as BotSpec<never>,
  botTrekWar as unknown as BotSpec<never>,
  botAnaxis as unknown as BotSpec<never>,
  botWarpEmpires as unknown as BotSpec<never>,
];

/** Returns the bot spec of a game, without its specific types; undefined if the game has no bots. */
export const botFor = (id: string): BotSpec<Shape> | undefined =>
  bots.find(({ game }) => (game as { readonly id: string }).id === id) as unknown as BotSpec<Shape> | undefined;
