/**
 * Summary of a state for the evaluation: ships and drawing powers by star. The arrays are shared and overwritten by the
 * next call. Callers must not keep them.
 */
import { mapOf } from "../data/map.ts";
import type { StarMap } from "../data/stars.ts";
import type { State4000 } from "../state.ts";
import type { Weights } from "./evaluation-weights.ts";

export interface Board {
  map: StarMap;
  P: number;
  S: number;
  /** Per star: all ships that would fight there, including neutral ships, and the drawing power or -1. */
  all: Int32Array;
  drawer: Int8Array;
  /** Per star: the power whose possessed home star it is, or -1. */
  homeOf: Int8Array;
  /** Per star and side: ships of the side. */
  sided: Int32Array;
  /** Stacks in order of stars: star, power, ships. */
  stacks: number;
  stackStar: Int32Array;
  stackPower: Int32Array;
  stackShips: Int32Array;
  /** Per warp: ships aboard. */
  aboard: Int32Array;
  /** Per power: total ships, symbols drawn, stars drawn, and the largest stack or fleet. */
  ships: Int32Array;
  population: Int32Array;
  materials: Int32Array;
  stars: Int32Array;
  largest: Int32Array;
  /** Number of sides; sides are numbered from 0. */
  sides: number;
}

const SIDES = 4;
let board: Board | null = null;

function scratch(map: StarMap): Board {
  if (board !== null && board.all.length >= map.S) return board;
  const S = Math.max(64, map.S);
  board = {
    map,
    P: 0,
    S: 0,
    all: new Int32Array(S),
    drawer: new Int8Array(S),
    homeOf: new Int8Array(S),
    sided: new Int32Array(S * SIDES),
    stacks: 0,
    stackStar: new Int32Array(S * 4),
    stackPower: new Int32Array(S * 4),
    stackShips: new Int32Array(S * 4),
    aboard: new Int32Array(8),
    ships: new Int32Array(4),
    population: new Int32Array(4),
    materials: new Int32Array(4),
    stars: new Int32Array(4),
    largest: new Int32Array(4),
    sides: 0,
  };
  return board;
}

/**
 * Whether p and q fight each other when they meet.
 *
 * @param w a bot that is `wary` sees an enemy also in a partner of the Independents game, whom no agreement binds
 */
export function hostile(t: State4000, p: number, q: number, w?: Pick<Weights, "wary">): boolean {
  if (t.side[p] === t.side[q]) return false;
  if (w?.wary === true) return true;
  const relation = t.relation[p * t.P + q] as number;
  return relation === 0 || relation === 3;
}

export function readBoard(t: State4000): Board {
  const map = mapOf(t.options);
  const b = scratch(map);
  const { P, S, ships } = t;
  b.map = map;
  b.P = P;
  b.S = S;
  b.sides = 0;
  b.ships.fill(0);
  b.population.fill(0);
  b.materials.fill(0);
  b.stars.fill(0);
  b.largest.fill(0);
  b.sided.fill(0, 0, S * SIDES);
  b.homeOf.fill(-1, 0, S);
  for (let p = 0; p < P; p++) {
    const side = t.side[p] as number;
    if (side >= b.sides) b.sides = side + 1;
    if (t.alive[p] === 1 && (t.holder[p] as number) < 0) b.homeOf[t.home[p] as number] = p;
  }
  let n = 0;
  for (let s = 0; s < S; s++) {
    let all = t.neutral[s] as number;
    let drawer = -1;
    let since = 0;
    for (let p = 0; p < P; p++) {
      const k = ships[s * P + p] as number;
      if (k === 0) continue;
      all += k;
      b.ships[p] = (b.ships[p] as number) + k;
      if (k > (b.largest[p] as number)) b.largest[p] = k;
      const at = s * SIDES + (t.side[p] as number);
      b.sided[at] = (b.sided[at] as number) + k;
      b.stackStar[n] = s;
      b.stackPower[n] = p;
      b.stackShips[n++] = k;
      const when = t.since[s * P + p] as number;
      if (drawer < 0 || when < since) {
        drawer = p;
        since = when;
      }
    }
    b.all[s] = all;
    if (t.neutral[s] !== 0) drawer = -1;
    const owner = b.homeOf[s] as number;
    if (owner >= 0) drawer = owner;
    b.drawer[s] = drawer;
    if (drawer >= 0) {
      b.stars[drawer] = (b.stars[drawer] as number) + 1;
      b.population[drawer] = (b.population[drawer] as number) + (map.population[s] as number);
      b.materials[drawer] = (b.materials[drawer] as number) + (map.materials[s] as number);
    }
  }
  b.stacks = n;
  for (let w = 0; w < 2 * P; w++) {
    let aboard = 0;
    if (t.warpFrom[w] !== -1)
      for (let p = 0; p < P; p++) {
        const k = t.warpShips[w * P + p] as number;
        aboard += k;
        b.ships[p] = (b.ships[p] as number) + k;
      }
    b.aboard[w] = aboard;
    if (aboard > (b.largest[w >> 1] as number)) b.largest[w >> 1] = aboard;
  }
  return b;
}

/** Returns the ships at a star that would fight an arriving side. */
export const defendersAgainst = (b: Board, s: number, side: number): number =>
  (b.all[s] as number) - (b.sided[s * SIDES + side] as number);
export const shipsOfSide = (b: Board, s: number, side: number): number => b.sided[s * SIDES + side] as number;
