/** Points and boxes of the map as the screen draws it, in board units. */
export type Point = readonly [x: number, y: number];

/** The parts of a territory needed for drawing: its outline and its label position. */
export interface Land {
  readonly outline: readonly Point[];
  readonly label: Point;
}

/** Twice the signed area of a closed outline. */
export function doubleArea(outline: readonly Point[]): number {
  let sum = 0;
  for (let i = 0; i < outline.length; i++) {
    const [x, y] = outline[i] as Point;
    const [nx, ny] = outline[(i + 1) % outline.length] as Point;
    sum += x * ny - nx * y;
  }
  return sum;
}

/** The SVG path of a closed outline, rounded to a tenth, which is finer than a pixel. */
export const closedPath = (outline: readonly Point[]): string => `M${outline.map(pair).join("L")}Z`;
/** The SVG path of an open line. */
export const openPath = (line: readonly Point[]): string => `M${line.map(pair).join("L")}`;

const pair = ([x, y]: Point): string => `${tenth(x)} ${tenth(y)}`;
export const tenth = (n: number): number => Math.round(n * 10) / 10;

/** A deterministic random generator from 0 to 1 for drawings; the rules do not use it. */
export function scatter(seed: number): () => number {
  let a = seed | 0;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A hash of a text, equal on every machine. */
export function seedOf(text: string): number {
  let h = 2166136261;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619);
  return h >>> 0;
}
