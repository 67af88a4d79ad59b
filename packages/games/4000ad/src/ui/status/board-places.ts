/** The places of the star field by name, and how an editor moves ships between stars. */
import { mapOf, type Shape4000 } from "@starboard/4000ad";
import type { BoardPlaces, PositionMoves } from "@starboard/ui";
import { en } from "../messages.en.ts";
import { starPlace } from "./places.ts";

export const places: BoardPlaces<Shape4000> = {
  list({ board }) {
    const map = mapOf(board.options);
    return [
      ...map.stars.map(({ name }, star) => ({ place: starPlace(map, star), name })),
      ...board.warpFrom.flatMap((from, warp) =>
        from >= 0 ? [{ place: `warp:${warp}`, name: en.fleetFrom(map.stars[from]?.name ?? "") }] : [],
      ),
    ];
  },
};

type Ships = Readonly<Record<string, number>>;

export const positionMoves: PositionMoves<Shape4000> = {
  relocate(position, from, to) {
    const [a, start = ""] = from.split(":");
    const [b, end = ""] = to.split(":");
    const { stars = {} } = position as { readonly stars?: Readonly<Record<string, Ships>> };
    const moved = stars[start];
    if (a !== "star" || b !== "star" || start === end || !moved) return null;
    const there = { ...stars[end] };
    for (const [power, count] of Object.entries(moved)) there[power] = (there[power] ?? 0) + count;
    const { [start]: _left, ...others } = stars;
    return { ...position, stars: { ...others, [end]: there } };
  },
};
