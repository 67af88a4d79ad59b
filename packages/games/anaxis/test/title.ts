import type { Title } from "@starboard/kit";
import { game, words } from "../src/index.ts";
import { rules } from "../src/rules.gen.ts";

/** The game as lists and terminals know it. */
export const title: Title = { game, words, rules };
