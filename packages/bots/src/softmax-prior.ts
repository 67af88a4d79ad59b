/** A policy prior from scores: the best acts, with probabilities that fall exponentially from the best one. */
import type { Act } from "@starboard/kernel";
import type { PolicyPrior } from "./spec.ts";

/** The best of some choices, best first and the first of equal ones first, and e^((score - best) / heat) for each. */
export interface Softmax<C> {
  readonly choices: readonly C[];
  readonly priors: readonly number[];
}

/**
 * Returns the best `most` choices.
 *
 * @param least the smallest prior
 */
export function softmaxOf<C>(
  all: readonly C[],
  scoreOf: (choice: C) => number,
  heat: number,
  most: number,
  least: number,
): Softmax<C> {
  const choices: C[] = [];
  const priors: number[] = [];
  for (const choice of all) {
    const score = scoreOf(choice);
    let at = choices.length;
    if (at < most) {
      choices.push(choice);
      priors.push(score);
    } else if (score > (priors[--at] as number)) {
      choices[at] = choice;
      priors[at] = score;
    } else continue;
    for (; at > 0 && (priors[at - 1] as number) < score; at--) {
      choices[at] = choices[at - 1] as C;
      priors[at] = priors[at - 1] as number;
      choices[at - 1] = choice;
      priors[at - 1] = score;
    }
  }
  const top = priors[0] ?? 0;
  for (let i = 0; i < priors.length; i++) priors[i] = Math.max(least, Math.exp(((priors[i] as number) - top) / heat));
  return { choices, priors };
}

/** Returns the same as a policy prior. */
export function softmaxPrior<A extends Act>(
  acts: readonly A[],
  scoreOf: (act: A) => number,
  heat: number,
  most: number,
  least: number,
): PolicyPrior {
  const { choices, priors } = softmaxOf(acts, scoreOf, heat, most, least);
  return { acts: choices, priors, complete: choices.length === acts.length };
}
