/** The review of a finished match, as the page and the command line use it. */
export { type Candidate, candidateKey, evaluatePaired } from "./paired-evaluation.ts";
export { type ChoiceJudge, type ClearChoice, findClearChoice, hasOtherBest, type InferiorWay } from "./clear-choice.ts";
export { type Interval, intervalOf } from "./interval.ts";
export { type Assessment, ASSESSMENTS, isInferior, RETRY_MARGIN, THRESHOLDS } from "./assessment.ts";
export { swingOf } from "./balance.ts";
export { type MatchCourse, courseOf } from "./record/course.ts";
export {
  type Chance,
  type LuckTerm,
  type MatchReview,
  type OpenPoint,
  parseReview,
  REVIEW_FORMAT,
  REVIEW_VERSION,
  type ReviewedAct,
  type ReviewMoment,
  type ReviewMove,
  reviewSchema,
  type SeatBalance,
  type UnitPart,
} from "./review-format.ts";
export { type ReviewOptions, type ReviewProgress, type RunningReview, startReview } from "./review-match.ts";
export { type TermChange, termChanges } from "./term-changes.ts";
