import { enemyOf } from "../data/board.ts";
import { discardCommands } from "../moves/piles.ts";
import { few, form } from "./form.ts";
import type { Operation } from "./behaviour.ts";

/** Discards `count` enemy Commands in play, chosen by the player. An Event that discards one names it when played. */
export const discardCommand: Operation<"discardCommand"> = {
  op: "discardCommand",
  when: "play",
  schema: form("discardCommand", "play", "enemy", { count: few }),
  icon: "unseat",
  traits: (e) => ({ disrupt: e.count }),
  make: (e) => ({
    lacks: (t, p) =>
      t.commands[enemyOf(p.side)].length === 0
        ? { rule: "TW-5.3", code: "TW_EVENT_NO_TARGET", about: { card: p.card.id } }
        : undefined,
    ...(e.count === 1 && { targets: (t, side) => t.commands[enemyOf(side)] }),
    offer: {
      opens: (ctx, p) => {
        if (p.target < 0) return ctx.state.commands[enemyOf(p.side)].length > 0;
        discardCommands(ctx, p.index, enemyOf(p.side), [p.target], p.card);
        return false;
      },
      from: (t, p) => t.commands[enemyOf(p.side)].toSorted((a, b) => a - b),
      least: (n) => Math.min(e.count, n),
      most: (n) => Math.min(e.count, n),
      take: (ctx, p, cards) => discardCommands(ctx, p.index, enemyOf(p.side), cards, p.card),
    },
  }),
};
