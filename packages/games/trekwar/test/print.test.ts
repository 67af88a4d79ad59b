/** TrekWar in print: all parts are complete, within their cut, and fit home printers' paper. */
import type { Page, Pen } from "@starboard/print";
import { describe, expect, test } from "vitest";
import { NEIGHBOURS, SECTORS, STANDARD_CARDS } from "../src/index.ts";
import { BOARD_HEIGHT, BOARD_WIDTH, middleOf, SECTOR } from "../src/print/board.ts";
import { mixed } from "../src/print/ink.ts";
import { cardPieces, PARTS, pagesOf, piecesOf } from "../src/print/index.ts";

const pages = (paper: "a4" | "letter", backs = true): Page[] => {
  const laid = pagesOf(piecesOf(PARTS, backs), paper);
  if ("code" in laid) throw new Error(laid.name);
  return laid;
};

/** A pen that records what is drawn directly on a piece, with letters half as wide as high. */
function ruler() {
  const marks: { what: string; left: number; top: number; right: number; bottom: number }[] = [];
  const texts: string[] = [];
  let depth = 0;
  const mark = (what: string, left: number, top: number, right: number, bottom: number): void => {
    if (depth === 0) marks.push({ what, left, top, right, bottom });
  };
  const lines = (text: string, size: number, width: number | undefined): number =>
    width === undefined ? 1 : Math.ceil((text.length * size * 0.12) / width);
  const pen: Pen = {
    path: () => undefined,
    rect: (x, y, width, height) => mark("rect", x, y, x + width, y + height),
    circle: () => undefined,
    line: (x1, y1, x2, y2) => mark("line", Math.min(x1, x2), Math.min(y1, y2), Math.max(x1, x2), Math.max(y1, y2)),
    text: (x, y, text, { size, width }) => {
      texts.push(text);
      mark(text, x, y, x + (width ?? 0), y + lines(text, size, width) * size * 0.42);
    },
    textHeight: (text, { size, width }) => lines(text, size, width) * size * 0.42,
    textWidth: (text, { size }) => text.length * size * 0.12,
    frame: (_at, draw) => {
      depth += 1;
      draw();
      depth -= 1;
    },
    clipped: (_data, draw) => draw(),
  };
  return { pen, marks, texts };
}

test.each(["a4", "letter"] as const)("sixty cards, board, seven tiles and two Fleets fit %s", (paper) => {
  const fronts = pages(paper).filter(({ side }) => side === "front");
  const names = fronts.flatMap(({ placed }) => placed.map(({ piece }) => piece.name));
  for (const { id } of STANDARD_CARDS) expect(names.filter((name) => name === id)).toHaveLength(1);
  expect(names.filter((name) => name.startsWith("tile"))).toHaveLength(7);
  expect(names.filter((name) => name.startsWith("fleet"))).toHaveLength(2);
  expect(names).toContain("board");
});

test("every back is behind its own front", () => {
  const all = pages("a4");
  for (const [i, back] of all.entries()) {
    if (back.side === "front") continue;
    for (const { piece, x, y } of back.placed) {
      const front = all[i - 1]?.placed.find((one) => one.piece === piece);
      expect(front?.x, piece.name).toBeCloseTo(back.width - x - piece.width);
      expect(front?.y, piece.name).toBeCloseTo(y);
    }
  }
});

test("without backs nothing is printed behind, and tiles come in both colours", () => {
  const all = pages("a4", false);
  expect(all.every(({ side }) => side === "front")).toBe(true);
  const tiles = all.flatMap(({ placed }) => placed).filter(({ piece }) => piece.name.startsWith("tile"));
  expect(tiles).toHaveLength(14);
});

describe("drawings", () => {
  test.each(piecesOf(PARTS, true).map((piece) => [piece.name, piece] as const))(
    "%s stays inside its cut",
    (_n, piece) => {
      const { pen, marks } = ruler();
      piece.front(pen);
      piece.back?.(pen);
      for (const { what, left, top, right, bottom } of marks) {
        expect(Math.min(left, top), what).toBeGreaterThanOrEqual(0);
        expect(right, what).toBeLessThanOrEqual(piece.width);
        expect(bottom, what).toBeLessThanOrEqual(piece.height);
      }
    },
  );

  test("a card shows its name, its Force and its identifier", () => {
    const { pen, texts } = ruler();
    const card = STANDARD_CARDS.find(({ id }) => id === "DU14") as (typeof STANDARD_CARDS)[number];
    cardPieces([card], [], true)[0]?.front(pen);
    for (const text of [card.name, String(card.space), String(card.surface), card.id]) expect(texts).toContain(text);
  });
});

test("neighbouring Sectors touch, and all Sectors lie within the board", () => {
  for (const [a, sector] of SECTORS.entries()) {
    const at = middleOf(sector);
    expect(Math.min(at.x, BOARD_WIDTH - at.x)).toBeGreaterThan((Math.sqrt(3) / 2) * SECTOR);
    expect(Math.min(at.y, BOARD_HEIGHT - at.y)).toBeGreaterThan(SECTOR);
    for (const [b, other] of SECTORS.entries()) {
      const to = middleOf(other);
      const touching = Math.abs(Math.hypot(at.x - to.x, at.y - to.y) - Math.sqrt(3) * SECTOR) < 1e-9;
      expect(touching, `${sector.id} ${other.id}`).toBe((NEIGHBOURS[a] ?? []).includes(b));
    }
  }
});

test("a mixed colour lies between its two colours", () => {
  expect(mixed("#000000", "#ffffff", 1)).toBe("#000000");
  expect(mixed("#000000", "#ffffff", 0)).toBe("#ffffff");
  expect(mixed("#ff0000", "#0000ff", 0.5)).toBe("#800080");
});
