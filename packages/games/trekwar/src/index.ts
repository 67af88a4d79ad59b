/** TrekWar: the rules, and what bots, boards and words may use of them. */
export type * from "./acts.ts";
export { bookOf, cardPool } from "./book.ts";
export { type Book, type Card, cardAt, idOf, idsOf, numberOf } from "./card.ts";
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
export { readCard, readCards } from "./data/readCards.ts";
export { CARDS_FORMAT, cardsOf, DECK_FORMAT } from "./data/files.ts";
export { type DeckFault, type DeckSum, deckSum, readDeck } from "./data/readDeck.ts";
export { ruleOf, type Traits, type When } from "./effects/behaviour.ts";
export { passes } from "./effects/filter.ts";
export { OPERATIONS, operationOf, traitsOf } from "./effects/index.ts";
export type * from "./effects/vocabulary.ts";
export { CARD_TYPES, KINDS, RACES } from "./effects/vocabulary.ts";
export type { FactTW } from "./facts.ts";
export { game } from "./game.ts";
export { STANDARD } from "./optionTable.ts";
export type { Options } from "./options.ts";
export { type Border, bordersOf } from "./reckon/board.ts";
export { likelyBolts } from "./reckon/bolts.ts";
export { answerChance, barOfDraws, type Chance, drawChance, helpfulCards, previewTable } from "./reckon/chances.ts";
export { type Clock, deckClock, prospects } from "./reckon/clock.ts";
export { type Clash, clash, deployments, type Weighed } from "./reckon/deployments.ts";
export { currentForce, currentSum, type ForceTerm } from "./reckon/force.ts";
export { activeOf, barToDrawing, barToTakingUp, topIgnored, topUnit } from "./reckon/front.ts";
export { atLeastOne, choose } from "./reckon/odds.ts";
export { sectorCounts } from "./moves/ending.ts";
export { STAGE_NAMES } from "./refusals.ts";
export { cardText, effectText, filterText, OP_NAMES, SYMBOLS } from "./say/en/effects.ts";
export { faultText } from "./say/en/faults.ts";
export { GROUND_NAMES, SECTOR_NAMES, SIDE_NAMES } from "./say/en/nouns.ts";
export { termText } from "./say/en/terms.ts";
export { words } from "./say/index.ts";
export { type Names, namesOf } from "./say/names.ts";
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
  type TableTW,
  type ViewTW,
} from "./table.ts";
export { type Fault, playTranscript } from "./transcript/play.ts";
export { type Line, readTranscript, type Told } from "./transcript/read.ts";
export { optionsFor, SEALED_ANSWER } from "./view.ts";
