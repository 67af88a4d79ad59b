/**
 * A leaflet: one printed side that folds to four pages. The paper is folded across the middle, the blank side inwards,
 * and then along the middle. Pages 1 and 4 stand in the lower half, pages 3 and 2 upside down above them.
 */
import type { Piece } from "./paper.ts";
import type { Drawing, Pen, Stroke } from "./pen.ts";

/** Size of a page in mm. Four of them fit A4 and Letter with their margins. */
export const LEAFLET_PAGE = { width: 98, height: 131 } as const;
/** Blank border of a page in mm. */
const BORDER = 6;
/** Size in mm of the part of a page that its blocks may use. */
export const LEAFLET_BOX = {
  width: LEAFLET_PAGE.width - 2 * BORDER,
  height: LEAFLET_PAGE.height - 2 * BORDER,
} as const;

/** A part of a page. Blocks follow each other from the top. */
export type Block =
  | { readonly is: "title"; readonly text: string; readonly note?: string }
  | { readonly is: "heading"; readonly text: string }
  | { readonly is: "text"; readonly text: string }
  | { readonly is: "steps"; readonly steps: readonly string[] }
  | {
      readonly is: "table";
      /** Widths in mm; the columns fill the page if their sum is that of `LEAFLET_BOX`. */
      readonly columns: readonly number[];
      readonly head: readonly string[];
      readonly rows: readonly (readonly string[])[];
      /** Height of a row in mm, for rows to write in. By default a row is as high as its text. */
      readonly rowHeight?: number;
      /** Small text without space between rows, for long lists. */
      readonly dense?: boolean;
    };

const INK = "#101418";
const GREY = "#5d6774";
const HAIR: Stroke = { color: "#b4bcc8", width: 0.2 };
const FOLD: Stroke = { color: "#808080", width: 0.15, dash: [1.2, 1.2] };
/** Length in mm of a fold mark at the edge of the sheet. */
const FOLD_MARK = 6;
const TEXT = { size: 8.2, color: INK } as const;
const SMALL = { size: 7.4, color: INK } as const;
const DENSE = { size: 6.6, color: INK } as const;
const HEAD = { font: "bold", size: 7, color: GREY } as const;
/** Space in mm after a block, between steps, and around the text of a row. */
const [AFTER, BETWEEN, ROW] = [2, 0.7, 0.5] as const;
const NUMBER_WIDTH = 5;

/** Returns a sheet of four pages with fold marks. */
export function leaflet(name: string, pages: readonly [Drawing, Drawing, Drawing, Drawing]): Piece {
  const { width, height } = LEAFLET_PAGE;
  const [first, second, third, fourth] = pages;
  const sheet = { width: 2 * width, height: 2 * height };
  return {
    name,
    ...sheet,
    front(pen) {
      pen.frame({ x: width, y: height }, () => first(pen));
      pen.frame({ x: sheet.width, y: height, turn: 180 }, () => second(pen));
      pen.frame({ x: width, y: height, turn: 180 }, () => third(pen));
      pen.frame({ x: 0, y: height }, () => fourth(pen));
      for (const [x1, y1, x2, y2] of [
        [width, 0, width, FOLD_MARK],
        [width, sheet.height - FOLD_MARK, width, sheet.height],
        [0, height, FOLD_MARK, height],
        [sheet.width - FOLD_MARK, height, sheet.width, height],
      ] as const)
        pen.line(x1, y1, x2, y2, FOLD);
    },
  };
}

/** Returns a page of a leaflet that shows blocks. */
export const leafletPage =
  (blocks: readonly Block[]): Drawing =>
  (pen) =>
    pen.frame({ x: BORDER, y: BORDER }, () => {
      setBlocks(pen, blocks);
    });

/** Draws blocks from the top and returns their height in mm, at most that of `LEAFLET_BOX` if they fit. */
export function setBlocks(pen: Pen, blocks: readonly Block[]): number {
  let y = 0;
  for (const block of blocks) y += setBlock(pen, block, y) + AFTER;
  return y - AFTER;
}

function setBlock(pen: Pen, block: Block, y: number): number {
  const { width } = LEAFLET_BOX;
  switch (block.is) {
    case "title": {
      pen.text(0, y, block.text, { font: "display", size: 20, color: INK });
      if (block.note !== undefined) pen.text(0, y + 8, block.note, { ...SMALL, color: GREY, width });
      return block.note === undefined ? 8 : 8 + pen.textHeight(block.note, { ...SMALL, width });
    }
    case "heading":
      pen.text(0, y, block.text, { font: "bold", size: 10.5, color: INK });
      pen.line(0, y + 4.6, width, y + 4.6, HAIR);
      return 4.6;
    case "text":
      pen.text(0, y, block.text, { ...TEXT, width });
      return pen.textHeight(block.text, { ...TEXT, width });
    case "steps":
      return setSteps(pen, block.steps, y);
    case "table":
      return setTable(pen, block, y);
  }
}

function setSteps(pen: Pen, steps: readonly string[], top: number): number {
  const style = { ...TEXT, width: LEAFLET_BOX.width - NUMBER_WIDTH };
  let y = top;
  for (const [i, step] of steps.entries()) {
    pen.text(0, y, String(i + 1), { ...TEXT, font: "bold" });
    pen.text(NUMBER_WIDTH, y, step, style);
    y += pen.textHeight(step, style) + BETWEEN;
  }
  return y - top - BETWEEN;
}

function setTable(
  pen: Pen,
  { columns, head, rows, rowHeight, dense = false }: Extract<Block, { readonly is: "table" }>,
  top: number,
): number {
  const edges = columns.map((_, i) => columns.slice(0, i).reduce((sum, one) => sum + one, 0));
  const full = columns.reduce((sum, one) => sum + one, 0);
  const [style, space] = dense ? [DENSE, 0.1] : [SMALL, ROW];
  const cellWidth = (i: number): number => (columns[i] as number) - 1;
  for (const [i, text] of head.entries()) pen.text(edges[i] as number, top, text, { ...HEAD, width: cellWidth(i) });
  let y = top + Math.max(...head.map((text, i) => pen.textHeight(text, { ...HEAD, width: cellWidth(i) }))) + ROW;
  for (const row of rows) {
    pen.line(0, y, full, y, HAIR);
    const heights = row.map((text, i) => (text === "" ? 0 : pen.textHeight(text, { ...style, width: cellWidth(i) })));
    for (const [i, text] of row.entries())
      if (text !== "") pen.text(edges[i] as number, y + space, text, { ...style, width: cellWidth(i) });
    y += rowHeight ?? Math.max(...heights) + 2 * space;
  }
  pen.line(0, y, full, y, HAIR);
  return y - top;
}
