/** A small game with everything a match service must handle: secrets, draws, disclosure, sealed answers, asides. */
import {
  cloneFlow,
  type Flow,
  type Game,
  newFlow,
  type Refusal,
  type RuleId,
  type Seat,
  type Shape,
  seat,
} from "@starboard/kernel";
import * as z from "zod/mini";

export interface Table {
  flow: Flow;
  players: number;
  rounds: number;
  round: number;
  /** Secret: what each seat drew at the start. */
  hands: number[];
  shown: boolean[];
  pile: number[];
  adds: number;
  asked: { from: Seat; to: Seat }[];
  friends: [Seat, Seat][];
}
export interface View extends Omit<Table, "hands" | "flow"> {
  flow: Omit<Flow, "stack"> & { stack: { step: string; memo: object; answered: boolean[] }[] };
  hands: (number | null)[];
}
type TurnAct = { do: "add"; n: number } | { do: "roll" } | { do: "show" } | { do: "end" };
type Fact = {
  is: "dealt" | "added" | "rolled" | "shown" | "opened" | "asked" | "agreed";
  rule: RuleId;
  by?: Seat;
  n?: number;
  ns?: number[];
};
export interface TinyShape extends Shape {
  options: { players: number; rounds: number };
  state: Table;
  view: View;
  fact: Fact;
  steps: {
    deal: { memo: object; act: never };
    turns: { memo: { left?: Seat[] }; act: never };
    turn: { memo: { by: Seat }; act: TurnAct };
    guess: { memo: object; act: { do: "guess"; n: number } };
    endRound: { memo: object; act: never };
  };
  asides: { ask: { do: "ask"; to: number }; reply: { do: "reply"; yes: boolean } };
}

const no = (rule: RuleId, code: string): Refusal => ({ rule, code });
const all = (t: Table): Seat[] => Array.from({ length: t.players }, (_, i) => seat(i));

