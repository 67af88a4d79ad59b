/** Pure functions that turn a departure in preparation into an act. */
import type { DepartAct, Mode, StarMap } from "@starboard/4000ad";
import type { Sending } from "../model/board-store.ts";
import type { Depart, Origin } from "../model/offers.ts";

/** Returns the act of a prepared departure (AD-6.3.3). `way` is the index among a hop's arrival modes. */
export function departure(sending: Sending, origin: Origin, map: StarMap, way = 0): Depart {
  const mode = sending.hop ? (origin.hops[way % Math.max(1, origin.hops.length)] as Mode | undefined) : undefined;
  const act: DepartAct = {
    do: "depart",
    from: map.stars[sending.from]?.id ?? "",
    ships: sending.ships,
    ...(origin.loan.length > 0 && { loan: [...origin.loan] }),
    to: sending.hop ? "hop" : "hyperspace",
    ...(mode !== undefined && { mode }),
  };
  return act as Depart;
}

/** Returns the act that chooses the star of departure (AD-6.3.3). */
export const muster = (map: StarMap, star: number): DepartAct => ({ do: "muster", from: map.stars[star]?.id ?? "" });

/**
 * Whether the destination needs a hop: it is the other star of the sector, which hyperspace never reaches (AD-7.2.b).
 */
export const isHop = (map: StarMap, from: number, aim: number): boolean =>
  from !== aim && map.distance[from * map.S + aim] === 1;
