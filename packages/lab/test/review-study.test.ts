import type { Assessment, MatchReview } from "@starboard/bots/review";
import { expect, test } from "vitest";
import { addFigures, figuresOf, NO_FIGURES } from "../src/index.ts";

/** A review in which the entries from 1 on have these classes. */
const reviewOf = (...classes: readonly Assessment[]): MatchReview =>
  ({ moments: classes.map((assessment, i) => ({ n: i + 1, assessment })) }) as unknown as MatchReview;

test("planted errors, alarms and the agreement of two reviews are counted apart", () => {
  const first = reviewOf("blunder", "fine", "inaccuracy", "close", "mistake", "inaccuracy");
  const second = reviewOf("mistake", "fine", "fine", "inaccuracy", "close", "inaccuracy");
  expect(figuresOf(first, second, new Set([1, 2]))).toEqual({
    matches: 1,
    // Entries 1 and 2 were planted; the review found only the first of them.
    planted: 2,
    found: 1,
    choices: 4,
    alarms: 3,
    close: 1,
    flagged: 5,
    repeated: 2,
    // Only entry 3 was flagged by one and called fine by the other: too close to call is no contradiction.
    contradicted: 1,
  });
});

test("figures of matches add up", () => {
  const one = figuresOf(reviewOf("blunder"), reviewOf("blunder"), new Set());
  expect(addFigures(one, one)).toEqual({ ...NO_FIGURES, matches: 2, choices: 2, alarms: 2, flagged: 2, repeated: 2 });
});
