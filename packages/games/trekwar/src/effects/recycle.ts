import { recycleCards } from "../moves/decks.ts";
import { few, form } from "./form.ts";
import type { Operation } from "./behaviour.ts";
import { filterSchema } from "./filter.ts";
import { matchingDiscards } from "./recover.ts";

/** Moves up to `count` cards that pass the filter from the own Discard Pile to the Deck Pile, then shuffles it. */
export const recycle: Operation<"recycle"> = {
  op: "recycle",
  when: "play",
  schema: form("recycle", "play", null, { filter: filterSchema, count: few }),
  icon: "cycle",
  traits: (e) => ({ reinforce: e.count / 2 }),
  make: (e) => ({
    lacks: (t, p) =>
      matchingDiscards(t, p, p.side, e.filter).length === 0
        ? { rule: "TW-5.3", code: "TW_EVENT_NO_TARGET", about: { card: p.card.id } }
        : undefined,
    offer: {
      opens: (ctx, p) => matchingDiscards(ctx.state, p, p.side, e.filter).length > 0,
      from: (t, p) => matchingDiscards(t, p, p.side, e.filter),
      least: () => 0,
      most: (n) => Math.min(e.count, n),
      take: (ctx, p, cards) => recycleCards(ctx, p.index, p.side, cards, p.card),
    },
  }),
};
