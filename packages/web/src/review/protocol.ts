/** Messages between the page and the worker that reviews one match. */
import type { MatchReview, OpenPoint, ReviewMoment } from "@starboard/bots/review";
import type { Act } from "@starboard/kernel";

export type ReviewRequest =
  /** Opens the record; every later message is about it. */
  | { readonly is: "open"; readonly text: string; readonly seed: number; readonly effort: number }
  /** Reviews on until the end or `pause`. */
  | { readonly is: "run" }
  | { readonly is: "pause" }
  /** Judges another act at the decision of entry `n`. */
  | { readonly is: "judge"; readonly id: number; readonly n: number; readonly act: Act };

export type ReviewReply =
  | {
      readonly is: "progress";
      readonly done: number;
      readonly of: number;
      readonly moment: ReviewMoment | null;
      readonly open: OpenPoint | null;
    }
  | { readonly is: "reviewed"; readonly review: MatchReview }
  | { readonly is: "judged"; readonly id: number; readonly moment: ReviewMoment | null }
  | { readonly is: "failed"; readonly code: string };
