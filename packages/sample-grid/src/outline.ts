/** The sequence of play (ION-2.1). */
import type { Outline } from "@starboard/kernel";
import type { TrailsShape } from "./shape.ts";

export const outline: Outline<TrailsShape> = [
  "scatter",
  // The match ends when one captain is left, so it never leaves the loop by itself.
  { repeat: ["pass", "fly"], until: (t) => t.flow.over !== null },
];
