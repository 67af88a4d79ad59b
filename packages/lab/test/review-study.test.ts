import type { Assessment, MatchReview } from "@starboard/bots/review";
import { expect, test } from "vitest";
import { addFigures, figuresOf, luckFigures, NO_FIGURES, shareInterval } from "../src/index.ts";

/** A review in which the entries from 1 on have these classes. */
const reviewOf = (...classes: readonly Assessment[]): MatchReview =>
  ({ moments: classes.map((assessment, i) => ({ n: i + 1, entries: [], assessment })) }) as unknown as MatchReview;

test("flags, close calls and the agreement of two reviews are counted", () => {
  const first = reviewOf("blunder", "fine", "inaccuracy", "close", "mistake", "inaccuracy");
  const second = reviewOf("mistake", "fine", "fine", "inaccuracy", "close", "inaccuracy");
  expect(figuresOf(first, second, (n) => n === 6)).toEqual({
    ...NO_FIGURES,
    matches: 1,
    choices: 6,
    alarms: 4,
    refuted: 1,
    close: 1,
    flagged: 5,
    repeated: 2,
    // Only entry 3 was flagged by one and called fine by the other: too close to call is no contradiction.
    contradicted: 1,
  });
});

test("figures of matches add up", () => {
  const one = figuresOf(reviewOf("blunder"), reviewOf("blunder"), () => false);
  expect(addFigures(one, one)).toEqual({ ...NO_FIGURES, matches: 2, choices: 2, alarms: 2, flagged: 2, repeated: 2 });
});

test("the luck of matches has a mean and a deviation; shares have intervals that hold zero and one", () => {
  expect(luckFigures([0.1, -0.1, 0.3])).toEqual({
    matches: 3,
    mean: expect.closeTo(0.1, 12) as number,
    deviation: expect.closeTo(0.2, 12) as number,
  });
  expect(luckFigures([])).toEqual({ matches: 0, mean: 0, deviation: 0 });
  const [low, high] = shareInterval(0, 150);
  expect(low).toBe(0);
  expect(high).toBeCloseTo(0.025, 3);
  expect(shareInterval(5, 5)[1]).toBe(1);
});
