/** Anaxis 1.8 as a game of the kernel: its steps, asides, options and views. */
import type { Game } from "@starboard/kernel";
import { asides } from "./asides/index.ts";
import { concerns } from "./concerns.ts";
import { invariants } from "./invariants.ts";
import { read, write } from "./notation.ts";
import { optionTable } from "./option-table.ts";
import { outline } from "./outline.ts";
import { legOf } from "./calc/legs.ts";
import { clone } from "./clone.ts";
import { setup } from "./setup.ts";
import type { ShapeAx } from "./shape.ts";
import { steps } from "./steps/index.ts";
import { sums } from "./sums.ts";
import { determinize } from "./determinize.ts";
import { view } from "./view.ts";
import { visibility } from "./visibility.ts";

export const game: Game<ShapeAx> = {
  id: "anaxis",
  edition: 5,
  options: optionTable,
  outline,
  steps,
  asides,
  resign: () => ({ step: "concede", act: { do: "concede" } }),
  refusals: {
    turn: { rule: "AX-11.1", code: "AX_NOT_YOUR_DECISION" },
    phase: { rule: "AX-11.1", code: "AX_WRONG_PHASE" },
    over: { rule: "AX-9.7", code: "AX_GAME_OVER" },
  },
  setup,
  seats: () => 2,
  clone,
  visibility,
  view,
  determinize,
  concerns,
  invariants,
  sums,
  // A contest has two legs. After the second leg, a rematch begins a new contest.
  capabilities: {
    legs: {
      rematchOptions: ({ board }) => ({ "ax.firstLeg": board.options["ax.firstLeg"] ? null : legOf(board) }),
      includesFirstLeg: (options) => options["ax.firstLeg"] !== null,
    },
  },
  notation: { read, write },
};
