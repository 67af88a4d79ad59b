/** Measures texts. Widths are cached, because boards measure the same names again and again. */

const widths = new Map<string, number>();
let context: CanvasRenderingContext2D | null | undefined;

/** Returns the width of a text in a CSS font, in pixels. Without a canvas (in tests), a letter counts as 0.44 em. */
export function textWidth(text: string, font: string): number {
  // Numerals are tabular: each is as wide as a zero.
  const drawn = text.replace(/\d/g, "0");
  const key = `${font}|${drawn}`;
  const known = widths.get(key);
  if (known !== undefined) return known;
  if (context === undefined)
    context = typeof document === "undefined" ? null : document.createElement("canvas").getContext("2d");
  let width: number;
  if (context) {
    context.font = font;
    width = context.measureText(drawn).width;
  } else width = text.length * 0.44 * Number(/([\d.]+)px/.exec(font)?.[1] ?? 16);
  widths.set(key, width);
  return width;
}

/** Returns the CSS font of names and numerals on boards, for canvases, which cannot read custom properties. */
export const boardFont = (px: number, weight = 600): string =>
  `${weight} ${px}px "Barlow Condensed", "Arial Narrow", sans-serif`;

/** The font weights that boards use. */
const WEIGHTS = [500, 600, 700] as const;

/**
 * Loads the boards' fonts if they are not loaded yet, then drops all cached widths and calls `then` once. Returns a
 * function that cancels the call.
 */
export function whenFontsArrive(then: () => void): () => void {
  let isCancelled = false;
  const fonts = typeof document === "undefined" ? undefined : document.fonts;
  if (!fonts || WEIGHTS.every((weight) => fonts.check(boardFont(16, weight)))) return () => undefined;
  Promise.all(WEIGHTS.map((weight) => fonts.load(boardFont(16, weight)))).then(
    () => {
      widths.clear();
      if (!isCancelled) then();
    },
    // If loading fails, boards are drawn and measured in the fallback font.
    () => undefined,
  );
  return () => {
    isCancelled = true;
  };
}
