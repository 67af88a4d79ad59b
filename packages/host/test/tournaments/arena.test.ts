/** Tests pairing, points and the course of arenas, without a host. */
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type FreeEntrant, arenaPairs, mayMeet } from "../../src/tournaments/arena/arena-pairing.ts";
import { type ArenaResult, arenaStandings, arenaTerms } from "../../src/tournaments/arena/arena-points.ts";

type Pairs = readonly (readonly [number, number])[];
const free = (entrant: number, more: Partial<FreeEntrant> = {}): FreeEntrant => ({
  entrant,
  seed: entrant,
  bot: false,
  points: 0,
  last: null,
  mayRepeat: false,
  balance: 0,
  ...more,
});
const isRepeat = (a: FreeEntrant, b: FreeEntrant): boolean => a.last === b.entrant || b.last === a.entrant;

/** All sets of pairs of allowed opponents. */
function* allPairings(left: readonly FreeEntrant[]): Generator<(readonly [FreeEntrant, FreeEntrant])[]> {
  const [first, ...others] = left;
  if (!first) return yield [];
  yield* allPairings(others);
  for (const [i, other] of others.entries())
    if (mayMeet(first, other)) for (const more of allPairings(others.toSpliced(i, 1))) yield [[first, other], ...more];
}
/** What counts, in order: entrants without a match, repeats, distance of points. Lower is better. */
const worth = (pairs: readonly (readonly [FreeEntrant, FreeEntrant])[], n: number): readonly number[] => [
  n - 2 * pairs.length,
  pairs.filter(([a, b]) => isRepeat(a, b)).length,
  pairs.reduce((sum, [a, b]) => sum + Math.abs(a.points - b.points), 0),
];
const compare = (a: readonly number[], b: readonly number[]): number =>
  a.map((value, i) => value - (b[i] ?? 0)).find((difference) => difference !== 0) ?? 0;

/** What is wrong with the pairs that an algorithm returns; null if they are the best. */
function fault(pair: (list: readonly FreeEntrant[]) => Pairs, list: readonly FreeEntrant[]): string | null {
  const named = new Map(list.map((one) => [one.entrant, one]));
  const pairs = pair(list).map(([a, b]) => [named.get(a), named.get(b)] as const);
  const seated = pairs.flat();
  if (seated.some((one) => one === undefined)) return "a stranger";
  if (new Set(seated).size !== seated.length) return "twice at once";
  const known = pairs as readonly (readonly [FreeEntrant, FreeEntrant])[];
  if (known.some(([a, b]) => !mayMeet(a, b))) return "forbidden opponents";
  if (known.some(([a, b]) => a.balance > b.balance)) return "unfair seats";
  let best = worth([], list.length);
  for (const other of allPairings(list))
    if (compare(worth(other, list.length), best) < 0) best = worth(other, list.length);
  return compare(worth(known, list.length), best) === 0 ? null : "not the best";
}

const anyFree = fc
  .array(
    fc.record({
      points: fc.integer({ min: 0, max: 12 }),
      last: fc.option(fc.integer({ min: 0, max: 7 }), { nil: null }),
      mayRepeat: fc.boolean(),
      bot: fc.boolean(),
      balance: fc.integer({ min: -3, max: 3 }),
    }),
    { maxLength: 7 },
  )
  .map((list) => list.map((one, n) => free(n, { ...one, last: one.last === n ? null : one.last })));

