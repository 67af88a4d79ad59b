/** Which moments of a review are listed, and how they are called. */
import { isInferior, type ReviewMoment } from "@starboard/bots/review";
import type { Seat } from "@starboard/kernel";
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

/**
 * Whether a player can try again: there was a better act, and neither it nor the one that was played is a unit of several
 * acts, of which the first alone says little.
 */
export const canRetry = ({ assessment, chosen, best }: ReviewMoment): boolean =>
  isInferior(assessment) && chosen.acts.length === 1 && best.acts.length === 1;
