/** The ways in which a power can bring ships to a star in its next own turn, with their outcomes (AD-6.3.2, AD-7.2.b). */
import type { Power, Warp } from "../acts.ts";
import { mapOf } from "../data/map.ts";
import { freeWarp } from "../powers.ts";
import type { State4000 } from "../state.ts";
import { type ArrivalForecast, forecastArrival } from "./arrival-forecast.ts";
import { cargoOf, exits } from "./emergence.ts";
import { countIn, nextTurnRound } from "./timing.ts";

/** One way to arrive: own warps that come out together, or a hop. */
export interface OwnArrival {
  /** Own warps that come out together, ascending; empty for a hop. */
  readonly warps: readonly Warp[];
  /** The star of a hop, or -1. */
  readonly hopFrom: number;
  /** Ships of each warp, or of the hop. */
  readonly ships: readonly number[];
  /** Round of the own turn in which it happens: the current one during an own turn. */
  readonly round: number;
  readonly forecast: ArrivalForecast;
}

/**
 * Returns all ways in which a power can arrive at a star in its current own turn, or in its next one between its turns.
 * The best outcome comes first; among equal ones the largest force.
 */
export function ownArrivals(t: State4000, p: Power, s: number): OwnArrival[] {
  const isOwnTurn = t.active === p;
  const round = isOwnTurn ? t.round : nextTurnRound(t, p);
  const due = [p * 2, p * 2 + 1].filter((w) => {
    const count = countIn(t, w, round);
    return count > 0 && exits(t, w, count).includes(s);
  });
  const list: OwnArrival[] = [];
  for (const warps of due.length === 2 ? [due, [due[0] as Warp], [due[1] as Warp]] : due.map((w) => [w])) {
    const force = new Array<number>(t.P).fill(0);
    for (const w of warps) for (const [q, n] of cargoOf(t, w).entries()) force[q] = (force[q] as number) + n;
    const ships = warps.map((w) => cargoOf(t, w).reduce((sum, n) => sum + n, 0));
    list.push({ warps, hopFrom: -1, ships, round, forecast: forecastArrival(t, p, s, force) });
  }
  const hop = hopTo(t, p, s, isOwnTurn);
  if (hop) list.push({ ...hop, round });
  const size = (one: OwnArrival): number => one.ships.reduce((sum, n) => sum + n, 0);
  return list.sort((a, b) => b.forecast.chance - a.forecast.chance || size(b) - size(a));
}

/** Returns the hop of all ships that may leave the sister star, or null without such ships or a free warp. */
function hopTo(t: State4000, p: Power, s: number, isOwnTurn: boolean): Omit<OwnArrival, "round"> | null {
  const from = mapOf(t.options).sister[s] as number;
  const i = from * t.P + p;
  const ships = (t.ships[i] as number) - (isOwnTurn ? (t.frozen[i] as number) : 0);
  if (from === s || ships <= 0 || freeWarp(t, p) < 0 || (isOwnTurn && t.departed[p] === 1)) return null;
  const force = new Array<number>(t.P).fill(0);
  force[p] = ships;
  return { warps: [], hopFrom: from, ships: [ships], forecast: forecastArrival(t, p, s, force) };
}
