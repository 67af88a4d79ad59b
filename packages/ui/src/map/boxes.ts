/** Axis-parallel boxes on a screen, in pixels, named by their upper left corner. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The box of the given size round a centre. */
export const centred = (x: number, y: number, w: number, h: number): Box => ({ x: x - w / 2, y: y - h / 2, w, h });

/** Returns the shared area of two boxes in square pixels. The first is enlarged by `gap` pixels. */
export function overlap(a: Box, b: Box, gap = 0): number {
  const w = Math.min(a.x + a.w + gap, b.x + b.w) - Math.max(a.x - gap, b.x);
  if (w <= 0) return 0;
  const h = Math.min(a.y + a.h + gap, b.y + b.h) - Math.max(a.y - gap, b.y);
  return h <= 0 ? 0 : w * h;
}

/** Area of a box that lies outside the bounds, in square pixels. */
export const outside = (box: Box, bounds: Box): number => box.w * box.h - overlap(box, bounds);

/** Returns the index of the nearest point within `radius`, or -1. Ties: the earlier point. */
export function nearest(points: readonly (Point | null)[], x: number, y: number, radius: number): number {
  let best = -1;
  let least = radius * radius;
  for (let i = 0; i < points.length; i++) {
    const p = points[i];
    if (!p) continue;
    const far = (p.x - x) ** 2 + (p.y - y) ** 2;
    if (far < least || (best < 0 && far === least)) {
      best = i;
      least = far;
    }
  }
  return best;
}
