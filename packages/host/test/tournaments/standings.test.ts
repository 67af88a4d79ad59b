/** Tests standings and tie-breaks: examples added up by hand, and properties of any results. */
import { tieBreak } from "@starboard/wire/tournament";
import fc from "fast-check";
import { expect, test } from "vitest";
import { type Bye, type PairingResult, scoresOf, standings } from "../../src/tournaments/standings.ts";

const game = (round: number, a: number, b: number, first: number, unplayed = false): PairingResult => ({
  round,
  entrants: [a, b],
  scores: [first, 1 - first],
  unplayed,
});
const shown = (rows: ReturnType<typeof standings>) =>
  rows.map(({ entrant, place, points }) => [place, entrant, points.total]);

/**
 * Four in a round robin. 0 beats 1 and 2, loses to 3; 1 beats 2 and 3; 2 draws with 3.
 * Points: 0: 2, 1: 2, 3: 1½, 2: ½.
 */
const ROUND_ROBIN = [
  game(1, 0, 3, 0),
  game(1, 1, 2, 1),
  game(2, 3, 2, 0.5),
  game(2, 0, 1, 1),
  game(3, 1, 3, 1),
  game(3, 2, 0, 0),
];

test("a round robin: ties are broken by the direct encounter, then by Sonneborn-Berger", () => {
  const rows = standings([0, 1, 2, 3], ROUND_ROBIN, [], ["headToHead", "sonnebornBerger", "wins"]);
  expect(shown(rows)).toEqual([
    [1, 0, 2],
    [2, 1, 2],
    [3, 3, 1.5],
    [4, 2, 0.5],
  ]);
  expect(rows[0]?.ties.headToHead).toEqual({ total: 1, terms: [{ round: 2, rival: 1, how: "won", value: 1 }] });
  // By Sonneborn-Berger: 0 beat 1 (2) and 2 (½); 1 beat 2 (½) and 3 (1½).
  const byBerger = standings([0, 1, 2, 3], ROUND_ROBIN, [], ["sonnebornBerger"]);
  expect(byBerger.map(({ entrant, ties }) => [entrant, ties.sonnebornBerger?.total])).toEqual([
    [0, 2.5],
    [1, 2],
    [3, 2.25],
    [2, 0.75],
  ]);
  expect(byBerger[2]?.ties.sonnebornBerger?.terms).toContainEqual({ round: 2, rival: 2, how: "drawn", value: 0.25 });
});

test("Buchholz adds up the opponents; a bye or a forfeit counts as an opponent with the entrant's own points", () => {
  const outcomes = [game(1, 0, 1, 1), game(2, 0, 2, 1), game(2, 1, 3, 1, true)];
  const byes: Bye[] = [{ round: 1, entrant: 2 }];
  const rows = standings([0, 1, 2, 3], outcomes, byes, ["buchholz"]);
  const of = (entrant: number) => rows.find((row) => row.entrant === entrant);
  expect(of(0)?.ties.buchholz?.total).toBe(2);
  expect(of(2)?.ties.buchholz).toEqual({
    total: 3,
    terms: [
      { round: 1, rival: null, how: "bye", value: 1 },
      { round: 2, rival: 0, how: "lost", value: 2 },
    ],
  });
  expect(of(1)?.ties.buchholz?.terms[1]).toEqual({ round: 2, rival: null, how: "forfeit", value: 1 });
  expect(of(1)?.points.terms[1]).toEqual({ round: 2, rival: 3, how: "forfeit", value: 1 });
  // 1 and 2 have a point each: 1 met the leader (2) and no other (1), 2 the same: they share the rank.
  expect(shown(rows)).toEqual([
    [1, 0, 2],
    [2, 1, 1],
    [2, 2, 1],
    [4, 3, 0],
  ]);
});

