/** The sequence of play (AX-2.1). A match ends inside a step, so the loop repeats until then. */
import type { Outline } from "@starboard/kernel";
import type { ShapeAx } from "./shape.ts";

export const outline: Outline<ShapeAx> = [
  "prepare",
  {
    repeat: ["beginTurn", "callMove", "beginFire", "scans", "callFire", "endTurn"],
    until: (t) => t.flow.over !== null,
  },
];
