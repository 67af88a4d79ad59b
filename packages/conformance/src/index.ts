/** The conformance suite as plain functions, for tests and for the command line. */
export {
  recordedDraws,
  type RecordedMatch,
  type ChosenAct,
  startRecordedMatch,
  type RecordedAct,
  someGame,
  type SomeGame,
} from "./recorded-match.ts";
export {
  type Behaviour,
  behaviourAt,
  behaviourOf,
  type BehaviourPart,
  differingEntries,
  PARTS,
} from "./behaviour.ts";
export { botFaults, type BotQuery, type BotUnderTest } from "./bot.ts";
export { carryOverFaults } from "./carry-over.ts";
export { compareUnder, type EditionDifference } from "./edition-report.ts";
export { cited, uncited } from "./citations.ts";
export { Coverage, withCoverage } from "./coverage.ts";
export {
  CHECKS,
  citableRules,
  checkGame,
  type ConformanceReport,
  messagesOf,
  optionSets,
  type CheckOptions,
} from "./conformance.ts";
export { type FuzzFailure, fuzzInputs, type FuzzReport } from "./fuzz/inputs.ts";
export { type ExploreOptions, explore, type ExploreResult, type CorpusEntry } from "./fuzz/explore.ts";
export {
  goldenFault,
  goldenFiles,
  goldenMatch,
  type GoldenSpec,
  type GoldenSpecs,
  goldenSet,
  readGoldenSpecs,
} from "./golden.ts";
export { allSeats, answersAt, asidesAt } from "./moves.ts";
export { countPerft, type PerftReport, type PerftTable, perftSchema, runPerft } from "./perft.ts";
export { uniform, answersOnly, coverageGuided, type Policy } from "./policy.ts";
export { type Random, random } from "./random.ts";
export type { ConformanceCheck, CheckContext, HiddenInfo } from "./check-context.ts";
export { readSituationFile } from "./situation/file.ts";
export { publishedSchemas } from "./situation/published.ts";
export { runSituation, type SituationReport, type Unmet } from "./situation/run.ts";
export { type Situation, situationSchema } from "./situation/schema.ts";
export { type Failure, walk, type WalkOptions } from "./walk.ts";
