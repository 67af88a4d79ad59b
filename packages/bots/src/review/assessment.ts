/** Classifies the win chance that an act gave away. A class is given only where the whole interval supports it. */
import type { Interval } from "./interval.ts";

/** `close` means that the review cannot tell the act and the best one apart. */
export const ASSESSMENTS = ["blunder", "mistake", "inaccuracy", "close", "fine"] as const;
export type Assessment = (typeof ASSESSMENTS)[number];

/** Least loss of each class, in win chance from 0 to 1. */
export const THRESHOLDS = { blunder: 0.2, mistake: 0.1, inaccuracy: 0.05 } as const;

/** Loss in the first comparison below which an act is fine without a second one. */
export const SCREEN_LOSS = 0.02;

/** An act that loses at most this much counts as found when a player tries again. */
export const RETRY_MARGIN = 0.035;

/** Returns the class of a loss: the lower end of the interval must reach the threshold. */
export function assess({ low, high }: Interval): Assessment {
  if (low >= THRESHOLDS.blunder) return "blunder";
  if (low >= THRESHOLDS.mistake) return "mistake";
  if (low >= THRESHOLDS.inaccuracy) return "inaccuracy";
  return high <= THRESHOLDS.inaccuracy ? "fine" : "close";
}

/** Whether the class says that a better act was available. */
export const isInferior = (assessment: Assessment): boolean =>
  assessment === "blunder" || assessment === "mistake" || assessment === "inaccuracy";

/** Distance from a threshold, in win chance, within which more batches are compared. */
const NEAR = 0.03;

/** The second comparison takes up to three times its batches while they could change the class. */
const MAX_ROUNDS = 3;

/**
 * Whether another round of batches is to be compared.
 *
 * @param rounds those that were compared
 * @param flagRounds least rounds of an act that is called worse (`ReviewBudget.flagRounds`)
 */
export function needsMoreRounds(loss: Interval, rounds: number, flagRounds = 1): boolean {
  const least = isInferior(assess(loss)) ? flagRounds : 1;
  return rounds < least || (rounds < MAX_ROUNDS && needsMoreBatches(loss));
}

/** Whether more batches could change the class: the mean is near a threshold, or the class is still open. */
function needsMoreBatches(loss: Interval): boolean {
  if (assess(loss) === "close") return loss.mean >= SCREEN_LOSS + 0.01;
  return Object.values(THRESHOLDS).some((threshold) => Math.abs(loss.mean - threshold) < NEAR && loss.low < threshold);
}
