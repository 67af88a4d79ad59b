/** The squares of the field: which touch each other, and which are free. */
import type { Seat } from "@starboard/kernel";
import type { Square } from "../acts.ts";
import type { TrailsState } from "../state.ts";

type Field = Pick<TrailsState, "options" | "ships" | "asteroids" | "trails">;
/** What is on a square that is not free (ION-2.3). */
export type Obstacle = "ship" | "asteroid" | "trail";

export const sizeOf = (t: Pick<Field, "options">): number => t.options["sample-grid.size"];

/** Returns what is on a square; null if it is free. */
export function obstacleAt(t: Field, at: Square): Obstacle | null {
  if (t.ships.includes(at)) return "ship";
  if (t.asteroids.includes(at)) return "asteroid";
  return t.trails.includes(at) ? "trail" : null;
}

/** Whether two different squares touch, also at a corner (ION-2.2). */
export function touches(size: number, a: Square, b: Square): boolean {
  const rows = Math.abs(Math.floor(a / size) - Math.floor(b / size));
  const columns = Math.abs((a % size) - (b % size));
  return a !== b && rows <= 1 && columns <= 1;
}

/** All squares that touch a square, row by row. */
export function around(size: number, at: Square): Square[] {
  const found: Square[] = [];
  for (let row = -1; row <= 1; row++)
    for (let column = -1; column <= 1; column++) {
      const near = at + row * size + column;
      if (near >= 0 && near < size * size && touches(size, at, near)) found.push(near);
    }
  return found;
}

/** The free squares that touch a ship (ION-2.2, ION-2.3). */
export const openTo = (t: Field, by: Seat): Square[] =>
  around(sizeOf(t), t.ships[by] ?? 0).filter((at) => obstacleAt(t, at) === null);

/** The number of free squares that a ship could ever come to if the others stood still. */
export function room(t: Field, by: Seat): number {
  const seen = new Set<Square>(openTo(t, by));
  for (const at of seen) for (const near of around(sizeOf(t), at)) if (obstacleAt(t, near) === null) seen.add(near);
  return seen.size;
}
