/** Compiles a star module: numbered stars, distances, sister stars, and the clockwise order of home stars. */
import type { Options } from "../options.ts";
import { sheetStars } from "./sheet.ts";
import type { StarEntry, StarMap, StarModule } from "./stars.ts";

/**
 * Returns the journey length in turns: sectors counted in straight lines, both ends included, never diagonally
 * (AD-7.2.a). Range 1 … rows + cols + depths − 2.
 */
export const journey = (a: Place, b: Place): number =>
  1 + Math.abs(a.row - b.row) + Math.abs(a.col - b.col) + Math.abs(a.depth - b.depth);
type Place = Pick<StarEntry, "row" | "col" | "depth">;

/** Compiles a valid module (see `readStarModule`); stars keep the order of the file. */
export function compileMap(module: StarModule): StarMap {
  const { stars, board } = module;
  const S = stars.length;
  const index: Record<string, number> = Object.create(null) as Record<string, number>;
  const distance = new Uint8Array(S * S);
  const reach = new Uint8Array(S);
  const sister = new Uint8Array(S);
  const sectorOf = new Uint8Array(S);
  const sectors: number[][] = [];
  const at: number[][][] = [];
  for (let a = 0; a < S; a++) {
    const from = stars[a] as StarEntry;
    index[from.id] = a;
    const sector = (from.row * board.cols + from.col) * board.depths + from.depth;
    sectorOf[a] = sector;
    sectors[sector] ??= [];
    sectors[sector].push(a);
    const byTurns: number[][] = [[]];
    for (let b = 0; b < S; b++) {
      const turns = journey(from, stars[b] as StarEntry);
      distance[a * S + b] = turns;
      while (byTurns.length <= turns) byTurns.push([]);
      (byTurns[turns] as number[]).push(b);
      if (turns === 1 && b !== a) sister[a] = b;
    }
    at.push(byTurns);
    reach[a] = greatestDistance(from, board);
  }
  return {
    module,
    S,
    stars,
    index,
    distance,
    reach,
    sister,
    sectorOf,
    sectors,
    at,
    population: Uint8Array.from(stars, (s) => (s.population ? 1 : 0)),
    materials: Uint8Array.from(stars, (s) => (s.materials ? 1 : 0)),
  };
}

/** Returns the greatest distance on the board from a place. A fleet that travels farther is lost (AD-7.2.e). */
function greatestDistance(from: Place, board: StarModule["board"]): number {
  const far = (x: number, size: number): number => Math.max(x, size - 1 - x);
  return 1 + far(from.row, board.rows) + far(from.col, board.cols) + far(from.depth, board.depths);
}

const sheetMap = compileMap(sheetStars);
const compiled = new WeakMap<StarModule, StarMap>();

/** Returns the compiled map for the options. Custom maps are compiled once per module object. */
export function mapOf(options: Pick<Options, "ad.map">): StarMap {
  const module = options["ad.map"];
  if (module === null) return sheetMap;
  let map = compiled.get(module);
  if (map === undefined) {
    map = compileMap(module);
    compiled.set(module, map);
  }
  return map;
}

/** Returns the number of a star, or -1. The last result is cached because callers repeat the same star. */
export function starIndex(map: StarMap, id: string): number {
  if (id === lastId && map === lastMap) return lastIndex;
  lastMap = map;
  lastId = id;
  lastIndex = map.index[id] ?? -1;
  return lastIndex;
}
let lastMap: StarMap | null = null;
let lastId = "";
let lastIndex = -1;
/** Returns the id of a star by its number. */
export const starId = (map: StarMap, s: number): string => (map.stars[s] as StarEntry).id;
/** Returns the sector of a star as the rules write it, such as `K-yellow`. */
export const sectorName = (map: StarMap, s: number): string => {
  const star = map.stars[s] as StarEntry;
  return `${star.sector}-${star.level}`;
};

/**
 * Returns stars in clockwise order round the centre of the board, beginning at the top left corner (AD-6.1). In the
 * same direction the nearer square comes first, in one square yellow before red, in one sector the order of the file.
 * Uses only integers, so the result is the same on every machine.
 */
export function clockwise(map: StarMap, stars: readonly number[]): number[] {
  const { rows, cols } = map.module.board;
  // Twice the offset from the centre, with y downwards. A positive cross product means clockwise.
  const arm = (s: number): readonly [number, number] => {
    const star = map.stars[s] as StarEntry;
    return [2 * star.col - (cols - 1), 2 * star.row - (rows - 1)];
  };
  const corner: readonly [number, number] = [-(cols - 1), -(rows - 1)];
  const half = (v: readonly [number, number]): number => {
    const turn = cross(corner, v);
    return turn > 0 || (turn === 0 && corner[0] * v[0] + corner[1] * v[1] >= 0) ? 0 : 1;
  };
  return stars.slice().sort((a, b) => {
    const va = arm(a);
    const vb = arm(b);
    return (
      half(va) - half(vb) ||
      cross(vb, va) ||
      va[0] ** 2 + va[1] ** 2 - vb[0] ** 2 - vb[1] ** 2 ||
      (map.stars[a] as StarEntry).depth - (map.stars[b] as StarEntry).depth ||
      a - b
    );
  });
}
const cross = (a: readonly [number, number], b: readonly [number, number]): number => a[0] * b[1] - a[1] * b[0];
