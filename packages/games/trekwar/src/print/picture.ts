/** Prints a card's picture with the same strokes as on the screen. */
import type { Pen } from "@starboard/print";
import type { Look, Picture } from "../art/index.ts";
import { HAIR, INK, mixed, PAPER } from "./ink.ts";

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
type Ink = Parameters<Pen["path"]>[1];

/**
 * Returns the print style of each look, in picture units. Fills are opaque, because filled slices hide the lines behind
 * them.
 */
function inks(color: string): { readonly [L in Look]: Ink } {
  const faint = mixed(color, PAPER, 0.6);
  return {
    slice: { fill: PAPER, stroke: { color: faint, width: 1.6 } },
    top: { fill: mixed(color, PAPER, 0.13), stroke: { color, width: 2.6 } },
    edge: { stroke: { color, width: 2.6 } },
    seam: { stroke: { color: faint, width: 1.6 } },
    beam: { stroke: { color, width: 4.5 } },
    grid: { stroke: { color: mixed(HAIR, PAPER, 0.7), width: 1.5 } },
    dash: { stroke: { color: faint, width: 1.8, dash: [7, 7] } },
    lamp: { fill: INK },
    engraved: { fill: color },
    ghost: { stroke: { color: faint, width: 1.6, dash: [3, 8] } },
    bar: { fill: INK },
    fade: { fill: mixed(color, PAPER, 0.35) },
  };
}

/** Returns the visible part of a picture: an object with a margin, or a person on the lower edge. */
function crop({ box, person }: Picture): Box {
  if (person) return { x: 158, y: -8, width: 284, height: 302 };
  const air = 22;
  return { x: box.x - air, y: box.y - air, width: box.w + 2 * air, height: box.h + 2 * air };
}

/** Draws a picture as large as it fits into a box, in mm. */
export function drawPicture(pen: Pen, picture: Picture, at: Box, color: string): void {
  const view = crop(picture);
  const scale = Math.min(at.width / view.width, at.height / view.height);
  const x = at.x + (at.width - view.width * scale) / 2 - view.x * scale;
  const spare = at.height - view.height * scale;
  const y = at.y + (picture.person ? spare : spare / 2) - view.y * scale;
  const ink = inks(color);
  pen.clipped(`M${at.x} ${at.y}h${at.width}v${at.height}h${-at.width}Z`, () => {
    pen.frame({ x, y, scale }, () => {
      for (const stroke of picture.strokes) {
        if (stroke.is === "path") pen.path(stroke.d, ink[stroke.look]);
        else if (stroke.is === "circle") pen.circle(stroke.x, stroke.y, stroke.r, ink[stroke.look]);
        else pen.path(ellipse(stroke.x, stroke.y, stroke.rx, stroke.ry), ink[stroke.look]);
      }
    });
  });
}

const ellipse = (x: number, y: number, rx: number, ry: number): string =>
  `M${x - rx} ${y}A${rx} ${ry} 0 1 1 ${x + rx} ${y}A${rx} ${ry} 0 1 1 ${x - rx} ${y}Z`;
