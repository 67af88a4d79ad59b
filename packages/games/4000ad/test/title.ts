import type { GameEntry } from "@starboard/kit";
import { editions, game, text } from "../src/index.ts";
import { rules } from "../src/rules.gen.ts";

/** The game's title in lists and terminals. */
export const entry: GameEntry = { game, text, rules, editions };
