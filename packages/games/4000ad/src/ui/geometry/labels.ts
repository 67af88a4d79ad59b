/**
 * Where names and counters go when many of them want the same place: every tag has a few places in order of preference,
 * and the arrangement with the least covering of anything else is kept.
 */
import { type Box, outside, overlap } from "./boxes.ts";

/** Something that must be put down in one of several places. */
export interface Tag {
  readonly key: string;
  /** Best place first. */
  readonly places: readonly Box[];
  /** Tags of greater weight choose first and are more expensive to cover. */
  readonly weight: number;
}

/** Square pixels of covering that one step down a tag's list of places is worth. */
const PREFERENCE = 5;
/** Square pixels of covering that staying where it was is worth: a board that twitches is hard to read. */
const STAYING = 9;
/** Pixels of air wanted round every tag. */
const AIR = 1.5;
/** Rounds in which every tag may think again. */
const ROUNDS = 4;

/**
 * Puts every tag down; answers the index of the chosen place by key.
 *
 * @param fixed what is already there and must not be covered: stars, rings, panels
 * @param bounds the sheet the tags should stay on
 * @param before the arrangement shown until now, kept where nothing speaks against it
 */
export function placeTags(
  tags: readonly Tag[],
  fixed: readonly Box[],
  bounds: Box | null = null,
  before: ReadonlyMap<string, number> = new Map(),
): Map<string, number> {
  const order = tags.map((_, i) => i).sort((a, b) => (tags[b] as Tag).weight - (tags[a] as Tag).weight || a - b);
  const reach = tags.map((tag) => hull(tag.places));
  // Only tags whose places come near each other can get in each other's way.
  const near = tags.map((_, i) =>
    tags.flatMap((_, j) => (j !== i && overlap(reach[i] as Box, reach[j] as Box, AIR) > 0 ? [j] : [])),
  );
  const standing = tags.map((tag, i) => {
    const things = fixed.filter((thing) => overlap(reach[i] as Box, thing, AIR) > 0);
    return tag.places.map((place) => {
      let cost = bounds ? outside(place, bounds) * 2 : 0;
      for (const thing of things) cost += overlap(place, thing, AIR);
      return cost * tag.weight;
    });
  });
  const chosen: (Box | null)[] = tags.map(() => null);
  const at: number[] = tags.map(() => 0);
  const settle = (i: number): boolean => {
    const tag = tags[i] as Tag;
    const others = near[i] as number[];
    let best = 0;
    let least = Infinity;
    for (let k = 0; k < tag.places.length; k++) {
      const place = tag.places[k] as Box;
      let cost = (standing[i]?.[k] ?? 0) + k * PREFERENCE - (before.get(tag.key) === k ? STAYING : 0);
      for (const j of others) {
        if (cost >= least) break;
        const other = chosen[j];
        if (other) cost += overlap(place, other, AIR) * Math.max(tag.weight, (tags[j] as Tag).weight);
      }
      if (cost < least) {
        least = cost;
        best = k;
      }
    }
    const moved = at[i] !== best || chosen[i] === null;
    at[i] = best;
    chosen[i] = tag.places[best] ?? null;
    return moved;
  };
  for (const i of order) settle(i);
  for (let round = 0; round < ROUNDS; round++) {
    let moved = false;
    for (const i of order) moved = settle(i) || moved;
    if (!moved) break;
  }
  return new Map(tags.map((tag, i) => [tag.key, at[i] as number]));
}

/** The smallest box round some boxes. */
function hull(boxes: readonly Box[]): Box {
  let left = Infinity;
  let top = Infinity;
  let right = -Infinity;
  let bottom = -Infinity;
  for (const box of boxes) {
    left = Math.min(left, box.x);
    top = Math.min(top, box.y);
    right = Math.max(right, box.x + box.w);
    bottom = Math.max(bottom, box.y + box.h);
  }
  return { x: left, y: top, w: right - left, h: bottom - top };
}

/** Total area in square pixels by which the chosen places cover each other or something fixed; 0 is a clean board. */
export function covering(tags: readonly Tag[], fixed: readonly Box[], places: ReadonlyMap<string, number>): number {
  const boxes = tags.map((tag) => tag.places[places.get(tag.key) ?? 0] as Box);
  let sum = 0;
  for (let i = 0; i < boxes.length; i++) {
    for (let j = i + 1; j < boxes.length; j++) sum += overlap(boxes[i] as Box, boxes[j] as Box);
    for (const thing of fixed) sum += overlap(boxes[i] as Box, thing);
  }
  return sum;
}
