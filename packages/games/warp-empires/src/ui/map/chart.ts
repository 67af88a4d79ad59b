/** The drawing data of a map: outlines at a common scale, every border once, and a label place in each territory. */
import { closedPath, doubleArea, type Land, openPath, type Point } from "./points.ts";

/** Side of an average territory, in board units; counters and names have fixed sizes in relation to it. */
const SIDE = 92;
/** Margin around the coast for its glow, in board units. */
const RIM = 22;

export interface Chart {
  readonly width: number;
  readonly height: number;
  /** The outline of every territory as a path. */
  readonly paths: readonly string[];
  /** Position of a territory's planet, counters and name. */
  readonly places: readonly Point[];
  readonly outlines: readonly (readonly Point[])[];
  /** Lines between two territories, drawn once. */
  readonly borders: string;
  /** Outlines without a territory on the other side. */
  readonly coast: string;
  /** All outlines, as the clipping path of drawings over the whole board. */
  readonly land: string;
}

const charts = new WeakMap<object, Chart>();

/**
 * Returns the chart of a list of territories, cached by list.
 *
 * @param wide ratio of width to height to which a generated map is stretched, by at most one half, because windows are
 *   wider than these maps. Hand-made maps pass 0 and are not stretched.
 */
export function chartOf(lands: readonly Land[], wide = 0): Chart {
  const known = charts.get(lands);
  if (known) return known;
  const made = draw(lands, wide);
  charts.set(lands, made);
  return made;
}

/** The largest stretch at which outlines still look natural. */
const MOST_STRETCH = 1.4;

function draw(lands: readonly Land[], wide: number): Chart {
  const points = lands.flatMap((land) => land.outline);
  const left = Math.min(...points.map(([x]) => x));
  const top = Math.min(...points.map(([, y]) => y));
  const area = lands.reduce((sum, land) => sum + Math.abs(doubleArea(land.outline)) / 2, 0) / Math.max(1, lands.length);
  const [across, down] = [Math.max(...points.map(([x]) => x)) - left, Math.max(...points.map(([, y]) => y)) - top];
  const stretch = Math.min(MOST_STRETCH, Math.max(1, (wide * down) / Math.max(across, 1e-6)));
  const k = SIDE / Math.sqrt(Math.max(area * stretch, 1e-6));
  const move = ([x, y]: Point): Point => [(x - left) * k * stretch + RIM, (y - top) * k + RIM];
  const outlines = lands.map((land) => land.outline.map(move));
  const far = outlines.flat();
  const paths = outlines.map(closedPath);
  return {
    width: Math.max(...far.map(([x]) => x)) + RIM,
    height: Math.max(...far.map(([, y]) => y)) + RIM,
    paths,
    places: lands.map((land, i) => roomiest(outlines[i] as readonly Point[], move(land.label))),
    outlines,
    ...lines(outlines),
    land: paths.join(""),
  };
}

/** Collects every edge once: shared edges as borders, the rest as coast. */
function lines(outlines: readonly (readonly Point[])[]): { borders: string; coast: string } {
  const count = new Map<string, number>();
  for (const outline of outlines)
    for (let i = 0; i < outline.length; i++) {
      const key = edge(outline[i] as Point, outline[(i + 1) % outline.length] as Point);
      count.set(key, (count.get(key) ?? 0) + 1);
    }
  const drawn = new Set<string>();
  const out = { borders: "", coast: "" };
  for (const outline of outlines) {
    let run: Point[] = [];
    let kind: "borders" | "coast" | null = null;
    const end = (): void => {
      if (kind && run.length > 1) out[kind] += openPath(run);
      run = [];
    };
    for (let i = 0; i < outline.length; i++) {
      const from = outline[i] as Point;
      const to = outline[(i + 1) % outline.length] as Point;
      const key = edge(from, to);
      const now = drawn.has(key) ? null : (count.get(key) ?? 0) > 1 ? "borders" : "coast";
      drawn.add(key);
      if (now !== kind) end();
      kind = now;
      if (now) run = run.length === 0 ? [from, to] : [...run, to];
    }
    end();
  }
  return out;
}

const corner = ([x, y]: Point): string => `${Math.round(x * 8)},${Math.round(y * 8)}`;
function edge(a: Point, b: Point): string {
  const [p, q] = [corner(a), corner(b)];
  return p < q ? `${p} ${q}` : `${q} ${p}`;
}

/**
 * Half width, height above and height below of the block that must fit into a territory, and the grid step of the
 * search.
 */
const BLOCK = { half: 36, up: 30, down: 36 };
const CELL = 4;

/**
 * The point near the label's position where the block of planet, counter, name and marks fits the outline best.
 * The outline is rasterised once on a coarse grid; the sum over a rectangle then costs four look-ups.
 */
export function roomiest(outline: readonly Point[], label: Point): Point {
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  const x0 = Math.min(...xs);
  const y0 = Math.min(...ys);
  const cols = Math.ceil((Math.max(...xs) - x0) / CELL) + 1;
  const rows = Math.ceil((Math.max(...ys) - y0) / CELL) + 1;
  // sums[(r + 1) * (cols + 1) + c + 1] counts the filled cells above and left of it.
  const wide = cols + 1;
  const sums = new Int32Array(wide * (rows + 1));
  for (let r = 0; r < rows; r++) {
    const spans = crossings(outline, y0 + (r + 0.5) * CELL);
    let along = 0;
    for (let c = 0; c < cols; c++) {
      const x = x0 + (c + 0.5) * CELL;
      let inside = 0;
      for (let s = 0; s + 1 < spans.length; s += 2)
        if (x >= (spans[s] as number) && x < (spans[s + 1] as number)) inside = 1;
      along += inside;
      sums[(r + 1) * wide + c + 1] = (sums[r * wide + c + 1] as number) + along;
    }
  }
  const at = (c: number, r: number): number => sums[clamp(r, rows) * wide + clamp(c, cols)] as number;
  const filled = (c: number, r: number, left: number, up: number, right: number, down: number): number =>
    at(c + right, r + down) - at(c - left, r + down) - at(c + right, r - up) + at(c - left, r - up);
  const [half, up, down] = [BLOCK.half / CELL, BLOCK.up / CELL, BLOCK.down / CELL].map(Math.round) as [
    number,
    number,
    number,
  ];
  let best: Point = label;
  let most = -Infinity;
  for (let r = 0; r < rows; r++)
    for (let c = 0; c < cols; c++) {
      if (filled(c, r, 0, 0, 1, 1) === 0) continue;
      const x = x0 + (c + 0.5) * CELL;
      const y = y0 + (r + 0.5) * CELL;
      // Sticking out of the outline costs more than standing off-centre.
      const score =
        filled(c, r, half, up, half, down) +
        0.35 * filled(c, r, half + 4, up + 4, half + 4, down + 4) -
        0.09 * Math.hypot(x - label[0], y - label[1]);
      if (score > most) {
        most = score;
        best = [x, y];
      }
    }
  return best;
}

const clamp = (n: number, most: number): number => Math.min(Math.max(n, 0), most);

/** The crossings of a horizontal line with an outline, from left to right. */
function crossings(outline: readonly Point[], y: number): number[] {
  const found: number[] = [];
  for (let i = 0; i < outline.length; i++) {
    const [ax, ay] = outline[i] as Point;
    const [bx, by] = outline[(i + 1) % outline.length] as Point;
    if (ay > y !== by > y) found.push(ax + ((y - ay) / (by - ay)) * (bx - ax));
  }
  return found.sort((a, b) => a - b);
}
