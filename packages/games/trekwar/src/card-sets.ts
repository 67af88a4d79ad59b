/**
 * Sets of cards of a match and the acts that name them. Each of them is one object for the whole match: the search lists
 * the same acts 100,000 times a second, and what an act names is found without reading its identifiers.
 */
import type { ActTW, CardId, DeployAct, ExchangeAct } from "./acts.ts";
import type { Card, CardIndex } from "./card.ts";

/** Some cards in the order of a Hand. Never written to, except for what is found out later. */
export interface CardSet {
  readonly cards: readonly Card[];
  readonly ids: readonly CardId[];
  /** The sets with one more card, by its number. */
  larger: CardSet[] | null;
  /** The exchange of these cards. */
  exchange: ExchangeAct | null;
  /** The Deployments with this support, by the number of the Unit. */
  deployments: DeployAct[] | null;
}

/** What an act names. */
export interface NamedCards {
  /** The Unit of a Deployment. */
  readonly unit: Card | null;
  /** The support of a Deployment, or the cards exchanged. */
  readonly cards: readonly Card[];
  /** The act as JSON. */
  readonly key: string;
}

const emptySets = new WeakMap<CardIndex, CardSet>();
const namedCards = new WeakMap<ActTW, NamedCards>();

const newSet = (cards: readonly Card[]): CardSet => ({
  cards,
  ids: cards.map((c) => c.id),
  larger: null,
  exchange: null,
  deployments: null,
});

/** Returns the set without a card, from which all others are made. */
export function emptySet(index: CardIndex): CardSet {
  let set = emptySets.get(index);
  if (!set) {
    set = newSet([]);
    emptySets.set(index, set);
  }
  return set;
}

/** Returns the set with one more card at its end. */
export function withCard(set: CardSet, card: Card): CardSet {
  const larger = (set.larger ??= []);
  return (larger[card.no] ??= newSet([...set.cards, card]));
}

/** Calls `found` with every set of `size` more cards of a list, in list order. */
export function eachLargerSet(set: CardSet, list: readonly Card[], size: number, found: (set: CardSet) => void): void {
  addFrom(set, list, 0, size, found);
}

function addFrom(set: CardSet, list: readonly Card[], from: number, size: number, found: (set: CardSet) => void): void {
  if (size === 0) return found(set);
  for (let i = from; i <= list.length - size; i++)
    addFrom(withCard(set, list[i] as Card), list, i + 1, size - 1, found);
}

/** Returns the act that exchanges these cards. */
export function exchangeOf(set: CardSet): ExchangeAct {
  if (set.exchange) return set.exchange;
  const act: ExchangeAct = { do: "exchange", drop: set.ids as CardId[] };
  namedCards.set(act, { unit: null, cards: set.cards, key: JSON.stringify(act) });
  set.exchange = act;
  return act;
}

/** Returns the act that deploys a Unit with this support. */
export function deploymentOf(unit: Card, support: CardSet): DeployAct {
  const deployments = (support.deployments ??= []);
  const known = deployments[unit.no];
  if (known) return known;
  const act: DeployAct = { do: "deploy", unit: unit.id, support: support.ids as CardId[] };
  namedCards.set(act, { unit, cards: support.cards, key: JSON.stringify(act) });
  deployments[unit.no] = act;
  return act;
}

/** Returns the cards that an act of this file names; `undefined` for any other object, even an equal one. */
export const cardsNamedBy = (act: ActTW): NamedCards | undefined => namedCards.get(act);
