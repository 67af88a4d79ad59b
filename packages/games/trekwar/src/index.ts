/** TrekWar: the rules, and everything that bots, boards and texts use of them. */
export type * from "./acts.ts";
export { cardIndexOf, cardPool } from "./card-index.ts";
export { type CardIndex, type Card, cardAt, idOf, idsOf, numberOf } from "./card.ts";
export {
  adjacent,
  CENTRAL,
  DOMINION,
  enemyOf,
  FEDERATION,
  NEIGHBOURS,
  SECTORS,
  type Sector,
  SIDE_IDS,
  SIDES,
  type Side,
  type SideId,
  sectorId,
  sectorNumber,
} from "./data/board.ts";
export { CARD_SYMBOLS, type CardEntry, type CardSymbol, type SheetField } from "./data/cards.ts";
export { STANDARD_CARDS, STANDARD_DECKS } from "./data/decks.ts";
export { cardOf, compareIds, copyId } from "./data/ids.ts";
export { LIMITS } from "./data/limits.ts";
export { readCard, readCards } from "./data/read-cards.ts";
export { CARDS_FORMAT, cardsOf, DECK_FORMAT } from "./data/files.ts";
export { type DeckError, type DeckSum, deckSum, readDeck } from "./data/read-deck.ts";
export { ruleOf, type Traits, type When } from "./effects/behaviour.ts";
export { passes } from "./effects/filter.ts";
export { OPERATIONS, operationOf, traitsOf } from "./effects/index.ts";
export type * from "./effects/vocabulary.ts";
export { CARD_TYPES, KINDS, RACES } from "./effects/vocabulary.ts";
export type { FactTW } from "./facts.ts";
export { editions } from "./editions/index.ts";
export { game } from "./game.ts";
export { glance } from "./glance.ts";
export { STANDARD } from "./option-table.ts";
export type { Options } from "./options.ts";
export { type Border, bordersOf } from "./calc/board.ts";
export { likelyBolts } from "./calc/bolts.ts";
export { answerChance, barOfDraws, type Chance, drawChance, helpfulCards, previewState } from "./calc/chances.ts";
export { type Clock, deckClock, prospects } from "./calc/clock.ts";
export { type Matchup, matchupOf, deployments, type RatedDeployment } from "./calc/deployments.ts";
export { currentForce, currentSum, type ForceTerm } from "./calc/force.ts";
export { activeOf, drawBlocker, takeUpBlocker, topIgnored, topUnit } from "./calc/front.ts";
export { atLeastOne, choose } from "./calc/odds.ts";
export { type FightResult, resultOfFight } from "./calc/stakes.ts";
export { type BattleEnd, sectorCounts } from "./moves/ending.ts";
export { STAGE_NAMES } from "./refusals.ts";
export { cardText, effectText, filterText, OP_NAMES, SYMBOLS } from "./text/en/effects.ts";
export { inputErrorText } from "./text/en/input-errors.ts";
export { GROUND_NAMES, SECTOR_NAMES, SIDE_NAMES } from "./text/en/nouns.ts";
export { termText } from "./text/en/terms.ts";
export { text } from "./text/index.ts";
export { type Names, namesOf } from "./text/names.ts";
export { type Choice, type Effects, type ShapeTW, seatOf, sideOf } from "./shape.ts";
export { drawable } from "./steps/draw.ts";
export {
  type CardNo,
  COMMITTED,
  EVENT,
  GROUNDS,
  type GroundNo,
  INITIAL,
  type Known,
  type KnownView,
  LAST,
  type SideView,
  type Stage,
  type StateTW,
  type ViewTW,
} from "./state.ts";
export { type TranscriptError, playTranscript } from "./transcript/play.ts";
export { type Line, readTranscript, type Claims } from "./transcript/read.ts";
