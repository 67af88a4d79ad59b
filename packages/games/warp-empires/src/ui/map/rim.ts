/** Arrows at the rim of a small window that point to territories outside it. Pure functions. */
import { type Camera, partAround as partAroundPoints, type Part, partOfSize, type Size } from "@starboard/ui";
import type { Point } from "./points.ts";

/** Distance of an arrow's centre from the rim, in pixels. */
const INSET = 26;
/** Directions that are told apart; each shows one arrow at most. A low surface has room for four arrows. */
const directionsOn = ({ height }: Size): number => (height < 300 ? 4 : 8);

export interface RimArrow {
  /** Index of the nearest territory in this direction. */
  readonly to: number;
  /** Number of territories in this direction. */
  readonly count: number;
  /** Centre of the arrow on the surface, in pixels. */
  readonly x: number;
  readonly y: number;
  /** Direction in degrees, 0 to the right, clockwise. */
  readonly angle: number;
}

/** One arrow per direction in which territories lie outside the surface. */
export function rimArrows(
  places: readonly Point[],
  targets: readonly number[],
  camera: Camera,
  surface: Size,
): readonly RimArrow[] {
  const directions = directionsOn(surface);
  const middle = { x: surface.width / 2, y: surface.height / 2 };
  const found = new Map<number, RimArrow & { readonly distance: number }>();
  for (const to of targets) {
    const place = places[to];
    if (!place) continue;
    const x = place[0] * camera.scale + camera.dx;
    const y = place[1] * camera.scale + camera.dy;
    if (x >= 0 && x <= surface.width && y >= 0 && y <= surface.height) continue;
    const [dx, dy] = [x - middle.x, y - middle.y];
    const angle = (Math.atan2(dy, dx) * 180) / Math.PI;
    const direction = Math.round((angle / 360) * directions + directions) % directions;
    const distance = Math.hypot(dx, dy);
    const before = found.get(direction);
    const count = (before?.count ?? 0) + 1;
    if (before && before.distance <= distance) {
      found.set(direction, { ...before, count });
      continue;
    }
    // The largest step towards the territory that keeps the arrow inside.
    const step = Math.min(
      dx === 0 ? Number.POSITIVE_INFINITY : (middle.x - INSET) / Math.abs(dx),
      dy === 0 ? Number.POSITIVE_INFINITY : (middle.y - INSET) / Math.abs(dy),
    );
    found.set(direction, { to, count, x: middle.x + dx * step, y: middle.y + dy * step, angle, distance });
  }
  return [...found.values()].map(({ to, count, x, y, angle }) => ({ to, count, x, y, angle }));
}

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
