/** Stars where a fleet in hyperspace can come out, turn by turn, with the forecast at each (AD-F.1). */
import type { Warp } from "../acts.ts";
import { isOffLimits } from "../arrival.ts";
import { mapOf } from "../data/map.ts";
import { closedByTreaty } from "../homes.ts";
import { allied, isAlliances } from "../powers.ts";
import type { State4000 } from "../state.ts";
import { forecastArrival, type ArrivalForecast } from "./arrival-forecast.ts";
import { dueWarp, pushRound } from "./timing.ts";

export interface EmergenceTurn {
  /** Space of the path it will be on. */
  readonly count: number;
  readonly round: number;
  /** Stars where it can come out then, ascending, each with the forecast for the current position. */
  readonly stars: readonly { readonly star: number; readonly forecast: ArrivalForecast }[];
}
export interface Emergence {
  readonly turns: readonly EmergenceTurn[];
  /** The round whose push takes it beyond the board (AD-7.2.e). */
  readonly lostIn: number;
}

/** Returns the ships aboard a warp, by power. */
export const cargoOf = (t: State4000, w: Warp): number[] => t.warpShips.slice(w * t.P, (w + 1) * t.P);

/** Returns the stars where a warp can come out from a space: at that distance, except its origin and closed stars. */
export function exits(t: State4000, w: Warp, count: number): number[] {
  const from = t.warpFrom[w] as number;
  const owner = w >> 1;
  const sided = (side: number): boolean =>
    side === owner || allied(t, owner, side) || (isAlliances(t) && t.side[side] === t.side[owner]);
  return (mapOf(t.options).at[from]?.[count] ?? []).filter(
    (s) => s !== from && !isOffLimits(t, s) && !closedByTreaty(t, s, sided),
  );
}

/** Returns all future emergence options of a fleet, or null if the warp is free. */
export function emergence(t: State4000, w: Warp): Emergence | null {
  const from = t.warpFrom[w] as number;
  if (from < 0) return null;
  const now = t.warpCount[w] as number;
  const most = mapOf(t.options).reach[from] as number;
  const force = cargoOf(t, w);
  const owner = w >> 1;
  const due = dueWarp(t) === w;
  const first = pushRound(t, w);
  const turns: EmergenceTurn[] = [];
  for (let count = due ? now : now + 1; count <= most; count++) {
    const stars = exits(t, w, count).map((star) => ({ star, forecast: forecastArrival(t, owner, star, force) }));
    turns.push({ count, round: count === now ? t.round : first + count - now - 1, stars });
  }
  return { turns, lostIn: first + most - now };
}

/** Returns the ships lost if a warp travels on now: all aboard if its next push takes it beyond the board, else 0. */
export function overshoots(t: State4000, w: Warp): number {
  const from = t.warpFrom[w] ?? -1;
  if (from < 0 || (t.warpCount[w] as number) < (mapOf(t.options).reach[from] as number)) return 0;
  return cargoOf(t, w).reduce((sum, n) => sum + n, 0);
}