export const tiny: Game<TinyShape> = {
  id: "tiny",
  edition: 1,
  options: {
    specs: [],
    presets: [],
    parse(raw) {
      const form = z.strictObject({
        players: z._default(z.int().check(z.gte(2), z.lte(4)), 2),
        rounds: z._default(z.int().check(z.gte(1), z.lte(50)), 2),
      });
      const parsed = form.safeParse(raw);
      return parsed.success ? { ok: parsed.data } : { bad: [{ code: "TINY_OPTIONS", at: "" }] };
    },
    seats: (options) => options.players,
  },
  outline: ["deal", { repeat: ["turns", "guess", "endRound"], until: () => false }],
  steps: {
    deal: {
      kind: "automatic",
      rule: "TINY-1",
      run(ctx) {
        for (const by of all(ctx.state)) {
          const n = ctx.draw(6, 1, "TINY-1")[0] as number;
          ctx.state.hands[by] = n;
          ctx.emit({ is: "dealt", rule: "TINY-1", by, n }, [by]);
        }
        ctx.done();
      },
    },
    turns: {
      kind: "automatic",
      rule: "TINY-2",
      run(ctx) {
        ctx.done();
        for (const by of all(ctx.state)) ctx.ask("turn", { by });
      },
    },
    turn: {
      kind: "decision",
      rule: "TINY-2",
      always: true,
      schema: z.discriminatedUnion("do", [
        z.strictObject({ do: z.literal("add"), n: z.int() }),
        z.strictObject({ do: z.literal("roll") }),
        z.strictObject({ do: z.literal("show") }),
        z.strictObject({ do: z.literal("end") }),
      ]),
      asks: (_t, m) => m.by,
      candidates(_t, _m, _by, offer) {
        for (let n = 1; n <= 3; n++) offer({ do: "add", n });
        offer({ do: "roll" });
        offer({ do: "show" });
        offer({ do: "end" });
      },
      forbids(t, _m, by, act) {
        if (act.do === "add" && t.adds >= 2) return no("TINY-3", "TINY_FULL");
        if (act.do === "show" && t.shown[by]) return no("TINY-4", "TINY_SHOWN");
        return undefined;
      },
      resolve(ctx, m, by, act) {
        const t = ctx.state;
        if (act.do === "add") {
          t.adds += 1;
          t.pile.push(act.n);
          ctx.emit({ is: "added", rule: "TINY-3", by, n: act.n });
          return;
        }
        if (act.do === "roll") {
          const n = ctx.draw(6, 1, "TINY-5")[0] as number;
          t.pile.push(n);
          ctx.emit({ is: "rolled", rule: "TINY-5", by: m.by, n });
        } else if (act.do === "show") {
          t.shown[by] = true;
          ctx.disclose();
          ctx.emit({ is: "shown", rule: "TINY-4", by, n: t.hands[by] as number });
        }
        t.adds = 0;
        ctx.done();
      },
    },
    guess: {
      kind: "sealed",
      rule: "TINY-6",
      schema: z.strictObject({ do: z.literal("guess"), n: z.int() }),
      asksAll: all,
      candidates(_t, _m, _by, offer) {
        for (let n = 1; n <= 3; n++) offer({ do: "guess", n });
      },
      forbids: () => undefined,
      open(ctx, _m, answers) {
        ctx.emit({ is: "opened", rule: "TINY-6", ns: all(ctx.state).map((by) => answers.get(by)?.n ?? 0) });
        ctx.done();
      },
    },
    endRound: {
      kind: "automatic",
      rule: "TINY-7",
      run(ctx) {
        const t = ctx.state;
        t.round += 1;
        ctx.done();
        if (t.round >= t.rounds)
          ctx.endMatch({ winners: [seat(0)], rule: "TINY-7", scores: all(t).map((by) => (by === 0 ? 1 : 0)) });
      },
    },
  },
  asides: {
    ask: {
      rule: "TINY-8",
      schema: z.strictObject({ do: z.literal("ask"), to: z.int() }),
      candidates(t, _m, by, offer) {
        for (const to of all(t)) offer({ do: "ask", to });
      },
      forbids(t, _m, by, act) {
        const twice = t.asked.some((p) => p.from === by && p.to === act.to);
        return twice ? no("TINY-8", "TINY_ASKED") : undefined;
      },
      resolve(ctx, by, act) {
        ctx.state.asked.push({ from: by, to: seat(act.to) });
        ctx.emit({ is: "asked", rule: "TINY-8", by }, [by, seat(act.to)]);
      },
    },
    reply: {
      rule: "TINY-9",
      schema: z.strictObject({ do: z.literal("reply"), yes: z.boolean() }),
      candidates(t, _m, by, offer) {
        if (!t.asked.some((p) => p.to === by)) return;
        offer({ do: "reply", yes: true });
        offer({ do: "reply", yes: false });
      },
      forbids(t, _m, by) {
        return t.asked.some((p) => p.to === by) ? undefined : no("TINY-9", "TINY_NOT_ASKED");
      },
      resolve(ctx, by, act) {
        const i = ctx.state.asked.findIndex((p) => p.to === by);
        const [found] = ctx.state.asked.splice(i, 1);
        if (act.yes && found) ctx.state.friends.push([found.from, by]);
        ctx.emit({ is: "agreed", rule: "TINY-9", by });
      },
    },
  },
  refusals: { turn: no("TINY-2", "TINY_TURN"), phase: no("TINY-2", "TINY_PHASE"), over: no("TINY-7", "TINY_OVER") },
  setup: ({ players, rounds }) => ({
    flow: newFlow(),
    players,
    rounds,
    round: 0,
    hands: Array.from({ length: players }, () => 0),
    shown: Array.from({ length: players }, () => false),
    pile: [],
    adds: 0,
    asked: [],
    friends: [],
  }),
  seats: (t) => t.players,
  clone: (t) => ({
    ...t,
    flow: cloneFlow(t.flow, (memo) => ({ ...memo })),
    hands: t.hands.slice(),
    shown: t.shown.slice(),
    pile: t.pile.slice(),
    asked: t.asked.map((p) => ({ ...p })),
    friends: t.friends.slice(),
  }),
  visibility: {
    state: {
      players: "public",
      rounds: "public",
      round: "public",
      hands: { seat: (hands, by, t) => hands.map((n, s) => (s === by || t.shown[s] || t.flow.over ? n : null)) },
      shown: "public",
      pile: "public",
      adds: "public",
      asked: { audience: (asked, by) => asked.filter((p) => p.from === by || p.to === by) },
      friends: "public",
    },
    memos: { deal: {}, turns: { left: "public" }, turn: { by: "public" }, guess: {}, endRound: {} },
    options: { players: "public", rounds: "public" },
    refusals: {},
    facts: {
      dealt: "addressed",
      added: "public",
      rolled: "public",
      shown: "public",
      opened: "public",
      asked: "addressed",
      agreed: "public",
    },
  },
  view: (t, by) => ({
    ...t,
    flow: {
      ...t.flow,
      stack: t.flow.stack.map(({ step, memo, answers }) => ({
        step,
        memo,
        answered: all(t).map((s) => Boolean(answers?.[s])),
      })),
    },
    hands: t.hands.map((n, s) => (s === by || t.shown[s] || t.flow.over ? n : null)),
    asked: t.asked.filter((p) => p.from === by || p.to === by),
  }),
  determinize: (view, _by, draw) => ({
    ...view,
    flow: {
      ...view.flow,
      stack: view.flow.stack.map(({ step, memo, answered }) => ({
        step,
        memo,
        ...(step === "guess" && { answers: answered.map((yes) => (yes ? { do: "guess" as const, n: 1 } : null)) }),
      })),
    },
    hands: view.hands.map((n) => n ?? (draw(6, 1, "TINY-1")[0] as number)),
  }),
  invariants: [],
  notation: { read: () => ({ bad: [{ code: "TINY_NOTATION", at: "" }] }), write: (t) => t },
};

/** The same game with hands that were decided beforehand; it still draws, so that nothing else changes. */
export const dealing = (hands: readonly number[]): Game<TinyShape> => ({
  ...tiny,
  steps: {
    ...tiny.steps,
    deal: {
      kind: "automatic",
      rule: "TINY-1",
      run(ctx) {
        for (const by of all(ctx.state)) {
          ctx.draw(6, 1, "TINY-1");
          const n = hands[by] as number;
          ctx.state.hands[by] = n;
          ctx.emit({ is: "dealt", rule: "TINY-1", by, n }, [by]);
        }
        ctx.done();
      },
    },
  },
});
