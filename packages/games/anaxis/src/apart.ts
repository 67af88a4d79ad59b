/** Distance of a hex from the enemy, as the deploying side may know it (AX-9.5, AX-12.1). */
import { hexDistance, hexesOf } from "@starboard/kit";
import type { Side } from "./acts.ts";
import type { Zone } from "./data/scenario.ts";
import { enemyOf, isBase, matchSetupOf } from "./match-setup.ts";
import type { StateAx } from "./state.ts";

/** A distance greater than any on a map, for a side without enemies. */
const NO_ENEMY = 9999;

/** True while a side's deployment is secret: both sides deploy at once and have not both confirmed (AX-9.4). */
export function deploymentSecret(t: StateAx, side: Side): boolean {
  const together = matchSetupOf(t.options).scenario.order.includes("both.deploy");
  return t.kind.length > 0 && t.shown[side] === 0 && together && t.options["ax.deployment"] === "simultaneous";
}

/** Tests whether a hex is in a zone where `side` deploys. */
type ZoneTest = (zone: Zone, side: Side, q: number, r: number) => boolean;

/** Cached distances to the zones of a side, by hex, for each combination of values that the zones depend on. */
const distanceCache = new WeakMap<StateAx["options"], Map<string, ReadonlyMap<number, number>>>();

const hexKey = (q: number, r: number): number => q * 1024 + r;

/**
 * Returns the distance from a hex to the nearest enemy ship on the map. While the enemy deploys in secret, each of its
 * ships counts as standing anywhere in its zone, because the result must not depend on its actual place.
 */
export function enemyDistance(t: StateAx, side: Side, q: number, r: number, contains: ZoneTest): number {
  const enemy = enemyOf(side);
  if (deploymentSecret(t, enemy)) return zoneDistances(t, enemy, contains).get(hexKey(q, r)) ?? 0;
  let nearest = NO_ENEMY;
  for (let s = 0; s < t.kind.length; s++)
    if (t.side[s] === enemy && t.placed[s] === 1 && !isBase(t, s))
      nearest = Math.min(nearest, hexDistance(q, r, t.q[s] as number, t.r[s] as number));
  return nearest;
}

/** Returns for every hex of the map the distance to the nearest hex where a ship of a side may be deployed. */
function zoneDistances(t: StateAx, side: Side, contains: ZoneTest): ReadonlyMap<number, number> {
  const base = t.kind.length - 1;
  const state = [side, ...t.edges, ...(isBase(t, base) ? [t.q[base], t.r[base]] : [])].join();
  const cached = distanceCache.get(t.options) ?? new Map<string, ReadonlyMap<number, number>>();
  distanceCache.set(t.options, cached);
  let found = cached.get(state);
  if (!found) {
    found = measureDistances(t, side, contains);
    cached.set(state, found);
  }
  return found;
}

function measureDistances(t: StateAx, side: Side, contains: ZoneTest): ReadonlyMap<number, number> {
  const { cols, rows, scenario } = matchSetupOf(t.options);
  const { fleet, zone } = scenario.sides[side];
  const zones = fleet ? fleet.map((entry) => entry.zone ?? zone) : [zone];
  // If the enemy's own zone is measured from this side, the enemy may stand anywhere, so every distance is 0.
  if (zones.some((one) => one.kind === "apart")) return new Map();
  const all = [...hexesOf(cols, rows)];
  const held = all.filter(({ q, r }) => zones.some((one) => contains(one, side, q, r)));
  return new Map(
    all.map(({ q, r }) => [
      hexKey(q, r),
      held.reduce((least, hex) => Math.min(least, hexDistance(q, r, hex.q, hex.r)), NO_ENEMY),
    ]),
  );
}
