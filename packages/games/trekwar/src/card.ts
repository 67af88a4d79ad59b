/** Cards of a match, compiled for play, and the index that numbers them. */
import type { CardId } from "./acts.ts";
import type { Side } from "./data/board.ts";
import type { CardEntry } from "./data/cards.ts";
import type { Behaviour } from "./effects/behaviour.ts";
import type { CardType } from "./effects/vocabulary.ts";
import type { CardNo } from "./state.ts";

/** One copy of a card, compiled for play. */
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
  /** One behaviour per effect, in printed order. */
  readonly effects: readonly Behaviour[];
  /** The effects that define a certain behaviour, selected once. */
  readonly adding: readonly Behaviour[];
  readonly lowering: readonly Behaviour[];
  readonly barring: readonly Behaviour[];
  readonly answering: readonly Behaviour[];
  readonly demanding: readonly Behaviour[];
  readonly stopsDrawing: boolean;
  readonly ignoresManeuver: boolean;
  readonly ignoresCurrentUnit: boolean;
  /** True if an effect is resolved when the card is played. */
  readonly happens: boolean;
}

export interface CardIndex {
  readonly cards: readonly Card[];
  readonly numbers: ReadonlyMap<CardId, CardNo>;
  /** Each side's deck, as ascending card numbers. */
  readonly decks: readonly [readonly CardNo[], readonly CardNo[]];
  /** Printed Force by card number, in Space and on the Surface; -1 for cards that are no Units. */
  readonly unitForce: readonly [Int8Array, Int8Array];
}

/** Returns the card with a number. */
export const cardAt = (index: CardIndex, no: CardNo): Card => index.cards[no] as Card;
export const idOf = (index: CardIndex, no: CardNo): CardId => (index.cards[no] as Card).id;
export const idsOf = (index: CardIndex, list: readonly CardNo[]): CardId[] => list.map((no) => idOf(index, no));
/** Returns the number of a card, or -1 if the match has no card with this identifier. */
export const numberOf = (index: CardIndex, id: CardId): CardNo => index.numbers.get(id) ?? -1;
