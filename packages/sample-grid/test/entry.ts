import type { GameEntry } from "@starboard/kit";
import { editions, game, glance, text } from "../src/index.ts";
import { rules } from "../src/rules.gen.ts";

/** The game as lists and terminals show it. */
export const entry: GameEntry = { game, text, rules, glance, editions };
