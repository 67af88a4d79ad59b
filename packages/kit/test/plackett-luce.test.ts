/** Ratings of matches of more than two players, against figures of the package openskill 4.1.1 (Plackett-Luce, tau 25/300). */
import { ratePlaces } from "@starboard/kit/rating";
import fc from "fast-check";
import { expect, test } from "vitest";

const rated = (players: readonly (readonly [number, number])[], ranks: readonly number[]): number[][] =>
  ratePlaces(
    players.map(([rating, deviation]) => ({ rating, deviation, volatility: 0.06 })),
    ranks,
  ).map(({ rating, deviation }) => [rating, deviation].map((one) => Math.round(one * 1000) / 1000));

test("three newcomers, a surprise with three level losers, and six players with ties", () => {
  expect(
    rated(
      [
        [1500, 350],
        [1500, 350],
        [1500, 350],
      ],
      [1, 2, 3],
    ),
  ).toEqual([
    [1620.5, 344.62],
    [1530.125, 338.445],
    [1349.375, 338.445],
  ]);
  expect(
    rated(
      [
        [1650, 120],
        [1500, 200],
        [1420, 90],
        [1700, 60],
      ],
      [2, 1, 2, 2],
    ),
  ).toEqual([
    [1639.115, 119.492],
    [1573.046, 198.42],
    [1418.952, 89.942],
    [1696.601, 60.065],
  ]);
  expect(
    rated(
      [
        [1500, 350],
        [1600, 100],
        [1400, 80],
        [1300, 150],
        [1550, 220],
        [1480, 90],
      ],
      [1, 1, 3, 4, 4, 6],
    ),
  ).toEqual([
    [1563.351, 345.789],
    [1604.712, 100.03],
    [1406.251, 80.052],
    [1296.851, 149.579],
    [1521.486, 217.256],
    [1469.991, 89.995],
  ]);
});

const strength = fc.record({
  rating: fc.integer({ min: 800, max: 2200 }),
  deviation: fc.integer({ min: 40, max: 350 }),
  volatility: fc.constant(0.06),
});
test("a better place never gives a player less, and the order of the list makes no difference", () => {
  fc.assert(
    fc.property(fc.array(strength, { minLength: 3, maxLength: 6 }), (players) => {
      const ranks = players.map((_, i) => i + 1);
      const after = ratePlaces(players, ranks);
      const better = ratePlaces(players, [...ranks.slice(0, -2), ranks.length, ranks.length - 1]);
      expect(better.at(-1)?.rating).toBeGreaterThan(after.at(-1)?.rating ?? 0);
      const turned = ratePlaces(players.toReversed(), ranks.toReversed()).toReversed();
      for (const [i, one] of after.entries()) expect(turned[i]?.rating).toBeCloseTo(one.rating, 6);
    }),
  );
});
