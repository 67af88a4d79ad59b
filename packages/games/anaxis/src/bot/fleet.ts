/** Buying a fleet: a race, Cinema Points for a tenth of the limit, a core of large ships, the rest in small ones. */
import type { Act } from "@starboard/kernel";
import type { PolicyPrior } from "@starboard/bots";
import type { BuyAct, Side } from "../acts.ts";
import { costOf, cpCap } from "../calc/fleet.ts";
import { matchSetupOf } from "../match-setup.ts";
import type { Purchase, StateAx } from "../state.ts";

/** Part of the limit that is put into Cinema Points at once: the first few win more than the ships they cost. */
const RESERVE = 0.1;

/** All steps of buying are weighed so that the usual search has nothing to find out: one sensible ship after another. */
export function weighBuying(t: StateAx, side: Side, acts: readonly Act[]): PolicyPrior {
  const fleet = t.fleets[side] as Purchase;
  const { scenario, classes, index } = matchSetupOf(t.options);
  const limit = scenario.sides[side].points;
  const left = limit - costOf(t, fleet.ships) - fleet.cp / 2;
  const cap = cpCap(t, side);
  const able = classes.some((ship) => ship.race === fleet.race && ship.cost <= left);
  const reserve = Math.min(cap, Math.floor(limit * RESERVE * 2));
  // When no ship can be had any more, what is left over goes into points as well.
  const wanted = able ? reserve : Math.min(cap, fleet.cp + Math.floor(left * 2));
  const worth = (act: BuyAct): number => {
    switch (act.do) {
      case "race":
        return fleet.race === "" ? 1 : 0;
      case "buy": {
        if (fleet.cp < reserve) return 0;
        const ship = classes[index.get(act.ship) as number];
        const copies = fleet.ships.filter((one) => one === act.ship).length;
        const share = (ship?.cost ?? 0) / limit;
        return share > 0.5 ? 0.05 : (0.3 + share) / (1 + copies * copies);
      }
      case "cp":
        return fleet.race !== "" && act.cp === wanted && fleet.cp < wanted ? 1 : 0;
      case "confirm":
        return !able && fleet.cp >= wanted ? 1 : 0;
      default:
        return 0;
    }
  };
  const choices = (acts as readonly BuyAct[]).map((act) => ({ act, worth: worth(act) })).filter((c) => c.worth > 0);
  const some = choices.length > 0 ? choices : (acts as readonly BuyAct[]).slice(0, 1).map((act) => ({ act, worth: 1 }));
  some.sort((a, b) => b.worth - a.worth);
  return { acts: some.map((c) => c.act), priors: some.map((c) => c.worth), complete: false };
}
