import { expect, test } from "vitest";
import type { Dice } from "../../src/module/resolved.ts";
import { oddsBelow } from "../../src/ui/work/Battles.tsx";

const dice = (...factors: [number, number][]): Dice => ({
  factors: factors.map(([times, sides]) => ({ times, sides })),
});

test("the chance to beat a minor race counts every pair of dice; they win ties (WE-9.32, WE-9.18)", () => {
  const race = dice([1, 6], [1, 6]);
  const good = [6, 10, 13, 16, 20, 21, 25, 26, 31, 36, 37].map((force) => oddsBelow(race, force).good);
  expect(good).toEqual([10, 17, 23, 25, 28, 30, 32, 33, 35, 35, 36]);
  expect(oddsBelow(race, 13).of).toBe(36);
  expect(oddsBelow(dice([2, 6]), 7)).toEqual({ good: 15, of: 36 });
});
