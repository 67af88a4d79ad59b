import { cardAt } from "../card.ts";
import type { Side } from "../data/board.ts";
import { recoverCards } from "../moves/decks.ts";
import type { CardNo, StateTW } from "../state.ts";
import { few, form } from "./form.ts";
import type { Operation, Played } from "./behaviour.ts";
import { filterSchema, passes } from "./filter.ts";
import type { Filter } from "./vocabulary.ts";

/**
 * Returns the cards of a side's Discard Pile that pass the filter, ascending, so that the order of the pile stays
 * hidden.
 */
export const matchingDiscards = (t: StateTW, p: Pick<Played, "index">, side: Side, filter: Filter): CardNo[] =>
  t.discard[side].filter((no) => passes(filter, cardAt(p.index, no).entry)).sort((a, b) => a - b);

/** Moves up to `count` cards that pass the filter from the own Discard Pile to the Hand, shown to all. */
export const recover: Operation<"recover"> = {
  op: "recover",
  when: "play",
  schema: form("recover", "play", null, { filter: filterSchema, count: few }),
  icon: "salvage",
  traits: (e) => ({ reinforce: e.count }),
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
      take: (ctx, p, cards) => recoverCards(ctx, p.index, p.side, cards, p.card),
    },
  }),
};
