/** Plans against which the levels of TrekWar are measured: extremes of the evaluation and of the policy. */
import type { PlanSpace } from "@starboard/bots";
import type { ActTW } from "../acts.ts";
import { cardIndexOf } from "../card-index.ts";
import { type CardIndex, cardAt, numberOf } from "../card.ts";
import { CENTRAL, sectorNumber } from "../data/board.ts";
import type { ShapeTW } from "../shape.ts";
import { GROUNDS } from "../state.ts";

/** Printed Force of a strong Unit, and most supporting cards in most Deployments: the features are about 1 there. */
const STRONG = 8;
const MANY_CARDS = 3;

/** Returns the printed Force of a Unit on a Battleground. */
const forceOf = (index: CardIndex, id: string, ground: number): number =>
  (cardAt(index, numberOf(index, id)).force[ground] ?? 0) / STRONG;

export const plans: PlanSpace<ShapeTW> = {
  features: ["support", "force", "event", "surrender", "exchange", "draw", "space", "centre", "pass"],
  plans: [
    { name: "all-in", factors: { spend: 0.1, unanswered: 1.6 }, leanings: { support: 2, force: 2, surrender: -3 } },
    { name: "spare every card", factors: { spend: 2.7 }, leanings: { support: -3, force: -2 } },
    { name: "hoard cards", factors: { quality: 3, spend: 1.5 }, leanings: { support: -2, event: -3, pass: 1 } },
    { name: "give up early", factors: { trust: 0.7 }, leanings: { surrender: 3 } },
    { name: "never give up", factors: { trust: 1.05 }, leanings: { surrender: -6 } },
    { name: "events first", factors: { event: 3 }, leanings: { event: 4 } },
    { name: "space only", factors: { terrain: 0.3 }, leanings: { space: 4 } },
    { name: "surface only", factors: { terrain: 0.3 }, leanings: { space: -4 } },
    { name: "exhaust the deck", factors: { perFight: 2 }, leanings: { draw: 3, exchange: 2 } },
    { name: "no exchange", leanings: { exchange: -4 } },
    { name: "blind to the Fight", factors: { trust: 0.6 } },
    { name: "centre first", leanings: { centre: 4, force: 1 } },
  ],
  actFeatures(t, _step, _by, act) {
    const index = cardIndexOf(t.options);
    const one = act as ActTW;
    switch (one.do) {
      case "deploy": {
        const support = one.support.length / MANY_CARDS;
        return { support, force: one.unit === undefined ? 0 : forceOf(index, one.unit, t.ground) };
      }
      case "open": {
        const ground = GROUNDS.indexOf(one.battleground as never);
        return { space: ground === 0 ? 1 : 0, force: forceOf(index, one.unit, ground) };
      }
      case "exchange":
        return { exchange: one.drop.length / MANY_CARDS };
      case "attack":
        return { centre: sectorNumber(one.to) === CENTRAL ? 1 : 0 };
      case "draw":
        return { draw: one.n / MANY_CARDS };
      case "event":
        return { event: 1 };
      case "surrender":
        return { surrender: 1 };
      case "end":
        return { pass: 1 };
      default:
        return {};
    }
  },
};
