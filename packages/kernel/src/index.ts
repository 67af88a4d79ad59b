export { Bug } from "./bug.ts";
export { canonical, DEPTH_LIMIT, digest, hashWith, isPlain, type TextHash } from "./canonical.ts";
export type * from "./contract.ts";
export { seat } from "./contract.ts";
export {
  commitTo,
  type Draws,
  fastDraws,
  fastWords,
  GENERATOR,
  matchKey,
  NeedsDraw,
  noDraws,
  numberAt,
  provableDraws,
  ScriptError,
  scriptedDraws,
  shuffled,
} from "./draws.ts";
export { type Disclosed, Engine, type Tell } from "./engine.ts";
export { checkOrigin, drawsMade, type OriginReport, originOf } from "./origin.ts";
export { cloneFlow, newFlow, placeOf } from "./outline.ts";
export { perft, perftDistinct } from "./perft.ts";
export {
  BAD_FORM,
  type Drawn,
  isRefusal,
  isSeat,
  type Move,
  NOT_OFFERED,
  type Offer,
  type Offers,
  offers,
  outcome,
  type Played,
  play,
  question,
  same,
  start,
  type Told,
  whyNot,
} from "./play.ts";
export {
  chain,
  drawsOf,
  editionName,
  type Entry,
  type EntryBody,
  expectedHash,
  fieldErrors,
  isRuleId,
  liveActs,
  type MatchRecord,
  ORIGIN_DEPTH,
  type Origin,
  parseEdition,
  parseRecord,
  RECORD_FORMAT,
  RECORD_LIMIT,
  RECORD_VERSION,
  type RecordHead,
  readRecord,
  rootHash,
  type SeatCard,
  seatsNow,
  writeRecord,
} from "./record.ts";
export {
  type Check,
  type Fault,
  type FindGame,
  type Moment,
  replay,
  replayAct,
  replayStart,
  verifyRecord,
} from "./replay.ts";
export { type Trace, takeBack } from "./undo.ts";
