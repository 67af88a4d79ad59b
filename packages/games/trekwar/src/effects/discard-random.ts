import { enemyOf } from "../data/board.ts";
import { discardFromHand } from "../moves/hands.ts";
import { few, form } from "./form.ts";
import type { Operation } from "./behaviour.ts";

/**
 * Discards `count` random cards of the enemy Hand, or all if it holds fewer. All cards are equally likely (TW-12.5).
 */
export const discardRandom: Operation<"discardRandom"> = {
  op: "discardRandom",
  when: "play",
  schema: form("discardRandom", "play", "enemy", { count: few }),
  icon: "scatter",
  traits: (e) => ({ disrupt: e.count }),
  make: (e) => ({
    lacks: (t, p) =>
      t.hand[enemyOf(p.side)].length === 0
        ? { rule: "TW-5.3", code: "TW_EVENT_NO_TARGET", about: { card: p.card.id } }
        : undefined,
    happens: (ctx, p) => {
      const enemy = enemyOf(p.side);
      const left = ctx.state.hand[enemy].slice();
      const lost: number[] = [];
      while (lost.length < e.count && left.length > 0) {
        const [drawn] = ctx.draw(left.length, 1, "TW-12.5");
        lost.push(...left.splice((drawn as number) - 1, 1));
      }
      discardFromHand(ctx, p.index, enemy, lost, p.card, true);
    },
  }),
};
