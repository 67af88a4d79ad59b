import type { GameEntry } from "@starboard/kit";
import { editions, game, text } from "../src/index.ts";
import { rules } from "../src/rules.gen.ts";

/** The game as registered in lists and the command line. */
export const entry: GameEntry = { game, text, rules, editions };
