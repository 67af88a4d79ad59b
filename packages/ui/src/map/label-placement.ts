/**
 * Label placement: every tag has several places in order of preference. The arrangement with the smallest overlap is
 * chosen.
 */
import { type Box, outside, overlap } from "./boxes.ts";

/** A label that must be placed at one of several places. */
export interface Tag {
  readonly key: string;
  /** Best place first. */
  readonly places: readonly Box[];
  /** Tags of greater weight choose first and are more expensive to cover. */
  readonly weight: number;
}

/** Cost of each step down a tag's list of places, in square pixels of overlap. */
const PREFERENCE = 5;
/** Bonus for keeping the previous place, in square pixels of overlap, so that labels do not jump. */
const STAYING = 9;
/** Margin around every tag, in pixels. */
const AIR = 1.5;
/** Number of optimisation rounds. */
const ROUNDS = 4;

/**
 * Places all tags. Returns the index of the chosen place by key.
 *
 * @param fixed boxes that must not be covered: stars, rings, panels
 * @param bounds the sheet the tags should stay on
 * @param before the previous arrangement, kept where possible
 */
export function placeTags(
  tags: readonly Tag[],
  fixed: readonly Box[],
  bounds: Box | null = null,
  before: ReadonlyMap<string, number> = new Map(),
): Map<string, number> {
  const order = tags.map((_, i) => i).sort((a, b) => (tags[b] as Tag).weight - (tags[a] as Tag).weight || a - b);
  const reach = tags.map((tag) => hull(tag.places));
  // Only tags with places near each other can overlap.
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
  /** The cost of two tags together, each at one of its places. */
  const pairCost = (i: number, k: number, j: number, l: number): number => {
    const places = [tags[i]?.places[k] as Box, tags[j]?.places[l] as Box] as const;
    let cost = overlap(places[0], places[1], AIR) * Math.max((tags[i] as Tag).weight, (tags[j] as Tag).weight);
    for (const [n, own, place] of [
      [i, k, places[0]],
      [j, l, places[1]],
    ] as const) {
      const tag = tags[n] as Tag;
      cost += (standing[n]?.[own] ?? 0) + own * PREFERENCE - (before.get(tag.key) === own ? STAYING : 0);
      for (const other of near[n] as number[])
        if (other !== i && other !== j)
          cost += overlap(place, chosen[other] as Box, AIR) * Math.max(tag.weight, (tags[other] as Tag).weight);
    }
    return cost;
  };
  /** Moves two tags at once: one of them often has to make room for the other. */
  const settlePair = (i: number, j: number): boolean => {
    let least = pairCost(i, at[i] as number, j, at[j] as number);
    let moved = false;
    for (let k = 0; k < (tags[i] as Tag).places.length; k++)
      for (let l = 0; l < (tags[j] as Tag).places.length; l++) {
        const cost = pairCost(i, k, j, l);
        if (cost >= least) continue;
        least = cost;
        [at[i], at[j]] = [k, l];
        moved = true;
      }
    chosen[i] = tags[i]?.places[at[i] as number] ?? null;
    chosen[j] = tags[j]?.places[at[j] as number] ?? null;
    return moved;
  };
  const covers = (i: number): boolean =>
    (standing[i]?.[at[i] as number] ?? 0) > 0 ||
    (near[i] as number[]).some((j) => overlap(chosen[i] as Box, chosen[j] as Box, AIR) > 0);

  for (const i of order) settle(i);
  for (let round = 0; round < ROUNDS; round++) {
    let moved = false;
    for (const i of order) moved = settle(i) || moved;
    for (const i of order) if (covers(i)) for (const j of near[i] as number[]) moved = settlePair(i, j) || moved;
    if (!moved) break;
  }
  return new Map(tags.map((tag, i) => [tag.key, at[i] as number]));
}

/** Returns the smallest box around some boxes. */
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

/** Returns the total overlap of the chosen places with each other and with fixed boxes, in square pixels. */
export function covering(tags: readonly Tag[], fixed: readonly Box[], places: ReadonlyMap<string, number>): number {
  const boxes = tags.map((tag) => tag.places[places.get(tag.key) ?? 0] as Box);
  let sum = 0;
  for (let i = 0; i < boxes.length; i++) {
    for (let j = i + 1; j < boxes.length; j++) sum += overlap(boxes[i] as Box, boxes[j] as Box);
    for (const thing of fixed) sum += overlap(boxes[i] as Box, thing);
  }
  return sum;
}
