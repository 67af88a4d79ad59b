/** Sizes of a counter: a plate with emblem and number, with one more edge behind it per five ships. */
import { boardFont, textWidth } from "@starboard/ui";
import type { Contingent, StarScene } from "../model/scene.ts";

/** One plate of a row: ships of a power, neutral defenders, or derelict hulls. */
export interface Plate {
  readonly kind: "power" | "neutral" | "derelict";
  readonly power: number;
  readonly ships: number;
  readonly frozen: number;
}

/** Returns the plates of a star, powers first. */
export function platesOf(scene: StarScene): Plate[] {
  const plates: Plate[] = scene.forces.map((c) => plateOf(c));
  if (scene.neutral > 0) plates.push({ kind: "neutral", power: -1, ships: scene.neutral, frozen: 0 });
  if (scene.derelict > 0) plates.push({ kind: "derelict", power: -1, ships: scene.derelict, frozen: 0 });
  return plates;
}
export const plateOf = (c: Contingent): Plate => ({ kind: "power", power: c.power, ships: c.ships, frozen: c.frozen });

/** Parts of a plate in pixels, for a plate of the given height. */
export interface PlateParts {
  readonly w: number;
  readonly h: number;
  /** Side of the emblem's square and its left edge. */
  readonly emblem: number;
  readonly emblemX: number;
  /** Right end of the number, its size and baseline. */
  readonly numberX: number;
  readonly numberSize: number;
  readonly baseline: number;
  /** Width of the frost compartment at the right, 0 without one. */
  readonly frost: number;
  /** Edges of the stack behind the plate, and how far each lies back. */
  readonly edges: number;
  readonly edge: number;
}

/** Maximum number of edges shown behind a plate. */
const MOST_EDGES = 2;

export function plateParts(plate: Plate, h: number): PlateParts {
  const numberSize = h * 0.82;
  const emblem = h * 0.58;
  const pad = h * 0.17;
  const digits = textWidth(String(plate.ships), boardFont(numberSize, 700));
  const frost =
    plate.frozen === 0
      ? 0
      : h * 0.62 +
        (plate.frozen < plate.ships ? textWidth(String(plate.frozen), boardFont(h * 0.64, 600)) + h * 0.08 : 0);
  const numberX = pad + emblem + h * 0.14 + digits;
  return {
    w: numberX + pad + frost,
    h,
    emblem,
    emblemX: pad,
    numberX,
    numberSize,
    baseline: h * 0.79,
    frost,
    edges: Math.min(MOST_EDGES, Math.floor((plate.ships - 1) / 5)),
    edge: h * 0.1,
  };
}

/** Left edges of plates side by side. Each plate is clear of the stack before it. */
export function rowOffsets(plates: readonly Plate[], h: number): number[] {
  let x = 0;
  return plates.map((plate) => {
    const here = x;
    const parts = plateParts(plate, h);
    x += parts.w + Math.max(2, parts.edges * parts.edge + 1);
    return here;
  });
}

/** Size of a row of plates, including the edges of their stacks. */
export function rowSize(plates: readonly Plate[], h: number): { readonly w: number; readonly h: number } {
  const offsets = rowOffsets(plates, h);
  let w = 0;
  let deepest = 0;
  for (const [i, plate] of plates.entries()) {
    const parts = plateParts(plate, h);
    const back = parts.edges * parts.edge;
    w = (offsets[i] ?? 0) + parts.w + back;
    deepest = Math.max(deepest, back);
  }
  return { w, h: h + deepest };
}
