/** Buying a fleet: a race, a core of large ships, the rest in small ones and Cinema Points. */
import type { Act } from "@starboard/kernel";
import type { Weighed } from "@starboard/bots";
import type { BuyAct, Side } from "../acts.ts";
import { costOf, cpCap } from "../reckon/fleet.ts";
import { settingOf } from "../setting.ts";
import type { Purchase, TableAx } from "../table.ts";

/** All steps of buying are weighed so that the usual search has nothing to find out: one sensible ship after another. */
export function weighBuying(t: TableAx, side: Side, acts: readonly Act[]): Weighed {
  const fleet = t.fleets[side] as Purchase;
  const { scenario, classes, index } = settingOf(t.options);
  const left = scenario.sides[side].points - costOf(t, fleet.ships) - fleet.cp / 2;
  const worth = (act: BuyAct): number => {
    switch (act.do) {
      case "race":
        return fleet.race === "" ? 1 : 0;
      case "buy": {
        const ship = classes[index.get(act.ship) as number];
        const copies = fleet.ships.filter((one) => one === act.ship).length;
        const share = (ship?.cost ?? 0) / scenario.sides[side].points;
        return share > 0.5 ? 0.05 : (0.3 + share) / (1 + copies * copies);
      }
      case "cp":
        // What is left over goes into points, and a few are always worth having.
        return fleet.cp === 0 && act.cp === Math.min(cpCap(t, side), Math.max(2, Math.floor(left * 2))) && left <= 4
          ? 1
          : 0;
      case "confirm":
        return left < 3 || (fleet.cp > 0 && left < 1) ? 2 : 0;
      default:
        return 0;
    }
  };
  const choices = (acts as readonly BuyAct[]).map((act) => ({ act, worth: worth(act) })).filter((c) => c.worth > 0);
  const some = choices.length > 0 ? choices : (acts as readonly BuyAct[]).slice(0, 1).map((act) => ({ act, worth: 1 }));
  some.sort((a, b) => b.worth - a.worth);
  return { acts: some.map((c) => c.act), weights: some.map((c) => c.worth), complete: false };
}
