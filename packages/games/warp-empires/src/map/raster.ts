/** Partitions the board into territories on a fine lattice, in integers, equal on every device (WE-3.6, 1 to 3). */
import type { Draw } from "@starboard/kernel";

/** Lattice cells along the side of a coarse cell, each of which holds one site. */
export const K = 20;
/** Empty lattice cells around the coarse grid. */
export const PAD = 24;
/** Largest distance between a cell and its site. */
const FAR = 23;
/** Lattice cells between the nodes of the noise, and the largest displacement. */
const STEP = 8;
const AMPLITUDE = 4;
/** Number of shared lattice edges that makes two territories neighbours; a corner is not a border. */
const CONTACT = 4;

export const OUTSIDE = -1;

export interface Site {
  readonly col: number;
  readonly row: number;
}
export interface Raster {
  readonly width: number;
  readonly height: number;
  /** By lattice cell, row by row: the territory it belongs to, or OUTSIDE. */
  readonly owner: Int16Array;
  readonly sites: readonly Site[];
  readonly neighbours: readonly (readonly number[])[];
}

/** A whole number from 0 to n − 1. */
export type Below = (n: number) => number;
export const belowOf =
  (draw: Draw): Below =>
  (n) =>
    (draw(n, 1, "WE-3.6")[0] as number) - 1;

/** The position of a site, in lattice cells from the corner of the coarse grid. */
interface Seed {
  readonly x: number;
  readonly y: number;
}
/** Sites by coarse cell. */
type Buckets = readonly (readonly number[])[];

/** Partitions the board into exactly that many territories; undefined if they are not connected. */
export function partition(territories: number, below: Below): Raster | undefined {
  const cols = ceilSqrt14(territories);
  const rows = Math.ceil(territories / cols);
  const kept = coarse(cols, rows, cols * rows - territories, below);
  const sites: (Site & Seed)[] = [];
  for (let row = 0; row < rows; row++)
    for (let col = 0; col < cols; col++)
      if (kept[row * cols + col]) sites.push({ col, row, x: col * K + 3 + below(14), y: row * K + 3 + below(14) });
  const raster = cut(sites, cols, rows, below);
  if (!raster || !connected(raster.neighbours, () => true)) return undefined;
  return { ...raster, sites: sites.map(({ col, row }) => ({ col, row })) };
}

/** Assigns every lattice cell to a site and collects the borders; undefined if a site gets no ground. */
export function cut(
  sites: readonly Seed[],
  cols: number,
  rows: number,
  below: Below,
): Omit<Raster, "sites"> | undefined {
  const buckets: number[][] = Array.from({ length: cols * rows }, () => []);
  for (const [i, { x, y }] of sites.entries()) buckets[Math.floor(y / K) * cols + Math.floor(x / K)]?.push(i);
  const width = cols * K + 2 * PAD;
  const height = rows * K + 2 * PAD;
  const [shiftX, shiftY] = [noise(width, height, below), noise(width, height, below)];
  const owner = nearest(sites, buckets, cols, rows, width, height, shiftX, shiftY);
  fillPockets(owner, width, height);
  if (!mendCutOff(owner, width, height, sites.length)) return undefined;
  return { width, height, owner, neighbours: contacts(owner, width, height, sites.length) };
}

/** ⌈√(1.4 T)⌉ without a root: the smallest n with 10 n² ≥ 14 T. */
function ceilSqrt14(territories: number): number {
  let n = 1;
  while (10 * n * n < 14 * territories) n++;
  return n;
}

/** Removes surplus coarse cells from the rim, which makes the coast irregular; the rest stays connected. */
function coarse(cols: number, rows: number, surplus: number, below: Below): Uint8Array {
  const kept = new Uint8Array(cols * rows).fill(1);
  const isKept = (col: number, row: number): boolean =>
    col >= 0 && row >= 0 && col < cols && row < rows && kept[row * cols + col] === 1;
  for (let left = surplus; left > 0; left--) {
    const rim: number[] = [];
    for (let i = 0; i < kept.length; i++) {
      const [col, row] = [i % cols, Math.floor(i / cols)];
      const sides = [isKept(col - 1, row), isKept(col + 1, row), isKept(col, row - 1), isKept(col, row + 1)];
      // Removing a cell from a row of single cells would cut the board in two.
      if (kept[i] === 1 && sides.includes(false) && sides.filter(Boolean).length > 1) rim.push(i);
    }
    kept[(rim.length > 0 ? rim[below(rim.length)] : kept.indexOf(1)) as number] = 0;
  }
  return kept;
}

