/** The kernel, as games, services, bots and tools import it. */
export { Bug } from "./bug.ts";
export { canonicalJson, DEPTH_LIMIT, digest, setNativeHash, isPlainJson, type TextHash } from "./canonical.ts";
export type * from "./contract.ts";
export type * from "./capabilities.ts";
export { seat } from "./contract.ts";
export {
  commitmentOf,
  type Draws,
  seededDraws,
  seededUint32,
  GENERATOR,
  matchKey,
  NeedsDraw,
  noDraws,
  deriveDraw,
  provableDraws,
  ScriptError,
  scriptedDraws,
  shuffled,
} from "./draws.ts";
export {
  asOfEdition,
  type EditionChange,
  type Editions,
  editionsOf,
  type GameChange,
  withGameChange,
} from "./editions.ts";
export { type OnDisclose, Engine, type OnFact } from "./engine.ts";
export { isRecalled, MOST_RECALLED, recalled } from "./recollection.ts";
export { checkOrigin, drawsMade, type OriginReport, originOf } from "./origin.ts";
export { cloneFlow, newFlow, placeOf } from "./outline.ts";
export { perft, perftDistinct } from "./perft.ts";
export { deepEqual } from "./equality.ts";
export {
  type DrawRecord,
  isRefusal,
  type Move,
  offers,
  type Played,
  play,
  playAt,
  positionAfter,
  start,
  type AddressedFact,
  whyNot,
} from "./play.ts";
export { BAD_FORM, NOT_OFFERED, type Offer, Position, type StepOffers } from "./position.ts";
export { isSeat, outcome, question } from "./question.ts";
export {
  chain,
  drawsOf,
  editionName,
  type Entry,
  type EntryBody,
  expectedHash,
  fieldErrors,
  isRuleId,
  activeActs,
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
  PERSONALITIES,
  type Personality,
  type SeatOccupant,
  currentEdition,
  currentSeats,
  seatsOfPeople,
  writeRecord,
} from "./record.ts";
export {
  type VerificationStep,
  changedEdition,
  type Fault,
  type FindGame,
  type ReplayMoment,
  moveToEdition,
  replay,
  replayAct,
  replayMove,
  replayStart,
  verifyRecord,
} from "./replay.ts";
export { hiddenParameters, parameterClasses, refusalSeenBy } from "./refusal-classes.ts";
export { type UndoEntry, takeBack } from "./undo.ts";
export {
  type FieldClass,
  type FieldClasses,
  optionsSeenBy,
  type OptionsThen,
  type ParameterClass,
  type RefusalClasses,
  SEALED_ANSWER,
  type Seen,
  seenBy,
  type Shown,
  type Visibility,
} from "./visibility.ts";
