/**
 * Draws card pictures: outlines become stacks of slices in an oblique view, painted bottom to top so that they hide
 * lines behind them. A drawing has 600 × 300 units; a picture may exceed them, as its bounds say.
 */

export type Point = readonly [number, number];
export type Point3 = readonly [number, number, number];

/** How a stroke is painted; the style sheet defines the colours. */
export type Look =
  | "slice"
  | "top"
  | "edge"
  | "seam"
  | "beam"
  | "grid"
  | "dash"
  | "lamp"
  | "engraved"
  | "ghost"
  | "bar"
  | "fade";

export type Stroke =
  | { readonly is: "path"; readonly look: Look; readonly d: string }
  | { readonly is: "circle"; readonly look: Look; readonly x: number; readonly y: number; readonly r: number }
  | {
      readonly is: "ellipse";
      readonly look: Look;
      readonly x: number;
      readonly y: number;
      readonly rx: number;
      readonly ry: number;
    };

/** A finished picture: its strokes in painting order, and the bounding box without grid and stars. */
export interface Picture {
  readonly strokes: readonly Stroke[];
  readonly box: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
  /** True for people, who stand on the lower edge of their frame. Other things are centred. */
  readonly person: boolean;
}

/** Returns a pseudorandom generator for numbers in [0, 1), seeded by a text (mulberry32 over FNV-1a). */
export function seeded(text: string): () => number {
  let h = 2166136261;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619);
  return () => {
    h = (h + 0x6d2b79f5) | 0;
    let t = Math.imul(h ^ (h >>> 15), 1 | h);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Returns a path in relative integer steps, as short as SVG allows. `grain` divides the unit for finer steps. */
export function pathOf(points: readonly Point[], close = true, grain = 1): string {
  let px = 0;
  let py = 0;
  let out = "";
  for (const [i, point] of points.entries()) {
    const x = Math.round(point[0] * grain) / grain;
    const y = Math.round(point[1] * grain) / grain;
    const dx = short(x - px);
    const dy = short(y - py);
    const lead = i === 0 ? "M" : i === 1 ? "l" : dx.startsWith("-") ? "" : " ";
    out += `${lead}${dx}${dy.startsWith("-") ? "" : " "}${dy}`;
    px = x;
    py = y;
  }
  return close ? `${out}z` : out;
}
/** Formats a number in tenths without a leading zero. Portraits spend most of their time here. */
function short(n: number): string {
  const tenths = Math.round(n * 10);
  const size = Math.abs(tenths);
  const whole = Math.floor(size / 10);
  const rest = size - whole * 10;
  const sign = tenths < 0 ? "-" : "";
  if (rest === 0) return `${sign}${whole}`;
  return whole === 0 ? `${sign}.${rest}` : `${sign}${whole}.${rest}`;
}

/** Completes half an outline by its mirror image in the long axis. */
export const mirrored = (half: readonly Point[]): Point[] => [
  ...half,
  ...half
    .toReversed()
    .filter(([, y]) => Math.abs(y) > 0.01)
    .map(([x, y]): Point => [x, -y]),
];

/** A closed Catmull-Rom curve through the points, `n` steps for each side. */
export function smooth(points: readonly Point[], n = 3): Point[] {
  const at = (i: number): Point => points[(i + points.length) % points.length] as Point;
  const out: Point[] = [];
  for (let i = 0; i < points.length; i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    for (let k = 0; k < n; k++) {
      const t = k / n;
      const along = (j: 0 | 1): number =>
        0.5 *
        (2 * b[j] +
          (c[j] - a[j]) * t +
          (2 * a[j] - 5 * b[j] + 4 * c[j] - d[j]) * t * t +
          (3 * b[j] - a[j] - 3 * c[j] + d[j]) * t * t * t);
      out.push([along(0), along(1)]);
    }
  }
  return out;
}

export const ring = (x: number, y: number, rx: number, ry = rx, n = 32): Point[] =>
  Array.from(
    { length: n },
    (_, i): Point => [x + rx * Math.cos((i / n) * 2 * Math.PI), y + ry * Math.sin((i / n) * 2 * Math.PI)],
  );

/** Scale profiles of a stack of slices, by height from 0 to 1. */
export const straight = (): number => 1;
export const lens = (t: number): number => Math.sqrt(Math.max(0.08, 1 - (2 * t - 1) ** 2 * 0.62));
export const dome = (t: number): number => Math.sqrt(Math.max(0.02, 1 - t * t * 0.96));
export const taper =
  (by: number) =>
  (t: number): number =>
    1 - t * by;

/** The viewpoint: degrees of turn and elevation, scale, and position of the origin. */
export interface Viewpoint {
  readonly yaw?: number;
  readonly elevation?: number;
  readonly scale?: number;
  readonly x?: number;
  readonly y?: number;
}

export interface Slices {
  readonly from: number;
  readonly to: number;
  readonly count?: number;
  readonly profile?: (t: number) => number;
  /** The centre of the scale profile. */
  readonly about?: Point;
  readonly holes?: readonly (readonly Point[])[];
}

export interface Pen {
  project(x: number, y: number, z: number): Point;
  part(outline: readonly Point[], slices: Slices): void;
  line(points: readonly Point3[], look?: Look): void;
  dot(x: number, y: number, z: number, r?: number): void;
  /** Draws a body of revolution from pairs of height and radius, low to high. */
  turned(profile: readonly Point[]): void;
  addStrokes(...strokes: readonly Stroke[]): void;
  /** Draws rings and axes under the object. */
  plane(): void;
  picture(person?: boolean): Picture;
}

export function createPen({ yaw = -32, elevation = 40, scale = 1, x: cx = 300, y: cy = 160 }: Viewpoint = {}): Pen {
  const a = (yaw * Math.PI) / 180;
  const e = (elevation * Math.PI) / 180;
  const [ca, sa, se, ce] = [Math.cos(a), Math.sin(a), Math.sin(e), Math.cos(e)];
  const unit = 2 * scale;
  const strokes: Stroke[] = [];
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
  const project = (x: number, y: number, z: number): Point => [
    cx + unit * (x * ca - y * sa),
    cy + unit * ((x * sa + y * ca) * se - z * ce),
  ];
  const extendBounds = ([x, y]: Point): void => {
    x0 = Math.min(x0, x);
    y0 = Math.min(y0, y);
    x1 = Math.max(x1, x);
    y1 = Math.max(y1, y);
  };
  const oval = (r: number, z: number, look: Look): Stroke => {
    const [x, y] = project(0, 0, z);
    const p = project(0, r, z);
    const q = project(r, 0, z);
    const rx = Math.round(Math.hypot(p[0] - x, q[0] - x));
    const ry = Math.round(Math.hypot(p[1] - y, q[1] - y));
    if (look !== "grid") {
      extendBounds([x - rx, y - ry]);
      extendBounds([x + rx, y + ry]);
    }
    return { is: "ellipse", look, x: Math.round(x), y: Math.round(y), rx, ry };
  };
  const line = (points: readonly Point3[], look: Look = "seam"): void => {
    const flat = points.map((p) => project(...p));
    if (look !== "grid" && look !== "seam") flat.forEach(extendBounds);
    strokes.push({ is: "path", look, d: pathOf(flat, false) });
  };
  return {
    project,
    line,
    part(outline, { from, to, count = 4, profile = straight, about = [0, 0], holes = [] }) {
      const [ox, oy] = about;
      for (let i = 0; i < count; i++) {
        const t = count === 1 ? 1 : i / (count - 1);
        const k = profile(t);
        const z = from + (to - from) * t;
        const cut = (points: readonly Point[]): Point[] =>
          points.map(([x, y]) => project(ox + (x - ox) * k, oy + (y - oy) * k, z));
        const edge = cut(outline);
        edge.forEach(extendBounds);
        const d = [pathOf(edge), ...holes.map((hole) => pathOf(cut(hole).reverse()))].join("");
        strokes.push({ is: "path", look: i === count - 1 ? "top" : "slice", d });
      }
    },
    dot(x, y, z, r = 3) {
      const [u, v] = project(x, y, z);
      strokes.push({ is: "circle", look: "lamp", x: Math.round(u), y: Math.round(v), r });
    },
    turned(profile) {
      for (const [z, r] of profile) strokes.push(oval(r, z, "slice"));
    },
    addStrokes(...more) {
      strokes.push(...more);
    },
    plane() {
      for (const r of [70, 115, 160]) strokes.push(oval(r, -24, "grid"));
      line(
        [
          [-190, 0, -24],
          [190, 0, -24],
        ],
        "grid",
      );
      line(
        [
          [0, -150, -24],
          [0, 150, -24],
        ],
        "grid",
      );
    },
    picture(person = false) {
      const box = x1 > x0 ? { x: x0, y: y0, w: x1 - x0, h: y1 - y0 } : { x: 0, y: 0, w: 600, h: 300 };
      return { strokes, box, person };
    },
  };
}
