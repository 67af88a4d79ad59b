/** Tests, mostly at compile time, that the types of steps and asides follow from the lists of a game. */
import { expect, expectTypeOf, test } from "vitest";
import type { Act, Aside, AsidesOf, Automatic, Decision, Outline, Sealed, Shape, StepsOf } from "../src/index.ts";
import { anyAct } from "./toys.ts";

interface LiftAct extends Act {
  do: "lift";
}
interface BidAct extends Act {
  do: "bid";
}

const begin: Automatic<TinyShape> = { kind: "automatic", rule: "TNY-1", run: (ctx) => ctx.ask("lift", { by: 1 }) };
const lift: Decision<TinyShape, LiftAct, { by: number }> = {
  kind: "decision",
  rule: "TNY-2",
  schema: anyAct as never,
  asks: (_t, m) => m.by as never,
  candidates() {},
  forbids: () => undefined,
  // @ts-expect-error a memo of this step has `by`
  resolve: (ctx) => ctx.ask("lift", {}),
};
const bid: Sealed<TinyShape, BidAct> = {
  kind: "sealed",
  rule: "TNY-3",
  schema: anyAct as never,
  asksAll: () => [],
  candidates() {},
  forbids: () => undefined,
  // @ts-expect-error no step of the list has this name
  open: (ctx) => ctx.ask("lower", {}),
};
const leave: Aside<TinyShape, LiftAct> = {
  rule: "TNY-4",
  schema: anyAct as never,
  candidates() {},
  forbids: () => undefined,
  resolve() {},
};
const steps = { begin, lift, bid };
const asides = { leave };
interface TinyShape extends Shape {
  steps: StepsOf<typeof steps>;
  asides: AsidesOf<typeof asides>;
}

test("the list of steps gives each step its acts and its memo", () => {
  expectTypeOf<TinyShape["steps"]["begin"]>().toEqualTypeOf<{ memo: object; act: never }>();
  expectTypeOf<TinyShape["steps"]["lift"]>().toEqualTypeOf<{ memo: { by: number }; act: LiftAct }>();
  expectTypeOf<TinyShape["steps"]["bid"]>().toEqualTypeOf<{ memo: object; act: BidAct }>();
  expectTypeOf<TinyShape["asides"]>().toEqualTypeOf<{ leave: LiftAct }>();
  expect(Object.keys(steps)).toEqual(["begin", "lift", "bid"]);
});

test("an outline names steps of the list only", () => {
  const outline: Outline<TinyShape> = ["begin", "bid"];
  // @ts-expect-error no step of the list has this name
  const wrong: Outline<TinyShape> = ["begin", "lower"];
  expect([...outline, ...wrong]).toHaveLength(4);
});
