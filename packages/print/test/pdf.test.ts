import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { type Fonts, layOut, PAPERS, type Piece, toPdf } from "../src/index.ts";

const require = createRequire(import.meta.url);
const font = (name: string): Uint8Array => readFileSync(require.resolve(`@fontsource/barlow-condensed/files/${name}`));
const fonts: Fonts = {
  text: font("barlow-condensed-latin-400-normal.woff"),
  bold: font("barlow-condensed-latin-600-normal.woff"),
  display: font("barlow-condensed-latin-600-normal.woff"),
};

test("a sheet of pieces becomes a PDF with one page per side, its title and its fonts", async () => {
  const drawn: string[] = [];
  const piece: Piece = {
    name: "card",
    width: 63,
    height: 88,
    front(pen) {
      drawn.push("front");
      pen.rect(0, 0, 63, 88, { fill: "#0c1525" }, 3);
      pen.path("M10 10L50 10L30 40Z", { fill: "#56adf9", stroke: { color: "#ffffff", width: 0.3 } });
      pen.text(5, 60, "Phoenix", { size: 14, font: "display", color: "#ffffff" });
      expect(pen.textWidth("Phoenix", { size: 28 })).toBeCloseTo(2 * pen.textWidth("Phoenix", { size: 14 }), 3);
      expect(pen.textHeight("a b c d e f g h", { size: 14, width: 10 })).toBeGreaterThan(
        pen.textHeight("a", { size: 14, width: 10 }),
      );
    },
    back: () => drawn.push("back"),
  };
  const pages = layOut([piece, piece], PAPERS.a4);
  if ("code" in pages) throw new Error(pages.code);
  const pdf = await toPdf(pages, fonts, { title: "Cards" });
  const text = new TextDecoder("latin1").decode(pdf);
  expect(text.startsWith("%PDF-")).toBe(true);
  expect(text.trimEnd().endsWith("%%EOF")).toBe(true);
  expect(text.match(/\/Type \/Page\b/g)).toHaveLength(2);
  expect(text).toContain("/FontFile");
  expect(drawn).toEqual(["front", "front", "back", "back"]);
});
