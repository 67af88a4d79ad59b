/** Arrows at the rim of a window that point to places outside it. Pure functions. */
import type { Point } from "./boxes.ts";
import type { Size } from "./camera.ts";
import type { CameraView } from "./frame.ts";

/** Distance of an arrow's centre from the rim, in pixels. */
const INSET = 26;
/** Directions that are told apart; each shows one arrow at most. A low surface has room for four arrows. */
const directionsOn = ({ height }: Size): number => (height < 300 ? 4 : 8);

export interface RimArrow {
  /** Index of the nearest place in this direction. */
  readonly to: number;
  /** Number of places in this direction. */
  readonly count: number;
  /** Centre of the arrow on the surface, in pixels. */
  readonly x: number;
  readonly y: number;
  /** Direction in degrees, 0 to the right, clockwise. */
  readonly angle: number;
  /** Number of the direction among those told apart; no two arrows have the same. */
  readonly direction: number;
}

/** One arrow per direction in which places lie outside the surface. Places are in board units; undefined ones are left out. */
export function rimArrows(
  places: readonly (Point | undefined)[],
  { camera, surface }: CameraView,
): readonly RimArrow[] {
  const directions = directionsOn(surface);
  const middle = { x: surface.width / 2, y: surface.height / 2 };
  const found = new Map<number, RimArrow & { readonly distance: number }>();
  for (const [to, place] of places.entries()) {
    if (!place) continue;
    const x = place.x * camera.scale + camera.dx;
    const y = place.y * camera.scale + camera.dy;
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
    // The largest step towards the place that keeps the arrow inside.
    const step = Math.min(
      dx === 0 ? Number.POSITIVE_INFINITY : (middle.x - INSET) / Math.abs(dx),
      dy === 0 ? Number.POSITIVE_INFINITY : (middle.y - INSET) / Math.abs(dy),
    );
    const at = { x: middle.x + dx * step, y: middle.y + dy * step };
    found.set(direction, { to, count, ...at, angle, direction, distance });
  }
  return [...found.values()].map(({ to, count, x, y, angle, direction }) => ({ to, count, x, y, angle, direction }));
}
