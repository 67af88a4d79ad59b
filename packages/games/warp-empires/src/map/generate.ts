/** The map generator `raster-partition/1`: a module, a number of players and a map number make one map (WE-3.6). */
import { fastDraws } from "@starboard/kernel";
import { PLACE_NAMES } from "../data/names.ts";
import type { MapSpec, Resolved } from "../module/resolved.ts";
import type { Board } from "./board.ts";
import { type Fairness, fairnessOf } from "./fairness.ts";
import { allDistances, homeSets, type Placement, place } from "./place.ts";
import { type Below, belowOf, partition, type Raster } from "./raster.ts";
import { labelsOf, outlinesOf } from "./trace.ts";

const PARTITIONS = 20;
/** Random starts for the homes, and placements of everything else around the most even of them. */
const STARTS = 25;
const PLACEMENTS = 25;
/** Partitions that fall apart or give too little room are drawn anew, but not for ever. */
const TRIES = 200;

export interface Generated {
  readonly board: Board;
  readonly fairness: Fairness;
  /** Placements tried until this one was taken. */
  readonly attempts: number;
}

interface Candidate {
  readonly raster: Raster;
  readonly placement: Placement;
  readonly fairness: Fairness;
}

/** A fair map, or the fairest of all that were tried. Undefined when the module has no such size or no board can be cut. */
export function generate(module: Resolved, players: number, seed: number): Generated | undefined {
  const map = module.map;
  const size = map?.sizes[String(players)];
  if (!map || !size) return undefined;
  const below = belowOf(fastDraws(seed));
  let best: Candidate | undefined;
  let attempts = 0;
  for (let tries = 0, cut = 0; cut < PARTITIONS && tries < TRIES; tries++) {
    const raster = partition(size.territories, below);
    if (!raster) continue;
    cut++;
    const steps = allDistances(raster.neighbours);
    const sets = homeSets(raster.neighbours, steps, players, size, STARTS, below);
    for (let n = 0; n < PLACEMENTS; n++) {
      const homes = sets[n % sets.length] as number[];
      attempts++;
      const placement = place(module, map, size, raster.neighbours, steps, homes, below);
      const territories = placement.terrain.map((terrain) => ({ terrain }));
      const fairness = fairnessOf(module, { territories, neighbours: raster.neighbours, homes });
      if (best && fairness.shortfall >= best.fairness.shortfall) continue;
      best = { raster, placement, fairness };
      if (fairness.even) return finished(module, map, best, attempts, below, seed);
    }
  }
  return best && finished(module, map, best, attempts, below, seed);
}

function finished(
  module: Resolved,
  map: MapSpec,
  { raster, placement, fairness }: Candidate,
  attempts: number,
  below: Below,
  seed: number,
): Generated {
  const outlines = outlinesOf(raster);
  const labels = labelsOf(raster);
  const names = namesFor(module, map, raster, placement, below);
  const territories = raster.sites.map((site, at) => ({
    id: `${letter(site.col)}${site.row + 1}`,
    name: names[at] as string,
    terrain: placement.terrain[at] as string,
    label: labels[at] as Board["territories"][number]["label"],
    outline: outlines[at] as Board["territories"][number]["outline"],
  }));
  const board: Board = {
    id: `generated-${seed}`,
    name: module.name,
    territories,
    neighbours: raster.neighbours,
    homes: placement.homes,
    explored: [],
  };
  return { board, fairness, attempts };
}

const letter = (col: number): string => String.fromCharCode(97 + col);

const ROMAN = ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII"];

/** Valued territories have names of their own; scattered ones are numbered, the rest told by their place. */
function namesFor(module: Resolved, map: MapSpec, raster: Raster, { terrain }: Placement, below: Below): string[] {
  const pool = [...PLACE_NAMES];
  const numbers = new Map<string, number>();
  return raster.sites.map(({ col, row }, at) => {
    const kind = terrain[at] as string;
    if (kind === map.roles.valued && pool.length > 0) return pool.splice(below(pool.length), 1)[0] as string;
    if (kind === map.roles.filler || kind === map.roles.valued) return `${letter(col).toUpperCase()}${row + 1}`;
    const n = (numbers.get(kind) ?? 0) + 1;
    numbers.set(kind, n);
    return `${module.terrain.find(({ id }) => id === kind)?.name ?? kind} ${ROMAN[n] ?? n}`;
  });
}
