/** The editions of Ion Trails that are played: the present code, and what earlier editions did differently. */
import { type GameEditions, gameEditions } from "@starboard/kit";
import { game } from "../game.ts";
import { text } from "../text/index.ts";

export const editions: GameEditions = gameEditions(game, text);
