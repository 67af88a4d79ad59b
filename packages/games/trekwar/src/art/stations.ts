/** Draws stations and their parts. */
import { type Pen, type Picture, type Point, type Point3, ring, createPen } from "./pen.ts";

export const around = (n: number, from = 0): number[] =>
  Array.from({ length: n }, (_, i) => from + (i * 2 * Math.PI) / n);
export const polygon = (n: number, r: number): Point[] =>
  around(n).map((a): Point => [r * Math.cos(a), r * Math.sin(a)]);
export const spoke = (pen: Pen, a: number, r0: number, r1: number, z: number, look?: "edge"): void =>
  pen.line(
    [
      [r0 * Math.cos(a), r0 * Math.sin(a), z],
      [r1 * Math.cos(a), r1 * Math.sin(a), z],
    ],
    look,
  );

/** Two rings, three docking pylons up and three down. */
export function crownStation(): Picture {
  const pen = createPen({ elevation: 30, scale: 0.8, y: 150, yaw: -14 });
  const hoop = (r: number, w: number, from: number, to: number): void =>
    pen.part(ring(0, 0, r, r, 40), { from, to, count: 2, holes: [ring(0, 0, r - w, r - w, 40)] });
  const pylon = (a: number, up: number): void => {
    const spine = Array.from({ length: 9 }, (_, i): Point3 => {
      const r = 122 - 46 * (i / 8) ** 2;
      return [r * Math.cos(a), r * Math.sin(a), up * 74 * Math.sin((i / 8) * 1.5)];
    });
    for (const off of [-4, 0, 4])
      pen.line(
        spine.map(([x, y, z]) => [x - Math.sin(a) * off, y + Math.cos(a) * off, z]),
        off ? "seam" : "edge",
      );
  };
  for (const a of [0.5, 2.6, 4.7]) pylon(a, -1);
  hoop(128, 9, -3, 4);
  for (const a of around(3, 0.5)) {
    spoke(pen, a, 46, 120, 2, "edge");
    spoke(pen, a + 0.05, 46, 120, 2);
  }
  hoop(58, 8, -2, 6);
  pen.turned([
    [-22, 10],
    [-14, 22],
    [-6, 28],
    [2, 30],
    [8, 28],
    [14, 24],
    [18, 20],
    [24, 18],
    [28, 10],
    [36, 3],
  ]);
  for (const a of [0.5, 2.6, 4.7]) pylon(a, 1);
  pen.dot(0, 0, 38, 4);
  return pen.picture();
}

/** A mushroom of decks with lit windows. */
export function starbase(): Picture {
  const pen = createPen({ elevation: 26, y: 150 });
  pen.turned([
    [-68, 4],
    [-62, 12],
    [-54, 26],
    [-46, 34],
    [-40, 36],
    [-34, 32],
    [-28, 16],
    [-22, 13],
    [-14, 13],
    [-6, 14],
    [0, 24],
    [4, 46],
    [8, 74],
    [12, 84],
    [16, 88],
    [20, 88],
    [25, 86],
    [31, 80],
    [38, 70],
    [44, 56],
    [49, 38],
    [52, 20],
    [58, 8],
    [64, 3],
  ]);
  for (let i = 0; i < 9; i++) pen.dot(84 * Math.cos(0.2 + i * 0.32), 84 * Math.sin(0.2 + i * 0.32), 14, 2.5);
  pen.dot(0, 0, 68, 4);
  return pen.picture();
}

/** One ring, four spokes, docking masts. */
export function wheelStation(spokes = 4): Picture {
  const pen = createPen({ elevation: 28 });
  pen.part(ring(0, 0, 96, 96, 36), { from: -4, to: 2, count: 2, holes: [ring(0, 0, 86, 86, 36)] });
  for (const a of around(spokes, 0.4)) {
    spoke(pen, a, 20, 92, 0, "edge");
    pen.line(
      [
        [94 * Math.cos(a), 94 * Math.sin(a), -30],
        [94 * Math.cos(a), 94 * Math.sin(a), 30],
      ],
      "edge",
    );
  }
  pen.turned([
    [-40, 6],
    [-30, 16],
    [-18, 24],
    [-6, 28],
    [6, 28],
    [18, 20],
    [30, 10],
    [44, 4],
  ]);
  pen.dot(0, 0, 46, 4);
  return pen.picture();
}

/** A listening dish over a frame of masts. */
export function array(): Picture {
  const pen = createPen({ elevation: 28, y: 180 });
  pen.part(polygon(6, 104), { from: -14, to: -8, count: 2, holes: [polygon(6, 88)] });
  for (const a of around(6)) spoke(pen, a, 20, 96, -8);
  pen.turned([
    [-8, 24],
    [0, 20],
    [10, 12],
    [20, 9],
    [30, 9],
  ]);
  pen.turned([
    [30, 10],
    [34, 26],
    [40, 42],
    [48, 56],
    [58, 68],
  ]);
  pen.turned([
    [57, 60],
    [55, 40],
    [54, 20],
  ]);
  pen.line(
    [
      [0, 0, 40],
      [0, 0, 86],
    ],
    "edge",
  );
  for (const a of around(6)) pen.dot(96 * Math.cos(a), 96 * Math.sin(a), -6, 4);
  pen.dot(0, 0, 88, 5);
  return pen.picture();
}
