/** Tests what a browser keeps of its solver, what it sends to an account, and how both are shown together. */
import { newPuzzle, NEWCOMER, rateAttempt } from "@starboard/kit/rating";
import type { SolverInfo } from "@starboard/wire/puzzles";
import { expect, test } from "vitest";
import { nextPuzzle } from "../src/puzzles/puzzle-list.ts";
import {
  type Attempt,
  EMPTY_RECORD,
  readRecord,
  solverFrom,
  type SolverRecord,
  unsentAnswers,
  withAttempt,
  withSent,
} from "../src/puzzles/solver-record.ts";

const MOVES = [{ step: "depart", act: { do: "stay" } }];
const OTHER = [{ step: "depart", act: { do: "leave" } }];
const attempt = (more: Partial<Attempt> = {}): Attempt => ({
  game: "4000ad",
  puzzle: "hold-home-1",
  moves: MOVES,
  hints: 0,
  day: 100,
  at: 100 * 86_400_000,
  isSolved: true,
  isDaily: false,
  ...more,
});
const added = (...attempts: readonly Partial<Attempt>[]): SolverRecord =>
  attempts.reduce((record, one) => withAttempt(record, attempt(one), newPuzzle(1600)), EMPTY_RECORD);
const account = (more: Partial<SolverInfo> = {}): SolverInfo => ({
  person: "ada",
  ratings: [],
  results: [],
  days: [],
  ...more,
});

test("only the first attempt is rated, by the formula of the host", () => {
  const once = added({ isSolved: false });
  const expected = rateAttempt(undefined, newPuzzle(1600), 0, attempt().at).solver;
  expect(once.ratings["4000ad"]).toMatchObject({ rating: expected.after.rating, puzzles: 1 });
  expect(once.results["4000ad/hold-home-1"]?.change).toMatchObject({ score: 0, change: expected.change });
  expect(expected.before).toEqual(NEWCOMER);
  const later = withAttempt(once, attempt({ at: attempt().at + 1 }), newPuzzle(1600));
  expect(later.ratings).toEqual(once.ratings);
  expect(later.results["4000ad/hold-home-1"]).toMatchObject({ change: { score: 0 }, solved: { moves: MOVES } });
});

test("hints take half, then everything", () => {
  const score = (hints: number) => added({ hints }).results["4000ad/hold-home-1"]?.change.score;
  expect([score(0), score(1), score(2)]).toEqual([1, 0.5, 0]);
});

test("a day counts once, and only for the daily puzzle", () => {
  expect(added({ isDaily: false }).days).toEqual([]);
  expect(added({ isDaily: true, isSolved: false }).days).toEqual([]);
  expect(added({ isDaily: true }, { isDaily: true, puzzle: "hold-home-2", day: 99 }).days).toEqual([99, 100]);
  expect(added({ isDaily: true, isSolved: false }, { isDaily: true }, { isDaily: true }).days).toEqual([100]);
});

test("an account gets the first attempt and the one that solved it, once", () => {
  const solved = added({ isSolved: true });
  expect(unsentAnswers(solved, "ada", 20)).toHaveLength(1);
  const both = added({ isSolved: false, moves: OTHER }, { hints: 1 });
  expect(unsentAnswers(both, "ada", 20)).toMatchObject([
    { puzzle: "hold-home-1", moves: OTHER, hints: 0, day: 100 },
    { puzzle: "hold-home-1", moves: MOVES, hints: 1, day: 100 },
  ]);
  const sent = withSent(both, "ada", ["4000ad/hold-home-1"]);
  expect(unsentAnswers(sent, "ada", 20)).toEqual([]);
  // Another account of this browser does not get them.
  expect(unsentAnswers(sent, "ben", 20)).toEqual([]);
});

test("what is solved after it was sent is sent too, without the first attempt", () => {
  const failed = withSent(added({ isSolved: false, moves: OTHER }), "ada", ["4000ad/hold-home-1"]);
  expect(unsentAnswers(failed, "ada", 20)).toEqual([]);
  const solved = withAttempt(failed, attempt({ isDaily: true }), newPuzzle(1600));
  expect(unsentAnswers(solved, "ada", 20)).toMatchObject([{ moves: MOVES }]);
  expect(unsentAnswers(solved, "ben", 20)).toEqual([]);
});

