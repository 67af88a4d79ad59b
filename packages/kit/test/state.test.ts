/** Copies and positions that follow from the schema of a state. */
import { game } from "@starboard/sample";
import type { Flow } from "@starboard/kernel";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { clonerOf, copierOf, memoCopier, stepsOf } from "../src/state/index.ts";

test("a copy is equal and shares nothing that can be written", () => {
  const schema = z.strictObject({
    n: z.int(),
    list: z.array(z.int()),
    deep: z.array(z.array(z.nullable(z.int()))),
    maybe: z.optional(z.strictObject({ names: z.array(z.string()) })),
    either: z.union([z.string(), z.array(z.int())]),
  });
  const value: z.infer<typeof schema> = {
    n: 1,
    list: [1, 2],
    deep: [[1, null], []],
    maybe: { names: ["a"] },
    either: [3],
  };
  const copy = copierOf(schema)(value);
  expect(copy).toEqual(value);
  value.list.push(9);
  value.deep[0]?.push(9);
  value.maybe?.names.push("b");
  (value.either as number[]).push(9);
  expect(copy).toEqual({ n: 1, list: [1, 2], deep: [[1, null], []], maybe: { names: ["a"] }, either: [3] });
  expect(copierOf(schema)({ ...value, maybe: undefined } as never)).toHaveProperty("maybe", undefined);
});

test("a state is copied with its flow; memos without a schema and the options are shared", () => {
  interface State {
    flow: Flow;
    readonly options: { readonly rounds: number };
    cards: number[];
  }
  const clone = clonerOf<State>(
    z.strictObject({ cards: z.array(z.int()) }),
    memoCopier({ ask: z.strictObject({ left: z.array(z.int()) }) }),
  );
  const state: State = {
    flow: {
      at: [0],
      over: null,
      stack: [
        { step: "ask", memo: { left: [1] } },
        { step: "other", memo: { x: 1 } },
      ],
    },
    options: { rounds: 3 },
    cards: [5],
  };
  const copy = clone(state);
  expect(copy).toEqual(state);
  state.cards.push(6);
  (state.flow.stack[0] as { memo: { left: number[] } }).memo.left.push(2);
  expect(copy.cards).toEqual([5]);
  expect(copy.flow.stack[0]?.memo).toEqual({ left: [1] });
  expect(copy.options).toBe(state.options);
  expect(copy.flow.stack[1]?.memo).toBe(state.flow.stack[1]?.memo);
});

const options = (game.options.parse({}) as { ok: Parameters<typeof game.notation.read>[1] }).ok;
test.for([
  ["neither a step nor a place", { round: 1 }, "step"],
  ["a step and a place", { step: "pick", place: [-1] }, "step"],
  ["a step that does not exist", { step: "board" }, "step"],
  ["a memo of a step without one", { step: "pick", memo: { winner: null, toAsk: null, holder: null } }, "memo"],
  ["answers to a step that is not sealed", { step: "pick", answers: [null] }, "answers"],
  ["a field that does not exist", { step: "pick", fuel: 3 }, ""],
  ["a value out of range", { step: "pick", round: 99 }, "round"],
] as const)("a position with %s names its field", ([, position, at]) => {
  const read = game.notation.read(position, options);
  expect("bad" in read && read.bad[0]).toMatchObject({ code: "SMP_POSITION", at });
});

test("the steps of an outline are named in their order", () => {
  expect(stepsOf(game.outline)).toEqual(["deal", "sight", "pick", "bid", "award", "refill", "score"]);
});
