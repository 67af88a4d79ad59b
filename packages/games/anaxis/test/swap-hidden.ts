import type { Random } from "@starboard/conformance";
import type { Viewer } from "@starboard/kernel";
import type { Side } from "../src/acts.ts";
import { SHIPS } from "../src/data/ships.ts";
import { matchSetupOf } from "../src/match-setup.ts";
import { ACTIVE, type StateAx } from "../src/state.ts";
import { zoneHexes } from "../src/zone.ts";

/**
 * Returns the state with all information exchanged that the viewer may not know (AX-12.1): another ship carries the
 * ambassador, another fleet is being bought, ships are deployed elsewhere. It follows the rules and does not use `view`
 * or `determinize`.
 */
export function swapHidden(state: StateAx, viewer: Viewer, random: Random): StateAx {
  const t = { ...(JSON.parse(JSON.stringify({ ...state, options: null })) as StateAx), options: state.options };
  if (t.flow.over) return t;
  for (const side of [0, 1] as const) {
    if (viewer === (side as Viewer)) continue;
    swapCarrier(t, side, random);
    swapFleet(t, side, random);
    swapPlaces(t, side, random);
  }
  return t;
}

function swapCarrier(t: StateAx, side: Side, random: Random): void {
  if (t.carrier < 0 || t.side[t.carrier] !== side) return;
  const able = t.kind.map((_, s) => s).filter((s) => t.side[s] === side && t.status[s] === ACTIVE);
  const unseen = able.filter((s) => !t.cleared.includes(s));
  t.carrier = unseen[random.below(unseen.length)] as number;
}

function swapFleet(t: StateAx, side: Side, random: Random): void {
  const fleet = t.fleets[side];
  if (t.kind.length > 0 || !fleet || matchSetupOf(t.options).scenario.sides[side].fleet !== null) return;
  const race = SHIPS[random.below(SHIPS.length)]?.race ?? "";
  const ships = SHIPS.filter((ship) => ship.race === race && ship.cost < 8).map((ship) => ship.id);
  t.fleets[side] = { ...fleet, race, ships, cp: random.below(4) };
}

function swapPlaces(t: StateAx, side: Side, random: Random): void {
  const { scenario } = matchSetupOf(t.options);
  const secret = scenario.order.includes("both.deploy") && t.options["ax.deployment"] === "simultaneous";
  if (!secret || t.kind.length === 0 || t.shown[side] === 1) return;
  for (let s = 0; s < t.kind.length; s++) {
    if (t.side[s] !== side || t.placed[s] === 0) continue;
    const hexes = zoneHexes(t, s);
    const hex = hexes[random.below(hexes.length)];
    t.q[s] = hex?.q ?? 0;
    t.r[s] = hex?.r ?? 0;
    t.facing[s] = random.below(6);
  }
}
