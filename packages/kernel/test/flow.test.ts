import { Bug, isRefusal, offers, placeOf, play, question, seat, start, whyNot } from "@starboard/kernel";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { choose, end, type Lines, log, noDice, outlineOf, speak, toy, type ToyState } from "./toys.ts";

const steps = {
  a: log("a"),
  b: log("b"),
  c: log("c"),
  count: log("count", {
    run(ctx) {
      ctx.state.count += 1;
      ctx.state.log.push(`count ${ctx.state.count}`);
      ctx.done();
    },
  }),
  end,
};
const run = (...lines: Lines): string[] => start(toy({ outline: outlineOf(...lines), steps }), {}, noDice).state.log;
const reached = (n: number) => (t: ToyState) => t.count >= n;

describe("KRN-FLOW-1", () => {
  test("from top to bottom", () => {
    expect(run("a", "b", "c", "end")).toEqual(["a", "b", "c", "end"]);
  });

  test("a loop runs until its end condition holds, tested before entry and after each round", () => {
    expect(run({ repeat: ["count"], until: reached(3) }, "end")).toEqual(["count 1", "count 2", "count 3", "end"]);
    expect(run({ repeat: ["count", "count"], until: reached(3) }, "end")).toEqual([
      "count 1",
      "count 2",
      "count 3",
      "count 4",
      "end",
    ]);
    expect(run({ repeat: ["a"], until: () => true }, "end")).toEqual(["end"]);
  });

  test("a passage is played once if its condition holds when it is reached", () => {
    const odd = (t: ToyState): boolean => t.count % 2 === 1;
    const loop = { repeat: ["count", { when: odd, play: ["a", "b"] }], until: reached(3) } as const;
    expect(run(loop, "end")).toEqual(["count 1", "a", "b", "count 2", "count 3", "a", "b", "end"]);
  });

  test("loops nest", () => {
    const inner = { repeat: ["count"], until: (t: ToyState) => t.count % 2 === 0 } as const;
    expect(run({ repeat: ["a", "count", inner], until: reached(4) }, "c", "end")).toEqual([
      "a",
      "count 1",
      "count 2",
      "a",
      "count 3",
      "count 4",
      "c",
      "end",
    ]);
  });

  test("the place is one item number for each depth", () => {
    const outline = outlineOf("a", { repeat: ["b", { when: () => true, play: ["ask", "c"] }], until: () => false });
    const game = toy({ outline, steps: { ...steps, ask: choose(0, ["x", "y"]) } });
    expect(start(game, {}, noDice).state.flow.at).toEqual([1, 1, 0]);
    expect(placeOf(outline, "c")).toEqual([1, 1, 1]);
    expect(placeOf(outline, "b")).toEqual([1, 0]);
    expect(placeOf(outline, "end")).toBeUndefined();
  });

  test("play resumed at any place of an outline takes the same steps", () => {
    // Random outlines of numbered steps: starting from the flow saved after n steps gives the steps that followed n
    // steps.
    const line = fc.letrec((tie) => ({
      line: fc.oneof(
        { depthSize: "small", withCrossShrink: true },
        fc.constant("count" as const),
        fc.record({ repeat: tie("lines"), until: fc.nat(12) }),
        fc.record({ when: fc.nat(12), play: tie("lines") }),
      ),
      lines: fc.array(tie("line"), { minLength: 1, maxLength: 3 }),
    }));
    type Plan = "count" | { repeat: Plan[]; until: number } | { when: number; play: Plan[] };
    const built = (plan: Plan): never =>
      (plan === "count"
        ? plan
        : "repeat" in plan
          ? { repeat: ["count", ...plan.repeat.map(built)], until: reached(plan.until) }
          : { when: (t: ToyState) => t.count < plan.when, play: plan.play.map(built) }) as never;
    fc.assert(
      fc.property(line.lines, fc.nat(20), (plans, stop) => {
        const paused = {
          ...steps,
          count: choose(0, ["on", "again"], {
            resolve(ctx) {
              ctx.state.count += 1;
              ctx.state.log.push(String(ctx.state.count));
              ctx.done();
            },
          }),
        };
        const game = toy({ outline: [...(plans as Plan[]).map(built), "end"], steps: paused });
        const step = (table: ToyState): ToyState => {
          const played = play(game, table, { by: seat(0), step: "count", act: { do: "on" } }, noDice);
          if (isRefusal(played)) throw new Error(played.code);
          return played.state;
        };
        let straight = start(game, {}, noDice).state;
        let halting = straight;
        for (let n = 0; n < 40 && straight.flow.over === null; n++) {
          straight = step(straight);
          halting = step(n === stop ? (JSON.parse(JSON.stringify(halting)) as ToyState) : halting);
        }
        expect(halting).toEqual(straight);
      }),
      { numRuns: 60 },
    );
  });

  test.for([
    ["an outline that ends without an outcome", () => run("a")],
    [
      "an outline that runs in circles without a step",
      () => run({ repeat: [{ when: () => false, play: ["a"] }], until: () => false }),
    ],
  ] as const)("%s is a bug", ([, go]) => {
    expect(go).toThrow(Bug);
  });
});

test("after the end nothing is asked, offered or accepted (KRN-FLOW-2)", () => {
  const game = toy({ outline: outlineOf("a", "end"), steps, asides: { say: speak("say", () => undefined) } });
  const { state } = start(game, {}, noDice);
  expect(state.flow).toMatchObject({ stack: [], over: { winners: [0], scores: [1, 0] } });
  expect(question(game, state)).toBeUndefined();
  expect(offers(game, state, seat(0))).toEqual([]);
  for (const step of ["a", "say", "nothing"])
    expect(whyNot(game, state, { by: seat(0), step, act: { do: "say" } })).toEqual(game.refusals.over);
});
