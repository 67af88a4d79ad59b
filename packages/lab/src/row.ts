/** What is kept of one match: enough to read it, to count it and to play it again exactly. */
import type { Seat } from "@starboard/kernel";

/**
 * Thinking times of one contender as parts of its budget per turn, in steps of 5 %; the last count is everything above.
 */
export const TIME_BINS = 41;
export const TIME_STEP = 0.05;

export interface MatchRow {
  readonly group: number;
  readonly team: number;
  readonly seed: number;
  /** A's share of the result, 0 to 1; `null` when the match was given up. */
  readonly share: number | null;
  readonly winners: readonly Seat[];
  readonly rule: string;
  readonly acts: number;
  /** What the game counts its length in (rounds); acts if it counts nothing. */
  readonly length: number;
  /** SHA-256 of the final table. */
  readonly digest: string;
  /** Iterations of every searched question, in order, base 36, joined by points. */
  readonly iterations: string;
  /** Turns per time bin of A and of B; empty when nothing was timed. */
  readonly timeA: readonly number[];
  readonly timeB: readonly number[];
  /** Iterations and milliseconds of all searches. */
  readonly searched: number;
  readonly searchMs: number;
}

export const packIterations = (counts: readonly number[]): string => counts.map((n) => n.toString(36)).join(".");
export const unpackIterations = (text: string): number[] =>
  text === "" ? [] : text.split(".").map((n) => Number.parseInt(n, 36));

/** The time, as part of the budget, below which the part `q` of the turns stayed (upper edge of its bin). */
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
