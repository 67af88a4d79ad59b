/** Private notes on where one's fleets are meant to go (section F): a fleet is known by its power, its star and its round of departure. */
import { departureRound, type Power, type Warp } from "@starboard/4000ad";
import type { View } from "./table.ts";
import { tableOf } from "./tableof.ts";

const keyOf = (power: Power, from: number, round: number): string => `${power}/${from}/${round}`;

/** The name under which the aim of a fleet about to depart is kept. */
export const noteForDeparture = (view: View, from: number): string =>
  keyOf(view.board.active, from, departureRound(tableOf(view), view.board.active));

/** The name of a fleet under way, or null for a free warp: it left as many rounds ago as it has been pushed. */
export function noteOfWarp(view: View, warp: Warp): string | null {
  const { warpFrom, warpCount, warpMoved, round } = view.board;
  const from = warpFrom[warp] ?? -1;
  if (from < 0) return null;
  const latest = warpMoved[warp] === round ? round : round - 1;
  return keyOf(warp >> 1, from, latest - (warpCount[warp] ?? 1) + 1);
}
