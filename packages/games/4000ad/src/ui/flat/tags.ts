/** Placement of the tags of a flat square: names, fleets, lens marks. Solved square by square. */
import type { StarMap } from "@starboard/4000ad";
import { boardFont, textWidth, type Box, overlap, type Point, placeTags, type Tag } from "@starboard/ui";
import { rowSize, platesOf } from "../draw/plate.ts";
import { marksWidth } from "../draw/marks.ts";
import { type FlatLayout, starBox } from "../geometry/flat.ts";
import { held, type Scene, type StarScene } from "../model/scene.ts";

/** Sizes of the lens marks at a star, in pixels. */
export interface LensSize {
  /** The pill beside the name: a force, an outcome. */
  readonly pill?: { readonly w: number; readonly h: number } | undefined;
  /** The pips beside the star: turns. */
  readonly pips?: { readonly w: number; readonly h: number } | undefined;
}
/** Upper left corners of a star's tags. */
export interface StarTags {
  /** Null if the square is too full and the star is empty. The star card still shows the name. */
  readonly name: Point | null;
  readonly marks: Point | null;
  readonly fleet: Point | null;
  readonly pill: Point | null;
  readonly pips: Point | null;
}

/** Gap between a name and its resource marks, in pixels. */
const MARK_GAP = 7;

export interface NameSize {
  readonly w: number;
  readonly h: number;
  /** Width of the name alone. */
  readonly text: number;
  readonly marks: { readonly w: number; readonly h: number };
}

/** Measures the name of a star. On a phone the resource marks are stacked separately. */
export function nameSize(map: StarMap, star: number, layout: FlatLayout): NameSize {
  const { scale } = layout;
  const entry = map.stars[star];
  const text = textWidth(entry?.name ?? "", boardFont(scale.name));
  const r = scale.mark;
  const wide = marksWidth(entry?.population ?? false, entry?.materials ?? false, r);
  const h = scale.name * 1.12;
  if (!scale.narrow) return { w: text + (wide > 0 ? MARK_GAP + wide : 0), h, text, marks: { w: wide, h: 2 * r } };
  const many = Number(entry?.population ?? false) + Number(entry?.materials ?? false);
  return { w: text, h, text, marks: { w: many > 0 ? 2 * r : 0, h: many * 2 * r + Math.max(0, many - 1) * 3 } };
}

type Way = "below" | "above" | "left" | "right" | "belowLeft" | "belowRight" | "aboveLeft" | "aboveRight";

/** Returns a box of the given size beside another box, `air` pixels away from the given side. */
function beside(of: Box, w: number, h: number, way: Way, air: number): Box {
  const cx = of.x + of.w / 2;
  const cy = of.y + of.h / 2;
  switch (way) {
    case "below":
      return { x: cx - w / 2, y: of.y + of.h + air, w, h };
    case "above":
      return { x: cx - w / 2, y: of.y - air - h, w, h };
    case "left":
      return { x: of.x - air - w, y: cy - h / 2, w, h };
    case "right":
      return { x: of.x + of.w + air, y: cy - h / 2, w, h };
    case "belowLeft":
      return { x: cx - w + of.w * 0.3, y: of.y + of.h + air, w, h };
    case "belowRight":
      return { x: cx - of.w * 0.3, y: of.y + of.h + air, w, h };
    case "aboveLeft":
      return { x: cx - w - of.w * 0.15, y: of.y - air - h * 0.55, w, h };
    case "aboveRight":
      return { x: cx + of.w * 0.15, y: of.y - air - h * 0.55, w, h };
  }
}

const NAME_WAYS: readonly Way[] = ["below", "belowRight", "belowLeft", "right", "left", "above"];
const FLEET_WAYS: readonly Way[] = [
  "left",
  "right",
  "aboveLeft",
  "aboveRight",
  "above",
  "belowLeft",
  "belowRight",
  "below",
];
const PIP_WAYS: readonly Way[] = ["right", "left", "aboveRight", "aboveLeft", "above"];
const MARK_WAYS: readonly Way[] = ["right", "left", "aboveRight", "belowRight", "belowLeft"];

/** Solves tag placement per square and caches it. An act changes one or two squares; the others keep theirs. */
export class TagKeeper {
  private readonly known = new Map<
    string,
    { readonly sign: string; readonly places: Map<string, number>; readonly tags: StarTags[] }
  >();
  private layout: FlatLayout | null = null;

  /** The tags of every star, in the order of the map. */
  solve(
    layout: FlatLayout,
    map: StarMap,
    scene: Scene,
    lens: readonly LensSize[],
    ringed: ReadonlySet<number>,
  ): StarTags[] {
    if (layout !== this.layout) {
      this.known.clear();
      this.layout = layout;
    }
    const all = new Array<StarTags>(map.S);
    for (let square = 0; square < layout.squares.length; square++) {
      const stars: number[] = [];
      for (let s = 0; s < map.S; s++) if (layout.squareOf[s] === square) stars.push(s);
      const sign = stars
        .map((s) => {
          const { pill, pips } = lens[s] ?? {};
          return `${scene.stars[s]?.key}/${pill?.w ?? 0}/${pips?.w ?? 0}/${ringed.has(s) ? 1 : 0}`;
        })
        .join(" ");
      const key = String(square);
      let found = this.known.get(key);
      if (found?.sign !== sign) {
        const solved = solveSquare(layout, map, scene, lens, ringed, square, stars, found?.places);
        found = { sign, ...solved };
        this.known.set(key, found);
      }
      for (const [i, s] of stars.entries()) all[s] = found.tags[i] as StarTags;
    }
    return all;
  }
}

