/** Traces territory outlines from the lattice and smooths them. Neighbours share every point (WE-3.6, 8). */
import type { Point } from "./board.ts";
import { OUTSIDE, type Raster } from "./raster.ts";

const SMOOTHING = 9;

interface Arc {
  /** Lattice corners from junction to junction. */
  readonly corners: readonly number[];
  readonly between: readonly [number, number];
  points: Point[];
}
interface Side {
  readonly to: number;
  readonly between: readonly [number, number];
}

const key = ([a, b]: readonly [number, number]): number => Math.min(a, b) * 1000 + Math.max(a, b);
const edgeKey = (a: number, b: number): string => (a < b ? `${a} ${b}` : `${b} ${a}`);

/** One closed outline for each territory; the first point is not repeated. */
export function outlinesOf(raster: Omit<Raster, "sites">): Point[][] {
  const arcs = arcsOf(raster);
  const wide = raster.width + 1;
  for (const arc of arcs) arc.points = smoothed(arc.corners.map((v): Point => [v % wide, Math.floor(v / wide)]));
  return raster.neighbours.map((_, at) => outline(arcs.filter(({ between }) => between.includes(at))));
}

/** Lattice edges between cells of different owners, by the corner they start from. */
function sidesOf({ width, height, owner }: Omit<Raster, "sites">): Map<number, Side[]> {
  const sides = new Map<number, Side[]>();
  const add = (a: number, b: number, between: readonly [number, number]): void => {
    for (const [from, to] of [
      [a, b],
      [b, a],
    ] as const) {
      const list = sides.get(from);
      if (list) list.push({ to, between });
      else sides.set(from, [{ to, between }]);
    }
  };
  const corner = (x: number, y: number): number => y * (width + 1) + x;
  for (let y = 0; y < height - 1; y++)
    for (let x = 0; x < width - 1; x++) {
      const here = owner[y * width + x] as number;
      const right = owner[y * width + x + 1] as number;
      const down = owner[(y + 1) * width + x] as number;
      if (here !== right) add(corner(x + 1, y), corner(x + 1, y + 1), [here, right]);
      if (here !== down) add(corner(x, y + 1), corner(x + 1, y + 1), [here, down]);
    }
  return sides;
}

function arcsOf(raster: Omit<Raster, "sites">): Arc[] {
  const sides = sidesOf(raster);
  const used = new Set<string>();
  const isJunction = (corner: number): boolean => {
    const list = sides.get(corner) as readonly Side[];
    return list.length !== 2 || key((list[0] as Side).between) !== key((list[1] as Side).between);
  };
  const arcs: Arc[] = [];
  const walk = (from: number, first: Side): void => {
    const corners = [from];
    let [here, side] = [from, first];
    for (;;) {
      used.add(edgeKey(here, side.to));
      corners.push(side.to);
      if (side.to === from || isJunction(side.to)) break;
      const onward = (sides.get(side.to) as readonly Side[]).find(({ to }) => !used.has(edgeKey(side.to, to)));
      if (!onward) break;
      [here, side] = [side.to, onward];
    }
    arcs.push({ corners, between: first.between, points: [] });
  };
  // Arcs from junctions first; the remaining edges form rings without junctions.
  for (const junctions of [true, false])
    for (const [corner, list] of sides)
      if (isJunction(corner) === junctions)
        for (const side of list) if (!used.has(edgeKey(corner, side.to))) walk(corner, side);
  return arcs;
}

/** Moves every point a quarter of the way toward its neighbours, several times; then keeps every second point. */
function smoothed(points: readonly Point[]): Point[] {
  let line = points;
  const last = points.length - 1;
  for (let pass = 0; pass < SMOOTHING; pass++) {
    const before = line;
    line = before.map((p, i) => {
      if (i === 0 || i === last) return p;
      const [a, b] = [before[i - 1] as Point, before[i + 1] as Point];
      return [(a[0] + 2 * p[0] + b[0]) / 4, (a[1] + 2 * p[1] + b[1]) / 4];
    });
  }
  const tenth = (n: number): number => Math.round(n * 10) / 10;
  return line.flatMap(([x, y], i): Point[] => (i === last || i % 2 === 0 ? [[tenth(x), tenth(y)]] : []));
}

/** Arcs joined end to end; the longest ring is the outline. */
function outline(arcs: readonly Arc[]): Point[] {
  const left = new Set(arcs);
  let longest: Point[] = [];
  while (left.size > 0) {
    const [first] = left as Set<Arc> & Iterable<Arc>;
    const start = first as Arc;
    left.delete(start);
    const ring = [...start.points];
    let end = start.corners.at(-1);
    while (end !== start.corners[0]) {
      const next = [...left].find(({ corners }) => corners[0] === end || corners.at(-1) === end);
      if (!next) break;
      left.delete(next);
      const forward = next.corners[0] === end;
      ring.push(...(forward ? next.points : next.points.toReversed()).slice(1));
      end = forward ? next.corners.at(-1) : next.corners[0];
    }
    ring.pop();
    if (ring.length > longest.length) longest = ring;
  }
  return longest;
}

/** For each territory the middle of the cell that is farthest from the borders and still near the centre. */
export function labelsOf({ width, owner, sites }: Raster): Point[] {
  const deep = new Int32Array(owner.length).fill(-1);
  const queue: number[] = [];
  const around = (cell: number): number[] => [cell - 1, cell + 1, cell - width, cell + width];
  for (let cell = 0; cell < owner.length; cell++)
    if (owner[cell] !== OUTSIDE && around(cell).some((next) => owner[next] !== owner[cell])) {
      deep[cell] = 0;
      queue.push(cell);
    }
  for (let i = 0; i < queue.length; i++)
    for (const next of around(queue[i] as number))
      if (owner[next] === owner[queue[i] as number] && deep[next] === -1) {
        deep[next] = (deep[queue[i] as number] as number) + 1;
        queue.push(next);
      }
  const sums = sites.map(() => ({ x: 0, y: 0, n: 0 }));
  for (let cell = 0; cell < owner.length; cell++) {
    const sum = sums[owner[cell] as number];
    if (!sum) continue;
    sum.x += cell % width;
    sum.y += Math.floor(cell / width);
    sum.n++;
  }
  const best = sites.map((): { at: Point; score: number } => ({ at: [0, 0], score: -Infinity }));
  for (let cell = 0; cell < owner.length; cell++) {
    const sum = sums[owner[cell] as number];
    const found = best[owner[cell] as number];
    if (!sum || !found) continue;
    const [x, y] = [cell % width, Math.floor(cell / width)];
    const [dx, dy] = [x - sum.x / sum.n, y - sum.y / sum.n];
    const score = (deep[cell] as number) - 0.16 * Math.sqrt(dx * dx + dy * dy);
    if (score > found.score) {
      found.score = score;
      found.at = [x + 0.5, y + 0.5];
    }
  }
  return best.map(({ at }) => at);
}
