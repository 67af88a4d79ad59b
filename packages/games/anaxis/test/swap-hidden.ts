import type { Random } from "@starboard/conformance";
import type { Viewer } from "@starboard/kernel";
import type { Side } from "../src/acts.ts";
import { SHIPS } from "../src/data/ships.ts";
import { matchSetupOf } from "../src/match-setup.ts";
import { ACTIVE, type StateAx } from "../src/state.ts";
import { zoneHexes } from "../src/zone.ts";

/**
 * The same table with everything exchanged that the viewer may not know (AX-12.1): another ship carries the ambassador,
 * another fleet is being bought, ships stand elsewhere while both sides deploy. Written from the rules, apart from `view`
 * and `imagine`.
 */
export function twin(state: StateAx, viewer: Viewer, chance: Random): StateAx {
  const t = { ...(JSON.parse(JSON.stringify({ ...state, options: null })) as StateAx), options: state.options };
  if (t.flow.over) return t;
  for (const side of [0, 1] as const) {
    if (viewer === (side as Viewer)) continue;
    otherCarrier(t, side, chance);
    otherFleet(t, side, chance);
    otherPlaces(t, side, chance);
  }
  return t;
}

function otherCarrier(t: StateAx, side: Side, chance: Random): void {
  if (t.carrier < 0 || t.side[t.carrier] !== side) return;
  const able = t.kind.map((_, s) => s).filter((s) => t.side[s] === side && t.status[s] === ACTIVE);
  const unseen = able.filter((s) => !t.cleared.includes(s));
  t.carrier = unseen[chance.below(unseen.length)] as number;
}

function otherFleet(t: StateAx, side: Side, chance: Random): void {
  const fleet = t.fleets[side];
  if (t.kind.length > 0 || !fleet || matchSetupOf(t.options).scenario.sides[side].fleet !== null) return;
  const race = SHIPS[chance.below(SHIPS.length)]?.race ?? "";
  const ships = SHIPS.filter((ship) => ship.race === race && ship.cost < 8).map((ship) => ship.id);
  t.fleets[side] = { ...fleet, race, ships, cp: chance.below(4) };
}

function otherPlaces(t: StateAx, side: Side, chance: Random): void {
  const { scenario } = matchSetupOf(t.options);
  const secret = scenario.order.includes("both.deploy") && t.options["ax.deployment"] === "simultaneous";
  if (!secret || t.kind.length === 0 || t.shown[side] === 1) return;
  for (let s = 0; s < t.kind.length; s++) {
    if (t.side[s] !== side || t.placed[s] === 0) continue;
    const hexes = zoneHexes(t, s);
    const hex = hexes[chance.below(hexes.length)];
    t.q[s] = hex?.q ?? 0;
    t.r[s] = hex?.r ?? 0;
    t.facing[s] = chance.below(6);
  }
}
