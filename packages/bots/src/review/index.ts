/** The review of a finished match, as the page and the command line use it. */
export { type Candidate, evaluateCandidate } from "./paired-evaluation.ts";
export { type Assessment, ASSESSMENTS, isInferior, RETRY_MARGIN, THRESHOLDS } from "./assessment.ts";
export {
  type Chance,
  type MatchReview,
  parseReview,
  REVIEW_FORMAT,
  type ReviewedAct,
  type ReviewMoment,
  type ReviewMove,
  reviewSchema,
  type SeatBalance,
} from "./review-format.ts";
export { type ReviewOptions, type ReviewProgress, type RunningReview, startReview } from "./review-match.ts";
export { type TermChange, termChanges } from "./term-changes.ts";
