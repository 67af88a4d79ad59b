import type { GameEntry } from "@starboard/kit";
import { game } from "../src/game.ts";
import { rules } from "../src/rules.gen.ts";
import { text } from "../src/text/index.ts";

/** The game as lists and terminals know it. */
export const entry: GameEntry = { game, text, rules };
