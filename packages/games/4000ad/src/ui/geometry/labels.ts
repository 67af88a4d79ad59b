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
  const standing = tags.map((tag) =>
    tag.places.map((place) => {
      let cost = bounds ? outside(place, bounds) * 2 : 0;
      for (const thing of fixed) cost += overlap(place, thing, AIR);
      return cost * tag.weight;
    }),
  );
  const chosen: (Box | null)[] = tags.map(() => null);
  const at: number[] = tags.map(() => 0);
  const settle = (i: number): boolean => {
    const tag = tags[i] as Tag;
    let best = 0;
    let least = Infinity;
    for (let k = 0; k < tag.places.length; k++) {
      const place = tag.places[k] as Box;
      let cost = (standing[i]?.[k] ?? 0) + k * PREFERENCE - (before.get(tag.key) === k ? STAYING : 0);
      for (let j = 0; j < tags.length && cost < least; j++) {
        const other = chosen[j];
        if (j === i || !other) continue;
        cost += overlap(place, other, AIR) * Math.max(tag.weight, (tags[j] as Tag).weight);
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
