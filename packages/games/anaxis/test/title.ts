import type { GameEntry } from "@starboard/kit";
import { editions, game, text } from "../src/index.ts";
import { rules } from "../src/rules.gen.ts";

/** The entry of Anaxis, as in the list of games. */
export const entry: GameEntry = { game, text, rules, editions };
