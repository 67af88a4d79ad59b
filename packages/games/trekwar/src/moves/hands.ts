/** Hands looked at, and cards torn from them. */
import { type Book, type Card, idsOf } from "../card.ts";
import { enemyOf, type Side } from "../data/board.ts";
import { type Pen, seatOf } from "../shape.ts";
import type { CardNo } from "../state.ts";
import { forgetCard, remove, seeHand } from "./known.ts";

/** A side sees the enemy Hand as it is now; the owner learns that it was seen (chapter e). */
export function lookAtHand(x: Pen, book: Book, side: Side, by: Card): void {
  const t = x.table;
  const of = enemyOf(side);
  seeHand(t, of);
  x.disclose([seatOf(side)]);
  if (!x.loud) return;
  x.tell({ is: "handSeen", rule: "TW-12.2", side, of, count: t.hand[of].length, by: by.id });
  x.tell({ is: "peeked", rule: "TW-12.2", side, of, cards: idsOf(book, t.hand[of]) }, [seatOf(side)]);
}

/** Cards of a Hand go to the Discard Pile of their owner (TW-1.10), open to everybody. */
export function discardFromHand(
  x: Pen,
  book: Book,
  side: Side,
  cards: readonly CardNo[],
  by: Card,
  random: boolean,
): void {
  const t = x.table;
  for (const card of cards) {
    remove(t.hand[side], card);
    forgetCard(t, side, card);
    t.discard[side].push(card);
  }
  if (cards.length > 0) x.disclose();
  if (x.loud)
    x.tell({
      is: "discarded",
      rule: random ? "TW-12.5" : "TW-12.9",
      side,
      cards: idsOf(book, cards),
      by: by.id,
      random,
    });
}

/** A card leaves the Hand to be played: everybody sees it now. */
export function playFromHand(x: Pen, side: Side, card: CardNo): void {
  remove(x.table.hand[side], card);
  forgetCard(x.table, side, card);
  x.disclose();
}
