/** Lays out pieces on paper. Pure geometry, in millimetres. */
import type { Drawing } from "./pen.ts";

export type PaperId = "a4" | "letter" | "a3" | "tabloid";

export interface Paper {
  readonly id: PaperId;
  readonly width: number;
  readonly height: number;
}
export const PAPERS: Readonly<Record<PaperId, Paper>> = {
  a4: { id: "a4", width: 210, height: 297 },
  letter: { id: "letter", width: 215.9, height: 279.4 },
  a3: { id: "a3", width: 297, height: 420 },
  tabloid: { id: "tabloid", width: 279.4, height: 431.8 },
};

/** A piece to cut out, such as a card. Its back is printed so that it lies behind its front. */
export interface Piece {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly front: Drawing;
  readonly back?: Drawing;
}

export interface LayoutOptions {
  /** Margin that printers cannot reach, in mm; the default is 7. */
  readonly margin?: number;
  /** Space between neighbours in mm. With 0 (the default) one cut separates two pieces. */
  readonly gap?: number;
  /** The edge over which the sheet is turned; the default is the long one. */
  readonly flip?: "long" | "short";
  /** Whether the paper may be turned if more pieces fit that way; the default is true. */
  readonly mayTurn?: boolean;
}

export interface Placed {
  readonly piece: Piece;
  readonly x: number;
  readonly y: number;
}
export interface Page {
  readonly width: number;
  readonly height: number;
  readonly side: "front" | "back";
  readonly placed: readonly Placed[];
  /** Cut marks: short lines outside the pieces, at every edge of the grid. */
  readonly marks: readonly { readonly x1: number; readonly y1: number; readonly x2: number; readonly y2: number }[];
}

/** A piece does not fit on the paper. */
export interface TooLarge {
  readonly code: "PRINT_TOO_LARGE";
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

/** Length of a cut mark, and its distance from the pieces, in mm. */
const MARK_LENGTH = 4;
const MARK_DISTANCE = 1.5;

/**
 * Lays out pieces of equal size in a centred grid, page by page. A page with backs is followed by its back page,
 * mirrored so that each back lies behind its front when the sheet is turned over.
 */
export function layOut(pieces: readonly Piece[], paper: Paper, options: LayoutOptions = {}): Page[] | TooLarge {
  const pages: Page[] = [];
  for (const group of bySize(pieces)) {
    const laid = layOutGroup(group, paper, options);
    if ("code" in laid) return laid;
    pages.push(...laid);
  }
  return pages;
}

/** Groups consecutive pieces of the same size. */
function bySize(pieces: readonly Piece[]): Piece[][] {
  const groups: Piece[][] = [];
  for (const piece of pieces) {
    const last = groups.at(-1);
    const first = last?.[0];
    if (last && first && first.width === piece.width && first.height === piece.height) last.push(piece);
    else groups.push([piece]);
  }
  return groups;
}

interface Grid {
  readonly width: number;
  readonly height: number;
  readonly cols: number;
  readonly rows: number;
  readonly x0: number;
  readonly y0: number;
}

function layOutGroup(pieces: readonly Piece[], paper: Paper, options: LayoutOptions): Page[] | TooLarge {
  const { gap = 0, flip = "long", mayTurn = true } = options;
  const { width, height, name } = pieces[0] as Piece;
  const upright = gridOn(paper.width, paper.height, width, height, options);
  const turned = gridOn(paper.height, paper.width, width, height, options);
  const grid = mayTurn && turned.cols * turned.rows > upright.cols * upright.rows ? turned : upright;
  const count = grid.cols * grid.rows;
  if (count === 0) return { code: "PRINT_TOO_LARGE", name, width, height };
  const at = (slot: number): { x: number; y: number } => ({
    x: grid.x0 + (slot % grid.cols) * (width + gap),
    y: grid.y0 + Math.floor(slot / grid.cols) * (height + gap),
  });
  const pages: Page[] = [];
  for (let first = 0; first < pieces.length; first += count) {
    const some = pieces.slice(first, first + count);
    const marks = marksOf(grid, width, height, gap);
    const size = { width: grid.width, height: grid.height };
    pages.push({ ...size, side: "front", marks, placed: some.map((piece, i) => ({ piece, ...at(i) })) });
    if (!some.some((piece) => piece.back)) continue;
    // Turning over a vertical edge mirrors the columns, turning over a horizontal edge mirrors the rows.
    const vertical = (flip === "long") === grid.height >= grid.width;
    const behind = some.map((piece, i) => {
      const { x, y } = at(i);
      return vertical ? { piece, x: grid.width - x - width, y } : { piece, x, y: grid.height - y - height };
    });
    pages.push({ ...size, side: "back", marks: [], placed: behind });
  }
  return pages;
}

function gridOn(pageWidth: number, pageHeight: number, width: number, height: number, options: LayoutOptions): Grid {
  const { margin = 7, gap = 0 } = options;
  const fits = (room: number, size: number): number =>
    Math.max(0, Math.floor((room - 2 * margin + gap + 1e-6) / (size + gap)));
  const cols = fits(pageWidth, width);
  const rows = fits(pageHeight, height);
  return {
    width: pageWidth,
    height: pageHeight,
    cols,
    rows,
    x0: (pageWidth - cols * (width + gap) + gap) / 2,
    y0: (pageHeight - rows * (height + gap) + gap) / 2,
  };
}

function marksOf(grid: Grid, width: number, height: number, gap: number): Page["marks"] {
  const marks: Page["marks"][number][] = [];
  const right = grid.x0 + grid.cols * (width + gap) - gap;
  const bottom = grid.y0 + grid.rows * (height + gap) - gap;
  for (const x of edgesOf(grid.x0, grid.cols, width, gap))
    for (const [y1, y2] of [
      [grid.y0 - MARK_DISTANCE - MARK_LENGTH, grid.y0 - MARK_DISTANCE],
      [bottom + MARK_DISTANCE, bottom + MARK_DISTANCE + MARK_LENGTH],
    ] as const)
      marks.push({ x1: x, y1, x2: x, y2 });
  for (const y of edgesOf(grid.y0, grid.rows, height, gap))
    for (const [x1, x2] of [
      [grid.x0 - MARK_DISTANCE - MARK_LENGTH, grid.x0 - MARK_DISTANCE],
      [right + MARK_DISTANCE, right + MARK_DISTANCE + MARK_LENGTH],
    ] as const)
      marks.push({ x1, y1: y, x2, y2: y });
  return marks;
}

/** Returns both edges of every cell along one axis, without duplicates. */
function edgesOf(start: number, count: number, size: number, gap: number): number[] {
  const edges = new Set<number>();
  for (let i = 0; i < count; i++) {
    edges.add(start + i * (size + gap));
    edges.add(start + i * (size + gap) + size);
  }
  return [...edges];
}
