/** The sequence of play (WE-2.10). The match ends inside a step, so the loop has no end of its own. */
import type { Outline } from "@starboard/kernel";
import type { ShapeWE } from "./shape.ts";

export const outline: Outline<ShapeWE> = [
  "deal",
  "pickFactions",
  "muster",
  "arrange",
  { repeat: ["turn", "endTurn"], until: (t) => t.flow.over !== null },
];
