/** Plans against which the levels of Warp Empires are measured: extremes of the evaluation and of the policy. */
import type { PlanSpace } from "@starboard/bots";
import type { ShapeWE } from "../shape.ts";

/** The feature of an act by its name, where it has one. */
const FEATURE_OF: Readonly<Record<string, string>> = {
  play: "card",
  drop: "drop",
  buy: "unit",
  build: "building",
  battle: "battle",
  assault: "battle",
  attack: "battle",
  mission: "mission",
  step: "move",
  stop: "rest",
  retreat: "retreat",
};

export const plans: PlanSpace<ShapeWE> = {
  features: [...new Set(Object.values(FEATURE_OF))],
  plans: [
    {
      name: "rush",
      factors: { counted: 2, threat: 0, home: 0.2, "terms.force": 0.3 },
      leanings: { move: 1, battle: 1 },
    },
    { name: "turtle", factors: { threat: 3, reach: 0.4, home: 3 }, leanings: { battle: -2, rest: 1 } },
    { name: "all-in", factors: { strongestMobile: 5, home: 0, threat: 0.2 }, leanings: { battle: 3, retreat: -3 } },
    { name: "build up", factors: { income: 2.5, strongestMobile: 2.5 }, leanings: { unit: 2, battle: -1 } },
    { name: "hoard cards", factors: { card: 5 }, leanings: { card: -3, drop: -3 } },
    { name: "play every card", factors: { card: 0 }, leanings: { card: 4 } },
    { name: "hoard money", factors: { treasury: 3 }, leanings: { unit: -3, building: -3 } },
    { name: "builder", factors: { fort: 3, income: 2 }, leanings: { building: 4 } },
    { name: "missions only", leanings: { mission: 4, battle: -2 } },
    { name: "avoid battles", factors: { reach: 0.5 }, leanings: { battle: -4, retreat: 3 } },
    { name: "no fear", factors: { "terms.threats": 0 } },
  ],
  actFeatures(_t, _step, _by, act) {
    const feature = FEATURE_OF[act.do];
    return feature === undefined ? {} : { [feature]: 1 };
  },
};
