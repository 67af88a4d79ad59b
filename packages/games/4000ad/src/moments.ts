/** The moments of 4000 A.D. by which finished matches can be found. */
import type { GameMoments } from "@starboard/kit";
import type { Fact4000 } from "./facts.ts";
import type { View4000 } from "./state.ts";

export const moments: GameMoments<Fact4000, View4000> = {
  kinds: ["homeLost", "fleetLost", "eliminated"],
  roundOf: (fact) => (fact.is === "roundBegan" ? fact.round : undefined),
  momentOf(fact, { board: { seatOf } }) {
    if (fact.is !== "homeLost" && fact.is !== "fleetLost" && fact.is !== "eliminated") return undefined;
    const seat = seatOf[fact.power];
    return seat === undefined ? undefined : { kind: fact.is, seat };
  },
};
