import type { StepContext, RuleId, Seat } from "@starboard/kernel";
import type { Card } from "../acts.ts";
import type { SampleShape } from "../shape.ts";
import { HAND, handOf, inRun } from "../state.ts";

/** Every captain in the run, clockwise from `from`, draws to a full hand as long as the deck lasts (SMP-6.1). */
export function drawUp(ctx: StepContext<SampleShape>, from: Seat, rule: RuleId): void {
  const t = ctx.state;
  for (const by of inRun(t, from)) {
    const hand = handOf(t, by);
    const cards: Card[] = [];
    while (hand.length < HAND && t.deck.length > 0) {
      const card = t.deck.pop() as Card;
      hand.push(card);
      cards.push(card);
    }
    if (cards.length === 0) continue;
    // One captain now knows cards that were face down. All captains see how many were taken.
    ctx.disclose([by]);
    ctx.emit({ is: "drew", rule, seat: by, cards }, [by]);
    ctx.emit({ is: "refilled", rule, seat: by, cards: cards.length });
  }
}
