/** Plans against which the levels of 4000 A.D. are measured: extremes of the evaluation and of the policy. */
import type { PlanSpace } from "@starboard/bots";
import type { DepartAct } from "../acts.ts";
import { mapOf } from "../data/map.ts";
import type { Shape4000 } from "../shape.ts";
import type { State4000 } from "../state.ts";

/** Returns the share of the ships at a star that a departure takes along. */
function partOf(t: State4000, { from, ships }: { readonly from: string; readonly ships: number }): number {
  const s = mapOf(t.options).index[from] as number;
  return ships / Math.max(1, t.ships[s * t.P + t.active] as number);
}

export const plans: PlanSpace<Shape4000> = {
  features: ["stay", "size", "single", "fromHome", "hop", "attack", "occupy", "travelOn", "retreat"],
  // A number of productions, not a weight.
  fixed: ["productions"],
  plans: [
    { name: "rush", factors: { prize: 3, strike: 1.6, produced: 0.4 }, leanings: { size: 1, attack: 1.5, stay: -2 } },
    { name: "turtle", factors: { home: 3, prize: 0.4, "terms.danger": 2 }, leanings: { stay: 1.5, fromHome: -1 } },
    { name: "all-in", factors: { home: 0.3, prize: 2, "terms.danger": 0.3 }, leanings: { size: 3, fromHome: 1 } },
    {
      name: "hoard ships",
      factors: { "terms.largestFleet": 8, "terms.plans": 0.3 },
      leanings: { stay: 2, occupy: -1 },
    },
    { name: "single ships", factors: { empty: 1.3, strike: 0.6 }, leanings: { single: 3, size: -3 } },
    { name: "stay in hyperspace", factors: { "terms.plans": 2.5, warp: 0 }, leanings: { travelOn: 3, stay: -2 } },
    { name: "production first", factors: { produced: 2.5, surplus: 3, "terms.homes": 0.6 }, leanings: { occupy: 2 } },
    { name: "hop", leanings: { hop: 4 } },
    { name: "no fear", factors: { "terms.danger": 0 } },
    { name: "avoid battles", factors: { strike: 0.3, prize: 0.3 }, leanings: { attack: -3, retreat: 3 } },
  ],
  actFeatures(t, step, _by, act, run) {
    if (step === "depart") return departFeatures(t, [act, ...run] as readonly DepartAct[]);
    if (act.do === "travelOn") return { travelOn: 1 };
    if (act.do === "retreat") return { retreat: 1 };
    if (act.do === "emerge" && "mode" in act) return act["mode"] === "occupy" ? { occupy: 1 } : { attack: 1 };
    return {};
  },
};

function departFeatures(t: State4000, acts: readonly DepartAct[]): Readonly<Record<string, number>> {
  if (acts[0]?.do === "stay") return { stay: 1 };
  const departure = acts.find((act) => act.do === "depart");
  if (!departure) return {};
  const home = mapOf(t.options).index[departure.from] === t.home[t.active];
  return {
    size: partOf(t, departure),
    single: departure.ships === 1 ? 1 : 0,
    fromHome: home ? 1 : 0,
    hop: departure.to === "hop" ? 1 : 0,
    attack: departure.mode === "attack" ? 1 : 0,
  };
}
