/** Looks at Hands and removes cards from them. */
import { type CardIndex, type Card, idsOf } from "../card.ts";
import { enemyOf, type Side } from "../data/board.ts";
import { type Ctx, seatOf } from "../shape.ts";
import type { CardNo } from "../state.ts";
import { forgetCard, remove, seeHand } from "./known.ts";

/** Shows the enemy Hand to a side. The owner learns that it was seen (chapter e). */
export function lookAtHand(ctx: Ctx, index: CardIndex, side: Side, by: Card): void {
  const t = ctx.state;
  const of = enemyOf(side);
  seeHand(t, of);
  ctx.disclose([seatOf(side)]);
  if (!ctx.wantsFacts) return;
  ctx.emit({ is: "handSeen", rule: "TW-12.2", side, of, count: t.hand[of].length, by: by.id });
  ctx.emit({ is: "peeked", rule: "TW-12.2", side, of, cards: idsOf(index, t.hand[of]) }, [seatOf(side)]);
}

/** Moves cards from a Hand to its owner's Discard Pile (TW-1.10), visible to all. */
export function discardFromHand(
  ctx: Ctx,
  index: CardIndex,
  side: Side,
  cards: readonly CardNo[],
  by: Card,
  random: boolean,
): void {
  const t = ctx.state;
  for (const card of cards) {
    remove(t.hand[side], card);
    forgetCard(t, side, card);
    t.discard[side].push(card);
  }
  if (cards.length > 0) ctx.disclose();
  if (ctx.wantsFacts)
    ctx.emit({
      is: "discarded",
      rule: random ? "TW-12.5" : "TW-12.9",
      side,
      cards: idsOf(index, cards),
      by: by.id,
      random,
    });
}

/** Removes a card that is played from the Hand, visible to all. */
export function playFromHand(ctx: Ctx, side: Side, card: CardNo): void {
  remove(ctx.state.hand[side], card);
  forgetCard(ctx.state, side, card);
  ctx.disclose();
}
