/**
 * Policy for buying a fleet: a race, Cinema Points, then one ship after another. No race is preferred, so that matches
 * differ; what is bought of a race follows from what its ships have been worth in matches.
 */
import type { Act } from "@starboard/kernel";
import type { PolicyPrior } from "@starboard/bots";
import type { BuyAct, Side } from "../acts.ts";
import { costOf, cpCap } from "../calc/fleet.ts";
import type { ShipClass } from "../data/ship.ts";
import { matchSetupOf } from "../match-setup.ts";
import type { Purchase, StateAx } from "../state.ts";
import type { FleetWorth } from "./evaluation-weights.ts";

/** Part of the limit spent on Cinema Points first, if they are worth more than the ships they cost: as much as a skirmish allows. */
const RESERVE = 1 / 8;
/** What a Cinema Point costs in ship points (AX-8.2). */
const POINT_COST = 0.5;
/** The same where no worth is known. */
const RECIPE_RESERVE = 0.1;
/** How much rarer a ship is bought that is worth less: the difference in log-odds for ten points that makes it e times as rare. */
const CALM = 0.3;

/** Returns priors for buying one sensible ship after another, so that the search need not explore purchases. */
export function buyingPolicy(t: StateAx, side: Side, acts: readonly Act[], worth: FleetWorth | undefined): PolicyPrior {
  const fleet = t.fleets[side] as Purchase;
  const { scenario, classes, index } = matchSetupOf(t.options);
  const limit = scenario.sides[side].points;
  const left = limit - costOf(t, fleet.ships) - fleet.cp / 2;
  const cap = cpCap(t, side);
  const able = classes.some((ship) => ship.race === fleet.race && ship.cost <= left);
  const reserve = Math.min(cap, Math.floor((limit * reservedPart(worth)) / POINT_COST));
  // If no ship can be paid any more, the remaining points buy Cinema Points.
  const wanted = able ? reserve : Math.min(cap, fleet.cp + Math.floor(left * 2));
  const value = (act: BuyAct): number => {
    switch (act.do) {
      case "race":
        return fleet.race === "" ? 1 : 0;
      case "buy": {
        if (fleet.cp < reserve) return 0;
        const ship = classes[index.get(act.ship) as number];
        if (!ship) return 0;
        if (worth) return Math.exp(gainOf(ship, worth) / CALM);
        const copies = fleet.ships.filter((id) => id === act.ship).length;
        const share = ship.cost / limit;
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
  const choices = (acts as readonly BuyAct[]).map((act) => ({ act, value: value(act) })).filter((c) => c.value > 0);
  const considered =
    choices.length > 0 ? choices : (acts as readonly BuyAct[]).slice(0, 1).map((act) => ({ act, value: 1 }));
  considered.sort((a, b) => b.value - a.value);
  return { acts: considered.map((c) => c.act), priors: considered.map((c) => c.value), complete: false };
}

function reservedPart(worth: FleetWorth | undefined): number {
  if (!worth) return RECIPE_RESERVE;
  return worth.cinemaPoint > worth.shipPoint * POINT_COST ? RESERVE : 0;
}

/** Log-odds that a ship adds for ten of its points; an average one where a table plays with classes of its own. */
const gainOf = (ship: ShipClass, { ships, shipPoint }: FleetWorth): number =>
  10 * (Object.hasOwn(ships, ship.id) ? (ships[ship.id] as number) / ship.cost : shipPoint);
