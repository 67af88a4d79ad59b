/** The geometry of the map: pointy-top hexagons in a drawing of 384 × 424 units. */
import { SECTORS, type Sector } from "@starboard/trekwar";

export const SIZE = { w: 384, h: 424 } as const;
const STEP = 124.7;
const RADIUS = 69;

export const centre = ({ q, r }: Sector): { readonly x: number; readonly y: number } => ({
  x: SIZE.w / 2 + STEP * (q + r / 2),
  y: SIZE.h / 2 + STEP * (Math.sqrt(3) / 2) * r,
});

export function corners({ x, y }: { readonly x: number; readonly y: number }, radius = RADIUS): string {
  return Array.from({ length: 6 }, (_, i) => {
    const a = (Math.PI / 3) * i;
    return `${(x + radius * Math.sin(a)).toFixed(1)},${(y - radius * Math.cos(a)).toFixed(1)}`;
  }).join(" ");
}

/** Returns the outline of a hexagon as an SVG path. */
export const outlineOf = (at: { readonly x: number; readonly y: number }, radius = RADIUS): string =>
  `M${corners(at, radius).replaceAll(" ", "L")}z`;

/** Returns the curve of an attack between two Sectors, bent to the left. */
export function arrow(from: Sector, to: Sector): string {
  const a = centre(from);
  const b = centre(to);
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = Math.hypot(dx, dy);
  const [ux, uy] = [dx / length, dy / length];
  const bend = 26;
  const [mx, my] = [(a.x + b.x) / 2 + uy * bend, (a.y + b.y) / 2 - ux * bend];
  return `M${a.x + ux * 30} ${a.y + uy * 30 + 6}Q${mx} ${my} ${b.x - ux * 36} ${b.y - uy * 36 + 6}`;
}

/** Returns the decoration of a Sector, which differs from Sector to Sector. */
export function landscape(sector: Sector): readonly string[] {
  const { x, y } = centre(sector);
  const at = (dx: number, dy: number): string => `${(x + dx).toFixed(1)} ${(y + dy).toFixed(1)}`;
  const oval = (rx: number, ry: number, turn: number, dy = 0): string =>
    `M${at(-rx * Math.cos(turn), -rx * Math.sin(turn) + dy)}A${rx} ${ry} ${(turn * 180) / Math.PI} 1 0 ${at(rx * Math.cos(turn), rx * Math.sin(turn) + dy)}A${rx} ${ry} ${(turn * 180) / Math.PI} 1 0 ${at(-rx * Math.cos(turn), -rx * Math.sin(turn) + dy)}`;
  if (sector.r < 0) return [oval(24, 24, 0), oval(10, 24, 0.35), oval(20, 24, 0.35), oval(46, 10, -0.35)];
  if (sector.r > 0)
    return [0, 9, 18, 27].map(
      (d) => `M${at(-45 + d * 0.5, 6 + d - 10)}q21 ${-26 + d * 0.5} 42 -2t${42 - d * 0.6} ${-4 - d * 0.3}`,
    );
  if (sector.q === 0) return [45, 38, 31, 24, 17].map((rx) => oval(rx, rx * 0.36, -0.42, 2));
  // An asteroid belt; the golden angle spreads the rocks evenly.
  return Array.from({ length: 20 }, (_, i) => {
    const a = i * 2.39996;
    const r = 10 + Math.sqrt(i) * 9;
    const rock = 1.4 + ((i * 7) % 5) * 0.5;
    return `M${at(r * Math.cos(a) - rock, r * 0.55 * Math.sin(a) - 2)}a${rock} ${rock} 0 1 0 ${2 * rock} 0a${rock} ${rock} 0 1 0 ${-2 * rock} 0`;
  });
}

export const sectorOf = (id: string): Sector => SECTORS.find((s) => s.id === id) as Sector;
