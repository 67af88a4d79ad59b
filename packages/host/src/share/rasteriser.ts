/** Makes PNG of SVG documents without a browser, with the fonts of the pages. */
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import { escapeMarkup } from "@starboard/kit";
import type { MeasureText } from "@starboard/share";

export interface Rasteriser {
  png(svg: string): Uint8Array;
  measure: MeasureText;
}

const { resolve } = createRequire(import.meta.url);
const bytesOf = async (name: string): Promise<Uint8Array> => new Uint8Array(await readFile(resolve(name)));
const barlow = (weight: 500 | 600, subset: string): string =>
  `@fontsource/barlow-condensed/files/barlow-condensed-${subset}-${weight}-normal.woff2`;
const inter = (subset: string): string => `@fontsource-variable/inter/files/inter-${subset}-wght-normal.woff2`;

/** Characters that the fonts of our own texts lack. */
const FOREIGN = /[^\u0020-\u00ff\u2000-\u206f\u20ac\u2122\u2190-\u2199\u2212]/;
/** Widths of words that are kept. */
const MAX_WORDS = 5_000;
/** Widths are measured in this size. */
const MEASURED = 100;

export async function createRasteriser(): Promise<Rasteriser> {
  await initWasm(await bytesOf("@resvg/resvg-wasm/index_bg.wasm"));
  const [medium, bold, text] = await Promise.all(
    [barlow(500, "latin"), barlow(600, "latin"), inter("latin")].map(bytesOf),
  );
  if (!medium || !bold || !text) throw new Error("fonts are missing");
  const latin = [medium, bold, text];
  const others = await Promise.all(
    [
      barlow(500, "latin-ext"),
      barlow(600, "latin-ext"),
      ...["latin-ext", "cyrillic", "cyrillic-ext", "greek", "vietnamese"].map(inter),
    ].map(bytesOf),
  );
  const widths = new Map<string, number>();

  /** The width of one word. */
  function widthOf(word: string, font: "display" | "text"): number {
    const key = `${font} ${word}`;
    const known = widths.get(key);
    if (known !== undefined) return known;
    const heavy = font === "display";
    const drawing = new Resvg(
      `<svg xmlns="http://www.w3.org/2000/svg"><text y="200" font-size="${MEASURED}" font-weight="${heavy ? 600 : 400}">${escapeMarkup(word)}</text></svg>`,
      {
        font: {
          fontBuffers: [
            ...(heavy ? [bold as Uint8Array] : [text as Uint8Array]),
            ...(FOREIGN.test(word) ? others : []),
          ],
        },
      },
    );
    const box = drawing.getBBox();
    const width = box === undefined ? 0 : box.x + box.width;
    drawing.free();
    if (widths.size >= MAX_WORDS) widths.clear();
    widths.set(key, width);
    return width;
  }
  return {
    png(svg) {
      const fontBuffers = FOREIGN.test(svg) ? [...latin, ...others] : latin;
      const drawing = new Resvg(svg, { font: { fontBuffers, defaultFontFamily: "Inter" } });
      const image = drawing.render();
      const bytes = image.asPng();
      image.free();
      drawing.free();
      return bytes;
    },
    measure(sentence, size, font) {
      const words = sentence.split(" ");
      const space = MEASURED * (font === "display" ? 0.2 : 0.28);
      const width = words.reduce(
        (sum, word) => sum + (word === "" ? 0 : widthOf(word, font)),
        (words.length - 1) * space,
      );
      return (width * size) / MEASURED;
    },
  };
}