test("both answers to a puzzle go into one request, the oldest first", () => {
  const record = added(
    { puzzle: "late", day: 102 },
    { puzzle: "early", day: 100, isSolved: false, moves: OTHER },
    { puzzle: "early", day: 101 },
  );
  expect(unsentAnswers(record, "ada", 20).map(({ puzzle }) => puzzle)).toEqual(["early", "early", "late"]);
  expect(unsentAnswers(record, "ada", 2).map(({ puzzle }) => puzzle)).toEqual(["early", "early"]);
  expect(unsentAnswers(record, "ada", 1)).toEqual([]);
});

test("an account is shown with its own results, and with what this browser has not sent yet", () => {
  const record = withSent(added({ puzzle: "sent", isSolved: false }, { puzzle: "open" }), "ben", ["4000ad/sent"]);
  const result = { game: "4000ad", score: 0 as const, change: {} as never, at: 1 };
  const mine = account({
    ratings: [{ game: "4000ad", rating: 1710, deviation: 80, puzzles: 9 }],
    results: [
      { ...result, puzzle: "hosted", solvedAt: 5 },
      { ...result, puzzle: "tried", solvedAt: null },
    ],
    days: [99],
  });
  const ada = solverFrom(record, mine);
  expect([...ada.states]).toEqual([
    ["4000ad/open", "solved"],
    ["4000ad/hosted", "solved"],
    ["4000ad/tried", "failed"],
  ]);
  expect(ada.ratings.get("4000ad")).toMatchObject({ rating: 1710, puzzles: 9 });
  const guest = solverFrom(record, null);
  expect([...guest.states.keys()]).toEqual(["4000ad/sent", "4000ad/open"]);
  expect(guest.ratings.get("4000ad")?.puzzles).toBe(2);
});

test("a stored record comes back, and damaged parts are left out", () => {
  const record = withSent(added({ isDaily: true }, { puzzle: "two", isSolved: false }), "ada", ["4000ad/two"]);
  expect(readRecord(JSON.stringify(record))).toEqual(record);
  for (const text of [null, "", "[]", "3", "{", '{"results":[],"ratings":3,"days":{}}'])
    expect(readRecord(text)).toEqual(EMPTY_RECORD);
  const damaged = {
    results: { ...record.results, "no key": record.results["4000ad/two"], "a/b": { first: {} }, "a/c": null },
    ratings: { ...record.ratings, x: { rating: "high" } },
    days: [100, "today", Number.NaN],
  };
  expect(readRecord(JSON.stringify(damaged))).toEqual(record);
});

test("the next puzzle is a new one near the rating, then one that was not solved", () => {
  const puzzles = [1200, 1500, 1510, 1900].map((rating) => ({ id: `p${rating}`, rating, themes: ["a"] })) as never;
  const next = (states: readonly (readonly [string, "failed" | "solved"])[], after?: string) =>
    nextPuzzle(
      { game: "g", puzzles },
      {
        states: new Map(states.map(([id, state]) => [`g/${id}`, state] as const)),
        ratings: new Map([["g", { rating: 1505, deviation: 50, puzzles: 3 }]]),
      },
      new Map(),
      undefined,
      after,
    )?.id;
  expect(next([])).toBe("p1500");
  expect(next([], "p1500")).toBe("p1510");
  expect(
    next([
      ["p1500", "solved"],
      ["p1510", "failed"],
    ]),
  ).toBe("p1200");
  const rest = [
    ["p1500", "solved"],
    ["p1200", "solved"],
    ["p1900", "failed"],
  ] as const;
  expect(next([...rest, ["p1510", "failed"]])).toBe("p1510");
  expect(next([...rest, ["p1510", "failed"]], "p1510")).toBe("p1900");
  expect(next([...rest.slice(0, 2), ["p1900", "solved"], ["p1510", "solved"]])).toBeUndefined();
});
