/** Private notes of planned destinations (section F). The key has the power, star and round of departure. */
import { departureRound, type Power, type Warp } from "@starboard/4000ad";
import type { View } from "./board-data.ts";
import { stateOf } from "./state-of.ts";

const keyOf = (power: Power, from: number, round: number): string => `${power}/${from}/${round}`;

/** Returns the note key of a fleet that is about to depart. */
export const noteForDeparture = (view: View, from: number): string =>
  keyOf(view.board.active, from, departureRound(stateOf(view), view.board.active));

/** Returns the note key of a fleet in hyperspace, or null. Its round of departure follows from its count. */
export function noteOfWarp(view: View, warp: Warp): string | null {
  const { warpFrom, warpCount, warpMoved, round } = view.board;
  const from = warpFrom[warp] ?? -1;
  if (from < 0) return null;
  const latest = warpMoved[warp] === round ? round : round - 1;
  return keyOf(warp >> 1, from, latest - (warpCount[warp] ?? 1) + 1);
}
