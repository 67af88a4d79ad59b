/** Partitions a board again around the centres that the map editor's user placed. */
import { seededDraws } from "@starboard/kernel";
import type { Point } from "./board.ts";
import { belowOf, cut, K, PAD } from "./raster.ts";
import { outlinesOf } from "./trace.ts";

export interface RedrawnBorders {
  readonly outlines: readonly (readonly Point[])[];
  readonly neighbours: readonly (readonly number[])[];
}

/** The typical distance between places: the median distance to the nearest other place. */
export function spacing(places: readonly Point[]): number {
  const near = places.map((p, i) =>
    Math.min(...places.flatMap((q, k) => (k === i ? [] : [Math.sqrt((p[0] - q[0]) ** 2 + (p[1] - q[1]) ** 2)]))),
  );
  const middle = near.filter(Number.isFinite).sort((a, b) => a - b)[near.length >> 1] ?? K;
  return middle > 0 ? middle : K;
}

/** Largest board, in coarse cells. Places that are spread wider cannot form a map. */
const WIDEST = 40;

/** Outlines and neighbours around the places; undefined if a place would get no ground or they are too far apart. */
export function redrawBorders(
  places: readonly Point[],
  seed: number,
  apart = spacing(places),
): RedrawnBorders | undefined {
  const scale = K / apart;
  const left = Math.min(...places.map(([x]) => x)) - apart / 2;
  const top = Math.min(...places.map(([, y]) => y)) - apart / 2;
  const sites = places.map(([x, y]) => ({ x: Math.round((x - left) * scale), y: Math.round((y - top) * scale) }));
  const cols = Math.floor(Math.max(...sites.map(({ x }) => x)) / K) + 1;
  const rows = Math.floor(Math.max(...sites.map(({ y }) => y)) / K) + 1;
  if (cols > WIDEST || rows > WIDEST) return undefined;
  const raster = cut(sites, cols, rows, belowOf(seededDraws(seed)));
  if (!raster) return undefined;
  const tenth = (n: number): number => Math.round(n * 10) / 10;
  const back = ([x, y]: Point): Point => [tenth((x - PAD) / scale + left), tenth((y - PAD) / scale + top)];
  return { outlines: outlinesOf(raster).map((outline) => outline.map(back)), neighbours: raster.neighbours };
}
