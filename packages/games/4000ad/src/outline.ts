/** The sequence of play (section E.2). A round is one own turn of every living power. */
import type { Outline } from "@starboard/kernel";
import type { Shape4000 } from "./shape.ts";
import { producesNow } from "./steps/produce.ts";
import type { State4000 } from "./state.ts";

const living = (t: State4000): boolean => t.active >= 0 && t.alive[t.active] === 1;

/**
 * T1 production, T2 arrivals, T3 departure, T4 end. In the alliance style both allies produce in the first one's T1.
 */
const ownTurn: Outline<Shape4000> = [
  "beginTurn",
  { when: producesNow, play: ["produce"] },
  { when: living, play: ["push"] },
  { when: living, play: ["depart"] },
  "endTurn",
];

export const outline: Outline<Shape4000> = [
  { when: (t) => t.options["ad.homes"] === "random", play: ["findHomes"] },
  { when: (t) => t.options["ad.neutralDefence"] !== "none", play: ["placeNeutrals"] },
  { when: (t) => t.options["ad.firstPlayer"] === "dice", play: ["rollForStart"] },
  {
    repeat: ["beginRound", { repeat: ownTurn, until: (t) => t.slot >= t.order.length }, "endRound"],
    until: (t) => t.flow.over !== null,
  },
];
