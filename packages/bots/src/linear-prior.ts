/**
 * A policy prior from fitted log-odds: the probability of an act rises exponentially with a weighted sum of its features
 * (conditional logit, McFadden 1974), fitted to what long searches visit (Anthony, Tian and Barber 2017).
 */
import type { Act, Seat, Shape } from "@starboard/kernel";
import { softmaxPrior } from "./softmax-prior.ts";
import type { PolicyPrior } from "./spec.ts";

/**
 * Writes the features of an act; all are 0 before.
 *
 * @param run the acts that follow it while the same seat is asked
 */
export type WriteActFeatures = (act: Act, into: Float64Array, run: readonly Act[]) => void;

/** Log-odds by the name of a feature. */
export type ActOdds = Readonly<Record<string, number>>;

/** What `starboard tune GAME --prior` may change about a policy prior. */
export interface PriorTuning<G extends Shape> {
  /** Names of the features of acts, which are also the names of their log-odds. */
  readonly features: readonly string[];
  /** Returns what writes the features of acts at a question; `null` where the prior is not fitted. */
  writer(t: G["state"], step: string, by: Seat, acts: readonly Act[], weights: object): WriteActFeatures | null;
  /** The log-odds in use; `null` if the prior does not come from any. */
  oddsOf(weights: object): ActOdds | null;
  /** Returns the weights with other log-odds. */
  withOdds(weights: object, odds: ActOdds): object;
}

const NO_RUN: readonly Act[] = [];

/** Returns what gives log-odds as a list in the order of the features; those without log-odds count nothing. */
export function oddsReader(features: readonly string[]): (odds: ActOdds) => readonly number[] {
  const lists = new WeakMap<ActOdds, readonly number[]>();
  return (odds) => {
    let list = lists.get(odds);
    if (!list) {
      list = features.map((name) => odds[name] ?? 0);
      lists.set(odds, list);
    }
    return list;
  };
}

/** Returns the log-odds of an act with these features. */
export function logOddsOf(row: Float64Array, odds: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < row.length; i++) sum += (row[i] as number) * (odds[i] as number);
  return sum;
}

/**
 * Returns the best `most` acts, each with e to the sum of its features times their log-odds.
 *
 * @param odds one number per feature
 * @param least the smallest prior
 */
export function linearPrior(
  acts: readonly Act[],
  write: WriteActFeatures,
  odds: readonly number[],
  most: number,
  least: number,
): PolicyPrior {
  const row = new Float64Array(odds.length);
  const scoreOf = (act: Act): number => {
    row.fill(0);
    write(act, row, NO_RUN);
    return logOddsOf(row, odds);
  };
  return softmaxPrior(acts, scoreOf, 1, most, least);
}
