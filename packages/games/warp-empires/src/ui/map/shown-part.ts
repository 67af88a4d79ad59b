/** The part of a small window's map that concerns a step. Pure functions. */
import { partAround as partAroundPoints, type Part, partOfSize, type Size } from "@starboard/ui";
import type { Point } from "./points.ts";

/** The part of the board that shows some territories: all of them if they fit a readable size, else the first. */
export function partAround(places: readonly Point[], targets: readonly number[], readable: Size): Part | null {
  const points = targets.flatMap((to) => {
    const [x, y] = places[to] ?? [];
    return x === undefined || y === undefined ? [] : [{ x, y }];
  });
  const [first] = points;
  // A territory reaches about this far around its place, in board units.
  const all = partAroundPoints(points, Math.min(readable.width, readable.height) / 3);
  if (!first || !all) return null;
  const fits = all.width <= readable.width && all.height <= readable.height;
  return partOfSize(fits ? { x: all.x + all.width / 2, y: all.y + all.height / 2 } : first, readable);
}
