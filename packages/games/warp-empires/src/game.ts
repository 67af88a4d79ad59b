/** The game definition of Warp Empires for the kernel. */
import type { Game } from "@starboard/kernel";
import { asides } from "./asides/index.ts";
import { concerns } from "./concerns.ts";
import { determinize } from "./determinize.ts";
import { invariants } from "./invariants.ts";
import { read } from "./notation/read.ts";
import { write } from "./notation/write.ts";
import { options } from "./option-table.ts";
import { outline } from "./outline.ts";
import { refuse } from "./refusals.ts";
import { clone } from "./clone.ts";
import { setup } from "./setup.ts";
import type { ShapeWE } from "./shape.ts";
import { steps } from "./steps/index.ts";
import { sums } from "./sums.ts";
import { view } from "./view.ts";
import { visibility } from "./visibility.ts";

export const game: Game<ShapeWE> = {
  id: "warp-empires",
  edition: 1,
  options,
  outline,
  steps,
  asides,
  resign: (t, by) => (t.alive[by] === 1 ? { step: "concede", act: { do: "concede" } } : undefined),
  refusals: {
    turn: refuse("WE_NOT_YOUR_DECISION"),
    phase: refuse("WE_WRONG_PHASE"),
    over: refuse("WE_GAME_OVER"),
  },
  setup,
  seats: (t) => t.options.players,
  clone,
  visibility,
  view,
  determinize,
  capabilities: { personalities: true },
  concerns,
  invariants,
  sums,
  notation: { read, write },
};
