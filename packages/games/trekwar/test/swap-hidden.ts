import type { Random } from "@starboard/conformance";
import type { Viewer } from "@starboard/kernel";
import { cardIndexOf } from "../src/card-index.ts";
import { type Card, cardAt } from "../src/card.ts";
import type { Side } from "../src/data/board.ts";
import type { Known, StateTW } from "../src/state.ts";

/**
 * Swaps everything that the viewer may not know (TW-E.1): orders of Deck Piles, unknown cards of Hands for unseen ones,
 * and closed deck lists. It is written from the rules, independent of `view` and `determinize`.
 */
export function twin(state: StateTW, viewer: Viewer, chance: Random): StateTW {
  const copy = JSON.parse(JSON.stringify({ ...state, options: null })) as StateTW;
  const t: StateTW = { ...copy, options: state.options };
  if (t.flow.over) return shuffleDecks(t, chance);
  for (const side of [0, 1] as const) if (viewer !== side) swapHand(t, side, viewer, chance);
  const other = [0, 1].reduce((now, side) => (viewer === side ? now : swapList(now, side as Side, viewer, chance)), t);
  return twinPiles(other, viewer, chance);
}

/** Reorders the piles whose order is hidden. */
function twinPiles(t: StateTW, viewer: Viewer, chance: Random): StateTW {
  for (const side of [0, 1] as const) if (hidesPile(t, side, viewer)) shuffleBelowTop(t.discard[side], chance);
  reseal(t, viewer, chance);
  return shuffleDecks(t, chance);
}

/** Swaps unknown cards of the Hand for cards of the Deck Pile, as long as what is known stays true. */
function swapHand(t: StateTW, side: Side, viewer: Viewer, chance: Random): void {
  const known = viewer === "public" ? t.shown[side] : t.known[side];
  for (let i = 0; i < 6 && t.deck[side].length > 0; i++) {
    const free = t.hand[side].filter((card) => !known.sure.includes(card));
    if (free.length === 0) return;
    const out = chance.pick(free);
    const into = chance.pick(t.deck[side]);
    const hand = t.hand[side].map((card) => (card === out ? into : card)).sort((a, b) => a - b);
    if (!agrees(hand, known) || lacksUnit(t, side, hand)) continue;
    t.hand[side] = hand;
    t.deck[side] = t.deck[side].map((card) => (card === into ? out : card));
  }
  // A viewer who knows less must not notice what other players know of the new Hand.
  if (viewer === "public") t.known[side] = JSON.parse(JSON.stringify(t.shown[side])) as Known;
}

/**
 * With a closed list, changes the deck (TW-13.6): cards of the Deck Pile and unknown cards of the Hand are swapped for
 * cards of the pool that the deck did not have, while it stays legal (TW-13.1 to TW-13.3).
 */
function swapList(t: StateTW, side: Side, viewer: Viewer, chance: Random): StateTW {
  const field = side === 0 ? "federationDeck" : "dominionDeck";
  const list = t.options[field];
  if (t.options.deckLists === "open" || list === null) return t;
  const { cards, numbers } = cardIndexOf(t.options);
  const known = viewer === "public" ? t.shown[side] : t.known[side];
  const knownCards = [...known.sure, ...known.among];
  let deck = list.map((id) => numbers.get(id) as number);
  for (let i = 0; i < 12; i++) {
    const out = chance.pick([...t.deck[side], ...t.hand[side]]);
    if (knownCards.includes(out)) continue;
    const into = chance.pick(cards.filter((card) => card.side === side && !deck.includes(card.no))).no;
    const next = deck.map((card) => (card === out ? into : card));
    const swap = (pile: readonly number[]): number[] => pile.map((card) => (card === out ? into : card));
    const hand = swap(t.hand[side]).sort((a, b) => a - b);
    if (!isDeck(next.map((no) => cardAt({ cards } as never, no))) || lacksUnit(t, side, hand)) continue;
    deck = next;
    t.deck[side] = swap(t.deck[side]);
    t.hand[side] = hand;
  }
  const ids = deck.sort((a, b) => a - b).map((no) => cardAt({ cards } as never, no).id);
  return { ...t, options: { ...t.options, [field]: ids } };
}

const isDeck = (cards: readonly Card[]): boolean =>
  cards.filter(({ type }) => type === "Unit").length >= 15 &&
  cards.reduce((sum, { entry }) => sum + entry.bolts, 0) <= 64 &&
  // A second copy comes after the first.
  cards.every(({ id }) => !id.includes(".") || cards.some((first) => first.id === id.split(".")[0]));

/** A side that is asked to open is known to hold a Unit (TW-4.6). */
const lacksUnit = (t: StateTW, side: Side, hand: readonly number[]): boolean =>
  side === t.attacker &&
  t.flow.stack.some((frame) => frame.step === "open") &&
  !hand.some((no) => cardAt(cardIndexOf(t.options), no).type === "Unit");

const agrees = (hand: readonly number[], k: Known): boolean =>
  k.among.filter((card) => hand.includes(card)).length >= k.atLeast;

function hidesPile(t: StateTW, side: Side, viewer: Viewer): boolean {
  const { discardView } = t.options;
  const choosing = t.flow.stack.some((frame) => frame.step === "choose");
  return discardView === "topOnly" ? !choosing : discardView === "owner" && viewer !== side && !choosing;
}

function shuffleBelowTop(pile: number[], chance: Random): void {
  for (let i = pile.length - 2; i > 0; i--) {
    const j = chance.below(i + 1);
    [pile[i], pile[j]] = [pile[j] as number, pile[i] as number];
  }
}

function shuffleDecks(t: StateTW, chance: Random): StateTW {
  for (const deck of t.deck)
    for (let i = deck.length - 1; i > 0; i--) {
      const j = chance.below(i + 1);
      [deck[i], deck[j]] = [deck[j] as number, deck[i] as number];
    }
  return t;
}

/** A sealed exchange of another seat could be any legal one. */
function reseal(t: StateTW, viewer: Viewer, chance: Random): void {
  const { cards } = cardIndexOf(t.options);
  for (const frame of t.flow.stack)
    frame.answers = frame.answers?.map((answer, by) => {
      if (answer === null || by === viewer) return answer;
      const drop = chance.below(2) === 0 ? [] : [cardAt({ cards } as never, chance.pick(t.hand[by as Side])).id];
      return { do: "exchange", drop } as never;
    }) as never;
  for (const frame of t.flow.stack) if (frame.answers === undefined) delete frame.answers;
}
