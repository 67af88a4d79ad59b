/** Experiments with bots and their statistics, as the command line uses them. */
export {
  type BalancePlan,
  balance,
  balanceReport,
  contestOf,
  type FinishedMatch,
  finishedOf,
  rates,
} from "./balance.ts";
export {
  type MultiplayerPlan,
  runMultiplayerStudy,
  multiplayerReport,
  replayStudyMatch,
  type StudyResult,
  type Tally,
  tally,
} from "./multiplayer.ts";
export {
  type Contender,
  type Contest,
  evaluationName,
  evaluationNamed,
  mixSeed,
  contenderName,
  type NamedWeights,
  specOf,
  readContender,
  settingsOf,
  withEvaluation,
  withExplicitSettings,
  type Task,
  tasksOf,
} from "./contest.ts";
export {
  type BlunderFigures,
  type BlunderPlan,
  blunderFigures,
  type FixedSearch,
  judgeChoices,
  type JudgedChoice,
  type JudgedChoices,
} from "./blunders.ts";
export {
  type CandidateScore,
  contenderOfPlan,
  EXPLOIT_SHARE,
  type ExploitCandidate,
  exploitCandidates,
  type ExploitPlan,
  type ExploitResult,
  type ExploitRow,
  isExploit,
  type SearchContender,
  searchExploits,
} from "./exploits.ts";
export { groupShares, type ExperimentPlan, type ExperimentPool, type Progress, runExperiment } from "./experiment.ts";
export { csv, type Summary, summarise, formatTable } from "./report.ts";
export { packIterations, type MatchRow, TIME_BINS, TIME_STEP, timeQuantile, unpackIterations } from "./row.ts";
export {
  type Estimate,
  eloToShare,
  estimate,
  pentanomial,
  quantile,
  type Sprt,
  type SprtState,
  anytimeHalf,
  differenceEstimate,
  normalBelow,
  shareEstimate,
  shareToElo,
  sprt,
  student95,
} from "./stats.ts";
export { playMatch, replayRow, sameMatch, type Timing, teamsFor, teamsOf, type Watch } from "./play-match.ts";
export { type CalibrationFit, type CalibrationReport, fitCalibration } from "./tune/calibration-fit.ts";
export { type EvaluationFit, type EvaluationFitPlan, type FitReport, fitEvaluation } from "./tune/evaluation-fit.ts";
export { chances, type Choice, fitLogit, type FitSettings, logLoss } from "./tune/logit.ts";
export {
  type Factors,
  type MatchTuning,
  type MatchTuningPlan,
  type MatchTuningRow,
  tuneByMatches,
} from "./tune/match-tuning.ts";
export { fitNet, type NetFit, type NetFitPlan, trainNet } from "./tune/net-fit.ts";
export {
  fitPrior,
  type PriorFit,
  type PriorPlan,
  type PriorReport,
  sampleQuestions,
  type SampledQuestion,
} from "./tune/prior-fit.ts";
export { type Prediction, type Quality, qualityOf, type ReliabilityBin } from "./tune/quality.ts";
export { planOf, type Position, sampleMatch, type SampledMatch, type SelfPlayPlan } from "./tune/self-play.ts";
export { addFigures, figuresOf, luckFigures, NO_FIGURES, shareInterval } from "./review-study/figures.ts";
export { studyLuck, studyReview } from "./review-study/index.ts";
export { studyPlanted } from "./review-study/planted.ts";
export type { StudiedMatch } from "./review-study/play.ts";
export * from "./measurement/index.ts";
