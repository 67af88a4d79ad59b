/** Turns the values of a search into win chances. */
import { meanOf } from "./interval.ts";

/**
 * How a game's search values relate to results: win chance = σ(slope · logit value). Values of a search are overconfident,
 * so slopes are below 1.
 */
export interface WinChanceCalibration {
  readonly slope: number;
}

/** Used for games without a calibration of their own. It errs towards small losses. */
export const DEFAULT_CALIBRATION: WinChanceCalibration = { slope: 0.5 };

/** Values outside this range are treated as its ends: a search is never surer than that. */
const LEAST = 0.005;

const logit = (p: number): number => {
  const cut = Math.min(1 - LEAST, Math.max(LEAST, p));
  return Math.log(cut / (1 - cut));
};

/**
 * Returns the win chance of every seat. The odds of each seat against all others are scaled; the sum over all seats stays
 * (1, or more where allies win together).
 *
 * @param isProven the values are a proven result, which is returned as it is
 */
export function winChances(
  values: readonly number[],
  { slope }: WinChanceCalibration,
  isProven = false,
): readonly number[] {
  if (isProven) return values;
  const scaled = values.map((value) => 1 / (1 + Math.exp(-slope * logit(value))));
  const factor = meanOf(values) / meanOf(scaled);
  return scaled.map((value) => value * factor);
}
