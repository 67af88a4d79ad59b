/** Tests the daily puzzle and the streak. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { DAY_MS, dailyPuzzle, dailyTurn, dayNumber, streakOf } from "../src/index.ts";

const GAMES = ["b", "a", "c"];
const IDS = Array.from({ length: 30 }, (_, i) => `family-${(i * 7919).toString(16)}`);

test("a day begins at midnight UTC", () => {
  expect(dayNumber(0)).toBe(0);
  expect(dayNumber(DAY_MS - 1)).toBe(0);
  expect(dayNumber(DAY_MS)).toBe(1);
  expect(dayNumber(Date.UTC(2026, 10, 26, 23, 59, 59, 999))).toBe(dayNumber(Date.UTC(2026, 10, 26)));
});

test("the games take turns, whatever the order of the list", () => {
  const turns = Array.from({ length: 6 }, (_, day) => dailyTurn(GAMES, day));
  expect(turns.map((turn) => turn?.game)).toEqual(["a", "b", "c", "a", "b", "c"]);
  expect(turns.map((turn) => turn?.round)).toEqual([0, 0, 0, 1, 1, 1]);
  expect(dailyTurn(GAMES.toReversed(), 100)).toEqual(dailyTurn(GAMES, 100));
  expect(dailyTurn([], 100)).toBeUndefined();
});

test("no puzzle comes again before every other one has had its day", () => {
  fc.assert(
    fc.property(fc.nat({ max: 100_000 }), fc.integer({ min: 1, max: IDS.length }), (from, count) => {
      const ids = IDS.slice(0, count);
      const days = Array.from({ length: count }, (_, i) => dailyPuzzle(ids, { round: from * count + i }));
      expect(new Set(days).size).toBe(count);
      expect(dailyPuzzle(ids.toReversed(), { round: from })).toBe(dailyPuzzle(ids, { round: from }));
    }),
  );
  expect(dailyPuzzle([], { round: 1 })).toBeUndefined();
});

test("the order of the days is not that of the ids", () => {
  const days = IDS.map((_, round) => dailyPuzzle(IDS, { round }));
  expect(days).not.toEqual(IDS);
  expect(days).not.toEqual(IDS.toSorted());
});

/** Chosen by the first release. */
const STORED_CHOICE = ["hold-4", "hold-1", "hold-2", "hold-3"];

test("the choice stays what it was: hosts and pages of different ages agree", () => {
  expect([0, 1, 2, 3].map((round) => dailyPuzzle(["hold-1", "hold-2", "hold-3", "hold-4"], { round }))).toEqual(
    STORED_CHOICE,
  );
});

test("a streak counts days in a row and ends with a missed day", () => {
  expect(streakOf([], 10)).toEqual({ days: 0, longest: 0, today: false });
  expect(streakOf([8, 9, 10], 10)).toEqual({ days: 3, longest: 3, today: true });
  // Yesterday's streak goes on until today is over.
  expect(streakOf([8, 9], 10)).toEqual({ days: 2, longest: 2, today: false });
  expect(streakOf([7, 8], 10)).toEqual({ days: 0, longest: 2, today: false });
  expect(streakOf([1, 2, 3, 9, 10], 10)).toEqual({ days: 2, longest: 3, today: true });
  // Twice the same day is one day, and a day that has not come does not count.
  expect(streakOf([10, 9, 10, 11, 12], 10)).toEqual({ days: 2, longest: 2, today: true });
});

test("solving the puzzle of a missed day later repairs nothing", () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat({ max: 40 })), fc.nat({ max: 40 }), (days, today) => {
      const { days: length, today: counts } = streakOf(days, today);
      const end = counts ? today : today - 1;
      const past = new Set(days.filter((day) => day <= today));
      for (let i = 0; i < length; i++) expect(past.has(end - i)).toBe(true);
      expect(past.has(end - length)).toBe(false);
    }),
  );
});
