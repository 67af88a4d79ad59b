/** Layout of the hyperspace paths around the field. Each begins at its home corner (AD-2.1, AD-4.1). */
import type { Box } from "@starboard/ui";

export type Side = "top" | "right" | "bottom" | "left";
/** The four sides in clockwise order; the path on each begins at the corner where the side begins. */
export const SIDES: readonly Side[] = ["top", "right", "bottom", "left"];

/** Entry Space and spaces 1–7. */
export const CELLS = 8;

/** The corner at which the path of a side begins, as fractions of the field. */
const CORNER: Readonly<Record<Side, { readonly x: number; readonly y: number }>> = {
  top: { x: 0, y: 0 },
  right: { x: 1, y: 0 },
  bottom: { x: 1, y: 1 },
  left: { x: 0, y: 1 },
};

/**
 * Returns a side of the board for every power. The clockwise order of the powers is kept (AD-6.1), and each path begins
 * as near to its home star as that order allows.
 *
 * @param homes the home stars in clockwise order, as fractions of the field
 */
export function sidesFor(homes: readonly { readonly x: number; readonly y: number }[]): Side[] {
  let best: Side[] = [];
  let least = Infinity;
  const pick = (from: number, chosen: number[]): void => {
    if (chosen.length === homes.length) {
      for (let turn = 0; turn < chosen.length; turn++) {
        const sides = chosen.map((_, i) => SIDES[chosen[(i + turn) % chosen.length] as number] as Side);
        let far = 0;
        for (let i = 0; i < homes.length; i++) {
          const corner = CORNER[sides[i] as Side];
          const home = homes[i] as { x: number; y: number };
          far += (corner.x - home.x) ** 2 + (corner.y - home.y) ** 2;
        }
        if (far < least - 1e-9) {
          least = far;
          best = sides;
        }
      }
      return;
    }
    for (let side = from; side < SIDES.length; side++) pick(side + 1, [...chosen, side]);
  };
  pick(0, []);
  return best;
}

export interface Lanes {
  /** Cells of each power's path, Entry Space first. */
  readonly cells: readonly (readonly Box[])[];
  readonly sides: readonly Side[];
  /** The remaining box of the field. */
  readonly field: Box;
}

/**
 * Places the paths around the field inside a frame. The field also uses the strip of a side without a path.
 *
 * @param thick width of a path in pixels
 * @param gap pixels between paths and field
 */
export function layLanes(frame: Box, sides: readonly Side[], thick: number, gap: number): Lanes {
  const has = (side: Side): number => (sides.includes(side) ? thick + gap : 0);
  const { x, y, w, h } = frame;
  const field: Box = {
    x: x + has("left"),
    y: y + has("top"),
    w: w - has("left") - has("right"),
    h: h - has("top") - has("bottom"),
  };
  // Each strip leaves the corner at its far end to the next path, if there is one.
  const across = (next: Side): number => (w - has(next)) / CELLS;
  const down = (next: Side): number => (h - has(next)) / CELLS;
  const cells = sides.map((side) => {
    const list: Box[] = [];
    for (let i = 0; i < CELLS; i++) {
      if (side === "top") {
        const step = across("right");
        list.push({ x: x + i * step, y, w: step, h: thick });
      } else if (side === "right") {
        const step = down("bottom");
        list.push({ x: x + w - thick, y: y + i * step, w: thick, h: step });
      } else if (side === "bottom") {
        const step = across("left");
        list.push({ x: x + w - (i + 1) * step, y: y + h - thick, w: step, h: thick });
      } else {
        const step = down("top");
        list.push({ x, y: y + h - (i + 1) * step, w: thick, h: step });
      }
    }
    return list;
  });
  return { cells, sides, field };
}
