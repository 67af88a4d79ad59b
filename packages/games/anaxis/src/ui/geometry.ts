/** Geometry of the board in board units: flat-top hexes with a radius of 24. */
import { hexAt } from "@starboard/kit";

export const RADIUS = 24;
const HALF = (RADIUS * Math.sqrt(3)) / 2;

export const hexX = (q: number): number => RADIUS * 1.5 * q + RADIUS;
export const hexY = (q: number, r: number): number => HALF * (2 * r + q) + HALF;

/** Returns the size of a map with the given columns and rows. */
export const boardSize = (cols: number, rows: number): { width: number; height: number } => ({
  width: RADIUS * 1.5 * (cols - 1) + 2 * RADIUS,
  height: HALF * (2 * rows + 1),
});

/** Returns the path data of a hex around a point, a little inside its border. */
export function hexPath(x: number, y: number, inset = 0): string {
  let shape = shapes.get(inset);
  if (shape === undefined) {
    const r = RADIUS - inset;
    const h = (r * Math.sqrt(3)) / 2;
    shape = `l${f(r / 2)} ${f(-h)}h${f(r)}l${f(r / 2)} ${f(h)}l${f(-r / 2)} ${f(h)}h${f(-r)}z`;
    shapes.set(inset, shape);
  }
  return `M${f(x - RADIUS + inset)} ${f(y)}${shape}`;
}
/** The outline of a hex relative to its left corner. Fields have hundreds of hexes that differ only in that corner. */
const shapes = new Map<number, string>();

/** Returns the path data of one side of a hex; directions count clockwise from north. */
export function sidePath(x: number, y: number, facing: number): string {
  const { dx, dy, line } = SIDES[facing] as (typeof SIDES)[number];
  return `M${f(x + dx)} ${f(y + dy)}${line}`;
}

/** Returns all borders of a map as one path: the upper half of every hex and the lower rim. */
export function gridPath(cols: number, rows: number): string {
  let d = "";
  for (let col = 0; col < cols; col++) {
    for (let row = 0; row < rows; row++) {
      const { q, r } = hexAt(col, row);
      const x = hexX(q);
      const y = hexY(q, r);
      d += `M${f(x - RADIUS)} ${f(y)}L${f(x - RADIUS / 2)} ${f(y - HALF)}L${f(x + RADIUS / 2)} ${f(y - HALF)}L${f(x + RADIUS)} ${f(y)}`;
      if (row === rows - 1 || col === cols - 1) d += `L${f(x + RADIUS / 2)} ${f(y + HALF)}`;
      if (row === rows - 1 || col === 0) d += `M${f(x - RADIUS)} ${f(y)}L${f(x - RADIUS / 2)} ${f(y + HALF)}`;
      if (row === rows - 1) d += `M${f(x - RADIUS / 2)} ${f(y + HALF)}L${f(x + RADIUS / 2)} ${f(y + HALF)}`;
    }
  }
  return d;
}

/** Returns the hex under a point of the board. */
export function hexUnder(x: number, y: number): { q: number; r: number } {
  const qf = (x - RADIUS) / (RADIUS * 1.5);
  const rf = (y - HALF) / (2 * HALF) - qf / 2;
  let q = Math.round(qf);
  let r = Math.round(rf);
  const s = Math.round(-qf - rf);
  const dq = Math.abs(q - qf);
  const dr = Math.abs(r - rf);
  const ds = Math.abs(s + qf + rf);
  // The coordinate with the largest rounding error is computed from the other two.
  if (dq > dr && dq > ds) q = -r - s;
  else if (dr > ds) r = -q - s;
  return { q, r };
}

function f(v: number): string {
  return String(Math.round(v * 10) / 10);
}

/** For each side: its first corner relative to the middle of the hex, and the line to the next corner. */
const SIDES = Array.from({ length: 6 }, (_, facing) => {
  const corner = (n: number): number[] => {
    const angle = ((n - 2) * Math.PI) / 3;
    return [RADIUS * Math.cos(angle), RADIUS * Math.sin(angle)];
  };
  const [dx, dy] = corner(facing) as [number, number];
  const [nx, ny] = corner(facing + 1) as [number, number];
  return { dx, dy, line: `l${f(nx - dx)} ${f(ny - dy)}` };
});
