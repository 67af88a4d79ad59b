/** Layout of the flat board: twelve squares with two levels and four stars each, and the paths around them. */
import type { StarMap } from "@starboard/4000ad";
import { type Box, type Point, centred } from "@starboard/ui";
import { type Lanes, layLanes, type Side } from "./lanes.ts";

/** Sizes in pixels that differ between desktop and phone. */
export interface Scale {
  readonly narrow: boolean;
  /** Radius of a star's glyph relative to the drawing atoms. */
  readonly star: number;
  readonly name: number;
  /** Height of a counter. */
  readonly counter: number;
  readonly pill: number;
  readonly mark: number;
  /** Radius of the rings around chosen, target and home stars. */
  readonly ring: number;
  readonly lane: number;
  readonly letter: number;
  /** How far the lower sheet shows past the upper one. */
  readonly sheet: number;
}
const WIDE: Scale = {
  narrow: false,
  star: 1.25,
  name: 15.5,
  counter: 22,
  pill: 19,
  mark: 4.4,
  ring: 15,
  lane: 46,
  letter: 78,
  sheet: 6,
};
const NARROW: Scale = {
  narrow: true,
  star: 0.8,
  name: 11.5,
  counter: 15,
  pill: 14,
  mark: 3,
  ring: 9.6,
  lane: 25,
  letter: 40,
  sheet: 3,
};

export interface Square {
  readonly letter: string;
  /** The upper sheet; the lower one is the same, `Scale.sheet` pixels to the right and down. */
  readonly box: Box;
}
export interface FlatLayout {
  readonly width: number;
  readonly height: number;
  readonly scale: Scale;
  readonly squares: readonly Square[];
  /** Places of the stars, in the order of the map. */
  readonly stars: readonly Point[];
  /** Number of the square of each star, as an index into `squares`. */
  readonly squareOf: readonly number[];
  readonly lanes: Lanes;
}

/** Below this width a board is laid out as on a phone. */
const NARROW_BELOW = 640;
/** Minimum size of a square. A smaller window scales down the whole board. */
const LEAST = { w: 250, h: 112, narrow: 84 };

/** The centre of the upper and of the lower half of a square, and how far a star may stray from it. */
const BANDS = { upper: { plot: 0.28, at: 0.24 }, lower: { plot: 0.68, at: 0.66 }, stray: 0.4 };

/**
 * Lays out the flat board.
 *
 * @param width available width in pixels
 * @param sides the side of the board on which each power's path lies
 */
export function layFlat(width: number, height: number, map: StarMap, sides: readonly Side[]): FlatLayout {
  const { rows, cols } = map.module.board;
  const narrow = width < NARROW_BELOW;
  const scale = narrow ? NARROW : WIDE;
  const shrink = narrow
    ? Math.max(1, (LEAST.narrow * rows + 66) / Math.max(1, height))
    : Math.max(1, (LEAST.w * cols) / width, (LEAST.h * rows + 150) / Math.max(1, height));
  const w = width * shrink;
  const h = height * shrink;
  const pad = narrow ? 5 : 16;
  const gap = narrow ? 3 : 8;
  const lanes = layLanes({ x: pad, y: pad, w: w - 2 * pad, h: h - 2 * pad }, sides, scale.lane, gap);
  const { field } = lanes;
  const cw = field.w / cols;
  const ch = field.h / rows;
  const margin = narrow ? 1.5 : 2;
  const squares: Square[] = [];
  const number = new Map<string, number>();
  for (const star of map.stars) {
    const key = `${star.row}/${star.col}`;
    if (number.has(key)) continue;
    number.set(key, squares.length);
    squares.push({
      letter: star.sector,
      box: {
        x: field.x + star.col * cw + margin,
        y: field.y + star.row * ch + margin,
        w: cw - 2 * margin - scale.sheet,
        h: ch - 2 * margin - scale.sheet,
      },
    });
  }
  const squareOf = map.stars.map((star) => number.get(`${star.row}/${star.col}`) as number);
  const stars = map.stars.map((star, i): Point => {
    const { box } = squares[squareOf[i] as number] as Square;
    const fx = star.plot.x - star.col;
    const fy = star.plot.y - star.row;
    const band = fy < 0.5 ? BANDS.upper : BANDS.lower;
    // Names need height, so the stars of a square are in two loose rows. Their horizontal position is unchanged.
    const x = narrow ? (fx < 0.5 ? 0.385 : 0.82) + (fx - (fx < 0.5 ? 0.3 : 0.7)) * 0.25 : 0.53 + (fx - 0.5) * 1.08;
    // On a phone two stars side by side are shifted slightly, so that their counters do not collide.
    const askew = narrow ? (fx < 0.5 ? 0.035 : -0.045) : 0;
    return { x: box.x + x * box.w, y: box.y + (band.at + askew + (fy - band.plot) * BANDS.stray) * box.h };
  });
  return { width: w, height: h, scale, squares, stars, squareOf, lanes };
}

/** The boxes that a star itself covers: its rays and its ring, if it has one. */
export function starBox(layout: FlatLayout, star: number, dress: "bare" | "ring" | "house"): Box {
  const p = layout.stars[star] as Point;
  const { ring, star: size, narrow } = layout.scale;
  // On a phone counters may touch a star's glow, but not its core.
  const air = narrow ? 0.82 : 1;
  // A house is taller than wide because of its roof.
  if (dress === "house")
    return { x: p.x - ring * 1.2 * air, y: p.y - ring * 1.42, w: ring * 2.4 * air, h: ring * 2.62 };
  const side = (dress === "ring" ? ring * 1.9 : size * 19) * air;
  return centred(p.x, p.y, side, side);
}
