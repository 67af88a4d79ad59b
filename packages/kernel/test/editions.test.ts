import { asOfEdition, Engine, editionsOf, type Game, noDraws, seat, withGameChange } from "@starboard/kernel";
import { expect, test } from "vitest";
import { anyAct, type ToyGame, type ToyShape, toy } from "./toys.ts";

const ask = (most: number): ToyGame["steps"][string] => ({
  kind: "decision",
  rule: "TOY-1",
  schema: anyAct,
  asks: () => seat(0),
  candidates: (_t, _m, _by, offer) => [1, 2, 3, 4].forEach((n) => offer({ do: "count", n })),
  forbids: (_t, _m, _by, act) => ((act.n ?? 0) > most ? { rule: "TOY-1", code: "TOY_MOST" } : undefined),
  resolve(ctx, _m, _by, act) {
    ctx.state.count += act.n ?? 0;
    ctx.done();
  },
});
const third: ToyGame = {
  ...toy({ outline: [{ repeat: ["ask"], until: () => false }], steps: { ask: ask(2) } }),
  edition: 3,
  sums: { count: (t) => ({ ok: { total: t.count, terms: [] } }) },
};
const second = {
  edition: 2,
  change: (next: ToyGame) => ({
    steps: { ask: { ...next.steps["ask"], ...ask(3) } },
    sums: { count: null, half: (t: ToyShape["state"]) => ({ ok: { total: t.count / 2, terms: [] } }) },
    migrate: (t: ToyShape["state"]) => (t.count < 10 ? { ...t, count: 0 } : null),
  }),
};
const first = {
  edition: 1,
  change: (next: ToyGame) => ({ seats: () => 3, steps: { old: next.steps["ask"] as never } }),
};
const build = (earlier: readonly object[]) =>
  editionsOf<ToyGame>(third, 3, earlier as never, (next, change, edition) =>
    withGameChange(next, change as never, edition),
  );
const editions = build([first, second]);
const legal = (game: Game<ToyShape> | undefined): number => {
  const engine = new Engine(game as Game<ToyShape>, noDraws);
  engine.advance((game as Game<ToyShape>).setup({}));
  return engine.moves.length;
};

test("an edition is the next edition with its own steps and sums, and inherits the rest (KRN-ED-1)", () => {
  expect([editions.baseline, editions.newest]).toEqual([1, 3]);
  expect([1, 2, 3].map((n) => legal(editions.of(n)))).toEqual([3, 3, 2]);
  expect([1, 2, 3].map((n) => Object.keys(editions.of(n)?.sums ?? {}))).toEqual([["half"], ["half"], ["count"]]);
  expect([1, 2, 3].map((n) => editions.of(n)?.seats({} as never))).toEqual([3, 2, 2]);
  expect([1, 2, 3].map((n) => editions.of(n)?.edition)).toEqual([1, 2, 3]);
  expect(Object.keys(editions.of(1)?.steps ?? {})).toEqual(["ask", "old"]);
});
test("an edition that is not known is not built (KRN-ED-2)", () => {
  expect([0, 4, 1.5].map((n) => editions.of(n))).toEqual([undefined, undefined, undefined]);
  expect(editions.of(2)).toBe(editions.of(2));
});
test("only an edition that says so carries positions over, and it is not inherited (KRN-ED-3)", () => {
  expect([1, 2, 3].map((n) => typeof editions.of(n)?.migrate)).toEqual(["undefined", "function", "undefined"]);
});
test("an edition left out is a bug", () => {
  expect(() => build([first])).toThrow("edition 2 is not described");
});
test("a bot or a screen is as it was in an edition, whichever editions changed it", () => {
  const changes = [
    { edition: 1, change: (next: { name: string }) => ({ name: `${next.name}, first` }) },
    { edition: 3, change: () => ({ name: "third" }) },
  ];
  const of = (edition: number): string => asOfEdition({ name: "newest" }, changes, edition).name;
  expect([4, 3, 2, 1].map(of)).toEqual(["newest", "third", "third", "third, first"]);
  expect(asOfEdition({ name: "newest" }, undefined, 1).name).toBe("newest");
});
