/** Geometry of the chart: pixels from figures. Pure functions. */
import type { CoursePoint } from "./course.ts";

export interface Band {
  /** Index of the first point. */
  readonly first: number;
  readonly count: number;
  readonly name: string;
}

/** The rounds of the points, in order. */
export function bandsOf(points: readonly CoursePoint[]): Band[] {
  const bands: { first: number; count: number; name: string; round: number }[] = [];
  for (const [i, { round, roundName }] of points.entries()) {
    const band = bands[bands.length - 1];
    if (band?.round === round && band.name === roundName) band.count++;
    else bands.push({ first: i, count: 1, name: roundName, round });
  }
  return bands;
}

/** Position of each point along the axis, from 0 to the number of bands; every band is equally wide. */
export function positionsOf(points: readonly CoursePoint[]): number[] {
  return bandsOf(points).flatMap(({ count }, band) => Array.from({ length: count }, (_, i) => band + (i + 1) / count));
}

/** Every which label of an axis is drawn, so that none touches the next: `widths` and `room` (of one label) in pixels. */
export const labelStep = (widths: readonly number[], room: number, gap: number): number =>
  Math.max(1, Math.ceil((Math.max(0, ...widths) + gap) / Math.max(1, room)));

/** A number with few digits at or above `value`, for the top of the axis. */
export function niceTop(value: number): number {
  if (value <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  return ([1, 1.2, 1.6, 2, 2.4, 3, 4, 5, 6, 8, 10].find((step) => step * power >= value) ?? 10) * power;
}

/** The lines across a chart from `bottom` to `top`: both ends and about the middle, at a whole number where there is one. */
export function linesOf(bottom: number, top: number): number[] {
  const middle = (bottom + top) / 2;
  const whole = Math.round(middle);
  return [bottom, whole > bottom && whole < top ? whole : middle, top];
}

/** Moves labels apart vertically, keeping their order and as close to their places as possible. */
export function spread(places: readonly number[], gap: number, min: number, max: number): number[] {
  const order = places.map((place, i) => ({ place, i })).toSorted((a, b) => a.place - b.place);
  let above = -Infinity;
  for (const label of order) {
    label.place = Math.max(label.place, above + gap, min);
    above = label.place;
  }
  let below = Infinity;
  for (const label of order.toReversed()) {
    label.place = Math.min(label.place, below - gap, max);
    below = label.place;
  }
  const moved = new Array<number>(places.length).fill(0);
  for (const { place, i } of order) moved[i] = place;
  return moved;
}
