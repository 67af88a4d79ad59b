/** The sequence of play (WE-2.10). The loop has no end condition, because the match ends inside a step. */
import type { Outline } from "@starboard/kernel";
import type { ShapeWE } from "./shape.ts";

export const outline: Outline<ShapeWE> = [
  "deal",
  "pickFactions",
  "muster",
  "arrange",
  { repeat: ["turn", "endTurn"], until: (t) => t.flow.over !== null },
];
