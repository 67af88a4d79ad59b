import type { Assessment, MatchReview } from "@starboard/bots/review";
import { expect, test } from "vitest";
import { addFigures, figuresOf, luckFigures, NO_FIGURES, shareInterval } from "../src/index.ts";

/** A review in which the entries from 1 on have these classes. */
const reviewOf = (...classes: readonly Assessment[]): MatchReview =>
  ({ moments: classes.map((assessment, i) => ({ n: i + 1, entries: [], assessment })) }) as unknown as MatchReview;

test("planted errors, alarms and the agreement of two reviews are counted apart", () => {
  const first = reviewOf("blunder", "fine", "inaccuracy", "close", "mistake", "inaccuracy");
  const second = reviewOf("mistake", "fine", "fine", "inaccuracy", "close", "inaccuracy");
  const isRefuted = (n: number): boolean => n === 6;
  expect(figuresOf(first, second, new Set([1, 2]), isRefuted)).toEqual({
    ...NO_FIGURES,
    matches: 1,
    // Entries 1 and 2 were planted; the review found only the first of them.
    planted: 2,
    found: 1,
    choices: 4,
    alarms: 3,
    refuted: 1,
    close: 1,
    flagged: 5,
    repeated: 2,
    // Only entry 3 was flagged by one and called fine by the other: too close to call is no contradiction.
    contradicted: 1,
  });
});

test("a planted blunder at a decision that the review does not compare was not found", () => {
  const review = reviewOf("fine");
  expect(figuresOf(review, review, new Set([7]), () => true)).toMatchObject({ planted: 1, found: 0, choices: 1 });
});

test("figures of matches add up", () => {
  const one = figuresOf(reviewOf("blunder"), reviewOf("blunder"), new Set(), () => false);
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
