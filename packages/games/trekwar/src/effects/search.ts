import { cardAt } from "../card.ts";
import { searchDeck } from "../moves/decks.ts";
import { drawBlocker } from "../calc/front.ts";
import { few, form } from "./form.ts";
import type { Operation } from "./behaviour.ts";
import { filterSchema, passes } from "./filter.ts";

/**
 * Moves up to `count` cards that pass the filter from the own Deck Pile to the Hand, shown to all, then shuffles the
 * pile.
 */
export const search: Operation<"search"> = {
  op: "search",
  when: "play",
  schema: form("search", "play", null, { filter: filterSchema, count: few }),
  icon: "search",
  traits: (e) => ({ reinforce: e.count }),
  make: (e) => ({
    offer: {
      opens: (ctx, p) => {
        const bar = drawBlocker(ctx.state, p.index, p.side);
        if (bar && ctx.wantsFacts)
          ctx.emit({ is: "searchBarred", rule: "TW-12.7", side: p.side, by: p.card.id, bar: bar.id });
        return bar === undefined;
      },
      from: (t, p) => t.deck[p.side].filter((no) => passes(e.filter, cardAt(p.index, no).entry)).sort((a, b) => a - b),
      least: () => 0,
      most: (n) => Math.min(e.count, n),
      take: (ctx, p, cards) => searchDeck(ctx, p.index, p.side, cards, p.card),
    },
  }),
};
