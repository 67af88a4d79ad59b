/** Ion Trails: a tiny game on a grid with open information, set-up draws and an aside. */
import type { Game } from "@starboard/kernel";
import { asides } from "./asides/index.ts";
import { invariants } from "./invariants.ts";
import { notation } from "./notation.ts";
import { options } from "./options.ts";
import { outline } from "./outline.ts";
import { OVER, PHASE, TURN } from "./refusals.ts";
import type { TrailsShape } from "./shape.ts";
import { steps } from "./steps/index.ts";
import { clone, setup } from "./state.ts";
import { determinize, view } from "./view.ts";
import { visibility } from "./visibility.ts";

export const game: Game<TrailsShape> = {
  id: "sample-grid",
  edition: 1,
  options,
  outline,
  steps,
  asides,
  resign: (t, by) => (t.out[by] === 1 ? undefined : { step: "retire", act: { do: "retire" } }),
  refusals: { turn: TURN, phase: PHASE, over: OVER },
  setup,
  seats: (t) => t.options["sample-grid.captains"],
  clone,
  visibility,
  view,
  determinize,
  invariants,
  notation,
};