/** Noise from −4 to +4 on nodes eight cells apart, interpolated between them and rounded down to whole cells. */
function noise(width: number, height: number, below: Below): (x: number, y: number) => number {
  const wide = Math.floor(width / STEP) + 2;
  const nodes = new Int8Array(wide * (Math.floor(height / STEP) + 2));
  for (let i = 0; i < nodes.length; i++) nodes[i] = below(2 * AMPLITUDE + 1) - AMPLITUDE;
  const between = (at: number, u: number): number => (nodes[at] as number) * (STEP - u) + (nodes[at + 1] as number) * u;
  return (x, y) => {
    const i = Math.floor(x / STEP);
    const j = Math.floor(y / STEP);
    const u = x - i * STEP;
    const v = y - j * STEP;
    const at = j * wide + i;
    return Math.floor((between(at, u) * (STEP - v) + between(at + wide, u) * v) / (STEP * STEP));
  };
}

type Shift = (x: number, y: number) => number;

/** Assigns every lattice cell, displaced by the noise, to its nearest site; a tie goes to the lower index. */
function nearest(
  sites: readonly Seed[],
  buckets: Buckets,
  cols: number,
  rows: number,
  width: number,
  height: number,
  shiftX: Shift,
  shiftY: Shift,
): Int16Array {
  const owner = new Int16Array(width * height).fill(OUTSIDE);
  const xs = Int32Array.from(sites, ({ x }) => x);
  const ys = Int32Array.from(sites, ({ y }) => y);
  const close = closeTo(buckets, cols, rows);
  // The outermost cells stay outside, so that neighbour look-ups never leave the lattice.
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const px = x - PAD + shiftX(x, y);
      const py = y - PAD + shiftY(x, y);
      const candidates = close(Math.floor(px / K), Math.floor(py / K));
      let best = FAR * FAR + 1;
      let found = OUTSIDE;
      for (let n = 0; n < candidates.length; n++) {
        const site = candidates[n] as number;
        const dx = (xs[site] as number) - px;
        const dy = (ys[site] as number) - py;
        const d = dx * dx + dy * dy;
        // Candidates ascend, so the first of equals has the lower index.
        if (d < best) {
          best = d;
          found = site;
        }
      }
      owner[y * width + x] = found;
    }
  return owner;
}

/** Number of coarse cells beyond the grid within which a site can still be near enough. */
const REACH = 2;
/**
 * By coarse cell, including those beyond the rim: the sites that may be nearest to a point of it, ascending. Computed
 * once each.
 */
function closeTo(buckets: Buckets, cols: number, rows: number): (col: number, row: number) => readonly number[] {
  const wide = cols + 4 * REACH;
  const lists: (readonly number[])[] = [];
  return (col, row) => {
    const key = (row + 2 * REACH) * wide + col + 2 * REACH;
    const known = lists[key];
    if (known) return known;
    const list: number[] = [];
    for (let r = Math.max(0, row - REACH); r <= Math.min(rows - 1, row + REACH); r++)
      for (let c = Math.max(0, col - REACH); c <= Math.min(cols - 1, col + REACH); c++)
        list.push(...(buckets[r * cols + c] as readonly number[]));
    return (lists[key] = list.sort((a, b) => a - b));
  };
}

/** The connected cells of one owner, starting from one of them. */
function blob(owner: Int16Array, width: number, from: number, seen: Uint8Array): number[] {
  const own = owner[from];
  const around = [-1, 1, -width, width];
  const cells = [from];
  seen[from] = 1;
  for (let i = 0; i < cells.length; i++)
    for (let side = 0; side < 4; side++) {
      const next = (cells[i] as number) + (around[side] as number);
      // There are no cells beyond either end of the lattice.
      if (owner[next] === own && seen[next] === 0) {
        seen[next] = 1;
        cells.push(next);
      }
    }
  return cells;
}

