/**
 * Flat-top hexes in axial coordinates (q, r), s = −q − r. Facings 0 to 5 run clockwise from "up" and point at hex sides:
 * 0 N, 1 NE, 2 SE, 3 S, 4 SW, 5 NW. Maps are rectangles in odd-q offset layout.
 */

/** Change of q and r for one step in each facing. */
export const STEP_Q: readonly number[] = [0, 1, 1, 0, -1, -1];
export const STEP_R: readonly number[] = [-1, -1, 0, 1, 1, 0];

export interface Hex {
  readonly q: number;
  readonly r: number;
}

/** Distance in hexes. */
export function hexDistance(q1: number, r1: number, q2: number, r2: number): number {
  const dq = q2 - q1;
  const dr = r2 - r1;
  return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
}

/** Column of an axial hex in the offset layout. */
export const colOf = (q: number): number => q;
/** Row of an axial hex in the offset layout. */
export const rowOf = (q: number, r: number): number => r + ((q - (q & 1)) >> 1);
/** The axial hex at a column and row. */
export const hexAt = (col: number, row: number): Hex => ({ q: col, r: row - ((col - (col & 1)) >> 1) });

/** True for a hex inside a rectangle of `cols` × `rows`. */
export function onMap(q: number, r: number, cols: number, rows: number): boolean {
  const row = rowOf(q, r);
  return q >= 0 && q < cols && row >= 0 && row < rows;
}

/** The facing that is `turns` sixths clockwise of another. */
export const turned = (facing: number, turns: number): number => (((facing + turns) % 6) + 6) % 6;

/** All hexes of a rectangle, column by column. */
export function* hexesOf(cols: number, rows: number): Generator<Hex> {
  for (let col = 0; col < cols; col++) for (let row = 0; row < rows; row++) yield hexAt(col, row);
}
