/** Draws the star field of the start page's tile on a 2D canvas. */
import type { mapOf } from "@starboard/4000ad";
import { boardFont } from "@starboard/ui";
import { floorOf, type Orbit, project, type Seen, type spotOf } from "./geometry/orbit.ts";

type Pen = CanvasRenderingContext2D;
type StarMap = ReturnType<typeof mapOf>;
type Spot = ReturnType<typeof spotOf>;

export interface Sky {
  readonly map: StarMap;
  /** By star. */
  readonly spots: readonly Spot[];
  /** Returns the colour of a custom property in the current theme. */
  readonly ink: (name: string) => string;
}

/** Journeys shown on the tile in a loop: from star, to star, ships, side colour. */
const FLIGHTS = [
  { from: "algol", to: "sol", ships: 6, side: 1 },
  { from: "antares", to: "arcturus", ships: 9, side: 2 },
  { from: "regulus", to: "spica", ships: 4, side: 3 },
  { from: "pavo", to: "schedar", ships: 5, side: 4 },
] as const;
const HOMES: Readonly<Record<string, number>> = { algol: 1, antares: 2, regulus: 3, pavo: 4 };
/** Duration of one journey, in seconds. */
const FLIGHT = 5.5;

/** Draws grid, stars and journeys as the camera sees them `seconds` after the start. */
export function paintSky(pen: Pen, sky: Sky, orbit: Orbit, width: number, height: number, seconds: number): void {
  const see = (spot: Spot): Seen => project(orbit, width, height, spot);
  paintFloors(pen, sky, see);
  const seen = sky.spots.map(see);
  const order = seen.map((_, i) => i).sort((a, b) => (seen[b] as Seen).depth - (seen[a] as Seen).depth);
  for (const i of order) paintStar(pen, sky, i, seen[i] as Seen, orbit.distance, see);
  const { map, ink } = sky;
  for (const [k, { from, to, ships, side }] of FLIGHTS.entries()) {
    const [a, b] = [seen[map.index[from] ?? 0] as Seen, seen[map.index[to] ?? 0] as Seen];
    const t = ((seconds + k * 1.9) % FLIGHT) / FLIGHT;
    paintFlight(pen, a, b, t, ships, ink(`--side-${side}`), ink("--deep"));
  }
  pen.globalAlpha = 1;
}

/** The grids of both levels, the lower one first. */
function paintFloors(pen: Pen, { map, ink }: Sky, see: (spot: Spot) => Seen): void {
  const { rows, cols } = map.module.board;
  for (const depth of [1, 0]) {
    const y = floorOf(depth);
    pen.strokeStyle = ink(depth === 0 ? "--ad-upper" : "--ad-lower");
    pen.lineWidth = 1;
    pen.globalAlpha = 0.16;
    pen.beginPath();
    for (let x = 0; x <= cols; x++) line(pen, see({ x, y, z: 0 }), see({ x, y, z: rows }));
    for (let z = 0; z <= rows; z++) line(pen, see({ x: 0, y, z }), see({ x: cols, y, z }));
    pen.stroke();
  }
}

/** A star over the thread to its floor, with a ring if it is a home. */
function paintStar(
  pen: Pen,
  { map, spots, ink }: Sky,
  i: number,
  p: Seen,
  distance: number,
  see: (spot: Spot) => Seen,
): void {
  const star = map.stars[i];
  const spot = spots[i];
  if (!star || !spot) return;
  const near = Math.min(1.5, Math.max(0.5, distance / p.depth));
  const tint = ink(star.depth === 0 ? "--ad-upper" : "--ad-lower");
  pen.globalAlpha = 0.28 * near;
  pen.strokeStyle = tint;
  pen.beginPath();
  line(pen, p, see({ ...spot, y: floorOf(star.depth) }));
  pen.stroke();
  pen.globalAlpha = Math.min(1, 0.75 * near);
  pen.fillStyle = tint;
  const r = (star.population || star.materials ? 2.9 : 2.1) * near;
  if (star.depth === 0) paintPoints(pen, p, r);
  else paintDisc(pen, p, r);
  const home = HOMES[star.id];
  if (home === undefined) return;
  pen.globalAlpha = 0.9;
  pen.strokeStyle = ink(`--side-${home}`);
  pen.lineWidth = 1.6;
  ring(pen, p, 9 * near);
  pen.stroke();
  pen.lineWidth = 1;
}

/** A star of the upper level: four points. */
function paintPoints(pen: Pen, p: Seen, r: number): void {
  const [a, b] = [r * 2.5, r * 0.5];
  pen.beginPath();
  pen.moveTo(p.x, p.y - a);
  for (const [dx, dy] of [
    [b, -b],
    [a, 0],
    [b, b],
    [0, a],
    [-b, b],
    [-a, 0],
    [-b, -b],
  ] as const)
    pen.lineTo(p.x + dx, p.y + dy);
  pen.fill();
}

/** A star of the lower level: a disc in a ring. */
function paintDisc(pen: Pen, p: Seen, r: number): void {
  ring(pen, p, r);
  pen.fill();
  ring(pen, p, r * 1.9);
  pen.stroke();
}

function ring(pen: Pen, { x, y }: Seen, r: number): void {
  pen.beginPath();
  pen.arc(x, y, r, 0, 7);
}

function line(pen: Pen, a: Seen, b: Seen): void {
  pen.moveTo(a.x, a.y);
  pen.lineTo(b.x, b.y);
}

/** Draws a fleet on its arpen. It fades out half way and reappears at its star. */
function paintFlight(pen: Pen, a: Seen, b: Seen, t: number, ships: number, tint: string, ground: string): void {
  const lift = Math.hypot(a.x - b.x, a.y - b.y) * 0.32;
  const mx = (a.x + b.x) / 2;
  const my = (a.y + b.y) / 2 - lift;
  pen.strokeStyle = tint;
  pen.globalAlpha = 0.55;
  pen.lineWidth = 1.4;
  pen.setLineDash([4, 4]);
  pen.beginPath();
  pen.moveTo(a.x, a.y);
  pen.quadraticCurveTo(mx, my, b.x, b.y);
  pen.stroke();
  pen.setLineDash([]);
  const x = (1 - t) ** 2 * a.x + 2 * t * (1 - t) * mx + t * t * b.x;
  const y = (1 - t) ** 2 * a.y + 2 * t * (1 - t) * my + t * t * b.y;
  pen.globalAlpha = 0.35 + 0.65 * Math.abs(2 * t - 1) ** 0.8;
  pen.fillStyle = ground;
  pen.beginPath();
  pen.arc(x, y, 10, 0, 7);
  pen.fill();
  pen.lineWidth = 1.8;
  pen.stroke();
  pen.fillStyle = tint;
  pen.font = boardFont(14, 700);
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  pen.fillText(String(ships), x, y + 0.5);
}
