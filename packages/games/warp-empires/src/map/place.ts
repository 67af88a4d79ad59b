/** Places homes, valued territories and scattered terrain on a partition (WE-3.6, 4 to 6). */
import type { MapSize, MapSpec, Resolved } from "../module/resolved.ts";
import { type Below, connected, distances } from "./raster.ts";

type Graph = readonly (readonly number[])[];

export interface Placement {
  readonly homes: readonly number[];
  /** Terrain id by territory. */
  readonly terrain: readonly string[];
}

const HOME_NEIGHBOURS = 4;

/** Steps between all pairs of territories. */
export const allDistances = (graph: Graph): number[][] => graph.map((_, from) => distances(graph, from, () => true));

/** The distance of a set of homes from the module's requirements; 0 or less is best. */
function unevenness(homes: readonly number[], steps: readonly (readonly number[])[], size: MapSize): number {
  let most = 0;
  let least = Infinity;
  for (const a of homes) {
    const from = steps[a] as readonly number[];
    let rival = Infinity;
    for (const b of homes) if (b !== a && (from[b] as number) < rival) rival = from[b] as number;
    if (rival > most) most = rival;
    if (rival < least) least = rival;
  }
  const far = size.homeDistanceMax ?? Infinity;
  return (
    100 * (most - least) -
    10 * Math.min(least, far) +
    (least > far ? 200 * (least - far) : 0) +
    500 * Math.max(0, size.homeDistanceMin - least)
  );
}

/** The fairest sets of homes from that many random starts; each is improved one home at a time. */
export function homeSets(
  graph: Graph,
  steps: readonly (readonly number[])[],
  players: number,
  size: MapSize,
  starts: number,
  below: Below,
): number[][] {
  const roomy = graph.flatMap((near, at) => (near.length >= HOME_NEIGHBOURS ? [at] : []));
  const open = roomy.length >= players ? roomy : graph.map((_, at) => at);
  const sets: { homes: number[]; score: number }[] = [];
  for (let start = 0; start < starts; start++) {
    const homes: number[] = [];
    while (homes.length < players) {
      const at = open[below(open.length)] as number;
      if (!homes.includes(at)) homes.push(at);
    }
    let score = unevenness(homes, steps, size);
    for (let climbing = true; climbing; ) {
      climbing = false;
      for (let i = 0; i < players; i++)
        for (const at of open) {
          if (homes.includes(at)) continue;
          const tried = homes.with(i, at);
          const better = unevenness(tried, steps, size);
          if (better < score) {
            [homes[i], score] = [at, better];
            climbing = true;
          }
        }
    }
    sets.push({ homes, score });
  }
  const best = Math.min(...sets.map(({ score }) => score));
  return sets.filter(({ score }) => score === best).map(({ homes }) => homes);
}

/** Places terrain around the homes. The number of each terrain is always met; the fairness report shows what is not. */
export function place(
  module: Resolved,
  map: MapSpec,
  size: MapSize,
  graph: Graph,
  steps: readonly (readonly number[])[],
  homes: readonly number[],
  below: Below,
): Placement {
  const { valued, filler } = map.roles;
  const terrain = graph.map(() => filler);
  for (const at of homes) terrain[at] = valued;
  placeValued(terrain, valued, size.valued, graph, steps, homes, below);
  const never = new Set(module.terrain.flatMap(({ id, enter }) => (enter === "never" ? [id] : [])));
  for (const part of map.scatter) {
    for (let left = size.scatter[part.key] ?? 0; left > 0; left--) {
      const at = scattered(part, terrain, filler, never, graph, steps, homes, below);
      if (at === undefined) break;
      terrain[at] = part.terrain;
    }
  }
  return { homes, terrain };
}

/** Steps to the nearest home and its slot; null if two homes are equally near. */
function sphereOf(at: number, steps: readonly (readonly number[])[], homes: readonly number[]) {
  const far = homes.map((home) => steps[home]?.[at] as number);
  const least = Math.min(...far);
  const nearest = far.flatMap((d, i) => (d === least ? [i] : []));
  return { steps: least, of: nearest.length === 1 ? (nearest[0] as number) : null };
}

/**
 * Equal numbers in every sphere, two of them at distance 2 and one at 3; the rest on ground equally far from two homes.
 */
function placeValued(
  terrain: string[],
  valued: string,
  wanted: number,
  graph: Graph,
  steps: readonly (readonly number[])[],
  homes: readonly number[],
  below: Below,
): void {
  const spheres = graph.map((_, at) => sphereOf(at, steps, homes));
  const put = (fits: (sphere: (typeof spheres)[number]) => boolean): boolean => {
    let best: number[] = [];
    let fewest = Infinity;
    for (const [at, sphere] of spheres.entries()) {
      if (terrain[at] === valued || !fits(sphere)) continue;
      const beside = (graph[at] as readonly number[]).filter((next) => terrain[next] === valued).length;
      if (beside < fewest) [best, fewest] = [[], beside];
      if (beside === fewest) best.push(at);
    }
    if (best.length === 0) return false;
    terrain[best[below(best.length)] as number] = valued;
    return true;
  };
  const each = Math.floor((wanted - homes.length) / homes.length);
  let left = wanted - homes.length;
  for (let n = 0; n < each; n++) {
    const distance = n < 2 ? 2 : n === 2 ? 3 : null;
    for (const home of homes.keys()) {
      const placed =
        (distance !== null && put(({ steps: d, of }) => of === home && d === distance)) ||
        put(({ steps: d, of }) => of === home && d >= 2);
      if (placed) left--;
    }
  }
  for (; left > 0; left--) if (!put(({ of, steps: d }) => of === null && d >= 2) && !put(() => true)) return;
}

/**
 * Finds a place for one more territory of a scattered terrain, at the required distances from homes and its own kind,
 * or as close to them as possible.
 */
function scattered(
  part: MapSpec["scatter"][number],
  terrain: readonly string[],
  filler: string,
  never: ReadonlySet<string>,
  graph: Graph,
  steps: readonly (readonly number[])[],
  homes: readonly number[],
  below: Below,
): number | undefined {
  const like = terrain.flatMap((kind, at) => (kind === part.terrain ? [at] : []));
  const far = (at: number, from: readonly number[]): number =>
    Math.min(...from.map((other) => steps[other]?.[at] as number));
  const isSafe = (at: number): boolean =>
    !(part.keepConnected || never.has(part.terrain)) ||
    connected(graph, (other) => other !== at && !never.has(terrain[other] as string));
  for (let give = 0; give <= Math.max(part.apart, part.minHome, 1); give++) {
    const open = terrain.flatMap((kind, at) =>
      kind === filler && far(at, homes) >= part.minHome - give && far(at, like) >= part.apart - give ? [at] : [],
    );
    while (open.length > 0) {
      const [at] = open.splice(below(open.length), 1) as [number];
      if (isSafe(at)) return at;
    }
  }
  return undefined;
}