test("the direct encounter counts only if all tied entrants have met", () => {
  const rows = standings([0, 1, 2], [game(1, 0, 1, 1), game(2, 1, 2, 1), game(3, 2, 0, 1)], [], ["headToHead"]);
  expect(rows.map(({ place, ties }) => [place, ties.headToHead?.total])).toEqual([
    [1, 1],
    [1, 1],
    [1, 1],
  ]);
  const apart = standings([0, 1, 2, 3], [game(1, 0, 2, 1), game(1, 1, 3, 1)], [], ["headToHead"]);
  expect(apart.slice(0, 2).map(({ place, ties }) => [place, ties.headToHead])).toEqual([
    [1, undefined],
    [1, undefined],
  ]);
});

test("a double forfeit gives neither player a point", () => {
  const none: PairingResult = { round: 1, entrants: [0, 1], scores: [0, 0], unplayed: true };
  const rows = standings([0, 1], [none], [], [...tieBreak.options]);
  expect(shown(rows)).toEqual([
    [1, 0, 0],
    [1, 1, 0],
  ]);
});

test.for([
  { winners: [1], counted: [5, 3], seats: 2, scores: [0, 1], name: "a victory" },
  { winners: [], counted: [5, 3], seats: 2, scores: [0.5, 0.5], name: "a draw, whatever was counted" },
  { winners: [2], counted: [9, 4, 5, 4], seats: 4, scores: [0.666667, 0.166667, 1, 0.166667], name: "four by rank" },
  { winners: [0, 3], counted: [9, 4, 5, 7], seats: 4, scores: [0.833333, 0, 0.333333, 0.833333], name: "two winners" },
  { winners: [], counted: [1, 1, 1], seats: 3, scores: [0.5, 0.5, 0.5], name: "three level" },
])("scores of a table: $name", ({ winners, counted, seats, scores }) => {
  expect(scoresOf(winners, counted, seats)).toEqual(scores);
});

test("any results: each total is the sum of its terms, ranks follow the order, points equal the points given", () => {
  const anything = fc.record({
    n: fc.integer({ min: 2, max: 9 }),
    games: fc.array(fc.tuple(fc.nat(8), fc.nat(8), fc.constantFrom(0, 0.5, 1), fc.boolean()), { maxLength: 30 }),
    free: fc.array(fc.nat(8), { maxLength: 4 }),
    ties: fc.shuffledSubarray([...tieBreak.options]),
  });
  fc.assert(
    fc.property(anything, ({ n, games, free, ties }) => {
      const outcomes = games
        .filter(([a, b]) => a !== b && a < n && b < n)
        .map(([a, b, first, unplayed], i) => game(i + 1, a, b, first, unplayed));
      const byes = free.filter((one) => one < n).map((entrant, i): Bye => ({ round: i + 1, entrant }));
      const all = Array.from({ length: n }, (_, i) => i);
      const rows = standings(all, outcomes, byes, ties);
      expect(rows.map(({ entrant }) => entrant).sort((a, b) => a - b)).toEqual(all);
      expect(rows.reduce((sum, { points }) => sum + points.total, 0)).toBeCloseTo(outcomes.length + byes.length, 6);
      for (const { points, ties: sums } of rows)
        for (const { total, terms } of [points, ...Object.values(sums)])
          expect(terms.reduce((sum, { value }) => sum + value, 0)).toBeCloseTo(total, 5);
      for (const [i, row] of rows.entries()) {
        const before = rows[i - 1];
        if (!before) continue;
        expect(before.points.total).toBeGreaterThanOrEqual(row.points.total);
        const order = [before, row].map(({ points, ties: sums }) => [
          points.total,
          ...ties.map((tie) => sums[tie]?.total ?? 0),
        ]);
        const first = (order[0] as number[]).findIndex((value, k) => value !== order[1]?.[k]);
        if (first < 0) expect(row.place).toBe(before.place);
        else expect(order[0]?.[first]).toBeGreaterThan(order[1]?.[first] as number);
      }
    }),
    { numRuns: 200 },
  );
});