describe("pairing", () => {
  test("is the best of all possible pairings", () => {
    fc.assert(
      fc.property(anyFree, (list) => fault(arenaPairs, list) === null),
      { numRuns: 400 },
    );
  });
  test("every arrangement of four with equal or different points and last opponents", () => {
    for (let points = 0; points < 3 ** 4; points++)
      for (const lasts of [[], [1, 0], [1, 0, 3, 2], [3, 2, 1, 0]])
        for (const mayRepeat of [true, false]) {
          const list = Array.from({ length: 4 }, (_, n) =>
            free(n, { points: Math.floor(points / 3 ** n) % 3, last: lasts[n] ?? null, mayRepeat }),
          );
          expect(fault(arenaPairs, list)).toBeNull();
        }
  });
  test("the check finds pairings in order of entry, with the last opponent, and between bots", () => {
    const inOrder = (list: readonly FreeEntrant[]): Pairs =>
      list.flatMap(({ entrant }, n) => (n % 2 === 1 ? [[list[n - 1]?.entrant ?? 0, entrant] as const] : []));
    const apart = [free(0, { points: 9 }), free(1), free(2, { points: 9 }), free(3)];
    expect(fault(inOrder, apart)).toBe("not the best");
    expect(fault(inOrder, [free(0, { last: 1 }), free(1, { last: 0 })])).toBe("forbidden opponents");
    expect(fault(inOrder, [free(0, { bot: true }), free(1, { bot: true })])).toBe("forbidden opponents");
    expect(fault(() => [], apart)).toBe("not the best");
    expect(fault(() => [[1, 1]], apart)).toBe("twice at once");
    expect(fault(() => [[8, 9]], apart)).toBe("a stranger");
    expect(fault((list) => arenaPairs(list).map(([a, b]) => [b, a]), [free(0, { balance: -1 }), free(1)])).toBe(
      "unfair seats",
    );
  });
  test("the nearest scores meet; the last opponent comes again only if both have waited", () => {
    const four = [free(0, { points: 6 }), free(1), free(2, { points: 5 }), free(3, { points: 1 })];
    expect(arenaPairs(four).map((pair) => pair.toSorted((a, b) => a - b))).toEqual([
      [0, 2],
      [1, 3],
    ]);
    const two = [free(0, { last: 1, mayRepeat: true }), free(1, { last: 0 })];
    expect(arenaPairs(two)).toEqual([]);
    expect(arenaPairs(two.map((one) => ({ ...one, mayRepeat: true })))).toEqual([[0, 1]]);
  });
});

const result = (mine: number, rival = 1, unplayed = false): ArenaResult => ({
  entrants: [0, rival],
  scores: [mine, 1 - mine],
  unplayed,
});
const values = (scores: readonly number[]): number[] =>
  arenaTerms(
    0,
    scores.map((one) => result(one)),
  ).map(({ value }) => value);

describe("points", () => {
  test("after two wins in a row everything counts twice, until a result is not a win", () => {
    expect(values([1, 1, 1, 1, 0.5, 1, 0.5, 0])).toEqual([2, 2, 4, 4, 2, 2, 1, 0]);
    expect(values([1, 1, 0, 1, 1, 1])).toEqual([2, 2, 0, 2, 2, 4]);
  });
  test("every series of up to six results agrees with the definition", () => {
    for (let length = 0; length <= 6; length++)
      for (let code = 0; code < 3 ** length; code++) {
        const scores = Array.from({ length }, (_, n) => (Math.floor(code / 3 ** n) % 3) / 2);
        const expected = scores.map(
          (score, n) => 2 * score * (n >= 2 && scores[n - 1] === 1 && scores[n - 2] === 1 ? 2 : 1),
        );
        expect(values(scores)).toEqual(expected);
      }
  });
  test("each total is the sum of its terms, and places follow points and then wins", () => {
    const anyResults = fc.array(
      fc
        .tuple(fc.nat({ max: 4 }), fc.nat({ max: 4 }), fc.constantFrom(0, 0.5, 1), fc.boolean())
        .filter(([a, b]) => a !== b)
        .map(([a, b, score, unplayed]): ArenaResult => ({ entrants: [a, b], scores: [score, 1 - score], unplayed })),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(anyResults, (results) => {
        const rows = arenaStandings([0, 1, 2, 3, 4], results);
        for (const { points } of rows)
          if (points.total !== points.terms.reduce((sum, { value }) => sum + value, 0)) return false;
        return rows.every(({ place, points, ties }, i) => {
          const before = rows[i - 1];
          if (!before) return place === 1;
          const isLevel = points.total === before.points.total && ties.wins?.total === before.ties.wins?.total;
          return before.points.total >= points.total && place === (isLevel ? before.place : i + 1);
        });
      }),
    );
  });
  test("a term names the match, the opponent, how it ended, and that it counts twice", () => {
    expect(arenaTerms(0, [result(1), result(1, 2, true), result(1)])).toEqual([
      { round: 1, rival: 1, how: "won", value: 2 },
      { round: 2, rival: 2, how: "forfeit", value: 2 },
      { round: 3, rival: 1, how: "won", value: 4, doubled: true },
    ]);
  });
});
