/** Rounds shares of one whole so that the figures beside each other add up. */

/**
 * Returns shares as hundredths that add up to 100, by largest remainder: 46.5 and 53.5% become 47 and 53. Of equal
 * remainders the first is rounded up.
 *
 * @param shares shares from 0 to 1 that add up to 1
 */
export function wholePercents(shares: readonly number[]): readonly number[] {
  const exact = shares.map((share) => Number((100 * share).toFixed(6)));
  const whole = exact.map(Math.floor);
  const missing = 100 - whole.reduce((sum, one) => sum + one, 0);
  const remainders = exact.map((one, i) => ({ i, left: one - Math.floor(one) })).toSorted((a, b) => b.left - a.left);
  for (const { i } of remainders.slice(0, Math.max(0, missing))) whole[i] = (whole[i] as number) + 1;
  return whole;
}
