/** Salvage Run: a tiny game with every kind of step, hidden hands, dice and asides. */
import type { Game } from "@starboard/kernel";
import { home } from "./asides/home.ts";
import { leave } from "./asides/leave.ts";
import { invariants } from "./invariants.ts";
import { notation } from "./notation.ts";
import { options } from "./options.ts";
import { outline } from "./outline.ts";
import { scoreSum } from "./calc/score.ts";
import { OVER, PHASE, TURN } from "./refusals.ts";
import type { SampleShape } from "./shape.ts";
import { award } from "./steps/award.ts";
import { bid } from "./steps/bid.ts";
import { deal } from "./steps/deal.ts";
import { pick } from "./steps/pick.ts";
import { raid } from "./steps/raid.ts";
import { refill } from "./steps/refill.ts";
import { score } from "./steps/score.ts";
import { sight } from "./steps/sight.ts";
import { clone, setup } from "./state.ts";
import { determinize, view } from "./view.ts";

export const game: Game<SampleShape> = {
  id: "sample",
  edition: 1,
  options,
  outline,
  steps: { deal, sight, pick, bid, award, raid, refill, score },
  asides: { leave, home },
  resign: (t, by) => (t.left[by] === 1 ? undefined : { step: "leave", act: { do: "leave" } }),
  refusals: { turn: TURN, phase: PHASE, over: OVER },
  setup,
  seats: (t) => t.options["sample.captains"],
  clone,
  view,
  determinize,
  invariants,
  notation,
  sums: { score: scoreSum },
};
