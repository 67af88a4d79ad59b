import type { GameEntry } from "@starboard/kit";
import { editions } from "../src/editions/index.ts";
import { game } from "../src/game.ts";
import { rules } from "../src/rules.gen.ts";
import { text } from "../src/text/index.ts";

/** The game's registration with its title. */
export const entry: GameEntry = { game, text, rules, editions };
