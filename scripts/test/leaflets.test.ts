/** The leaflets of all games: their pages are full of text that others change, so each must still fit. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { turnSummary } from "@starboard/kit";
import { type Block, type Fonts, LEAFLET_BOX, layOut, leaflet, PAPERS, setBlocks, toPdf } from "@starboard/print";
import { manifests } from "@starboard/registry/manifests";
import { describe, expect, test } from "vitest";
import { leafletBlocks as blocks4000ad } from "../../packages/games/4000ad/src/print/leaflet.ts";
import { blankDraft, fillSectors, resizeBoard } from "../../packages/games/4000ad/src/ui/editors/map/draft.ts";
import { sheetStars } from "../../packages/games/4000ad/src/data/sheet.ts";
import { leafletBlocks as blocksAnaxis } from "../../packages/games/anaxis/src/print/leaflet.ts";
import { leafletBlocks as blocksTrekwar } from "../../packages/games/trekwar/src/print/leaflet.ts";
import { leafletBlocks as blocksWarp } from "../../packages/games/warp-empires/src/print/leaflet.ts";
import { withDisplayNames } from "../../packages/games/warp-empires/src/module/display-names.ts";
import { builtIn, type ModuleFile, resolve } from "../../packages/games/warp-empires/src/module/index.ts";

const { resolve: fileOf } = createRequire(import.meta.url);
const font = (weight: number): Uint8Array =>
  readFileSync(fileOf(`@fontsource/barlow-condensed/files/barlow-condensed-latin-${weight}-normal.woff`));
const fonts: Fonts = { text: font(500), bold: font(600), display: font(600) };

/** Returns the height of blocks in mm with the fonts that pages and the command line use. */
async function heightOf(blocks: readonly Block[]): Promise<number> {
  let height = Number.NaN;
  const front = (pen: Parameters<typeof setBlocks>[0]): void => {
    height = setBlocks(pen, blocks);
  };
  const pages = layOut([{ name: "page", width: 98, height: 131, front }], PAPERS.a4);
  if ("code" in pages) throw new Error(pages.code);
  await toPdf(pages, fonts, { title: "" });
  return height;
}

/** The largest star field that a map file may describe, with every sector full. */
const largestMap = () => fillSectors(resizeBoard(blankDraft(), { cols: 4, rows: 4, depths: 1 })).map;
const module = (id: string) => withDisplayNames(resolve(builtIn(id) as ModuleFile));
const leaflets: readonly (readonly [string, () => readonly (readonly Block[])[]])[] = [
  ["4000ad", () => blocks4000ad(sheetStars)],
  ["4000ad, largest map", () => blocks4000ad(largestMap())],
  ["anaxis", () => blocksAnaxis()],
  ["trekwar", () => blocksTrekwar()],
  ["warp-empires", () => blocksWarp(module("star-trek"))],
];

describe.each(leaflets)("the leaflet of %s", (_id, blocksOf) => {
  test("fits its four pages, and no page is empty", async () => {
    for (const blocks of blocksOf()) {
      const height = await heightOf(blocks);
      expect(height).toBeGreaterThan(40);
      expect(height).toBeLessThanOrEqual(LEAFLET_BOX.height);
    }
  });
  test("no table is wider than its page", () => {
    for (const block of blocksOf().flat())
      if (block.is === "table")
        expect(block.columns.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(LEAFLET_BOX.width + 0.001);
  });
  test("every row has a cell for each column", () => {
    for (const block of blocksOf().flat())
      if (block.is === "table")
        for (const row of [block.head, ...block.rows]) expect(row).toHaveLength(block.columns.length);
  });
});

test("a page that is too full is found", async () => {
  const text = "Another rule that somebody added to the account of a turn without looking at the leaflet. ";
  expect(await heightOf([{ is: "text", text: text.repeat(40) }])).toBeGreaterThan(LEAFLET_BOX.height);
});

test.each(["a4", "letter", "a3", "tabloid"] as const)("a leaflet fits one sheet of %s", (paper) => {
  const blank = (): void => {};
  expect(layOut([leaflet("leaflet", [blank, blank, blank, blank])], PAPERS[paper])).toHaveLength(1);
});

test.each(manifests.map(({ id, rules }) => [id, rules] as const))(
  "the rules of %s tell a turn in short",
  async (_id, rules) => {
    const summary = turnSummary(await rules());
    expect(summary?.steps.length).toBeGreaterThanOrEqual(5);
    for (const step of summary?.steps ?? []) {
      expect(step).toMatch(/^[A-Z].*[.)]$/);
      expect(step).not.toMatch(/\*\*|`|^\d+\.|\n/);
    }
  },
);
