/**
 * Small games with known best play, written against the real contract.
 *
 * Nim: take one to three stones, the player who takes the last wins; the best act leaves a multiple of four. With
 * `dice` a die is rolled after every act and a six removes one more stone (never the last). `acts` multiplies the ways
 * of taking, so that the search has acts to leave out.
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

export interface NimOptions {
  readonly stones: number;
  readonly players: number;
  readonly dice: boolean;
}
export interface NimTable extends GameState {
  options: NimOptions;
  stones: number;
  turn: number;
}
export interface Nim extends Shape {
  options: NimOptions;
  state: NimTable;
  view: NimTable;
  fact: { is: "took"; rule: `NIM-${string}` };
  steps: { take: { memo: object; act: Act & { do: "take"; n: number } } };
  asides: Record<never, never>;
}
const copy = (t: NimTable): NimTable => ({ ...t, flow: cloneFlow(t.flow, (m) => ({ ...m })) });

export const nim: Game<Nim> = {
  id: "nim",
  edition: 1,
  options: {
    specs: [],
    presets: [],
    parse: (raw) => ({ ok: raw as NimOptions }),
    seats: (options) => options.players,
  },
  outline: [{ repeat: ["take"], until: () => false }],
  steps: {
    take: {
      kind: "decision",
      rule: "NIM-1",
      always: true,
      schema: z.strictObject({ do: z.literal("take"), n: z.int() }),
      asks: (t) => seat(t.turn),
      candidates(t, _m, _by, offer) {
        for (let n = 1; n <= Math.min(3, t.stones); n++) offer({ do: "take", n });
      },
      forbids: (t, _m, _by, act) =>
        act.n >= 1 && act.n <= 3 && act.n <= t.stones ? undefined : { rule: "NIM-1", code: "N" },
      resolve(ctx, _m, by, act) {
        ctx.state.stones -= act.n;
        if (ctx.state.stones > 1 && ctx.state.options.dice && ctx.draw(6, 1, "NIM-2")[0] === 6) ctx.state.stones--;
        ctx.state.turn = (ctx.state.turn + 1) % ctx.state.options.players;
        ctx.done();
        if (ctx.state.stones === 0) {
          const scores = Array.from({ length: ctx.state.options.players }, (_, s) => (s === by ? 1 : 0));
          ctx.endMatch({ winners: [by], rule: "NIM-3", scores });
        }
      },
    },
  },
  asides: {},
  refusals: {
    turn: { rule: "NIM-1", code: "TURN" },
    phase: { rule: "NIM-1", code: "PHASE" },
    over: { rule: "NIM-1", code: "OVER" },
  },
  setup: (options) => ({ flow: newFlow(), options, stones: options.stones, turn: 0 }),
  seats: () => 2,
  clone: copy,
  visibility: {
    state: { stones: "public", turn: "public" },
    memos: { take: {} },
    options: { stones: "public", players: "public", dice: "public" },
    facts: { took: "public" },
    refusals: {},
  },
  view: copy,
  determinize: copy,
  invariants: [],
  notation: { read: (raw) => ({ ok: raw as NimTable }), write: (t) => t },
};

/** A spec that knows only the winner. The weights may be misleading and may leave acts out. */
export function nimSpec(weights: (n: number) => number = () => 1, most = 3): BotSpec<Nim> {
  return {
    game: nim,
    evaluate: (t, worth) => worth.fill(1 / t.options.players),
    terminalValue(t, worth) {
      worth.fill(0);
      for (const w of t.flow.over?.winners ?? []) worth[w] = 1;
    },
    policyPrior(_t, _step, _by, acts) {
      const shown = [...acts].sort(
        (a, b) => weights((b as { n: number } & Act).n) - weights((a as { n: number } & Act).n),
      );
      const kept = shown.slice(0, most);
      return {
        acts: kept,
        priors: kept.map((a) => weights((a as { n: number } & Act).n)),
        complete: kept.length === acts.length,
      };
    },
    explain: (t) => [{ key: "stones", value: t.stones }],
    turnKey: (t) => `${t.stones}`,
    timeShare: () => 1,
    outcomeKey: (t) => `${t.stones}`,
  };
}

/** The view of a match that waits for its first act. */
export function opening(options: NimOptions): { view: NimTable; seat: Seat; options: NimOptions } {
  const t = nim.setup(options);
  t.flow.at = [0, 0];
  t.flow.stack.push({ step: "take", memo: {} });
  return { view: t, seat: seat(0), options };
}

/** Number of stones an answer takes. */
export function stonesOf(reply: { readonly act: Act } | null): number {
  if (!reply) throw new Error("no answer");
  return (reply.act as Act & { n: number }).n;
}
