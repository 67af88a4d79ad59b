import type { Sealed } from "@starboard/kernel";
import { bidAct, type Card, type BidAct } from "../acts.ts";
import { notHeld } from "../refusals.ts";
import type { SampleShape } from "../shape.ts";
import { handOf, inRun } from "../state.ts";

/** Every captain lays a card face down; all cards are opened together (SMP-4.1). */
export const bid: Sealed<SampleShape, BidAct> = {
  kind: "sealed",
  rule: "SMP-4.1",
  schema: bidAct,
  // A hand of equal cards has only one answer. Answering it automatically would show that the cards are equal.
  covert: true,
  asksAll: (t) => inRun(t, t.lead).filter((by) => handOf(t, by).length > 0),
  candidates(t, _m, by, offer) {
    for (const card of new Set(handOf(t, by))) offer({ do: "bid", card });
  },
  forbids(t, _m, by, act) {
    return handOf(t, by).includes(act.card) ? undefined : notHeld(act.card);
  },
  open(ctx, _m, answers) {
    const t = ctx.state;
    for (const [by, { card }] of answers) {
      discard(handOf(t, by), card);
      t.spent.push(card);
      t.bids[by] = card;
    }
    ctx.emit({
      is: "opened",
      rule: "SMP-4.1",
      bids: [...answers].map(([by, { card }]) => ({ seat: by, card })),
    });
    ctx.done();
  },
};

/** Removes one copy of a card from a hand. */
export function discard(hand: Card[], card: Card): void {
  hand.splice(hand.indexOf(card), 1);
}
