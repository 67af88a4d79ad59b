/** Places on the board that facts and alarms refer to: stars and fleets in hyperspace. */
import type { Fact4000, Warp } from "@starboard/4000ad";
import type { Fact } from "@starboard/kernel";
import type { StarMap } from "@starboard/4000ad";
import type { View } from "../model/board-data.ts";
import { mapOf } from "@starboard/4000ad";

export const starPlace = (map: StarMap, star: number): string => `star:${map.stars[star]?.id ?? ""}`;
const warpPlace = (warp: Warp): string => `warp:${warp}`;

/** Returns the star or the fleet that a fact is about, or null. */
export function placeOf(fact: Fact, view: View): string | null {
  const known = fact as Fact4000;
  switch (known.is) {
    case "pushed":
    case "travelsOn":
      return (view.board.warpFrom[known.warp] ?? -1) >= 0 ? warpPlace(known.warp) : null;
    case "eliminated":
    case "standOff":
    case "resigned":
      return starPlace(mapOf(view.board.options), view.board.home[known.power] ?? -1);
    case "proposed":
    case "proposalClosed":
      return known.proposal.star === undefined ? null : `star:${known.proposal.star}`;
    default:
      return "star" in known && typeof known.star === "string" ? `star:${known.star}` : null;
  }
}

/** Reads a place; null if the map does not have it. */
export function readPlace(map: StarMap, place: string): { readonly star: number } | { readonly warp: Warp } | null {
  const [kind, id = ""] = place.split(":");
  if (kind === "warp" && /^\d$/.test(id)) return { warp: Number(id) };
  const star = kind === "star" ? map.index[id] : undefined;
  return star === undefined ? null : { star };
}

/** Returns the selector of the star or the fleet on the board, or null. */
export function elementAt(place: string, view: View): string | null {
  const found = readPlace(mapOf(view.board.options), place);
  if (!found) return null;
  return "star" in found ? `[data-star="${found.star}"]` : `[data-warp="${found.warp}"]`;
}
