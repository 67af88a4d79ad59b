/** One frame of an animated picture: the board, and below it what happened. */
import { DARK_INKS as INK, svgShapes } from "@starboard/kit";
import { FAMILIES, linesOf, type MeasureText, write } from "./card.ts";
import type { PlayedFrame } from "./frames.ts";

/** The size of animated pictures, in pixels. */
export const CLIP = { width: 640, height: 424 } as const;
/** Most frames of an animated picture. */
export const MAX_CLIP_FRAMES = 12;
/** How long each frame is shown, in ms; the last one twice as long. */
export const CLIP_STEP_MS = 1_300;

const BOARD_HEIGHT = 360;
const MARGIN = 14;

export function clipFrameSvg({ turn, lines, picture }: PlayedFrame, site: string, measure: MeasureText): string {
  const { width, height } = CLIP;
  const scale = Math.min(width / picture.width, BOARD_HEIGHT / picture.height);
  const after = turn === "" ? MARGIN : MARGIN + measure(turn, 20, "display") + 12;
  const end = width - MARGIN - measure(site, 18, "display") - 12;
  const told = linesOf(lines[0]?.[0] ?? "", 2, (text) => measure(text, 15, "text") <= end - after);
  const first = told.length > 1 ? 389 : 397;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${INK.void}"/>`,
    `<g transform="translate(${(width - picture.width * scale) / 2} 0) scale(${scale})">${svgShapes(picture.shapes, INK)}</g>`,
    `<path d="M0 ${BOARD_HEIGHT + 0.5}h${width}" stroke="${INK.line}" fill="none"/>`,
    turn === "" ? "" : write(turn, MARGIN, 399, 20, "display", INK.act),
    ...told.map((line, i) => write(line, after, first + i * 20, 15, "text", INK.ink)),
    `<text x="${width - MARGIN}" y="399" text-anchor="end" font-family="${FAMILIES.display}" font-size="18" font-weight="600" fill="${INK["ink-3"]}">${site}</text>`,
    "</svg>",
  ].join("");
}
