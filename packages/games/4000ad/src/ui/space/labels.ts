/** Label placement in the 3D view: eight places for a name, six for a counter, solved when the camera rests. */
import type { StarMap } from "@starboard/4000ad";
import { boardFont, textWidth, type Box, centred, overlap, type Point, placeTags, type Tag } from "@starboard/ui";
import { marksWidth } from "../draw/marks.ts";
import { platesOf, rowSize } from "../draw/plate.ts";
import type { Seen } from "../geometry/orbit.ts";
import { held, type Scene, type StarScene } from "../model/scene.ts";

export interface SpaceTags {
  /** Offsets of the tags' upper left corners from the star. */
  readonly name: Point | null;
  readonly marks: Point;
  readonly fleet: Point | null;
  readonly pill: Point | null;
  /** Font size of the name, larger for nearer stars. */
  readonly size: number;
  /** True near the upper edge, where a sum is drawn below the star. */
  readonly low: boolean;
}

const MARK_GAP = 6;

/** Sizes of the space view's labels, in pixels at the middle of the field. */
export interface SpaceScale {
  readonly counter: number;
  readonly pill: number;
  readonly mark: number;
  readonly ring: number;
  readonly name: { readonly least: number; readonly mean: number; readonly most: number };
}
export const SPACE: SpaceScale = {
  counter: 19,
  pill: 17,
  mark: 4,
  ring: 13,
  name: { least: 12.5, mean: 14.2, most: 16.5 },
};
export const SPACE_COMPACT: SpaceScale = {
  counter: 15,
  pill: 14,
  mark: 3,
  ring: 9.5,
  name: { least: 11, mean: 11.5, most: 14 },
};

/** Height that a sum needs above its star, in pixels. */
const SUM_ROOM = 104;

/** Overlap in square pixels above which a name is left out. */
const CROWDED = 26;

/** Returns the scale at a depth relative to the middle of the field. */
export const nearness = (depth: number, middle: number): number =>
  Math.min(1.3, Math.max(0.72, middle / Math.max(0.1, depth)));

/** Places all labels for a resting camera. Stars behind the camera or off the screen are left out. */
export function solveSpace(
  map: StarMap,
  context: Scene,
  scale: SpaceScale,
  seen: readonly Seen[],
  middle: number,
  pills: readonly ({ readonly w: number; readonly h: number } | null)[],
  screen: Box,
  panels: readonly Box[],
  before: ReadonlyMap<string, number>,
): { tags: (SpaceTags | null)[]; places: Map<string, number> } {
  const tags: Tag[] = [];
  const fixed: Box[] = [...panels];
  const sizes: { name: number; text: number }[] = [];
  for (let s = 0; s < map.S; s++) {
    const at = seen[s] as Seen;
    const near = nearness(at.depth, middle);
    const size = Math.round(2 * Math.min(scale.name.most, Math.max(scale.name.least, scale.name.mean * near))) / 2;
    const entry = map.stars[s];
    const text = textWidth(entry?.name ?? "", boardFont(size));
    sizes.push({ name: size, text });
    const on = at.depth > 0.05 && at.x > -40 && at.y > -40 && at.x < screen.w + 40 && at.y < screen.h + 40;
    if (!on) continue;
    const here = context.stars[s] as StarScene;
    const r = (here.home ? scale.ring + 1 : scale.ring * 0.7) * near;
    fixed.push(centred(at.x, at.y, 2 * r, 2 * r));
    const wide = marksWidth(entry?.population ?? false, entry?.materials ?? false, scale.mark);
    const w = text + (wide > 0 ? MARK_GAP + wide : 0);
    tags.push({
      key: `${s}name`,
      weight: held(here) ? 3 : 1.5 + near,
      places: around(at, r + 3, w, size * 1.15, NAME_ORDER),
    });
    const plates = platesOf(here);
    if (plates.length > 0) {
      const row = rowSize(plates, scale.counter);
      tags.push({ key: `${s}fleet`, weight: 5, places: around(at, r + 3, row.w, row.h, FLEET_ORDER) });
    }
    const pill = pills[s];
    if (pill) tags.push({ key: `${s}pill`, weight: 4, places: around(at, r + 4, pill.w, pill.h, PILL_ORDER) });
  }
  const places = placeTags(tags, fixed, screen, before);
  const boxes = new Map(tags.map((tag) => [tag.key, tag.places[places.get(tag.key) ?? 0] as Box]));
  const names = tags.filter((tag) => tag.key.endsWith("name")).sort((a, b) => a.weight - b.weight);
  // Names of empty stars are dropped, the farthest first, until nothing overlaps.
  for (const tag of names) {
    const box = boxes.get(tag.key) as Box;
    let covered = 0;
    for (const [key, other] of boxes) if (key !== tag.key) covered += overlap(box, other);
    for (const thing of fixed) covered += overlap(box, thing);
    if (covered > CROWDED) boxes.delete(tag.key);
  }
  const offset = (key: string, at: Seen): Point | null => {
    const box = boxes.get(key);
    return box ? { x: box.x - at.x, y: box.y - at.y } : null;
  };
  const out = map.stars.map((_, s): SpaceTags | null => {
    const at = seen[s] as Seen;
    const found = sizes[s];
    if (!found || !places.has(`${s}name`)) return null;
    const { name: size, text } = found;
    const name = offset(`${s}name`, at);
    return {
      name,
      marks: name ? { x: name.x + text + MARK_GAP, y: name.y + (size * 1.15) / 2 } : { x: 0, y: 0 },
      fleet: offset(`${s}fleet`, at),
      pill: offset(`${s}pill`, at),
      size,
      low: at.y < SUM_ROOM,
    };
  });
  return { tags: out, places };
}

/** Unit directions of the label places around a star. */
const PLACES = {
  right: [1, 0],
  left: [-1, 0],
  above: [0, -1],
  below: [0, 1],
  aboveRight: [0.8, -0.75],
  aboveLeft: [-0.8, -0.75],
  belowRight: [0.8, 0.75],
  belowLeft: [-0.8, 0.75],
} as const;
type Place = keyof typeof PLACES;
const NAME_ORDER: readonly Place[] = [
  "right",
  "left",
  "belowRight",
  "aboveRight",
  "below",
  "above",
  "belowLeft",
  "aboveLeft",
];
const FLEET_ORDER: readonly Place[] = [
  "left",
  "right",
  "above",
  "below",
  "aboveLeft",
  "belowLeft",
  "aboveRight",
  "belowRight",
];
const PILL_ORDER: readonly Place[] = [
  "below",
  "above",
  "belowRight",
  "belowLeft",
  "aboveRight",
  "right",
  "left",
  "aboveLeft",
];

function around(at: Point, r: number, w: number, h: number, order: readonly Place[]): Box[] {
  return order.map((place) => {
    const [dx, dy] = PLACES[place];
    return centred(
      at.x + dx * (r + w / 2),
      at.y + (Math.abs(dy) === 1 ? dy * (r + h / 2) : dy * (r * 0.7 + h / 2)),
      w,
      h,
    );
  });
}
