/** A card of the match, made ready for play, and the book that numbers all of them. */
import type { CardId } from "./acts.ts";
import type { Side } from "./data/board.ts";
import type { CardEntry } from "./data/cards.ts";
import type { Behaviour } from "./effects/behaviour.ts";
import type { CardType } from "./effects/vocabulary.ts";
import type { CardNo } from "./state.ts";

/** One copy of a card, made ready for play. */
export interface Card {
  readonly no: CardNo;
  readonly id: CardId;
  readonly entry: CardEntry;
  readonly side: Side;
  readonly type: CardType;
  /** Printed Force: Space, Surface. */
  readonly force: readonly [number, number];
  readonly takeUp: boolean;
  readonly limited: boolean;
  /** One for each effect, in printed order. */
  readonly effects: readonly Behaviour[];
  /** The effects that answer a certain question, picked out once. */
  readonly adding: readonly Behaviour[];
  readonly lowering: readonly Behaviour[];
  readonly barring: readonly Behaviour[];
  readonly answering: readonly Behaviour[];
  readonly demanding: readonly Behaviour[];
  readonly stopsDrawing: boolean;
  readonly ignoresManeuver: boolean;
  readonly ignoresCurrentUnit: boolean;
  /** Has an effect that happens when the card is played. */
  readonly happens: boolean;
}

export interface CardIndex {
  readonly cards: readonly Card[];
  readonly numbers: ReadonlyMap<CardId, CardNo>;
  /** Each side's deck, ascending. */
  readonly decks: readonly [readonly CardNo[], readonly CardNo[]];
}

/** The card of that number. */
export const cardAt = (index: CardIndex, no: CardNo): Card => index.cards[no] as Card;
export const idOf = (index: CardIndex, no: CardNo): CardId => (index.cards[no] as Card).id;
export const idsOf = (index: CardIndex, list: readonly CardNo[]): CardId[] => list.map((no) => idOf(index, no));
/** The number of a card, or -1 when no card of this match has that id. */
export const numberOf = (index: CardIndex, id: CardId): CardNo => index.numbers.get(id) ?? -1;
