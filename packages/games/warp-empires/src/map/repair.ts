/** Improves a nearly fair map by exchanging two territories at a time (WE-3.6, 7). */
import type { MapSpec, Resolved } from "../module/resolved.ts";
import { type Fairness, fairnessOf } from "./fairness.ts";
import type { Placement } from "./place.ts";

export interface Weighed {
  readonly placement: Placement;
  readonly fairness: Fairness;
}

/** Smallest distance of a valued territory from a home, in steps. */
const VALUED_FROM_HOME = 2;

/**
 * Repeats the first exchange of a valued or scattered territory with an empty one that makes the map fairer,
 * until the map is fair or no exchange helps. Homes stay in place. The number of each terrain and its distances from
 * homes and from its own kind are kept. The result is deterministic.
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
  /** Applies the first exchange that helps. */
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
