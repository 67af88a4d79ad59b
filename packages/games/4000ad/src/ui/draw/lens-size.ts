/** Sizes of lens texts, needed by the layout before drawing. */
import { boardFont, textWidth } from "@starboard/ui";
import type { Pill, Verdict } from "../model/lens.ts";

export interface PillParts {
  readonly w: number;
  readonly emblem: number;
  /** Left edge of each emblem. */
  readonly emblems: readonly number[];
  readonly textX: number;
  readonly size: number;
  /** Centre of the verdict's sign. */
  readonly signX: number;
}

export function pillParts(pill: Pill, h: number): PillParts {
  const emblem = h * 0.58;
  const size = h * 0.82;
  let x = h * 0.32;
  const emblems = pill.powers.map(() => {
    const here = x;
    x += emblem + h * 0.08;
    return here;
  });
  if (emblems.length > 0) x += h * 0.06;
  const textX = x;
  x += textWidth(pill.text, boardFont(size));
  const sign = verdictPath(pill.verdict) !== null;
  const signX = x + h * 0.48;
  if (sign) x += h * 0.72;
  return { w: x + h * 0.36, emblem, emblems, textX, size, signX };
}

/**
 * The sign of a verdict in a field of 12 × 12 round the origin: chevron = takes the star, bars = barred, cross = dies,
 * plus = joins.
 */
export function verdictPath(verdict: Verdict): string | null {
  switch (verdict) {
    case "wins":
    case "takes":
      return "M-3.500 3.500 0-3.500 3.500 3.500";
    case "barred":
      return "M-4-2H4M-4 2H4";
    case "dies":
      return "M-3.500-3.500 3.500 3.500M3.500-3.500-3.500 3.500";
    case "joins":
      return "M0-4V4M-4 0H4";
    case "chance":
    case "plain":
      return null;
  }
}

/** Returns the size of the pips. On a phone they wrap after three. */
export function pipSize(
  turns: number,
  narrow: boolean,
): { w: number; h: number; step: number; r: number; row: number } {
  const r = narrow ? 1.2 : 1.9;
  const step = narrow ? 3.7 : 6.2;
  const row = narrow ? 3 : 4;
  const cols = Math.min(row, turns);
  const rows = Math.ceil(turns / row);
  return { w: (cols - 1) * step + 2 * r, h: (rows - 1) * step + 2 * r, step, r, row };
}
