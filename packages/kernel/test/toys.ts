/** Games of a few lines, each made for one rule of the kernel. */
import {
  type Act,
  type Aside,
  type Automatic,
  cloneFlow,
  type Decision,
  type Draw,
  type StackFrame,
  type Game,
  type OutlineItem,
  newFlow,
  type Outline,
  type Sealed,
  type Seat,
  seat,
  type Shape,
  type GameState,
} from "@starboard/kernel";
import * as z from "zod/mini";

/** A state that logs what happened to it, in order. */
export interface ToyState extends GameState {
  log: string[];
  count: number;
}
export interface ToyShape extends Shape {
  state: ToyState;
  steps: { [step: string]: { memo: ToyMemo; act: ToyAct } };
  asides: { [aside: string]: ToyAct };
}
type ToyAct = Act & { n?: number | undefined };
type ToyMemo = Record<string, unknown>;
export type ToyGame = Game<ToyShape>;
type ToyDecision = Decision<ToyShape, ToyAct, ToyMemo>;
type ToySealed = Sealed<ToyShape, ToyAct, ToyMemo>;
type ToyAutomatic = Automatic<ToyShape, ToyMemo>;
type ToyAside = Aside<ToyShape, ToyAct>;

export const anyAct = z.strictObject({ do: z.string(), n: z.optional(z.int()) });

/** Makes a game of two seats from its outline and steps; everything else is minimal. */
export function toy(parts: Partial<ToyGame> & Pick<ToyGame, "outline" | "steps">): ToyGame {
  return {
    id: "toy",
    edition: 1,
    options: { specs: [], presets: [], parse: (raw) => ({ ok: raw as object }), seats: () => 2 },
    asides: {},
    refusals: {
      turn: { rule: "TOY-1", code: "TOY_TURN" },
      phase: { rule: "TOY-2", code: "TOY_PHASE" },
      over: { rule: "TOY-3", code: "TOY_OVER" },
    },
    setup: () => ({ flow: newFlow(), log: [], count: 0 }),
    seats: () => 2,
    clone: (t) => ({ ...t, flow: cloneFlow(t.flow, (memo) => ({ ...memo })), log: t.log.slice() }),
    visibility: { state: { log: "public", count: "public" }, memos: {}, options: {}, facts: {}, refusals: {} },
    view: (t) => ({ ...t }),
    determinize: (v) => v as ToyState,
    invariants: [],
    notation: { read: (raw) => ({ ok: raw as ToyState }), write: (t) => t },
    ...parts,
  };
}

/** A step that logs its name and is done. */
export const log = (name: string, more: Partial<ToyAutomatic> = {}): ToyAutomatic => ({
  kind: "automatic",
  rule: "TOY-4",
  run(ctx) {
    ctx.state.log.push(name);
    ctx.done();
  },
  ...more,
});
/** A step that ends the match. */
export const end: ToyAutomatic = {
  kind: "automatic",
  rule: "TOY-5",
  run(ctx) {
    ctx.state.log.push("end");
    ctx.endMatch({ winners: [seat(0)], rule: "TOY-5", scores: [1, 0] });
  },
};
/** Asks a seat to choose among the given words; the choice is logged. */
export const choose = (by: number, words: readonly string[], more: Partial<ToyDecision> = {}): ToyDecision => ({
  kind: "decision",
  rule: "TOY-6",
  schema: anyAct,
  asks: () => seat(by),
  candidates: (_t, _m, _by, offer) => words.forEach((word) => offer({ do: word })),
  forbids: () => undefined,
  resolve(ctx, _m, who, act) {
    ctx.state.log.push(`${who}:${act.do}`);
    ctx.done();
  },
  ...more,
});
/** Asks several seats to choose secretly among the given words. */
export const chooseSealed = (
  seats: readonly number[],
  words: (by: Seat) => readonly string[],
  more: Partial<ToySealed> = {},
): ToySealed => ({
  kind: "sealed",
  rule: "TOY-7",
  schema: anyAct,
  asksAll: () => seats.map(seat),
  candidates: (_t, _m, by, offer) => words(by).forEach((word) => offer({ do: word })),
  forbids: () => undefined,
  open(ctx, _m, answers) {
    ctx.state.log.push([...answers].map(([by, act]) => `${by}:${act.do}`).join(" "));
    ctx.done();
  },
  ...more,
});
/** An aside with one act. */
export const speak = (word: string, resolve: ToyAside["resolve"], more: Partial<ToyAside> = {}): ToyAside => ({
  rule: "TOY-8",
  schema: anyAct,
  candidates: (_t, _m, _by, offer) => offer({ do: word }),
  forbids: () => undefined,
  resolve,
  ...more,
});

/** Draws that must never be called. */
export const noDice: Draw = () => {
  throw new Error("nothing should be drawn here");
};
export type Lines = readonly OutlineItem<ToyShape>[];
export const outlineOf = (...lines: Lines): Outline<ToyShape> => lines;
export const top = (t: ToyState): StackFrame | undefined => t.flow.stack[t.flow.stack.length - 1];
/** Returns the state as it is restored from saved text. */
export const saved = <T>(t: T): T => JSON.parse(JSON.stringify(t)) as T;
