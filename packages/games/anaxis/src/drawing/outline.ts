/**
 * Shapes for ship silhouettes: mirrors half-outlines and rounds corners. All polygons turn the same way, so that their
 * union is filled. Coordinates are from −50 to 50 on both axes, bow up.
 */

/** A corner: x, y and the radius of its rounding. */
export type Corner = readonly [x: number, y: number, round?: number];

export type Tone = "dark" | "mid" | "light" | "side" | "gun" | "seam" | "lamp" | "core" | "glow" | "plume" | "ember";

/** One piece of a ship. */
export interface Part {
  readonly tone: Tone;
  /** SVG path data. */
  readonly d: string;
  /** Path data of the shaded starboard half; empty if there is none. */
  readonly shade: string;
  /** Width of a stroke; absent for filled parts. */
  readonly stroke?: number;
  /** Smallest length of the ship in pixels at which the part is drawn. */
  readonly from: number;
}

const f = (v: number): string => String(Math.round(v * 100) / 100);
export const lerp = (a: number, b: number, t: number): number => a + (b - a) * t;

/** Returns the path data of a polygon or an open line with rounded corners. */
export function path(corners: readonly Corner[], open = false): string {
  let points = corners;
  if (!open && turningOf(points) < 0) points = points.toReversed();
  const n = points.length;
  let d = "";
  for (let i = 0; i < n; i++) {
    const [x, y, round = 0] = points[i] as Corner;
    const [ax, ay] = points[(i + n - 1) % n] as Corner;
    const [bx, by] = points[(i + 1) % n] as Corner;
    const end = open && (i === 0 || i === n - 1);
    const before = Math.hypot(ax - x, ay - y);
    const after = Math.hypot(bx - x, by - y);
    const cut = round > 0 && !end ? Math.min(round, before / 2, after / 2) : 0;
    const verb = i === 0 ? "M" : "L";
    if (cut === 0) {
      d += `${verb}${f(x)} ${f(y)}`;
      continue;
    }
    d += `${verb}${f(x + ((ax - x) / before) * cut)} ${f(y + ((ay - y) / before) * cut)}`;
    d += `Q${f(x)} ${f(y)} ${f(x + ((bx - x) / after) * cut)} ${f(y + ((by - y) / after) * cut)}`;
  }
  return open ? d : `${d}Z`;
}

/** Returns twice the signed area of a polygon; the sign is its direction. */
function turningOf(points: readonly Corner[]): number {
  return points.reduce((sum, [x, y], i) => {
    const [bx, by] = points[(i + 1) % points.length] as Corner;
    return sum + x * by - bx * y;
  }, 0);
}

export const mirrored = (points: readonly Corner[]): Corner[] =>
  points.map(([x, y, r]) => (r === undefined ? [-x, y] : [-x, y, r]));

/** Mirrors a half-outline from bow to stern; points on the axis are not doubled. */
const whole = (half: readonly Corner[]): string =>
  path([
    ...half,
    ...mirrored(half)
      .reverse()
      .filter(([x]) => x !== 0),
  ]);
const starboard = (half: readonly Corner[]): string =>
  path([[0, (half[0] as Corner)[1]], ...half, [0, (half.at(-1) as Corner)[1]]]);

const disc = (x: number, y: number, r: number): string =>
  `M${f(x - r)} ${f(y)}a${f(r)} ${f(r)} 0 1 1 ${f(2 * r)} 0a${f(r)} ${f(r)} 0 1 1 ${f(-2 * r)} 0Z`;

/** Returns an arc of a circle, in degrees clockwise from the bow. */
function arcPath(x: number, y: number, r: number, a0: number, a1: number): string {
  const at = (a: number): string =>
    `${f(x + r * Math.sin((a * Math.PI) / 180))} ${f(y - r * Math.cos((a * Math.PI) / 180))}`;
  return `M${at(a0)}A${f(r)} ${f(r)} 0 ${a1 - a0 > 180 ? 1 : 0} 1 ${at(a1)}`;
}

