import type { MatchReview } from "@starboard/bots/review";
import { seat } from "@starboard/kernel";
import { expect, test } from "vitest";
import { balanceRows, wholePoints } from "../src/review/balance-rows.ts";

const draw = (n: number, expected: number, got: number) => ({
  n,
  kind: "draw" as const,
  rule: "SMP-1" as const,
  draws: [],
  expected: [expected, 1 - expected],
  got: [got, 1 - got],
});
const moment = (n: number, by: number, effect: number) => ({
  n,
  by,
  assessment: effect < 0 ? "mistake" : "fine",
  effects: by === 0 ? [effect, -effect] : [-effect, effect],
});
const review = (isLuckShown: boolean): MatchReview =>
  ({
    scope: { classes: true, luck: isLuckShown },
    luck: isLuckShown ? [draw(2, 0.5, 0.45), draw(4, 0.4, 0.615)] : [],
    moments: [moment(1, 0, -0.123), moment(3, 1, -0.2), moment(5, 0, -0.3), moment(6, 0, 0)],
    balance: [
      {
        start: 0.504,
        luck: isLuckShown ? 0.165 : 0,
        own: -0.423,
        others: [0, 0.2],
        unseen: isLuckShown ? -0.446 : -0.281,
        result: 0,
      },
    ],
  }) as unknown as MatchReview;

test("the points of all parts add up to those of the result, whatever their fractions", () => {
  for (const isShown of [true, false]) {
    const rows = balanceRows(review(isShown), seat(0));
    const parts = rows.slice(0, -1).reduce((sum, { points }) => sum + points, 0);
    expect(rows.at(-1)).toMatchObject({ is: "result", points: parts });
  }
  expect(wholePoints([0.5, 0.5, -1], 0)).toEqual([1, 0, -1]);
  expect(wholePoints([-12.3, -0.4, 2.7], -10)).toEqual([-12, -1, 3]);
});

test("draws and mistakes are listed where they count, the greatest first; each part goes on where the last one ended", () => {
  const rows = balanceRows(review(true), seat(0));
  expect(rows.map(({ is }) => is)).toEqual(["start", "luck", "own", "others", "unseen", "result"]);
  expect(rows[1]?.terms.map(({ n }) => n)).toEqual([4, 2]);
  expect(rows[1]?.terms[0]).toMatchObject({ is: "draw", expected: 0.4, got: 0.615 });
  expect(rows[2]?.terms.map(({ n }) => n)).toEqual([5, 1]);
  expect(rows[3]).toMatchObject({ by: 1 });
  expect(rows[3]?.terms.map(({ n, value }) => [n, value])).toEqual([[3, 0.2]]);
  for (let i = 2; i < rows.length - 1; i++) expect(rows[i]?.from).toBeCloseTo(rows[i - 1]?.to as number, 12);
});

test("without shown luck there is no row of draws; without a balance there are no rows", () => {
  expect(balanceRows(review(false), seat(0)).map(({ is }) => is)).toEqual([
    "start",
    "own",
    "others",
    "unseen",
    "result",
  ]);
  expect(balanceRows({ ...review(true), balance: [] }, seat(0))).toEqual([]);
});
