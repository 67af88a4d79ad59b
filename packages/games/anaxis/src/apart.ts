/** How far a hex is from the enemy, as the deploying side may know it (AX-9.5, AX-12.1). */
import { hexDistance, hexesOf } from "@starboard/kit";
import type { Side } from "./acts.ts";
import type { Zone } from "./data/scenario.ts";
import { enemyOf, isBase, matchSetupOf } from "./match-setup.ts";
import type { StateAx } from "./state.ts";

/** A distance greater than any on a map, for a side without enemies. */
const NO_ENEMY = 9999;

/** True while a side's deployment is its secret: both deploy at once and not all is confirmed (AX-9.4). */
export function deploymentSecret(t: StateAx, side: Side): boolean {
  const together = matchSetupOf(t.options).scenario.order.includes("both.deploy");
  return t.kind.length > 0 && t.shown[side] === 0 && together && t.options["ax.deployment"] === "simultaneous";
}

/** Tests whether a zone holds a hex; `side` deploys there. */
type Holds = (zone: Zone, side: Side, q: number, r: number) => boolean;

/** Distances to the zones of a side, by hex, for every state that the zones depend on. */
const remembered = new WeakMap<StateAx["options"], Map<string, ReadonlyMap<number, number>>>();

const hexKey = (q: number, r: number): number => q * 1024 + r;

/**
 * Returns the distance from a hex to the nearest enemy ship on the map. While the enemy deploys in secret, its ships count as
 * standing anywhere in their zones: the answer must not depend on where they do stand.
 */
export function enemyDistance(t: StateAx, side: Side, q: number, r: number, holds: Holds): number {
  const enemy = enemyOf(side);
  if (deploymentSecret(t, enemy)) return zoneDistances(t, enemy, holds).get(hexKey(q, r)) ?? 0;
  let nearest = NO_ENEMY;
  for (let s = 0; s < t.kind.length; s++)
    if (t.side[s] === enemy && t.placed[s] === 1 && !isBase(t, s))
      nearest = Math.min(nearest, hexDistance(q, r, t.q[s] as number, t.r[s] as number));
  return nearest;
}

/** The distance from every hex of the map to the nearest hex where a ship of a side may be deployed. */
function zoneDistances(t: StateAx, side: Side, holds: Holds): ReadonlyMap<number, number> {
  const base = t.kind.length - 1;
  const state = [side, ...t.edges, ...(isBase(t, base) ? [t.q[base], t.r[base]] : [])].join();
  const known = remembered.get(t.options) ?? new Map<string, ReadonlyMap<number, number>>();
  remembered.set(t.options, known);
  let found = known.get(state);
  if (!found) {
    found = measured(t, side, holds);
    known.set(state, found);
  }
  return found;
}

function measured(t: StateAx, side: Side, holds: Holds): ReadonlyMap<number, number> {
  const { cols, rows, scenario } = matchSetupOf(t.options);
  const { fleet, zone } = scenario.sides[side];
  const zones = fleet ? fleet.map((entry) => entry.zone ?? zone) : [zone];
  // An enemy whose own zone is measured from this side may stand anywhere: no hex is away from it.
  if (zones.some((one) => one.kind === "apart")) return new Map();
  const all = [...hexesOf(cols, rows)];
  const held = all.filter(({ q, r }) => zones.some((one) => holds(one, side, q, r)));
  return new Map(
    all.map(({ q, r }) => [
      hexKey(q, r),
      held.reduce((least, hex) => Math.min(least, hexDistance(q, r, hex.q, hex.r)), NO_ENEMY),
    ]),
  );
}
