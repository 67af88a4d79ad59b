/** Who may read what of a match: everybody everything, because the field is open (ION-2.1). */
import type { Visibility } from "@starboard/kernel";
import type { TrailsShape } from "./shape.ts";

export const visibility = {
  state: { turn: "public", ships: "public", out: "public", asteroids: "public", trails: "public" },
  memos: { scatter: {}, pass: {}, fly: {} },
  options: { "sample-grid.captains": "public", "sample-grid.size": "public", "sample-grid.asteroids": "public" },
  facts: {
    scattered: "public",
    flew: "public",
    stuck: "public",
    retired: "public",
    won: "public",
  },
  refusals: {
    ION_TURN: {},
    ION_PHASE: {},
    ION_OVER: {},
    ION_FAR: {},
    ION_ALREADY_OUT: {},
    ION_OCCUPIED: { by: "public" },
  },
} satisfies Visibility<TrailsShape>;
