/** Widths of text as the browser will draw it, remembered: the same names are asked for again and again. */

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

/** The typeface of names and numerals on the board, for canvases, which do not know custom properties. */
export const boardFont = (px: number, weight = 600): string =>
  `${weight} ${px}px "Barlow Condensed", "Arial Narrow", sans-serif`;

/** The weights the board draws with. */
const WEIGHTS = [500, 600, 700] as const;

/** Fetches the board's fonts and forgets every width measured without them; calls back once, if they were not there yet. */
export function whenFontsArrive(then: () => void): () => void {
  let wanted = true;
  const fonts = typeof document === "undefined" ? undefined : document.fonts;
  if (!fonts || WEIGHTS.every((weight) => fonts.check(boardFont(16, weight)))) return () => undefined;
  Promise.all(WEIGHTS.map((weight) => fonts.load(boardFont(16, weight)))).then(
    () => {
      widths.clear();
      if (wanted) then();
    },
    // Without its typeface the board is drawn, and measured, in the next best one.
    () => undefined,
  );
  return () => {
    wanted = false;
  };
}
