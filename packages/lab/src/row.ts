/** One row per match of an experiment: enough to read it, to count it and to replay it exactly. */
import type { Seat } from "@starboard/kernel";

/** Number of bins of a histogram of thinking times, as shares of the budget per turn. The last bin is open-ended. */
export const TIME_BINS = 41;
/** Width of a bin: 5% of the budget. */
export const TIME_STEP = 0.05;

export interface MatchRow {
  readonly group: number;
  readonly team: number;
  readonly seed: number;
  /** A's share of the result, 0 to 1; null if the match is unfinished. */
  readonly share: number | null;
  readonly winners: readonly Seat[];
  readonly rule: string;
  readonly acts: number;
  /** Length in the unit of the game, such as rounds; the number of acts if the game has no unit. */
  readonly length: number;
  /** SHA-256 of the final game state. */
  readonly digest: string;
  /** Iterations of every search, in order, in base 36, joined by points. */
  readonly iterations: string;
  /** Number of turns per time bin of A and of B; empty if nothing was timed. */
  readonly timeA: readonly number[];
  readonly timeB: readonly number[];
  /** Total iterations of all searches; `searchMs` is their total time. */
  readonly searched: number;
  readonly searchMs: number;
}

export const packIterations = (counts: readonly number[]): string => counts.map((n) => n.toString(36)).join(".");
export const unpackIterations = (text: string): number[] =>
  text === "" ? [] : text.split(".").map((n) => Number.parseInt(n, 36));

/** Returns the time, as a share of the budget, that a share `q` of the turns did not exceed (upper edge of its bin). */
export function timeQuantile(bins: readonly number[], q: number): number {
  const all = bins.reduce((a, b) => a + b, 0);
  if (all === 0) return Number.NaN;
  let seen = 0;
  for (const [i, n] of bins.entries()) {
    seen += n;
    if (seen >= q * all) return i === TIME_BINS - 1 ? Number.POSITIVE_INFINITY : (i + 1) * TIME_STEP;
  }
  return Number.POSITIVE_INFINITY;
}
