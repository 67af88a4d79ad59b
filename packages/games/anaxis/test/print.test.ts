import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Fonts, Pen } from "@starboard/print";
import { expect, test } from "vitest";
import { printFleet } from "../src/print/pages.ts";
import { SHIPS } from "../src/data/ships.ts";
import { controlSheet, counter, mapPieces } from "../src/print/sheets.ts";

const { resolve } = createRequire(import.meta.url);
const font = (weight: number): Uint8Array =>
  readFileSync(resolve(`@fontsource/barlow-condensed/files/barlow-condensed-latin-${weight}-normal.woff`));
const fonts: Fonts = { text: font(500), bold: font(600), display: font(600) };

/** Returns a pen that records the texts and counts the drawing commands. */
function recordingPen(): { readonly pen: Pen; readonly texts: string[]; count(what: "rect" | "path"): number } {
  const texts: string[] = [];
  const drawn = { rect: 0, path: 0 };
  const pen: Pen = {
    path: () => void drawn.path++,
    rect: () => void drawn.rect++,
    circle: () => undefined,
    line: () => undefined,
    text: (_x, _y, text) => void texts.push(text),
    textHeight: () => 1,
    textWidth: () => 1,
    frame: (_at, draw) => draw(),
    clipped: (_data, draw) => draw(),
  };
  return { pen, texts, count: (what) => drawn[what] };
}

test.each(SHIPS)("the control sheet of $name shows its ratings and a box for every point of hull", (ship) => {
  const written = recordingPen();
  controlSheet(ship).front(written.pen);
  expect(written.texts).toEqual(expect.arrayContaining([ship.name, String(ship.initiative), `Hull ${ship.hull}`]));
  // One rectangle more than there are boxes: the border of the sheet.
  expect(written.count("rect")).toBe(ship.hull + 1);
});

test("a counter shows its ship on both sides", () => {
  const [ship] = SHIPS;
  if (!ship) throw new Error("there are printed ships");
  const { front, back } = counter(ship);
  for (const draw of [front, back]) {
    const written = recordingPen();
    draw?.(written.pen);
    expect(written.texts).toEqual([ship.name]);
  }
});

test.each(["a4", "letter", "a3"] as const)(
  "every hex of a map is printed once on %s, on pages of equal size",
  (paper) => {
    const written = recordingPen();
    const pages = mapPieces({ cols: 41, rows: 17 }, paper);
    const perPage = pages.map((piece) => {
      const before = written.texts.length;
      piece.front(written.pen);
      return written.texts.length - before;
    });
    const hexes = written.texts.filter((text) => !text.startsWith("Page"));
    expect(new Set(hexes).size).toBe(41 * 17);
    expect(hexes).toHaveLength(41 * 17);
    expect(written.texts.length - hexes.length).toBe(pages.length);
    expect(Math.min(...perPage)).toBeGreaterThan(Math.max(...perPage) / 2);
  },
);

test("a printed fleet has a sheet for every ship, counters with fronts and backs, and a leaflet", async () => {
  const [leviathan, chimera] = SHIPS;
  if (!leviathan || !chimera) throw new Error("there are printed ships");
  const pages = async (ships: readonly (typeof leviathan)[]): Promise<number> => {
    const text = new TextDecoder("latin1").decode(await printFleet(ships, "a4", fonts));
    expect(text.startsWith("%PDF-")).toBe(true);
    return text.match(/\/Type \/Page\b/g)?.length ?? 0;
  };
  // Two sheets fill a page; the counters take a page and its back, the leaflet a page.
  expect(await pages([leviathan, chimera])).toBe(1 + 2 + 1);
  expect(await pages([leviathan, leviathan, leviathan, chimera, chimera])).toBe(3 + 2 + 1);
});
