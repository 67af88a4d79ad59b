/** Cards out of the Deck Pile and back into it. Only here are Deck Piles shuffled. */
import type { RuleId } from "@starboard/kernel";
import { type Book, type Card, idsOf } from "../card.ts";
import type { Side } from "../data/board.ts";
import { type Pen, seatOf } from "../shape.ts";
import type { CardNo } from "../state.ts";
import { forgetDropped, insert, remove, showCard } from "./known.ts";

/** Shuffles a Deck Pile in place, every order equally likely (TW-12.5). */
export function shuffleDeck(x: Pen, side: Side, why: RuleId): void {
  const deck = x.table.deck[side];
  for (let i = deck.length - 1; i > 0; i--) {
    const j = (x.draw(i + 1, 1, why)[0] as number) - 1;
    const card = deck[i] as CardNo;
    deck[i] = deck[j] as CardNo;
    deck[j] = card;
  }
  if (x.loud) x.tell({ is: "shuffled", rule: why, side, cards: deck.length });
}

/** Moves the next `n` cards, or what is left, into the Hand unseen and returns them. */
function take(x: Pen, side: Side, n: number): CardNo[] {
  const deck = x.table.deck[side];
  const taken = deck.splice(Math.max(0, deck.length - n)).reverse();
  for (const card of taken) insert(x.table.hand[side], card);
  if (taken.length > 0) x.disclose([seatOf(side)]);
  return taken;
}

/** Takes up to `n` cards from the Deck Pile; the owner learns which, the others how many. */
export function drawCards(x: Pen, book: Book, side: Side, n: number, why: RuleId): void {
  const taken = take(x, side, n);
  if (!x.loud || taken.length === 0) return;
  x.tell({ is: "drew", rule: why, side, count: taken.length, left: x.table.deck[side].length });
  x.tell({ is: "drewCards", rule: why, side, cards: idsOf(book, taken) }, [seatOf(side)]);
}

/** Takes as many new cards as are dropped, then shuffles the dropped ones into the Deck Pile (TW-4.2). */
export function exchangeCards(x: Pen, book: Book, side: Side, drop: readonly CardNo[]): void {
  const t = x.table;
  if (x.loud) x.tell({ is: "exchanged", rule: "TW-4.2", side, count: drop.length });
  if (drop.length === 0) return;
  for (const card of drop) remove(t.hand[side], card);
  forgetDropped(t, side, drop.length);
  const taken = take(x, side, drop.length);
  if (x.loud)
    x.tell({ is: "exchangedCards", rule: "TW-4.2", side, dropped: idsOf(book, drop), taken: idsOf(book, taken) }, [
      seatOf(side),
    ]);
  t.deck[side].push(...drop);
  shuffleDeck(x, side, "TW-4.2");
}

/** Shows the chosen cards of the Deck Pile, takes them into the Hand and shuffles the rest (TW-12.8). */
export function searchDeck(x: Pen, book: Book, side: Side, cards: readonly CardNo[], by: Card): void {
  const t = x.table;
  for (const card of cards) {
    remove(t.deck[side], card);
    insert(t.hand[side], card);
    showCard(t, side, card);
  }
  x.disclose();
  if (x.loud) x.tell({ is: "searched", rule: "TW-12.8", side, cards: idsOf(book, cards), by: by.id });
  shuffleDeck(x, side, "TW-12.8");
}

/** Takes chosen cards from the Discard Pile into the Hand, shown to all (TW-12.8). */
export function recoverCards(x: Pen, book: Book, side: Side, cards: readonly CardNo[], by: Card): void {
  const t = x.table;
  // Taking the top card lays the one below open.
  if (cards.length > 0) x.disclose();
  for (const card of cards) {
    remove(t.discard[side], card);
    insert(t.hand[side], card);
    showCard(t, side, card);
  }
  if (x.loud) x.tell({ is: "recovered", rule: "TW-12.8", side, cards: idsOf(book, cards), by: by.id });
}

/** Drops chosen cards of the Discard Pile into the Deck Pile and shuffles it. */
export function recycleCards(x: Pen, book: Book, side: Side, cards: readonly CardNo[], by: Card): void {
  const t = x.table;
  if (cards.length > 0) x.disclose();
  if (x.loud) x.tell({ is: "recycled", rule: "TW-F.recycle", side, cards: idsOf(book, cards), by: by.id });
  if (cards.length === 0) return;
  for (const card of cards) {
    remove(t.discard[side], card);
    t.deck[side].push(card);
  }
  shuffleDeck(x, side, "TW-F.recycle");
}
