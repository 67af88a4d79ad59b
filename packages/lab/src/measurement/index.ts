/** Measurements: what pages and the command line need to play one, to count it and to keep it. */
export {
  levelBot,
  type MeasuredVersion,
  type Measurement,
  MEASUREMENT_FORMAT,
  MEASUREMENT_LIMITS,
  optionsOf,
  readMeasurement,
  versionsOf,
} from "./plan.ts";
export { type MeasuredMatch, type MeasureTask, playMeasured, type PlayedSide, type Swing } from "./play.ts";
export {
  countedSeat,
  type CoursePoint,
  type DecisiveRule,
  type Difference,
  type MeasurementResult,
  type Quartiles,
  resultOf,
  type VersionResult,
} from "./result.ts";
export { type MeasurementPool, type MeasurementProgress, runMeasurement } from "./run.ts";
export { measurementCsv, type MeasurementFile, measurementJson, readMeasured, recordOf, sideNames } from "./files.ts";
