/** Combinatorics for sets of cards. */

/** Returns the binomial coefficient: the number of sets of `k` among `n`. */
export function choose(n: number, k: number): number {
  if (k < 0 || k > n) return 0;
  let ways = 1;
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i;
  return Math.round(ways);
}

/** Returns the probability that `drawn` random cards of `total` include at least one of `good` (hypergeometric). */
export function atLeastOne(good: number, total: number, drawn: number): number {
  if (good <= 0 || drawn <= 0 || total <= 0) return 0;
  const n = Math.min(drawn, total);
  return 1 - choose(total - good, n) / choose(total, n);
}
