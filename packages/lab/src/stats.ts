/** Statistics of matches played in groups: win rates with intervals, a sequential test, quantiles. */

export interface Estimate {
  readonly mean: number;
  /** Half the width of the 95% interval; `NaN` with fewer than two groups. */
  readonly half: number;
  readonly groups: number;
}

/**
 * Returns mean and 95% interval over groups of matches that share a seed (a mirrored pair or a rotation of seats).
 * Groups are independent but matches of a group are not, so the interval is computed from the group means (Student's
 * t).
 */
export function estimate(means: readonly number[]): Estimate {
  const n = means.length;
  const mean = n === 0 ? Number.NaN : means.reduce((a, b) => a + b, 0) / n;
  if (n < 2) return { mean, half: Number.NaN, groups: n };
  return { mean, half: student95(n - 1) * Math.sqrt(variance(means, mean) / n), groups: n };
}

/** Half the width of a 95% interval, in standard errors. */
const Z95 = 1.959964;

/**
 * Returns the mean of results from 0 to 1 with its 95% interval. Two more results of either kind keep the interval honest
 * while there are few (Agresti and Coull 1998): 8 wins in 8 matches do not prove that there is no defeat.
 */
export function shareEstimate(points: readonly number[]): Estimate {
  const n = points.length;
  const mean = n === 0 ? 0.5 : points.reduce((sum, one) => sum + one, 0) / n;
  const squares = [...points, 0, 0, 1, 1].reduce((sum, one) => sum + (one - mean) ** 2, 0);
  return { mean, half: Math.min(0.5, Z95 * Math.sqrt(squares / (n + 4) / (n + 4))), groups: n };
}

/**
 * Returns the mean of paired differences from -1 to 1 with its 95% interval. One more pair of either sign keeps the
 * interval honest while there are few (Agresti and Min 2005).
 */
export function differenceEstimate(differences: readonly number[]): Estimate {
  const n = differences.length;
  if (n === 0) return { mean: 0, half: 1, groups: 0 };
  const mean = differences.reduce((sum, one) => sum + one, 0) / n;
  return { mean, half: Math.min(1, Z95 * Math.sqrt(paddedVariance(differences, mean) / (n + 2))), groups: n };
}
const paddedVariance = (xs: readonly number[], mean: number): number =>
  [...xs, -1, 1].reduce((sum, x) => sum + (x - mean) ** 2, 0) / (xs.length + 2);

/** Number of pairs for which the interval below is narrowest. */
const TUNED_FOR = 200;
const ALPHA = 0.05;

/**
 * Half the width of an interval for the mean of paired differences that holds at all times together with 95%: it may be
 * looked at after every pair (normal mixture, Robbins 1970; asymptotic form of Waudby-Smith and others 2024).
 */
export function anytimeHalf(differences: readonly number[]): number {
  const n = differences.length;
  if (n < 2) return 1;
  const mean = differences.reduce((sum, one) => sum + one, 0) / n;
  const rho2 = (-2 * Math.log(ALPHA) + Math.log(1 - 2 * Math.log(ALPHA))) / TUNED_FOR;
  const width = ((n * rho2 + 1) / (n * n * rho2)) * 2 * Math.log(Math.sqrt(n * rho2 + 1) / ALPHA);
  return Math.min(1, Math.sqrt(paddedVariance(differences, mean) * width));
}

/** The probability that a normal variable is below `z` (Abramowitz and Stegun 26.2.17; within 1e-7). */
export function normalBelow(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const poly = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  const tail = (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * poly;
  return z >= 0 ? 1 - tail : tail;
}

const variance = (xs: readonly number[], mean: number): number =>
  xs.reduce((sum, x) => sum + (x - mean) ** 2, 0) / (xs.length - 1);

/** The two-sided 95% point of Student's t (Cornish–Fisher expansion; within 0.5% from 3 degrees of freedom on). */
export function student95(freedom: number): number {
  if (freedom === 1) return 12.706;
  if (freedom === 2) return 4.303;
  const z = 1.959964;
  const n = freedom;
  return (
    z +
    (z ** 3 + z) / (4 * n) +
    (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * n ** 2) +
    (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / (384 * n ** 3)
  );
}

/** Counts the mirrored pairs that scored 0, ½, 1, 1½ and 2 points. */
export function pentanomial(means: readonly number[]): readonly [number, number, number, number, number] {
  const counts: [number, number, number, number, number] = [0, 0, 0, 0, 0];
  for (const m of means) {
    const at = Math.max(0, Math.min(4, Math.round(m * 4))) as 0 | 1 | 2 | 3 | 4;
    counts[at]++;
  }
  return counts;
}

/** A sequential test of two Elo differences; see `sprt`. */
export interface Sprt {
  readonly elo0: number;
  readonly elo1: number;
  /** Probability of a wrong decision for H1; `beta` is the probability of a wrong decision for H0. */
  readonly alpha: number;
  readonly beta: number;
}
export interface SprtState {
  readonly llr: number;
  readonly lower: number;
  readonly upper: number;
  readonly decision: "H0" | "H1" | "open";
}

/**
 * Sequential probability ratio test of `elo1` against `elo0` on group means, with a normal approximation (Wald 1945).
 * As in chess-engine testing, the variance of pairs is used, not that of single matches.
 */
export function sprt(means: readonly number[], test: Sprt): SprtState {
  const lower = Math.log(test.beta / (1 - test.alpha));
  const upper = Math.log((1 - test.beta) / test.alpha);
  const n = means.length;
  if (n < 2) return { llr: 0, lower, upper, decision: "open" };
  const mean = means.reduce((a, b) => a + b, 0) / n;
  // Without a lower bound, identical results would decide at once although one different group is always possible.
  const spread = Math.max(variance(means, mean), 1 / (4 * n));
  const s0 = eloToShare(test.elo0);
  const s1 = eloToShare(test.elo1);
  const llr = (n * (s1 - s0) * (2 * mean - s0 - s1)) / (2 * spread);
  return { llr, lower, upper, decision: llr >= upper ? "H1" : llr <= lower ? "H0" : "open" };
}

export const eloToShare = (elo: number): number => 1 / (1 + 10 ** (-elo / 400));
/** Returns the Elo difference of a share strictly between 0 and 1. */
export const shareToElo = (share: number): number => -400 * Math.log10(1 / share - 1);

/** Returns the `q` quantile of the numbers by nearest rank. */
export function quantile(xs: readonly number[], q: number): number {
  if (xs.length === 0) return Number.NaN;
  const sorted = xs.slice().sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(q * sorted.length) - 1))] as number;
}
