/** Widths of text as the browser will draw it, remembered: the solver asks for the same names again and again. */

const widths = new Map<string, number>();
let pen: CanvasRenderingContext2D | null | undefined;

/** Width in pixels of a text in a CSS font. Without a canvas (tests, server) condensed letters are taken as 0.44 em. */
export function textWidth(text: string, font: string): number {
  // Numerals are drawn tabular: every one is as wide as a nought.
  const drawn = text.replace(/\d/g, "0");
  const key = `${font}|${drawn}`;
  const known = widths.get(key);
  if (known !== undefined) return known;
  if (pen === undefined)
    pen = typeof document === "undefined" ? null : document.createElement("canvas").getContext("2d");
  let width: number;
  if (pen) {
    pen.font = font;
    width = pen.measureText(drawn).width;
  } else width = text.length * 0.44 * Number(/([\d.]+)px/.exec(font)?.[1] ?? 16);
  widths.set(key, width);
  return width;
}

/** Forgets every width: the fonts have arrived and letters are now of another size. */
export function forgetWidths(): void {
  widths.clear();
}

/** The typeface of names and numerals on the board, for canvases, which do not know custom properties. */
export const boardFont = (px: number, weight = 600): string =>
  `${weight} ${px}px "Barlow Condensed", "Arial Narrow", sans-serif`;
