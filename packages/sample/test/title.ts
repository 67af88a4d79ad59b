import type { Title } from "@starboard/kit";
import { game, words } from "@starboard/sample";
import { rules } from "@starboard/sample/rules";

/** The game as lists and terminals know it. */
export const title: Title = { game, words, rules };
