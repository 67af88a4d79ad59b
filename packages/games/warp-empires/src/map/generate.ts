/** The map generator `raster-partition/1`: module, player count and map number determine one map (WE-3.6). */
import { seededDraws } from "@starboard/kernel";
import { PLACE_NAMES } from "../data/names.ts";
import type { MapSpec, Resolved } from "../module/resolved.ts";
import type { Board } from "./board.ts";
import { type Fairness, fairnessOf } from "./fairness.ts";
import { allDistances, homeSets, type Placement, place } from "./place.ts";
import { type Below, belowOf, partition, type Raster } from "./raster.ts";
import { repaired, type Weighed } from "./repair.ts";
import { labelsOf, outlinesOf } from "./trace.ts";

const PARTITIONS = 20;
/** Number of random starts for the homes, and of placements of all other terrain around the fairest of them. */
const STARTS = 25;
const PLACEMENTS = 25;
/** Number of partitions to repair: the fairest of those without a fair placement. */
const MENDED = 4;
/** After that: factor on the starts for the homes, and number of placements of which the fairest is repaired. */
const LONGER = 6;
const PLACEMENTS_MENDED = 5;
/** Largest number of attempts: a partition that is not connected or has too little room is generated again. */
const TRIES = 200;

export interface Generated {
  readonly board: Board;
  readonly fairness: Fairness;
  /** Number of placements tried, including this one. */
  readonly attempts: number;
}

/** The fairest placement of a partition. */
interface Candidate extends Weighed {
  readonly raster: Raster;
  readonly steps: readonly (readonly number[])[];
}

/**
 * Generates a map: the first fair one, otherwise a repaired one of the fairest, otherwise one repaired around homes
 * from a longer search, otherwise the fairest of all. Undefined if the module has no such size or no partition is
 * possible.
 */
export function generate(module: Resolved, players: number, seed: number): Generated | undefined {
  const map = module.map;
  const size = map?.sizes[String(players)];
  if (!map || !size) return undefined;
  const below = belowOf(seededDraws(seed));
  let attempts = 0;
  /** Partitions the board again and returns the fairest of some placements, or the first fair one. */
  const drawn = (starts: number, placements: number): Candidate | undefined => {
    const raster = partition(size.territories, below);
    if (!raster) return undefined;
    const steps = allDistances(raster.neighbours);
    const sets = homeSets(raster.neighbours, steps, players, size, starts, below);
    let best: Candidate | undefined;
    for (let n = 0; n < placements && best?.fairness.even !== true; n++) {
      const homes = sets[n % sets.length] as number[];
      attempts++;
      const placement = place(module, map, size, raster.neighbours, steps, homes, below);
      const territories = placement.terrain.map((terrain) => ({ terrain }));
      const fairness = fairnessOf(module, { territories, neighbours: raster.neighbours, homes });
      if (!best || fairness.shortfall < best.fairness.shortfall) best = { raster, steps, placement, fairness };
    }
    return best;
  };
  const mend = (one: Candidate): Candidate => ({
    ...one,
    ...repaired(module, map, one.raster.neighbours, one.steps, one),
  });
  const tried: Candidate[] = [];
  const done = (one: Candidate): Generated => finished(module, map, one, attempts, below, seed);
  for (let tries = 0; tried.length < PARTITIONS && tries < TRIES; tries++) {
    const one = drawn(STARTS, PLACEMENTS);
    if (one?.fairness.even) return done(one);
    if (one) tried.push(one);
  }
  const fairest = (): Candidate[] => tried.toSorted((a, b) => a.fairness.shortfall - b.fairness.shortfall);
  for (const one of fairest().slice(0, MENDED)) {
    const better = mend(one);
    if (better.fairness.even) return done(better);
    tried.push(better);
  }
  for (let n = 0; n < PARTITIONS; n++) {
    const one = drawn(STARTS * LONGER, PLACEMENTS_MENDED);
    const better = one && mend(one);
    if (better?.fairness.even) return done(better);
    if (better) tried.push(better);
  }
  const best = fairest()[0];
  return best && done(best);
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

/** Valued territories get names, scattered ones are numbered, the others are named after their position. */
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
