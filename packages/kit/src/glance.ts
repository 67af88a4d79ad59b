/**
 * A glance at a match: the name of its turn and a small picture as data. Lists on pages draw the picture as SVG, and
 * hosts send it with notifications, so it depends on no screen.
 */

/** A filled circle of the picture. Colour 0 is neutral; 1 to 6 are the colours of the sides. */
export interface GlanceDot {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly colour: number;
}
export interface Glance {
  /** "Round 6". */
  readonly turn: string;
  /** In a frame of `GLANCE_FRAME` units. */
  readonly dots: readonly GlanceDot[];
}
export const GLANCE_FRAME = { width: 160, height: 100 } as const;
/** Space between the outermost dots and the frame. */
const MARGIN = 4;

/** Scales dots with any coordinates into the frame, centred and without distortion. Radii are in frame units. */
export function fitDots(dots: readonly GlanceDot[]): GlanceDot[] {
  const bounds = (of: (dot: GlanceDot) => number): readonly [number, number] => {
    const all = dots.map(of);
    return [Math.min(...all), Math.max(...all)];
  };
  if (dots.length === 0) return [];
  const [left, right] = bounds(({ x }) => x);
  const [top, bottom] = bounds(({ y }) => y);
  const space = MARGIN + Math.max(...dots.map(({ radius }) => radius));
  const scale = Math.min(
    (GLANCE_FRAME.width - 2 * space) / Math.max(right - left, 1e-6),
    (GLANCE_FRAME.height - 2 * space) / Math.max(bottom - top, 1e-6),
  );
  const round = (n: number): number => Math.round(n * 10) / 10;
  return dots.map((dot) => ({
    ...dot,
    x: round(GLANCE_FRAME.width / 2 + (dot.x - (left + right) / 2) * scale),
    y: round(GLANCE_FRAME.height / 2 + (dot.y - (top + bottom) / 2) * scale),
  }));
}