function solveSquare(
  layout: FlatLayout,
  map: StarMap,
  scene: Scene,
  lens: readonly LensSize[],
  ringed: ReadonlySet<number>,
  square: number,
  stars: readonly number[],
  before: ReadonlyMap<string, number> | undefined,
): { places: Map<string, number>; tags: StarTags[] } {
  const sheet = layout.squares[square]?.box as Box;
  const bounds: Box = { x: sheet.x + 3, y: sheet.y + 3, w: sheet.w - 6, h: sheet.h - 6 };
  const { tags, fixed } = squareTags(layout, map, scene, lens, ringed, stars, bounds);
  const places = placeTags(tags, fixed, bounds, before);
  const boxes = new Map(tags.map((tag) => [tag.key, tag.places[places.get(tag.key) ?? 0] as Box]));
  for (const key of crowded(boxes, fixed, stars, scene, ringed)) boxes.delete(key);
  const at = (key: string): Point | null => boxes.get(key) ?? null;
  const out = stars.map((s): StarTags => {
    const name = at(`${s}name`);
    const size = nameSize(map, s, layout);
    const marks = layout.scale.narrow
      ? at(`${s}marks`)
      : name && { x: name.x + size.text + MARK_GAP, y: name.y + size.h / 2 };
    return { name, marks, fleet: at(`${s}fleet`), pill: at(`${s}pill`), pips: at(`${s}pips`) };
  });
  return { places, tags: out };
}

/** Share of a name that may lie over other things, mostly the empty corners around a star; with more it is left out. */
const CROWDED = 0.12;

/** Returns the empty stars whose names would cover other things. */
function crowded(
  boxes: ReadonlyMap<string, Box>,
  fixed: readonly Box[],
  stars: readonly number[],
  scene: Scene,
  ringed: ReadonlySet<number>,
): string[] {
  return stars
    .filter((s) => !held(scene.stars[s] as StarScene) && !ringed.has(s))
    .map((s) => `${s}name`)
    .filter((key) => {
      const box = boxes.get(key);
      if (!box) return false;
      let covered = 0;
      for (const [other, its] of boxes) if (other !== key) covered += overlap(box, its);
      for (const thing of fixed) covered += overlap(box, thing);
      return covered > CROWDED * box.w * box.h;
    });
}

/** Largest distance in pixels by which a name is moved back onto its square. */
const STICKS_OUT = 4;

/** Returns the tags of some stars, and the boxes that they must not cover. */
export function squareTags(
  layout: FlatLayout,
  map: StarMap,
  scene: Scene,
  lens: readonly LensSize[],
  ringed: ReadonlySet<number>,
  stars: readonly number[],
  bounds: Box,
): { tags: Tag[]; fixed: Box[] } {
  const { scale } = layout;
  const tags: Tag[] = [];
  const fixed: Box[] = [];
  const inside = (box: Box): Box => ({
    ...box,
    x: Math.max(bounds.x, Math.min(box.x, bounds.x + bounds.w - box.w)),
  });
  /** A name that would stick out by a few pixels moves to the edge instead. */
  const within = (box: Box): Box => {
    const y = Math.max(bounds.y, Math.min(box.y, bounds.y + bounds.h - box.h));
    return Math.abs(y - box.y) > STICKS_OUT ? inside(box) : { ...inside(box), y };
  };
  for (const s of stars) {
    const here = scene.stars[s] as StarScene;
    const ring = ringed.has(s);
    const star = starBox(layout, s, here.home !== null ? "house" : ring ? "ring" : "bare");
    fixed.push(star);
    const name = nameSize(map, s, layout);
    const air = scale.narrow ? 1 : 2;
    const weight = held(here) ? 3 : 2;
    const names = NAME_WAYS.map((way) => within(beside(star, name.w, name.h, way, air)));
    tags.push({ key: `${s}name`, places: names, weight });
    if (scale.narrow && name.marks.w > 0)
      tags.push({
        key: `${s}marks`,
        weight: 1.5,
        places: MARK_WAYS.map((way) => beside(star, name.marks.w, name.marks.h, way, 0)),
      });
    const plates = platesOf(here);
    if (plates.length > 0) {
      const size = rowSize(plates, scale.counter);
      tags.push({
        key: `${s}fleet`,
        weight: 4,
        places: FLEET_WAYS.map((way) => inside(beside(star, size.w, size.h, way, scale.narrow ? 0 : 2))),
      });
    }
    const { pill, pips } = lens[s] ?? {};
    const low = names[0] as Box;
    if (pill)
      tags.push({
        key: `${s}pill`,
        weight: 3,
        places: [
          beside(low, pill.w, pill.h, "right", 6),
          beside(low, pill.w, pill.h, "left", 6),
          inside(beside(low, pill.w, pill.h, "below", 1)),
          beside(star, pill.w, pill.h, "right", 3),
          beside(star, pill.w, pill.h, "aboveRight", 2),
          beside(star, pill.w, pill.h, "aboveLeft", 2),
          inside(beside(star, pill.w, pill.h, "above", 2)),
          beside(star, pill.w, pill.h, "left", 3),
        ],
      });
    if (pips)
      tags.push({
        key: `${s}pips`,
        weight: 1.5,
        places: PIP_WAYS.map((way) => beside(star, pips.w, pips.h, way, scale.narrow ? 1 : 4)),
      });
  }
  return { tags, fixed };
}
