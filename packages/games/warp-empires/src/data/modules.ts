/** The modules that come with the game, in the order in which they are offered. */
import type { JsonObject } from "../module/options.ts";
import { FIRST_STEPS } from "./first-steps.ts";
import { STAR_TREK } from "./star-trek.ts";
import { THREE_RIVERS } from "./three-rivers.ts";

export const BUILT_IN: Readonly<Record<string, JsonObject>> = {
  "star-trek": STAR_TREK,
  "three-rivers": THREE_RIVERS,
  "first-steps": FIRST_STEPS,
};
