export { type Balance, balance, balanceReport, contestOf, type Finished, finishedOf, rates } from "./balance.ts";
export { type Census, census, censusReport, playedAgain, type Return, type Tally, tally } from "./multiplayer.ts";
export {
  type Contender,
  type Contest,
  mixSeed,
  nameOf,
  readContender,
  settingsOf,
  spelledOut,
  type Task,
  tasksOf,
} from "./contest.ts";
export { groupShares, type Plan, type Pool, type Progress, runExperiment } from "./experiment.ts";
export { csv, type Summary, summarise, table } from "./report.ts";
export { packIterations, type Row, TIME_BINS, TIME_STEP, timeQuantile, unpackIterations } from "./row.ts";
export {
  type Estimate,
  eloToShare,
  estimate,
  pentanomial,
  quantile,
  type Sprt,
  type SprtState,
  shareToElo,
  sprt,
  student95,
} from "./stats.ts";
export { playTask, replayRow, sameMatch, type Timing, teamsFor, teamsOf, type Watch } from "./play-match.ts";
