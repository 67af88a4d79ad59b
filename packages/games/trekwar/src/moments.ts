/** The moments of TrekWar by which finished matches can be found. A round is a Fight. */
import type { GameMoments } from "@starboard/kit";
import type { FactTW } from "./facts.ts";
import type { ViewTW } from "./state.ts";

export const moments: GameMoments<FactTW, ViewTW> = {
  kinds: ["sectorTaken", "surrendered", "deckRanOut"],
  roundOf: (fact) => (fact.is === "fightBegan" ? fact.fight : undefined),
  momentOf: (fact) =>
    fact.is === "sectorTaken" || fact.is === "surrendered" || fact.is === "deckRanOut"
      ? { kind: fact.is, seat: fact.side }
      : undefined,
};
