/** Places the names of ships under, above, right or left of them, so that they do not overlap. */
import { type Box, centred, overlap } from "@starboard/ui";
import { RADIUS } from "./geometry.ts";

/** A drawn ship: its middle, the distance of its hull boxes below, and the widths of its name and markers. */
export interface Drawn {
  readonly x: number;
  readonly y: number;
  readonly below: number;
  readonly name: number;
  readonly marks: readonly number[];
  /** Set for a wreck: it covers nothing, so names may lie over it. */
  readonly isFlat?: true;
}
/** The middle of a name relative to its ship; `tight` if no place is free. */
export interface Label {
  readonly x: number;
  readonly y: number;
  readonly tight: boolean;
}

/** Height of a line of text, and size of the row of hull boxes. */
const LINE = 11;
const BOXES = { width: 44, height: 5 } as const;
/** Width of the emblem before a name. */
const EMBLEM = 13;
/** First corner of the markers beside a ship, and the distance from one to the next. */
export const MARKS = { x: RADIUS * 0.7, y: -RADIUS * 0.45, step: 13 } as const;

/** Number of parts of a ship that its own name may touch. */
const OWN = 2;

/** Returns the boxes that a ship covers: silhouette, hull boxes, markers. */
function bodyBoxes({ x, y, below, marks, isFlat }: Drawn): Box[] {
  if (isFlat) return [];
  return [
    centred(x, y, RADIUS * 1.35, below * 1.7),
    centred(x, y + below + 2, BOXES.width, BOXES.height),
    ...marks.map((width, i) => centred(x + MARKS.x - 2 + width / 2, y + MARKS.y - 2 + i * MARKS.step, width, 12)),
  ];
}

/** Number of lines below a ship that are tried when names of many ships share one place. */
const ROWS = 5;

/**
 * Finds a place for every name, in the order of the ships: beside the ship where nothing is covered, else below it under
 * the names that are already there.
 */
export function placeLabels(ships: readonly Drawn[]): Label[] {
  const bodies = ships.map(bodyBoxes);
  const taken: Box[] = [];
  return ships.map((ship, i) => {
    const width = ship.name + EMBLEM;
    const under = { x: 6, y: ship.below + 12 };
    const over = { x: 6, y: -ship.below - 3 };
    const aside = RADIUS * 0.75 + width / 2;
    const side = { right: aside, left: -aside + EMBLEM / 2 };
    const isFree = (at: { readonly x: number; readonly y: number }, ignoresShips: boolean): boolean => {
      // The baseline of the text is a third of its height below its middle.
      const here = centred(ship.x + at.x - EMBLEM / 2, ship.y + at.y - LINE / 3, width, LINE);
      const blocked =
        !ignoresShips &&
        bodies.some((boxes, k) => boxes.some((body, part) => (k !== i || part >= OWN) && overlap(here, body) > 0));
      if (blocked || taken.some((other) => overlap(here, other) > 0)) return false;
      taken.push(here);
      return true;
    };
    const beside = [
      under,
      over,
      { x: side.right, y: 4 },
      { x: side.left, y: 4 },
      { x: side.right, y: under.y },
      { x: side.left, y: under.y },
      { x: side.right, y: over.y },
      { x: side.left, y: over.y },
    ];
    const rows = Array.from({ length: ROWS }, (_, row) => ({ x: under.x, y: under.y + row * LINE }));
    const place = beside.find((at) => isFree(at, false)) ?? rows.find((at) => isFree(at, true));
    return place ? { ...place, tight: false } : { ...under, tight: true };
  });
}
