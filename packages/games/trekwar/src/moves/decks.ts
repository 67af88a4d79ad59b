/** Moves cards from and to the Deck Pile. Deck Piles are shuffled only here. */
import type { RuleId } from "@starboard/kernel";
import { type CardIndex, type Card, idsOf } from "../card.ts";
import type { Side } from "../data/board.ts";
import { type Ctx, seatOf } from "../shape.ts";
import type { CardNo } from "../state.ts";
import { forgetDropped, insert, remove, showCard } from "./known.ts";

/** Shuffles a Deck Pile in place; all orders are equally likely (TW-12.5). */
export function shuffleDeck(ctx: Ctx, side: Side, why: RuleId): void {
  const deck = ctx.state.deck[side];
  for (let i = deck.length - 1; i > 0; i--) {
    const j = (ctx.draw(i + 1, 1, why)[0] as number) - 1;
    const card = deck[i] as CardNo;
    deck[i] = deck[j] as CardNo;
    deck[j] = card;
  }
  if (ctx.wantsFacts) ctx.emit({ is: "shuffled", rule: why, side, cards: deck.length });
}

/** Moves up to `n` cards from the Deck Pile to the Hand, unseen by others, and returns them. */
function take(ctx: Ctx, side: Side, n: number): CardNo[] {
  const deck = ctx.state.deck[side];
  const taken = deck.splice(Math.max(0, deck.length - n)).reverse();
  for (const card of taken) insert(ctx.state.hand[side], card);
  if (taken.length > 0) ctx.disclose([seatOf(side)]);
  return taken;
}

/** Takes up to `n` cards from the Deck Pile. The owner learns which cards, others how many. */
export function drawCards(ctx: Ctx, index: CardIndex, side: Side, n: number, why: RuleId): void {
  const taken = take(ctx, side, n);
  if (!ctx.wantsFacts || taken.length === 0) return;
  ctx.emit({ is: "drew", rule: why, side, count: taken.length, left: ctx.state.deck[side].length });
  ctx.emit({ is: "drewCards", rule: why, side, cards: idsOf(index, taken) }, [seatOf(side)]);
}

/** Takes as many new cards as are exchanged, then shuffles the exchanged cards into the Deck Pile (TW-4.2). */
export function exchangeCards(ctx: Ctx, index: CardIndex, side: Side, drop: readonly CardNo[]): void {
  const t = ctx.state;
  if (ctx.wantsFacts) ctx.emit({ is: "exchanged", rule: "TW-4.2", side, count: drop.length });
  if (drop.length === 0) return;
  for (const card of drop) remove(t.hand[side], card);
  forgetDropped(t, side, drop.length);
  const taken = take(ctx, side, drop.length);
  if (ctx.wantsFacts)
    ctx.emit({ is: "exchangedCards", rule: "TW-4.2", side, dropped: idsOf(index, drop), taken: idsOf(index, taken) }, [
      seatOf(side),
    ]);
  t.deck[side].push(...drop);
  shuffleDeck(ctx, side, "TW-4.2");
}

/** Shows the chosen cards of the Deck Pile, moves them to the Hand and shuffles the rest (TW-12.8). */
export function searchDeck(ctx: Ctx, index: CardIndex, side: Side, cards: readonly CardNo[], by: Card): void {
  const t = ctx.state;
  for (const card of cards) {
    remove(t.deck[side], card);
    insert(t.hand[side], card);
    showCard(t, side, card);
  }
  ctx.disclose();
  if (ctx.wantsFacts) ctx.emit({ is: "searched", rule: "TW-12.8", side, cards: idsOf(index, cards), by: by.id });
  shuffleDeck(ctx, side, "TW-12.8");
}

/** Moves chosen cards from the Discard Pile to the Hand, shown to all (TW-12.8). */
export function recoverCards(ctx: Ctx, index: CardIndex, side: Side, cards: readonly CardNo[], by: Card): void {
  const t = ctx.state;
  // Taking the top card reveals the one below.
  if (cards.length > 0) ctx.disclose();
  for (const card of cards) {
    remove(t.discard[side], card);
    insert(t.hand[side], card);
    showCard(t, side, card);
  }
  if (ctx.wantsFacts) ctx.emit({ is: "recovered", rule: "TW-12.8", side, cards: idsOf(index, cards), by: by.id });
}

/** Moves chosen cards from the Discard Pile to the Deck Pile and shuffles it. */
export function recycleCards(ctx: Ctx, index: CardIndex, side: Side, cards: readonly CardNo[], by: Card): void {
  const t = ctx.state;
  if (cards.length > 0) ctx.disclose();
  if (ctx.wantsFacts) ctx.emit({ is: "recycled", rule: "TW-F.recycle", side, cards: idsOf(index, cards), by: by.id });
  if (cards.length === 0) return;
  for (const card of cards) {
    remove(t.discard[side], card);
    t.deck[side].push(card);
  }
  shuffleDeck(ctx, side, "TW-F.recycle");
}
