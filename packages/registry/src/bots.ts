/** The bot specs of all games. They are separate from the list of games, so that pages load them only for bots. */
import type { BotSpec } from "@starboard/bots";
import type { Shape } from "@starboard/kernel";
import { bots as listed } from "./bots.gen.ts";

/** The bot spec of every game that has bots. */
export const bots = listed as readonly BotSpec<never>[];

/** Returns the bot spec of a game, without its specific types; undefined if the game has no bots. */
export const botFor = (id: string): BotSpec<Shape> | undefined =>
  (listed as readonly BotSpec<Shape>[]).find(({ game }) => game.id === id);