/** The neighbour with the longest shared border; the outside only if there is no other. */
function longestContact(owner: Int16Array, width: number, cells: readonly number[]): number {
  const own = owner[cells[0] as number];
  const edges = new Map<number, number>();
  for (const cell of cells)
    for (const next of [cell - 1, cell + 1, cell - width, cell + width]) {
      const other = owner[next] as number;
      if (other !== own && other !== OUTSIDE) edges.set(other, (edges.get(other) ?? 0) + 1);
    }
  let best = OUTSIDE;
  for (const [other, n] of edges) {
    const most = edges.get(best) ?? 0;
    if (n > most || (n === most && other < best)) best = other;
  }
  return best;
}

/**
 * Assigns gaps inside the board, which are too far from every site, to a neighbour, so that the outside is connected.
 */
function fillPockets(owner: Int16Array, width: number, height: number): void {
  const seen = new Uint8Array(width * height);
  blob(owner, width, 0, seen);
  for (let i = 0; i < owner.length; i++) {
    if (owner[i] !== OUTSIDE || seen[i] === 1) continue;
    const cells = blob(owner, width, i, seen);
    const to = longestContact(owner, width, cells);
    for (const cell of cells) owner[cell] = to;
  }
}

/**
 * Assigns pieces cut off from the main part of their territory to neighbours; false if a territory has no cells left.
 */
function mendCutOff(owner: Int16Array, width: number, height: number, count: number): boolean {
  for (let pass = 0; pass < 4; pass++) {
    const seen = new Uint8Array(width * height);
    const bodies: number[][][] = Array.from({ length: count }, () => []);
    for (let i = 0; i < owner.length; i++)
      if (owner[i] !== OUTSIDE && seen[i] === 0) bodies[owner[i] as number]?.push(blob(owner, width, i, seen));
    let mended = false;
    for (const pieces of bodies) {
      if (pieces.length === 0) return false;
      const body = pieces.reduce((a, b) => (b.length > a.length ? b : a));
      for (const piece of pieces) {
        if (piece === body) continue;
        const to = longestContact(owner, width, piece);
        for (const cell of piece) owner[cell] = to;
        mended = true;
      }
    }
    if (!mended) return true;
  }
  return false;
}

function contacts(owner: Int16Array, width: number, height: number, count: number): number[][] {
  const edges = new Uint16Array(count * count);
  for (let y = 0; y < height - 1; y++)
    for (let x = 0; x < width - 1; x++) {
      const a = owner[y * width + x] as number;
      if (a === OUTSIDE) continue;
      for (const step of [1, width]) {
        const b = owner[y * width + x + step] as number;
        if (b === OUTSIDE || b === a) continue;
        edges[a * count + b] = (edges[a * count + b] as number) + 1;
        edges[b * count + a] = (edges[b * count + a] as number) + 1;
      }
    }
  return Array.from({ length: count }, (_, a) => {
    const near: number[] = [];
    for (let b = 0; b < count; b++) if ((edges[a * count + b] as number) >= CONTACT) near.push(b);
    return near;
  });
}

/** True if the territories that `open` accepts are connected. */
export function connected(neighbours: readonly (readonly number[])[], open: (at: number) => boolean): boolean {
  const all = neighbours.map((_, at) => at).filter(open);
  const first = all[0];
  if (first === undefined) return false;
  return distances(neighbours, first, open).filter((d) => d >= 0).length === all.length;
}

/** Steps from a territory to every other through territories that `open` accepts; −1 if there is no path. */
export function distances(
  neighbours: readonly (readonly number[])[],
  from: number,
  open: (at: number) => boolean,
): number[] {
  const steps = new Array<number>(neighbours.length).fill(-1);
  steps[from] = 0;
  const queue = [from];
  for (let i = 0; i < queue.length; i++) {
    const at = queue[i] as number;
    for (const next of neighbours[at] as readonly number[])
      if (steps[next] === -1 && open(next)) {
        steps[next] = (steps[at] as number) + 1;
        queue.push(next);
      }
  }
  return steps;
}
