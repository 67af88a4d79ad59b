/** Draws people as engravings: a depth field, one light, and lines whose width follows the brightness. */
import { pathOf, type Picture, type Point, type Stroke } from "./pen.ts";

/** The features of a head; every number is 0 for the plain head. */
export interface Head {
  /** Centre of the head in drawing units. */
  readonly x?: number;
  readonly hair?: 0 | 1 | 2;
  /** 1: spoon-like ridge and a scaled neck; 2: raked forehead; 3: bony plates. */
  readonly ridge?: 0 | 1 | 2 | 3;
  readonly neck?: number;
  readonly ears?: boolean;
  /** Blurred features, for a shapeshifter. */
  readonly ripple?: number;
  readonly collar?: number;
  readonly jaw?: number;
  readonly brow?: number;
  readonly beard?: boolean;
  /** A tube along the neck. */
  readonly tube?: boolean;
  /** Draws only the left (-1) or right (1) half. */
  readonly half?: -1 | 0 | 1;
  /** Blackened over the eyes. */
  readonly masked?: boolean;
}

const W = 310;
const H = 340;
const LINES = 54;
const STEPS = 84;

const hill = (x: number, y: number, X: number, Y: number, sx: number, sy: number): number =>
  Math.exp(-(((x - X) / sx) ** 2 + ((y - Y) / sy) ** 2));
const bowl = (x: number, y: number, X: number, Y: number, a: number, b: number, d: number): number => {
  const q = 1 - ((x - X) / a) ** 2 - ((y - Y) / b) ** 2;
  return q > 0 ? d * Math.sqrt(q) : 0;
};

/** Both halves of a face have the same feature. */
const pair = (x: number, y: number, X: number, Y: number, sx: number, sy: number): number =>
  hill(x, y, -X, Y, sx, sy) + hill(x, y, X, Y, sx, sy);

function face(head: Head, x: number, y: number): number {
  const { ridge = 0, ripple = 0, brow = 0, beard = false } = head;
  let h = 0.15 * hill(x, y, 0, 0.45, 0.04, 0.085) + 0.05 * hill(x, y, 0, 0.51, 0.065, 0.03);
  h -= 0.1 * pair(x, y, 0.108, 0.385, 0.06, 0.034);
  h += 0.045 * pair(x, y, 0.108, 0.39, 0.03, 0.016);
  h += 0.05 * pair(x, y, 0.115, 0.33, 0.09, 0.022) * (1 + brow);
  h -= 0.05 * hill(x, y, 0, 0.565, 0.09, 0.014);
  h += 0.05 * hill(x, y, 0, 0.6, 0.075, 0.025);
  h -= 0.05 * hill(x, y, 0, 0.635, 0.06, 0.015);
  h += 0.06 * hill(x, y, 0, 0.67, 0.06, 0.03);
  h += 0.04 * pair(x, y, 0.16, 0.47, 0.06, 0.06);
  if (ridge === 1)
    h += 0.05 * Math.cos(y * 105) * hill(x, y, 0, 0.2, 0.12, 0.09) + 0.09 * hill(x, y, 0, 0.235, 0.045, 0.05);
  if (ridge === 2) h += 0.055 * Math.cos(x * 70) * hill(x, y, 0, 0.2, 0.2, 0.12);
  if (ridge === 3)
    h +=
      0.05 * Math.abs(Math.sin(x * 46)) * hill(x, y, 0, 0.18, 0.24, 0.16) +
      0.07 * pair(x, y, 0.2, 0.5, 0.05, 0.2) * Math.abs(Math.sin(y * 50));
  if (beard) h += (0.03 + 0.02 * Math.sin(x * 90 + y * 30)) * hill(x, y, 0, 0.66, 0.17, 0.09);
  if (ripple) h += ripple * Math.sin(Math.hypot(x - 0.03, y - 0.3) * 95) * hill(x, y, 0, 0.34, 0.22, 0.3);
  return h;
}

