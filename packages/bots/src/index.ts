/** The search, its levels and its baselines, as games and tools use them. */
export { greedyMove, randomMove, type BaselineMove } from "./baselines.ts";
export { allotTime, type NowMs, type SearchLimit, type TimeBudget } from "./budget.ts";
export {
  calibratedChance,
  type Calibration,
  type CalibrationKnot,
  logOdds,
  progressOf,
  type TeamCalibration,
  teamCount,
  type ValueSource,
  winChance,
} from "./calibration.ts";
export { type Variation, variationsOf, chooseEdge, edgeValue } from "./move-choice.ts";
export { unguidedPrior } from "./unguided-prior.ts";
export {
  LEVELS,
  type Level,
  type LevelChoice,
  type LevelChoices,
  type LevelSettings,
  levelSettings,
} from "./levels.ts";
export {
  GATE,
  type GateReport,
  gateOf,
  type LuckFigures,
  luckHalfWidth,
  type MeasuredTable,
  type ReviewFigures,
  type ReviewScope,
  type ReviewTrust,
  scopeOf,
} from "./review-trust.ts";
export {
  type ActOdds,
  linearPrior,
  logOddsOf,
  oddsReader,
  type PriorTuning,
  type WriteActFeatures,
} from "./linear-prior.ts";
export { varyWeights } from "./weight-variants.ts";
export { iterate, newSearch, run, type Search, valueDeviation } from "./search.ts";
export { botSpecFor } from "./spec.ts";
export type {
  AsideMove,
  BotReason,
  BotSpec,
  MultiplayerStudy,
  Matchup,
  EvaluationTerm,
  PolicyPrior,
  ReviewBudget,
  Tuning,
} from "./spec.ts";
export { type BotQuery, createBotEngine, type BotEngine, type BotDecision, type Pondered } from "./bot-engine.ts";
export { type Leanings, type BotPlan, type PlanSpace, scaleWeights, weightPaths, withLeanings } from "./plans.ts";
export { publicTerms } from "./public-terms.ts";
export { botOfFile, type HiddenUnit, netOutput, type ValueNet, withNet } from "./value-net.ts";
export { mergeParts, type PartEdge, partOf, seedOfTree, type SearchPart } from "./root-parallel.ts";
export { actKey, type Edge, edgeKey, type Node, proveNode, select, progressiveWidth } from "./tree.ts";
export { SEARCH_PARAMS, type SearchParams } from "./search-params.ts";
export type { WeightsFile, WeightsLog } from "./weights-file.ts";
export { softmaxOf, softmaxPrior } from "./softmax-prior.ts";
