import { seededDraws, perft, perftDistinct } from "@starboard/kernel";
import { expect, test } from "vitest";
import { choose, end, log, noDice, outlineOf, toy, type ToyState } from "./toys.ts";

const draws = () => seededDraws(1);
/** Each act adds its number; every sum is reached in several ways. */
const adding = choose(0, ["1", "2"], {
  resolve(ctx, _m, _by, act) {
    ctx.state.count += Number(act.do);
    ctx.done();
  },
});
const game = toy({
  outline: outlineOf({ repeat: ["add"], until: (t: ToyState) => t.count >= 4 }, "end"),
  steps: { add: adding, end },
});

test("counts the sequences of acts; those that end early are not counted deeper", () => {
  // 1 and 2 summed to at least 4: 1111 112 121 211 22 and their last steps.
  expect([0, 1, 2, 3, 4, 5].map((depth) => perft(game, game.setup({}), depth, draws))).toEqual([1, 2, 4, 6, 2, 0]);
});

test("counts distinct states once", () => {
  expect([0, 1, 2, 3].map((depth) => perftDistinct(game, game.setup({}), depth, draws))).toEqual([1, 2, 3, 3]);
});

test("counts from any state, started or not, and does not change it", () => {
  const table = game.setup({});
  perft(game, table, 3, draws);
  perftDistinct(game, table, 2, draws);
  expect(table).toEqual(game.setup({}));
});

test("a draw gives the same number anywhere in the tree", () => {
  const seen = new Set<number>();
  const dicey = toy({
    outline: outlineOf({ repeat: ["add", "roll"], until: (t: ToyState) => t.count >= 4 }, "end"),
    steps: {
      add: adding,
      roll: log("roll", {
        run(ctx) {
          seen.add(ctx.draw(20, 1, "TOY-9")[0] as number);
          ctx.done();
        },
      }),
      end,
    },
  });
  perft(dicey, dicey.setup({}), 4, draws);
  expect(seen.size).toBe(1);
  expect(() => perft(dicey, dicey.setup({}), 2, () => noDice)).toThrow("nothing should be drawn");
});
