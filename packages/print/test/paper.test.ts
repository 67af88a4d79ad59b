import { describe, expect, test } from "vitest";
import { layOut, leaflet, type Page, PAPERS, type Pen, type Piece } from "../src/index.ts";

const piece = (name: string, back = false): Piece => ({
  name,
  width: 63,
  height: 88,
  front: () => undefined,
  ...(back && { back: () => undefined }),
});
const laid = (pieces: readonly Piece[], paper: keyof typeof PAPERS): Page[] => {
  const pages = layOut(pieces, PAPERS[paper]);
  if ("code" in pages) throw new Error(pages.code);
  return pages;
};

test("nine poker cards fit on A4 and on Letter", () => {
  const cards = Array.from({ length: 30 }, (_, i) => piece(`c${i}`));
  expect(laid(cards, "a4").map((p) => p.placed.length)).toEqual([9, 9, 9, 3]);
  expect(laid(cards, "letter").map((p) => p.placed.length)).toEqual([9, 9, 9, 3]);
});

test("every piece and every mark lies on the paper, and no two pieces overlap", () => {
  for (const id of ["a4", "letter", "a3", "tabloid"] as const) {
    for (const page of laid(
      Array.from({ length: 20 }, (_, i) => piece(`c${i}`, true)),
      id,
    )) {
      for (const { x, y } of page.placed) {
        expect(x).toBeGreaterThanOrEqual(7);
        expect(y).toBeGreaterThanOrEqual(7);
        expect(x + 63).toBeLessThanOrEqual(page.width - 7 + 1e-6);
        expect(y + 88).toBeLessThanOrEqual(page.height - 7 + 1e-6);
      }
      for (const [i, a] of page.placed.entries())
        for (const b of page.placed.slice(i + 1))
          expect(Math.abs(a.x - b.x) >= 63 - 1e-6 || Math.abs(a.y - b.y) >= 88 - 1e-6).toBe(true);
      for (const m of page.marks) {
        expect(Math.min(m.x1, m.x2, m.y1, m.y2)).toBeGreaterThanOrEqual(0);
        expect(Math.max(m.x1, m.x2)).toBeLessThanOrEqual(page.width);
      }
    }
  }
});

test("a back lies behind its front when the sheet is turned over along its long edge", () => {
  const [front, back] = laid([piece("a", true), piece("b", true), piece("c", true), piece("d", true)], "a4") as [
    Page,
    Page,
  ];
  expect(back.side).toBe("back");
  for (const { piece: p, x, y } of front.placed) {
    const behind = back.placed.find((one) => one.piece === p);
    expect(behind?.x).toBeCloseTo(front.width - x - 63);
    expect(behind?.y).toBeCloseTo(y);
  }
});

test("a piece larger than the paper is an error with its name", () => {
  const map: Piece = { name: "map", width: 400, height: 400, front: () => undefined };
  expect(layOut([map], PAPERS.a4)).toEqual({ code: "PRINT_TOO_LARGE", name: "map", width: 400, height: 400 });
});

describe("a leaflet", () => {
  /** Returns where the pen stands in the sheet when each page is drawn, and its turn in degrees. */
  const placesOf = (): Map<number, { x: number; y: number; turn: number }> => {
    const places = new Map<number, { x: number; y: number; turn: number }>();
    let here = { x: 0, y: 0, turn: 0 };
    const pen = {
      line: () => {},
      frame(at: { x: number; y: number; turn?: number }, draw: () => void) {
        here = { turn: 0, ...at };
        draw();
      },
    } as unknown as Pen;
    const page = (n: number) => () => void places.set(n, here);
    leaflet("leaflet", [page(1), page(2), page(3), page(4)]).front(pen);
    return places;
  };
  test("folds to four pages: the cover at the lower right, the inner pages upside down above, the last at the lower left", () => {
    const places = placesOf();
    expect(places.get(1)).toEqual({ x: 98, y: 131, turn: 0 });
    expect(places.get(4)).toEqual({ x: 0, y: 131, turn: 0 });
    // An upside-down page begins at its lower right corner: page 2 lies behind the cover, page 3 behind page 4.
    expect(places.get(2)).toEqual({ x: 196, y: 131, turn: 180 });
    expect(places.get(3)).toEqual({ x: 98, y: 131, turn: 180 });
  });
});
