/** The departure being put together, as an act, and what is doubtful about it. Pure; the desk holds it, the judge decides. */
import type { DepartAct, Mode, StarMap } from "@starboard/4000ad";
import type { Sending } from "../model/board-store.ts";
import type { Depart, Origin } from "../model/offers.ts";

/** The act a departure in hand stands for (AD-6.3.3). `way` picks among the ways a hop may arrive. */
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

/** The act that chooses the star a fleet is to leave (AD-6.3.3). */
export const muster = (map: StarMap, star: number): DepartAct => ({ do: "muster", from: map.stars[star]?.id ?? "" });

/** A hop is meant when the aim is the other star of the same sector: hyperspace never leads there (AD-7.2.b). */
export const isHop = (map: StarMap, from: number, aim: number): boolean =>
  from !== aim && map.distance[from * map.S + aim] === 1;