/** Returns how far the surface stands out at a point; 0 outside the figure. */
function depthOf(head: Head, x: number, y: number): number {
  const { hair = 0, ridge = 0, neck = 0.19, ears = false, collar = 0, jaw = 1, tube = false } = head;
  const jowl = y > 0.42 ? 1 - (y - 0.42) * 0.95 * jaw : 1;
  let h = Math.max(bowl(x / jowl, y, 0, 0.39, 0.255, 0.33, 0.44), bowl(x, y, 0, 0.31, 0.265, 0.25, 0.41));
  if (h > 0) h += face(head, x, y);
  if (hair) {
    const grain = 0.02 * Math.sin(x * 62 + y * 30);
    const cap = bowl(x, y + 0.01, 0, 0.3, 0.285, 0.285, 0.5);
    const fringe = y < 0.2 + 0.5 * Math.abs(x) * (hair > 1 ? 2.4 : 1.2);
    if (cap > 0 && (fringe || (hair > 1 && Math.abs(x) > 0.235 && y < 0.5))) h = Math.max(h, cap + grain);
    if (hair > 1) {
      const lock = Math.max(bowl(x, y, -0.27, 0.52, 0.085, 0.32, 0.3), bowl(x, y, 0.27, 0.52, 0.085, 0.32, 0.3));
      if (lock > 0) h = Math.max(h, lock + grain);
    }
  }
  if (ears) h = Math.max(h, bowl(x, y, -0.29, 0.37, 0.035, 0.1, 0.32), bowl(x, y, 0.29, 0.37, 0.035, 0.1, 0.32));
  const width = neck + (ridge === 1 ? Math.max(0, y - 0.5) * 0.55 : 0);
  if (y > 0.52 && y < 0.9 && Math.abs(x) < width) {
    const scales = ridge === 1 ? 0.035 * Math.cos((y - Math.abs(x) * 0.6) * 120) : 0;
    h = Math.max(h, 0.2 * Math.sqrt(1 - (x / width) ** 2) + scales);
  }
  if (tube && y > 0.5) h = Math.max(h, bowl(x - (y - 0.5) * 0.16, y, 0.13, 0.74, 0.035, 0.3, 0.36));
  const shoulder = 0.78 + Math.abs(x) ** 1.7 * 0.23;
  if (y > shoulder - 0.04) {
    let cloth = bowl(x, y, 0, 1.16, 0.86, 0.44, 0.42);
    if (collar) cloth += 0.05 * hill(Math.abs(x), y, 0.1 + (y - 0.78) * collar, y, 0.025, 1);
    if (collar > 0.8 && Math.abs(x) > 0.25) cloth += 0.03 * Math.cos(y * 90);
    h = Math.max(h, cloth);
  }
  return h;
}

/** Returns the brightness at a point, 0 to 1: light from the upper left with a thin rim on the far side. */
function lightAt(head: Head, x: number, y: number): number {
  const e = 0.012;
  const dx = (depthOf(head, x + e, y) - depthOf(head, x - e, y)) / (2 * e);
  const dy = (depthOf(head, x, y + e) - depthOf(head, x, y - e)) / (2 * e);
  const n = Math.hypot(dx, dy, 1);
  const lit = Math.max(0, Math.min(1, (dx * 0.42 + dy * 0.34 + 0.62) / n / 0.82));
  const rim = dx < 0 ? (1 - 1 / n) ** 3 * 0.55 : 0;
  return Math.min(1, lit + rim);
}

/** The strokes of one head and its shoulders. */
export function engraved(head: Head): Stroke[] {
  const { x: cx = 300, half = 0, masked = false } = head;
  let d = "";
  for (let i = 0; i < LINES; i++) {
    const y = (i + 0.5) / LINES;
    let run: [number, number, number][] = [];
    const flush = (): void => {
      if (run.length > 1) {
        const above = run.map(([u, v, w]): Point => [u, v - w]);
        const below = run.toReversed().map(([u, v, w]): Point => [u, v + w]);
        d += pathOf([...above, ...below], true, 10);
      }
      run = [];
    };
    for (let k = 0; k <= STEPS; k++) {
      const x = -0.86 + (1.72 * k) / STEPS;
      const h = half && x * half < -0.012 ? 0 : depthOf(head, x, y);
      if (h <= 0.001) {
        flush();
        continue;
      }
      const dark = masked && y > 0.345 && y < 0.43 && Math.abs(x) < 0.33;
      const light = dark ? 0 : lightAt(head, x, y);
      run.push([cx + x * W, 2 + y * H - h * 16, 0.2 + 2.9 * light ** 2]);
    }
    flush();
  }
  const strokes: Stroke[] = [{ is: "path", look: "engraved", d }];
  if (masked) {
    const [x, y, w, h] = [
      Math.round(cx - 0.33 * W),
      Math.round(0.345 * H - 5),
      Math.round(0.66 * W),
      Math.round(0.09 * H),
    ];
    strokes.push({ is: "path", look: "bar", d: `M${x} ${y}h${w}v${h}h-${w}z` });
  }
  return strokes;
}

/** The part of the plane that frames a head. */
export const PORTRAIT = { x: 142, y: -4, w: 316, h: 300 } as const;

export const portrait = (head: Head, behind: readonly Stroke[] = [], before: readonly Stroke[] = []): Picture => ({
  strokes: [...behind, ...engraved(head), ...before],
  box: PORTRAIT,
  person: true,
});
