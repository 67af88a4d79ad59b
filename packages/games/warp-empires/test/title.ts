import type { Title } from "@starboard/kit";
import { game } from "../src/game.ts";
import { rules } from "../src/rules.gen.ts";
import { words } from "../src/text/index.ts";

/** The game as lists and terminals know it. */
export const title: Title = { game, words, rules };
