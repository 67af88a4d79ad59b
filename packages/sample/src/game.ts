/** Salvage Run: a tiny game with every kind of step, hidden hands, dice and asides. */
import type { Game } from "@starboard/kernel";
import { asides } from "./asides/index.ts";
import { invariants } from "./invariants.ts";
import { notation } from "./notation.ts";
import { options } from "./options.ts";
import { outline } from "./outline.ts";
import { scoreSum } from "./calc/score.ts";
import { OVER, PHASE, TURN } from "./refusals.ts";
import type { SampleShape } from "./shape.ts";
import { steps } from "./steps/index.ts";
import { clone, setup } from "./state.ts";
import { determinize, view } from "./view.ts";
import { visibility } from "./visibility.ts";

export const game: Game<SampleShape> = {
  id: "sample",
  edition: 1,
  options,
  outline,
  steps,
  asides,
  resign: (t, by) => (t.left[by] === 1 ? undefined : { step: "leave", act: { do: "leave" } }),
  refusals: { turn: TURN, phase: PHASE, over: OVER },
  setup,
  seats: (t) => t.options["sample.captains"],
  clone,
  visibility,
  view,
  determinize,
  invariants,
  notation,
  sums: { score: scoreSum },
};
