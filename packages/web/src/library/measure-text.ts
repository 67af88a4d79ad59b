/** A measurement in whole per cents, rounded so that both shares add up to 100. */
import type { LibraryMeasure } from "@starboard/wire/library";

export function percentsOf({ share, half }: LibraryMeasure): {
  readonly a: number;
  readonly b: number;
  readonly half: number;
} {
  const a = Math.round(share * 100);
  return { a, b: 100 - a, half: Math.ceil(half * 100) };
}
