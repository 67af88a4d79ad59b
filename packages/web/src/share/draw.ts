/** Makes pictures of SVG documents in the page, with the fonts of the boards. */
import medium from "@fontsource/barlow-condensed/files/barlow-condensed-latin-500-normal.woff2?url";
import bold from "@fontsource/barlow-condensed/files/barlow-condensed-latin-600-normal.woff2?url";
import text from "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url";
import { CARD, cardSvg, en, type MeasureText, type PageFonts, type ShareCard } from "@starboard/share";
import { ProblemError } from "../problems.ts";

async function base64Of(url: string): Promise<string> {
  const answer = await fetch(url);
  if (!answer.ok) throw new ProblemError({ code: "WEB_LOAD" });
  const bytes = new Uint8Array(await answer.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}

let fetched: Promise<readonly string[]> | undefined;
/** Fetches the fonts once; a failed fetch may be tried again. Throws `ProblemError` (WEB_LOAD). */
function fontFiles(): Promise<readonly string[]> {
  fetched ??= Promise.all([medium, bold, text].map(base64Of));
  fetched.catch(() => {
    fetched = undefined;
  });
  return fetched;
}
/** The fonts of a replay file. */
export async function pageFonts(): Promise<PageFonts> {
  const [first = "", second = ""] = await fontFiles();
  return { medium: first, bold: second };
}

/** Below the picture each font draws a block, which shows that it has been loaded. */
const PROBE = 24;
const PROBES = [
  ["Barlow Condensed", 500],
  ["Barlow Condensed", 600],
  ["Inter Variable", 400],
] as const;

/** A picture in a document of its own knows no font of the page, so the fonts stand in it. */
async function withFonts(svg: string, width: number, height: number): Promise<string> {
  const [first = "", second = "", third = ""] = await fontFiles();
  const face = (family: string, weight: string, base64: string): string =>
    `@font-face{font-family:"${family}";font-weight:${weight};src:url(data:font/woff2;base64,${base64})}`;
  const faces = [
    face("Barlow Condensed", "500", first),
    face("Barlow Condensed", "600", second),
    face("Inter Variable", "100 900", third),
  ];
  const probes = PROBES.map(
    ([family, weight], i) =>
      `<text x="${i * PROBE}" y="${height + PROBE - 4}" font-family="${family}" font-weight="${weight}" font-size="${PROBE}" fill="#fff">H</text>`,
  );
  const whole = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height + PROBE}"><style>${faces.join("")}</style>`;
  return `${whole}${svg}${probes.join("")}</svg>`;
}

/** Whether all fonts have been drawn: browsers load those of a picture after they call it complete. */
const hasFonts = (drawing: CanvasRenderingContext2D, height: number): boolean =>
  PROBES.every((_, i) => drawing.getImageData(i * PROBE, height, PROBE, PROBE).data.some((value) => value > 128));

/** Draws of one picture until its fonts are there; about two seconds. */
const MAX_DRAWS = 60;
const nextFrame = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 33));

let pen: CanvasRenderingContext2D | null = null;
/** Measures with the fonts that the page has loaded. */
export const measure: MeasureText = (words, size, font) => {
  pen ??= document.createElement("canvas").getContext("2d");
  if (!pen) return words.length * size * 0.5;
  pen.font = font === "display" ? `600 ${size}px "Barlow Condensed"` : `400 ${size}px "Inter Variable"`;
  return pen.measureText(words).width;
};

/** Draws an SVG document of a size in pixels. Throws `ProblemError` (WEB_PICTURE). */
export async function canvasOf(svg: string, width: number, height: number): Promise<HTMLCanvasElement> {
  const image = new Image(width, height + PROBE);
  const url = URL.createObjectURL(new Blob([await withFonts(svg, width, height)], { type: "image/svg+xml" }));
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height + PROBE;
  const drawing = canvas.getContext("2d", { willReadFrequently: true });
  try {
    image.src = url;
    await image.decode();
    if (!drawing) throw new ProblemError({ code: "WEB_PICTURE" });
    for (let i = 0; i < MAX_DRAWS; i++) {
      drawing.drawImage(image, 0, 0);
      if (hasFonts(drawing, height)) break;
      await nextFrame();
    }
    const drawn = drawing.getImageData(0, 0, width, height);
    canvas.height = height;
    drawing.putImageData(drawn, 0, 0);
    return canvas;
  } catch {
    throw new ProblemError({ code: "WEB_PICTURE" });
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** The card as PNG. */
export async function cardPng(card: ShareCard): Promise<Blob> {
  await Promise.all([
    document.fonts.load('600 68px "Barlow Condensed"'),
    document.fonts.load('400 27px "Inter Variable"'),
  ]);
  const canvas = await canvasOf(cardSvg(card, en.site, measure), CARD.width, CARD.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (!blob) throw new ProblemError({ code: "WEB_PICTURE" });
  return blob;
}
