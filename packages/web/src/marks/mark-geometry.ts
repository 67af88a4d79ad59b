/** The shapes of arrows and circles, in pixels of the layer over the board. Pure functions. */

/** Where a place stands in the layer: its middle, and half of its smaller side. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** Least and greatest radius of a circle around a place. */
const RADIUS = { least: 16, most: 64 } as const;
/** Half the width of an arrow's head, and its length. */
const HEAD = { half: 7, length: 15 } as const;
/** How far an arrow bends aside, as a part of its length. */
const BEND = 0.12;

export const radiusOf = ({ r }: Spot): number => Math.min(RADIUS.most, Math.max(RADIUS.least, r + 5));

/** How far an arrow stays away from the middle of a place, so that its piece can be seen. */
const gapOf = ({ r }: Spot): number => Math.min(30, Math.max(8, r * 0.7));

const round = (value: number): number => Math.round(value * 10) / 10;

/** The path data of an arrow: its bent shaft, and its head. Null if both places are nearly one. */
export function arrowPath(from: Spot, to: Spot): { readonly shaft: string; readonly head: string } | null {
  const distance = Math.hypot(to.x - from.x, to.y - from.y);
  if (distance < HEAD.length) return null;
  // On a short way the gaps give room to the arrow.
  const spare = Math.min(1, (distance - HEAD.length) / (gapOf(from) + gapOf(to)) / 1.2);
  const [ux, uy] = [(to.x - from.x) / distance, (to.y - from.y) / distance];
  const bend = BEND * distance;
  const control = { x: (from.x + to.x) / 2 + uy * bend, y: (from.y + to.y) / 2 - ux * bend };
  const begin = towards(from, control, gapOf(from) * spare);
  const tip = towards(to, control, gapOf(to) * spare);
  const base = towards(tip, control, HEAD.length * Math.min(1, distance / 40));
  const angle = Math.atan2(tip.y - base.y, tip.x - base.x);
  const [nx, ny] = [-Math.sin(angle) * HEAD.half, Math.cos(angle) * HEAD.half];
  const p = ({ x, y }: { readonly x: number; readonly y: number }): string => `${round(x)} ${round(y)}`;
  return {
    shaft: `M${p(begin)}Q${p(control)} ${p(base)}`,
    head: `M${p(tip)}L${p({ x: base.x + nx, y: base.y + ny })}L${p({ x: base.x - nx, y: base.y - ny })}Z`,
  };
}

/** The point at a distance from one point towards another. */
function towards(
  from: { readonly x: number; readonly y: number },
  to: { readonly x: number; readonly y: number },
  by: number,
): { readonly x: number; readonly y: number } {
  const distance = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: from.x + ((to.x - from.x) * by) / distance, y: from.y + ((to.y - from.y) * by) / distance };
}
