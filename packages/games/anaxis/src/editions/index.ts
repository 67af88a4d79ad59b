/** The editions of Anaxis that are played: the present code, and what earlier editions did differently. */
import { type GameEditions, gameEditions } from "@starboard/kit";
import { game } from "../game.ts";
import { text } from "../text/index.ts";
import { edition4 } from "./4/index.ts";

export const editions: GameEditions = gameEditions(game, text, [edition4]);
