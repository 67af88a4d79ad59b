/** Which moments of a review are listed, and how they are called. */
import { isInferior, type ReviewMoment } from "@starboard/bots/review";
import { type Act, deepEqual, type Seat } from "@starboard/kernel";
import * as en from "../messages/en.ts";

/** `errors` are the moments with a better act; `all` adds the close ones and the ones to praise. */
export type MomentFilter = "errors" | "all";

export const isPraised = ({ isOnly, isBrave }: ReviewMoment): boolean => isOnly || isBrave;

/** The moments of a seat that the list shows. */
export const listedMoments = (
  moments: readonly ReviewMoment[],
  seat: Seat,
  filter: MomentFilter,
): readonly ReviewMoment[] =>
  moments.filter(
    (moment) =>
      moment.by === seat &&
      (isInferior(moment.assessment) || (filter === "all" && (moment.assessment === "close" || isPraised(moment)))),
  );

/** The name of what was found at a moment. */
export const nameOf = (moment: ReviewMoment): string =>
  moment.isOnly ? en.review.only : moment.isBrave ? en.review.brave : en.review.names[moment.assessment];

/** The kind of its badge. */
export const kindOf = (moment: ReviewMoment): keyof typeof en.review.signs =>
  moment.isOnly ? "only" : moment.isBrave ? "brave" : moment.assessment;

/** Where a mistake is tried again. */
export interface RetryPoint {
  /** Number of the entry. */
  readonly n: number;
  /** Place of its act in the unit; 0 for the first. */
  readonly place: number;
  readonly played: Act;
  readonly better: Act;
}

/**
 * Where a player can try again: at the first act in which what was played and what was better differ. Null if there was no
 * better act, or if the better unit only ends earlier or later.
 */
export function retryPointOf({ assessment, n, entries, chosen, best }: ReviewMoment): RetryPoint | null {
  if (!isInferior(assessment)) return null;
  const place = chosen.acts.findIndex((act, i) => !deepEqual(act, best.acts[i]));
  const [played, better] = [chosen.acts[place], best.acts[place]];
  const entry = place === 0 ? n : entries[place - 1];
  return played && better && entry !== undefined ? { n: entry, place, played, better } : null;
}

export const canRetry = (moment: ReviewMoment): boolean => retryPointOf(moment) !== null;