/** The drawing tools of a race. Except `body` on the axis, every part is drawn on both sides. */
export interface Kit {
  body(tone: Tone, half: readonly Corner[], from?: number): void;
  pair(tone: Tone, outline: readonly Corner[], from?: number): void;
  rule(line: readonly Corner[], from?: number, width?: number, tone?: Tone): void;
  gun(x: number, y0: number, y1: number, width: number, from?: number): void;
  /** Drum and two barrels. */
  turret(x: number, y: number, r: number, from?: number): void;
  /** Nozzle with its plume. */
  engine(x: number, y: number, width: number): void;
  lamp(x: number, y: number, r: number, from?: number, tone?: Tone): void;
  ring(x: number, y: number, r: number, width: number, tone?: Tone, from?: number): void;
  arc(x: number, y: number, r: number, a0: number, a1: number, width: number, tone?: Tone, from?: number): void;
}

/** Returns a kit that adds its parts to a list. */
export function kitFor(parts: Part[]): Kit {
  const put = (tone: Tone, d: string, shade = "", from = 0, stroke?: number): void => {
    parts.push(stroke === undefined ? { tone, d, shade, from } : { tone, d, shade, from, stroke });
  };
  const sides = (x: number): number[] => (x === 0 ? [0] : [x, -x]);
  const box = (x: number, y0: number, y1: number, w: number): string =>
    path([
      [x - w / 2, y1],
      [x - w / 2, y0],
      [x + w / 2, y0],
      [x + w / 2, y1],
    ]);
  return {
    body: (tone, half, from) => put(tone, whole(half), starboard(half), from),
    pair: (tone, outline, from) => put(tone, path(outline) + path(mirrored(outline)), path(outline), from),
    rule: (line, from = 60, width = 0.7, tone = "seam") =>
      put(tone, path(line, true) + path(mirrored(line), true), "", from, width),
    gun: (x, y0, y1, width, from) =>
      put(
        "gun",
        sides(x)
          .map((s) => box(s, y0, y1, width))
          .join(""),
        "",
        from,
      ),
    turret(x, y, r, from = 60) {
      put(
        "dark",
        sides(x)
          .map((s) => disc(s, y, r * 1.35))
          .join(""),
        "",
        from,
      );
      put(
        "light",
        sides(x)
          .map((s) => disc(s, y, r))
          .join(""),
        "",
        from,
      );
      const barrel = (s: number): string => `M${f(s)} ${f(y)}v${f(-r * 2.3)}`;
      put(
        "gun",
        sides(x)
          .map((s) => barrel(s - r * 0.4) + barrel(s + r * 0.4))
          .join(""),
        "",
        from,
        r * 0.42,
      );
    },
    engine(x, y, w) {
      const flame = (a: number, length: number): string =>
        sides(x)
          .map((s) =>
            path([
              [s - a / 2, y],
              [s + a / 2, y],
              [s, y + length],
            ]),
          )
          .join("");
      put("plume", flame(w * 0.95, w * 1.5 + 3), "", 36);
      put("plume", flame(w * 0.6, w * 2.1 + 4), "", 36);
      const nozzle = (s: number): Corner[] => [
        [s - w * 0.62, y - 5],
        [s + w * 0.62, y - 5],
        [s + w * 0.52, y + 0.6],
        [s - w * 0.52, y + 0.6],
      ];
      put(
        "dark",
        sides(x)
          .map((s) => path(nozzle(s)))
          .join(""),
        "",
        36,
      );
      const glow = (s: number): Corner[] => [
        [s - w * 0.42, y - 1.4],
        [s + w * 0.42, y - 1.4],
        [s + w * 0.34, y + 1.4, 0.6],
        [s - w * 0.34, y + 1.4, 0.6],
      ];
      put(
        "glow",
        sides(x)
          .map((s) => path(glow(s)))
          .join(""),
      );
    },
    lamp: (x, y, r, from = 44, tone = "lamp") =>
      put(
        tone,
        sides(x)
          .map((s) => disc(s, y, r))
          .join(""),
        "",
        from,
      ),
    ring: (x, y, r, width, tone = "side", from) => put(tone, disc(x, y, r), "", from, width),
    arc: (x, y, r, a0, a1, width, tone = "side", from) =>
      put(tone, arcPath(x, y, r, a0, a1) + arcPath(x, y, r, -a1, -a0), "", from, width),
  };
}
