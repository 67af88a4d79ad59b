import { enemyOf } from "../data/board.ts";
import { discardFromHand, lookAtHand } from "../moves/hands.ts";
import { few, form } from "./form.ts";
import type { Operation } from "./behaviour.ts";

/** Shows the enemy Hand to the player, who discards `count` cards of it. */
export const discardChosen: Operation<"discardChosen"> = {
  op: "discardChosen",
  when: "play",
  schema: form("discardChosen", "play", "enemy", { count: few }),
  icon: "pick",
  traits: (e) => ({ disrupt: e.count, insight: 3 }),
  make: (e) => ({
    lacks: (t, p) =>
      t.hand[enemyOf(p.side)].length === 0
        ? { rule: "TW-5.3", code: "TW_EVENT_NO_TARGET", about: { card: p.card.id } }
        : undefined,
    offer: {
      opens: (ctx, p) => {
        lookAtHand(ctx, p.index, p.side, p.card);
        return ctx.state.hand[enemyOf(p.side)].length > 0;
      },
      from: (t, p) => t.hand[enemyOf(p.side)],
      least: (n) => Math.min(e.count, n),
      most: (n) => Math.min(e.count, n),
      take: (ctx, p, cards) => discardFromHand(ctx, p.index, enemyOf(p.side), cards, p.card, false),
    },
  }),
};
