/** Set-up: the state before the first step, without draws. */
import { newFlow, seat } from "@starboard/kernel";
import { mapOf, starIndex } from "./data/map.ts";
import { homeIds, powerCount } from "./home-stars.ts";
import type { Options } from "./options.ts";
import { put } from "./ships.ts";
import type { State4000 } from "./state.ts";

const STARTING_SHIPS = 15;

/**
 * Returns a list of equal values. `new Array(n).fill(value)` would make a list that may have holes, a kind of its own for
 * the engine: the rules would be compiled for two kinds, since changed copies (`with`) and read positions have none.
 */
function fill<T>(n: number, value: T): T[] {
  const list: T[] = [];
  for (let i = 0; i < n; i++) list.push(value);
  return list;
}

/** Builds the initial state for valid options. With `random` homes the step `findHomes` sets the home stars. */
export function setup(options: Options): State4000 {
  const P = powerCount(options);
  const map = mapOf(options);
  const S = map.S;
  const alliances = options["ad.version"] === "alliances";
  const side = sides(options, P);
  const t: State4000 = {
    flow: newFlow(),
    options,
    P,
    S,
    round: 0,
    turn: 0,
    slot: 0,
    order: [],
    active: -1,
    seatOf: side.map((s, p) => seat(alliances && options["ad.players"] === 2 ? s : p)),
    side,
    home: fill(P, -1),
    alive: fill<0 | 1>(P, 1),
    holder: fill(P, -1),
    lostAt: fill(P, 0),
    takenAt: fill(P, 0),
    grace: fill<State4000["grace"][number]>(P, "none"),
    against: fill(P, -1),
    offered: fill<0 | 1>(P, 0),
    departed: fill<0 | 1>(P, 0),
    producedIn: fill(P, 0),
    fellAt: fill(P, 0),
    unplaced: fill(P, 0),
    ships: fill(S * P, 0),
    frozen: fill(S * P, 0),
    since: fill(S * P, 0),
    neutral: fill(S, 0),
    derelict: fill(S, 0),
    warpFrom: fill(P * 2, -1),
    warpCount: fill(P * 2, 0),
    warpMoved: fill(P * 2, 0),
    warpShips: fill(P * 2 * P, 0),
    relation: fill(P * P, 0),
    permit: fill<0 | 1>(P * P, 0),
    drawings: [],
    proposals: [],
    grants: [],
    treaties: [],
    conferences: [],
    spoken: [],
    quiet: 0,
    stirred: 0,
  };
  if (alliances)
    for (let a = 0; a < P; a++)
      for (let b = 0; b < P; b++) if (a !== b && side[a] === side[b]) t.relation[a * P + b] = 2;
  t.order = orderFrom(t, 0);
  if (options["ad.homes"] !== "random")
    seatHomes(
      t,
      homeIds(options, map).map((id) => starIndex(map, id)),
    );
  return t;
}

/** Gives the powers their home stars, clockwise, with 15 ships each (AD-3.2). */
export function seatHomes(t: State4000, homes: readonly number[]): void {
  homes.forEach((s, p) => {
    t.home[p] = s;
    put(t, s, p, STARTING_SHIPS);
  });
  t.stirred = 0;
}

/** Returns the side of each power: in Alliances by place in the clockwise order (AD-9.1), otherwise its own side. */
function sides(options: Options, P: number): number[] {
  if (options["ad.version"] === "independents") return Array.from({ length: P }, (_, p) => p);
  if (options["ad.sides"] === "diagonal") return [0, 1, 0, 1];
  return options["ad.sides"] === "long" ? [0, 1, 1, 0] : [0, 0, 1, 1];
}

/**
 * Returns the order of own turns within a round when a side starts (AD-6.1, AD-9.2.a): clockwise, or side by side in
 * the alliance style. [R] Neighbouring allies play clockwise (Pavo before Algol), opposite allies in the order of the
 * set-up.
 */
export function orderFrom(t: Pick<State4000, "P" | "side" | "options">, startSide: number): number[] {
  const { P, side } = t;
  const members = (s: number): number[] => {
    const list = side.flatMap((x, p) => (x === s ? [p] : []));
    const [a, b] = list;
    return a !== undefined && b !== undefined && (b + 1) % P === a ? [b, a] : list;
  };
  const first = members(startSide)[0] as number;
  const clockwise = Array.from({ length: P }, (_, i) => (first + i) % P);
  if (t.options["ad.version"] === "independents" || t.options["ad.turnStyle"] === "seat") return clockwise;
  return [...members(startSide), ...members(1 - startSide)];
}
