/** The moments of Anaxis by which finished matches can be found. A round is a turn. */
import type { GameMoments } from "@starboard/kit";
import type { FactAx } from "./facts.ts";
import type { ViewAx } from "./state.ts";

export const moments: GameMoments<FactAx, ViewAx> = {
  kinds: ["destroyed", "left"],
  roundOf: (fact) => (fact.is === "turnBegan" ? fact.turn : undefined),
  momentOf(fact, { board }) {
    if (fact.is !== "destroyed" && fact.is !== "left") return undefined;
    const seat = board.side[fact.ship];
    return seat === undefined ? undefined : { kind: fact.is, seat };
  },
};
