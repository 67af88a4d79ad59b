/**
 * High card: each seat holds a card from 1 to 9 that only it sees. Seat 0 may stay out or stake. If it stakes, seat 1
 * may fold or call. The higher card then wins the stake. Pennies is a sealed question: both name a side, seat 0 wins if
 * they agree.
 */
import {
  type Act,
  cloneFlow,
  type Game,
  newFlow,
  type Seat,
  seat,
  type Shape,
  type GameState,
} from "@starboard/kernel";
import * as z from "zod/mini";
import type { BotSpec } from "../src/index.ts";

export interface CardTable extends GameState {
  cards: number[];
  /** The seats whose hidden cards a view shows; other cards read 0. */
  points: number[];
}
export interface Cards extends Shape {
  options: { readonly game: "cards" | "pennies" };
  state: CardTable;
  view: CardTable;
  fact: { is: "shown"; rule: `CARD-${string}` };
  steps: {
    stake: { memo: object; act: { do: "out" | "stake" } };
    call: { memo: object; act: { do: "fold" | "call" } };
    pennies: { memo: object; act: { do: "heads" | "tails" } };
  };
  asides: Record<never, never>;
}
const copy = (t: CardTable): CardTable => ({
  cards: t.cards.slice(),
  points: t.points.slice(),
  flow: cloneFlow(t.flow, (m) => ({ ...m })),
});
const simple = (words: readonly string[]) => z.strictObject({ do: z.enum(words as [string, ...string[]]) });

export const cards: Game<Cards> = {
  id: "cards",
  edition: 1,
  options: { specs: [], presets: [], parse: (raw) => ({ ok: raw as Cards["options"] }), seats: () => 2 },
  outline: ["stake"],
  steps: {
    stake: {
      kind: "decision",
      rule: "CARD-1",
      always: true,
      schema: simple(["out", "stake"]) as never,
      asks: () => seat(0),
      candidates(_t, _m, _by, offer) {
        offer({ do: "out" });
        offer({ do: "stake" });
      },
      forbids: () => undefined,
      resolve(ctx, _m, _by, act) {
        ctx.done();
        if (act.do === "stake") ctx.ask("call", {});
        else ctx.endMatch({ winners: [], rule: "CARD-2", scores: [0, 0] });
      },
    },
    call: {
      kind: "decision",
      rule: "CARD-3",
      always: true,
      schema: simple(["fold", "call"]) as never,
      asks: () => seat(1),
      candidates(_t, _m, _by, offer) {
        offer({ do: "fold" });
        offer({ do: "call" });
      },
      forbids: () => undefined,
      resolve(ctx, _m, _by, act) {
        const [a, b] = ctx.state.cards as [number, number];
        const gain = act.do === "fold" ? 0.3 : a > b ? 1 : -1;
        ctx.state.points = [gain, -gain];
        ctx.disclose();
        ctx.done();
        ctx.endMatch({ winners: [seat(gain > 0 ? 0 : 1)], rule: "CARD-4", scores: [gain, -gain] });
      },
    },
    pennies: {
      kind: "sealed",
      rule: "CARD-5",
      always: true,
      schema: simple(["heads", "tails"]) as never,
      asksAll: () => [seat(0), seat(1)],
      candidates(_t, _m, _by, offer) {
        offer({ do: "heads" });
        offer({ do: "tails" });
      },
      forbids: () => undefined,
      open(ctx, _m, answers) {
        const agree = answers.get(seat(0))?.do === answers.get(seat(1))?.do;
        ctx.state.points = agree ? [1, -1] : [-1, 1];
        ctx.done();
        ctx.endMatch({ winners: [seat(agree ? 0 : 1)], rule: "CARD-6", scores: ctx.state.points });
      },
    },
  },
  asides: {},
  refusals: {
    turn: { rule: "CARD-1", code: "TURN" },
    phase: { rule: "CARD-1", code: "PHASE" },
    over: { rule: "CARD-1", code: "OVER" },
  },
  setup: () => ({ flow: newFlow(), cards: [0, 0], points: [0, 0] }),
  seats: () => 2,
  clone: copy,
  visibility: {
    state: { cards: { seat: (cards, by) => cards.map((card, s) => (s === by ? card : 0)) }, points: "public" },
    memos: { stake: {}, call: {}, pennies: {} },
    options: { game: "public" },
    facts: { shown: "public" },
    refusals: {},
  },
  view(t, by) {
    const v = copy(t);
    for (const s of [0, 1]) if (s !== by) v.cards[s] = 0;
    return v;
  },
  determinize(view, _by, draw) {
    const t = copy(view);
    for (const s of [0, 1]) if (t.cards[s] === 0) t.cards[s] = draw(9, 1, "CARD-1")[0] as number;
    return t;
  },
  invariants: [],
  notation: { read: (raw) => ({ ok: raw as CardTable }), write: (t) => t },
};

export const cardsSpec: BotSpec<Cards> = {
  game: cards,
  evaluate: (_t, worth) => worth.fill(0.5),
  terminalValue(t, worth) {
    for (const s of [0, 1]) worth[s] = 0.5 + (t.points[s] as number) / 2;
  },
  policyPrior: (_t, _step, _by, acts: readonly Act[]) => ({ acts, priors: acts.map(() => 1), complete: true }),
  explain: () => [],
  turnKey: () => "1",
  timeShare: () => 1,
};

/** Returns the state with these cards, at the given question. */
export function dealt(a: number, b: number, step: "stake" | "call" | "pennies" = "stake"): CardTable {
  return { flow: { at: [0], stack: [{ step, memo: {} }], over: null }, cards: [a, b], points: [0, 0] };
}
export const viewOf = (t: CardTable, by: Seat): CardTable => cards.view(t, by);
