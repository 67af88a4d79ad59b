/** The definition of TrekWar – The Battle Card Game for the kernel. */
import type { Game } from "@starboard/kernel";
import { asides } from "./asides/index.ts";
import { clone } from "./clone.ts";
import { concerns } from "./concerns.ts";
import { enemyOf, SIDE_IDS } from "./data/board.ts";
import { determinize } from "./determinize.ts";
import { invariants } from "./invariants.ts";
import { read, write } from "./notation.ts";
import { options } from "./option-table.ts";
import { outline } from "./outline.ts";
import { COMMON } from "./refusals.ts";
import { setup } from "./setup.ts";
import { type ShapeTW, sideOf } from "./shape.ts";
import { steps } from "./steps/index.ts";
import { sums } from "./sums.ts";
import type { ViewTW } from "./state.ts";
import { view } from "./view.ts";
import { visibility } from "./visibility.ts";

/** Options of a rematch. The winner of a Battle opens the next (TW-9.7), and in a rematch the players swap sides. */
function rematch({ options, flow }: ViewTW): Readonly<Record<string, unknown>> {
  if (options.firstOpener !== "random" && options.firstOpener !== "previousWinner") return {};
  const winner = flow.over?.winners[0];
  if (winner === undefined) return { firstOpener: "random" };
  return { firstOpener: "previousWinner", previousWinner: SIDE_IDS[enemyOf(sideOf(winner))] };
}

export const game: Game<ShapeTW> = {
  id: "trekwar",
  edition: 2,
  options,
  outline,
  steps,
  asides,
  resign: (t) => (t.options.resign ? { step: "resign", act: { do: "resign" } } : undefined),
  refusals: COMMON,
  setup,
  seats: () => 2,
  clone,
  visibility,
  view,
  determinize,
  capabilities: { legs: { rematchOptions: rematch } },
  concerns,
  invariants,
  sums,
  notation: { read, write },
};
