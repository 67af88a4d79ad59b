/** The moments of Warp Empires by which finished matches can be found. */
import type { GameMoments } from "@starboard/kit";
import type { FactWE } from "./facts.ts";
import type { ViewWE } from "./state.ts";

export const moments: GameMoments<FactWE, ViewWE> = {
  kinds: ["eliminated", "battleWon", "subdued", "leadersCaptured", "assimilated"],
  roundOf: (fact) => (fact.is === "turnBegan" ? fact.round : undefined),
  momentOf(fact) {
    switch (fact.is) {
      case "eliminated":
      case "subdued":
      case "leadersCaptured":
      case "assimilated":
        return { kind: fact.is, seat: fact.seat };
      case "battleDecided":
        return fact.winner === null ? undefined : { kind: "battleWon", seat: fact.winner };
      default:
        return undefined;
    }
  },
};
