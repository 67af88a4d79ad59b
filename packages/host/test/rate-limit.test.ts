import { expect, test } from "vitest";
import { createBucket, createBuckets } from "../src/live/rate-limit.ts";

test("a bucket gives its tokens and refills at its rate, up to its size", () => {
  let time = 0;
  const one = createBucket(3, 0.5, () => time);
  expect([one.take(1), one.take(2), one.take(1)]).toEqual([true, true, false]);
  time = 1_999;
  expect(one.take(1)).toBe(false);
  time = 2_001;
  expect(one.take(1)).toBe(true);
  time = 1_000_000;
  expect([one.take(4), one.take(3), one.take(0.1)]).toEqual([false, true, false]);
  // A clock that is set back adds no tokens.
  time = 0;
  expect(one.take(1)).toBe(false);
});

test("buckets are separate by name, and their number is limited", () => {
  const all = createBuckets(1, 0, () => 0, 2);
  expect([all.take("a"), all.take("a"), all.take("b")]).toEqual([true, false, true]);
  expect([all.take("c"), all.take("b"), all.take("a")]).toEqual([true, false, true]);
});
