/**
 * Buys a fleet in secret, one ship per act, so that a fleet of any size can be bought and changed (AX-8.1, AX-8.2,
 * AX-9.2).
 */
import { type Decision, seat } from "@starboard/kernel";
import { buyAct, type BuyAct, type Side } from "../acts.ts";
import { refuse } from "../refusals.ts";
import { matchSetupOf } from "../match-setup.ts";
import type { ShapeAx } from "../shape.ts";
import { costOf, cpCap, racesFor } from "../calc/fleet.ts";
import type { Purchase } from "../state.ts";

export const buy: Decision<ShapeAx, BuyAct, { side: Side }> = {
  kind: "decision",
  rule: "AX-9.2",
  schema: buyAct,
  covert: true,
  asks: (_t, { side }) => seat(side),
  candidates(t, { side }, _by, offer) {
    const fleet = t.fleets[side] as Purchase;
    offer({ do: "confirm" });
    // A fleet without a race buys nothing: the research base, which has no race either, must not be offered.
    if (fleet.race !== "")
      for (const ship of matchSetupOf(t.options).classes)
        if (ship.race === fleet.race) offer({ do: "buy", ship: ship.id });
    for (const ship of new Set(fleet.ships)) offer({ do: "sell", ship });
    const cap = Math.min(
      cpCap(t, side),
      (matchSetupOf(t.options).scenario.sides[side].points - costOf(t, fleet.ships)) * 2,
    );
    for (let cp = 0; cp <= cap; cp++) if (cp !== fleet.cp) offer({ do: "cp", cp });
    for (const race of racesFor(t, side)) if (race !== fleet.race) offer({ do: "race", race });
  },
  forbids(t, { side }, _by, act) {
    const fleet = t.fleets[side] as Purchase;
    const { scenario, index } = matchSetupOf(t.options);
    const limit = scenario.sides[side].points;
    switch (act.do) {
      case "race":
        return racesFor(t, side).includes(act.race) ? undefined : refuse("AX_FLEET_RACE", { race: act.race });
      case "buy": {
        const ship = matchSetupOf(t.options).classes[index.get(act.ship) ?? -1];
        if (!ship || ship.race === "" || ship.race !== fleet.race)
          return refuse("AX_FLEET_RACE", { ship: act.ship, race: fleet.race });
        return overLimit(costOf(t, [...fleet.ships, act.ship]), fleet.cp, limit);
      }
      case "sell":
        return fleet.ships.includes(act.ship) ? undefined : refuse("AX_UNKNOWN_SHIP", { ship: act.ship });
      case "cp": {
        const cap = cpCap(t, side);
        if (act.cp > cap) return refuse("AX_FLEET_CP_CAP", { cp: act.cp, cap });
        return overLimit(costOf(t, fleet.ships), act.cp, limit);
      }
      default:
        return fleet.ships.length > 0 ? undefined : refuse("AX_FLEET_EMPTY");
    }
  },
  resolve(ctx, { side }, _by, act) {
    const fleet = ctx.state.fleets[side] as Purchase;
    if (act.do === "race") Object.assign(fleet, { race: act.race, ships: [], cp: 0 });
    else if (act.do === "buy") fleet.ships.push(act.ship);
    else if (act.do === "sell") fleet.ships.splice(fleet.ships.lastIndexOf(act.ship), 1);
    else if (act.do === "cp") fleet.cp = act.cp;
    else {
      fleet.confirmed = true;
      ctx.done();
    }
  },
};

/** Refuses a fleet above its limit. One ship point buys two Cinema Points, a remaining half point one (AX-8.1). */
function overLimit(points: number, cp: number, limit: number): ReturnType<typeof refuse> | undefined {
  const cost = points + cp / 2;
  return cost <= limit ? undefined : refuse("AX_FLEET_OVER_LIMIT", { cost, limit });
}
