import { describe, expect, test } from "vitest";
import { levelSettings } from "@starboard/bots";
import { nimSpec } from "../../bots/test/nim.ts";
import { blunderFigures, type BlunderPlan, type FixedSearch, judgeChoices, type JudgedChoice } from "../src/index.ts";

const spec = nimSpec();
const player = (level: 1 | 5, iterations: number): FixedSearch => ({
  is: "search",
  level,
  iterations,
  settings: levelSettings(level),
});
/** Whoever leaves a multiple of four stones wins, so that one act in three is right in most positions. */
const plan: BlunderPlan = {
  game: "nim",
  options: { stones: 14, players: 2, dice: false },
  players: [player(1, 4), player(5, 4000)],
  judgeIterations: 4000,
  perMatch: 3,
  seed: 8,
  maxActs: 100,
};
const choicesOf = (matches: number): JudgedChoice[] =>
  Array.from({ length: matches }, (_, match) => judgeChoices(spec, plan, match)).flatMap(({ choices }) => choices);

describe("choices judged by a longer search", () => {
  const choices = choicesOf(12);
  test("a bot that hardly searches blunders, one that solves the game does not", () => {
    expect(choices.length).toBeGreaterThan(20);
    const [weak, strong] = [0, 1].map((of) => blunderFigures(choices, of));
    expect(weak?.above10.mean).toBeGreaterThan(0.2);
    expect(weak?.meanLoss).toBeGreaterThan(0.1);
    expect(strong?.above5.mean).toBe(0);
  });
  test("a lost choice costs the whole match, a right one nothing", () => {
    for (const { step, losses } of choices) {
      expect(step).toBe("take");
      for (const loss of losses) expect([0, 1]).toContain(loss);
    }
  });
  test("the same plan gives the same choices, at most so many of a match", () => {
    const again = judgeChoices(spec, plan, 3);
    expect(again).toEqual(judgeChoices(spec, plan, 3));
    expect(again.choices.length).toBeLessThanOrEqual(plan.perMatch);
    expect(judgeChoices(spec, { ...plan, seed: 9 }, 3)).not.toEqual(again);
  });
});

test("shares count what is above a bound, not at it", () => {
  const choices = [0.2, 0.1, 0.07, 0].map((loss) => ({ step: "take", losses: [0, loss] }));
  const { above10, above5, meanLoss } = blunderFigures(choices, 1);
  expect([above10.mean, above5.mean]).toEqual([0.25, 0.75]);
  expect(meanLoss).toBeCloseTo(0.0925, 10);
});
