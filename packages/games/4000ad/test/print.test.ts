import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Fonts, Pen } from "@starboard/print";
import { expect, test } from "vitest";
import { sheetStars } from "../src/data/sheet.ts";
import { PARTS, type Part, pagesOf, printMap, printParts } from "../src/print/index.ts";
import { blankDraft, fillSectors, resizeBoard } from "../src/ui/editors/map/draft.ts";
import { alienPowers, humanPowers, longestJourney, mapPiece, powerPiece } from "../src/print/pieces.ts";

const { resolve } = createRequire(import.meta.url);
const font = (weight: number): Uint8Array =>
  readFileSync(resolve(`@fontsource/barlow-condensed/files/barlow-condensed-latin-${weight}-normal.woff`));
const fonts: Fonts = { text: font(500), bold: font(600), display: font(600) };
const placed = (part: Part): number => pagesOf([part], "a4").reduce((n, page) => n + page.placed.length, 0);

/** Returns the texts and paths of a drawing, in order. */
function drawn(front: (pen: Pen) => void): { readonly texts: string[]; readonly paths: string[] } {
  const texts: string[] = [];
  const paths: string[] = [];
  const pen: Pen = {
    path: (data) => void paths.push(data),
    rect: () => undefined,
    circle: () => undefined,
    line: () => undefined,
    text: (_x, _y, text) => void texts.push(text),
    textHeight: () => 4,
    textWidth: () => 4,
    frame: (_at, draw) => draw(),
    clipped: (_data, draw) => draw(),
  };
  front(pen);
  return { texts, paths };
}

test("the star field names all stars with their symbols", () => {
  const { texts } = drawn(mapPiece(sheetStars).front);
  for (const { name, population, materials } of sheetStars.stars)
    expect(texts).toContain(`${name}${population ? " o" : ""}${materials ? " +" : ""}`);
});

test("aliens have their own names and ships on paper, and nothing else changes (AD-1.1)", () => {
  const turns = longestJourney(sheetStars);
  const humans = humanPowers.map((art) => drawn(powerPiece(art, turns).front));
  const aliens = alienPowers.map((art) => drawn(powerPiece(art, turns).front));
  const figures = [...humans, ...aliens].map(({ paths }) => paths[0]);
  expect(new Set(figures).size).toBe(8);
  expect(new Set([...humans, ...aliens].map(({ texts }) => texts[0])).size).toBe(8);
  for (const [i, { texts }] of aliens.entries()) expect(texts.slice(1)).toEqual(humans[i]?.texts.slice(1));
});

test("a hyperspace path has a space for each turn of the longest journey", () => {
  expect(longestJourney(sheetStars)).toBe(7);
  const [power] = humanPowers;
  expect(power && drawn(powerPiece(power, 7).front).texts.filter((text) => /^\d$/.test(text))).toHaveLength(7);
});

test("every part is complete and fits all paper formats", () => {
  expect(PARTS.map(placed)).toEqual([1, 4, 4 * 36, 4 + 4 * 36, 1]);
  for (const paper of ["a4", "letter"] as const) expect(pagesOf(PARTS, paper).length).toBeGreaterThan(4);
});

test("the pages become one PDF file", async () => {
  const pdf = await printParts(PARTS, "letter", fonts);
  expect(Buffer.from(pdf.subarray(0, 5)).toString()).toBe("%PDF-");
});

test("a custom map of any size prints on one page, with its name, its stars and its cards", async () => {
  const long = fillSectors(resizeBoard(blankDraft(), { cols: 2, rows: 5 })).map;
  const { texts } = drawn(mapPiece(long, "Long arm").front);
  expect(texts[0]).toBe("Long arm");
  for (const { name } of long.stars) expect(texts.some((text) => text.startsWith(name))).toBe(true);
  expect(mapPiece(long).height).toBeLessThanOrEqual(mapPiece(sheetStars).height);
  for (const paper of ["a4", "letter"] as const) {
    const pdf = await printMap(long, "Long arm", paper, fonts);
    expect(Buffer.from(pdf.subarray(0, 5)).toString()).toBe("%PDF-");
  }
});
