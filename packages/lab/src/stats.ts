/** Statistics of matches played in groups: win rates with intervals, tests that may stop early, quantiles. */

export interface Estimate {
  readonly mean: number;
  /** Half the width of the 95 % interval; `NaN` with fewer than two groups. */
  readonly half: number;
  readonly groups: number;
}

/**
 * Mean and 95 % interval over groups of matches that share a seed (a mirrored pair, a rotation of seats). Matches of a
 * group are not independent, groups are; hence the interval comes from the spread of group means (Student's t).
 */
export function estimate(means: readonly number[]): Estimate {
  const n = means.length;
  const mean = n === 0 ? Number.NaN : means.reduce((a, b) => a + b, 0) / n;
  if (n < 2) return { mean, half: Number.NaN, groups: n };
  return { mean, half: student95(n - 1) * Math.sqrt(variance(means, mean) / n), groups: n };
}

const variance = (xs: readonly number[], mean: number): number =>
  xs.reduce((sum, x) => sum + (x - mean) ** 2, 0) / (xs.length - 1);

/** The two-sided 95 % point of Student's t (Cornish–Fisher expansion; within 0.5 % from 3 degrees of freedom on). */
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

/** How often a mirrored pair brought 0, ½, 1, 1½ and 2 points. */
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
  /** Chances of deciding wrongly either way. */
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
 * Sequential probability ratio test on group means, normal approximation: is the difference `elo1` rather than `elo0`?
 * (Wald 1945; the approximation chess programs use, with the variance of pairs and not of single matches.)
 */
export function sprt(means: readonly number[], test: Sprt): SprtState {
  const lower = Math.log(test.beta / (1 - test.alpha));
  const upper = Math.log((1 - test.beta) / test.alpha);
  const n = means.length;
  if (n < 2) return { llr: 0, lower, upper, decision: "open" };
  const mean = means.reduce((a, b) => a + b, 0) / n;
  // A series without any spread would decide at once; one more group the other way is always thinkable.
  const spread = Math.max(variance(means, mean), 1 / (4 * n));
  const s0 = eloToShare(test.elo0);
  const s1 = eloToShare(test.elo1);
  const llr = (n * (s1 - s0) * (2 * mean - s0 - s1)) / (2 * spread);
  return { llr, lower, upper, decision: llr >= upper ? "H1" : llr <= lower ? "H0" : "open" };
}

export const eloToShare = (elo: number): number => 1 / (1 + 10 ** (-elo / 400));
/** Elo difference of a share between 0 and 1, both excluded. */
export const shareToElo = (share: number): number => -400 * Math.log10(1 / share - 1);

/** The value below which the part `q` of the numbers lies (nearest rank). */
export function quantile(xs: readonly number[], q: number): number {
  if (xs.length === 0) return Number.NaN;
  const sorted = xs.slice().sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(q * sorted.length) - 1))] as number;
}
