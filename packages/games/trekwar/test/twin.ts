import type { Random } from "@starboard/exam";
import type { Viewer } from "@starboard/kernel";
import { bookOf } from "../src/book.ts";
import { cardAt } from "../src/card.ts";
import type { Side } from "../src/data/board.ts";
import type { Known, TableTW } from "../src/table.ts";

/**
 * The same table with everything exchanged that the viewer may not know (TW-E.1): orders of Deck Piles, and unknown cards of
 * Hands for unseen ones. Written from the rules, apart from `view` and `imagine`.
 */
export function twin(table: TableTW, viewer: Viewer, chance: Random): TableTW {
  const copy = JSON.parse(JSON.stringify({ ...table, options: null })) as TableTW;
  const t: TableTW = { ...copy, options: table.options };
  if (t.flow.over) return shuffleDecks(t, chance);
  for (const side of [0, 1] as const) if (viewer !== side) swapHand(t, side, viewer, chance);
  for (const side of [0, 1] as const) if (hidesPile(t, side, viewer)) shuffleBelowTop(t.discard[side], chance);
  reseal(t, viewer, chance);
  return shuffleDecks(t, chance);
}

/** Trades unknown cards of the Hand for cards of the Deck Pile, as long as what is known stays true. */
function swapHand(t: TableTW, side: Side, viewer: Viewer, chance: Random): void {
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
  // Who knows less must not notice what the others know of the new Hand.
  if (viewer === "public") t.known[side] = JSON.parse(JSON.stringify(t.shown[side])) as Known;
}

/** Whoever is asked to open is known to hold a Unit (TW-4.6). */
const lacksUnit = (t: TableTW, side: Side, hand: readonly number[]): boolean =>
  side === t.attacker &&
  t.flow.stack.some((frame) => frame.step === "open") &&
  !hand.some((no) => cardAt(bookOf(t.options), no).type === "Unit");

const agrees = (hand: readonly number[], k: Known): boolean =>
  k.among.filter((card) => hand.includes(card)).length >= k.atLeast;

function hidesPile(t: TableTW, side: Side, viewer: Viewer): boolean {
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

function shuffleDecks(t: TableTW, chance: Random): TableTW {
  for (const deck of t.deck)
    for (let i = deck.length - 1; i > 0; i--) {
      const j = chance.below(i + 1);
      [deck[i], deck[j]] = [deck[j] as number, deck[i] as number];
    }
  return t;
}

/** A sealed exchange of another seat could be any. */
function reseal(t: TableTW, viewer: Viewer, chance: Random): void {
  const { cards } = bookOf(t.options);
  for (const frame of t.flow.stack)
    frame.answers = frame.answers?.map((answer, by) => {
      if (answer === null || by === viewer) return answer;
      const drop = chance.below(2) === 0 ? [] : [cardAt({ cards } as never, chance.pick(t.hand[by as Side])).id];
      return { do: "exchange", drop } as never;
    }) as never;
  for (const frame of t.flow.stack) if (frame.answers === undefined) delete frame.answers;
}
