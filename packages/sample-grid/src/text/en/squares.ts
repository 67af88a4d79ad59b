/** The names of squares, in English. */
import type { Square } from "../../acts.ts";

/** The name of a square: the letter of its column and the number of its row (ION-1.2). */
export const squareName = (at: Square, size: number): string =>
  `${String.fromCharCode(65 + (at % size))}${Math.floor(at / size) + 1}`;
