/** What every game must pass, as plain functions for tests and for the command line. */
export { again, type Book, type Choice, openBook, type Page, someGame, type SomeGame } from "./recorded-match.ts";
export { cited, uncited } from "./citations.ts";
export { Coverage, watched } from "./coverage.ts";
export { CHECKS, citableRules, exam, type ExamReport, optionSets, type Sitting } from "./conformance.ts";
export { type Breach, soak, type Soaking } from "./fuzz/inputs.ts";
export { type Expedition, explore, type Findings, type Trail } from "./fuzz/explore.ts";
export {
  goldenFault,
  goldenFiles,
  goldenMatch,
  type GoldenOrder,
  type GoldenOrders,
  goldenSet,
  readOrders,
} from "./golden.ts";
export { allSeats, answersAt, asidesAt } from "./moves.ts";
export { countPerft, type PerftReport, type PerftTable, perftSchema, runPerft } from "./perft.ts";
export { anything, answersOnly, curious, type Policy } from "./policy.ts";
export { type Random, random } from "./random.ts";
export type { Check, Scene, Secrets } from "./check-context.ts";
export { readSituationFile } from "./situation/file.ts";
export { publishedSchemas } from "./situation/published.ts";
export { runSituation, type SituationReport, type Unmet } from "./situation/run.ts";
export { type Situation, situationSchema } from "./situation/schema.ts";
export { type Failure, walk, type WalkOrder } from "./walk.ts";
