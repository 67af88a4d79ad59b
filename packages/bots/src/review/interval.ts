/** Confidence intervals of means over few independent batches. */

/** A mean with its 95% interval. */
export interface Interval {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/** The 97.5% quantiles of Student's t distribution for 1 to 30 degrees of freedom. */
const T_975 = [
  12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.16, 2.145, 2.131, 2.12, 2.11,
  2.101, 2.093, 2.086, 2.08, 2.074, 2.069, 2.064, 2.06, 2.056, 2.052, 2.048, 2.045, 2.042,
];
const T_LIMIT = 1.96;

export const meanOf = (values: readonly number[]): number => values.reduce((sum, x) => sum + x, 0) / values.length;

/** Returns the mean of at least two independent values and its 95% interval by Student's t distribution. */
export function intervalOf(values: readonly number[]): Interval {
  const mean = meanOf(values);
  const freedom = values.length - 1;
  if (freedom < 1) return { mean, low: -1, high: 1 };
  const variance = values.reduce((sum, x) => sum + (x - mean) ** 2, 0) / freedom;
  const half = (T_975[freedom - 1] ?? T_LIMIT) * Math.sqrt(variance / values.length);
  return { mean, low: mean - half, high: mean + half };
}
