/** Makes a nearly fair map fair by exchanging two territories at a time (WE-3.6, 7). */
import type { MapSpec, Resolved } from "../module/resolved.ts";
import { type Fairness, fairnessOf } from "./fairness.ts";
import type { Placement } from "./place.ts";

export interface Weighed {
  readonly placement: Placement;
  readonly fairness: Fairness;
}

/** Ground that every valued territory keeps from the homes, in steps. */
const VALUED_FROM_HOME = 2;

/**
 * Climbs: of all exchanges of a valued or scattered territory with an empty one the first that makes the map more even is made,
 * until it is even or none does. Homes stay where they are, every kind of ground as often as it was and as far from homes and
 * its like as the module wants it. Nothing is drawn: the same map comes of the same map.
 *
 * @param steps steps between all pairs of territories
 */
export function repaired(
  module: Resolved,
  map: MapSpec,
  neighbours: readonly (readonly number[])[],
  steps: readonly (readonly number[])[],
  start: Weighed,
): Weighed {
  const { valued, filler } = map.roles;
  const { homes } = start.placement;
  const fromHome = steps.map((_, at) => Math.min(...homes.map((home) => steps[home]?.[at] as number)));
  const terrain = [...start.placement.terrain];
  let { fairness } = start;
  const weigh = (): Fairness =>
    fairnessOf(module, { territories: terrain.map((kind) => ({ terrain: kind })), neighbours, homes });
  const fits = (kind: string, to: number): boolean => {
    if (kind === valued) return (fromHome[to] as number) >= VALUED_FROM_HOME;
    const part = map.scatter.find((one) => one.terrain === kind);
    if (!part || (fromHome[to] as number) < part.minHome) return false;
    return terrain.every((other, at) => other !== kind || (steps[at]?.[to] as number) >= part.apart);
  };
  /** The first exchange that helps is left standing. */
  const better = (): boolean => {
    for (const [from, kind] of terrain.entries()) {
      if (kind === filler || homes.includes(from)) continue;
      for (const [to, there] of terrain.entries()) {
        if (there !== filler) continue;
        terrain[from] = filler;
        if (fits(kind, to)) {
          terrain[to] = kind;
          const found = weigh();
          if (found.shortfall < fairness.shortfall) {
            fairness = found;
            return true;
          }
          terrain[to] = filler;
        }
        terrain[from] = kind;
      }
    }
    return false;
  };
  while (!fairness.even && better());
  return { placement: { homes, terrain }, fairness };
}
