/** Tests pairing: published worked examples, and properties of every tournament. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { berger, bergerRounds } from "../../src/tournaments/pairing/berger.ts";
import { type EntrantRecord, type Pairing, timesAt } from "../../src/tournaments/pairing/entrant-record.ts";
import { cheapestMatching } from "../../src/tournaments/pairing/matching.ts";
import { podRound, podSizes } from "../../src/tournaments/pairing/pods.ts";
import { swissRound } from "../../src/tournaments/pairing/swiss.ts";

/** Returns all possible matchings. */
function* pairings(list: readonly number[]): Generator<[number, number][]> {
  const [first, ...rest] = list;
  if (first === undefined) yield [];
  else
    for (const other of rest)
      for (const more of pairings(rest.filter((one) => one !== other))) yield [[first, other], ...more];
}
const numbers = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

describe("the cheapest matching", () => {
  test("equals the best of all possible matchings", () => {
    const graph = fc.integer({ min: 1, max: 4 }).chain((half) =>
      fc.record({
        n: fc.constant(2 * half),
        costs: fc.array(fc.integer({ min: 0, max: 12 }), { minLength: 64, maxLength: 64 }),
      }),
    );
    fc.assert(
      fc.property(graph, ({ n, costs }) => {
        const cost = (i: number, j: number): number => costs[8 * Math.min(i, j) + Math.max(i, j)] as number;
        const mate = cheapestMatching(n, cost);
        for (const i of numbers(n)) expect(mate[mate[i] as number]).toBe(i);
        const sum = numbers(n).reduce((all, i) => all + (i < (mate[i] as number) ? cost(i, mate[i] as number) : 0), 0);
        const least = Math.min(
          ...[...pairings(numbers(n))].map((all) => all.reduce((total, [i, j]) => total + cost(i, j), 0)),
        );
        expect(sum).toBe(least);
      }),
      { numRuns: 400 },
    );
  });
  test("handles odd cycles: two triangles with one edge between them", () => {
    const near = [
      [0, 1],
      [1, 2],
      [0, 2],
      [3, 4],
      [4, 5],
      [3, 5],
      [2, 3],
    ];
    const mate = cheapestMatching(6, (i, j) =>
      near.some(([a, b]) => (a === i && b === j) || (a === j && b === i)) ? 0 : 9,
    );
    expect(mate).toEqual([1, 0, 3, 2, 5, 4]);
  });
  test("pairs the largest allowed tournament", () => {
    const mate = cheapestMatching(128, (i, j) => (i - j) ** 2);
    expect(mate).toEqual(numbers(128).map((i) => i ^ 1));
  });
});

describe("round robin", () => {
  /** FIDE Handbook C.05, annex 1: numbers from 1, the first seat first. */
  test("four and six entrants meet as in the Berger tables", () => {
    const shown = (n: number, round: number): string =>
      berger(n, round)
        .tables.map(([a = 0, b = 0]) => `${a + 1}-${b + 1}`)
        .sort()
        .join(" ");
    expect([1, 2, 3].map((round) => shown(4, round))).toEqual(["1-4 2-3", "1-2 4-3", "2-4 3-1"]);
    expect([1, 2, 3, 4, 5].map((round) => shown(6, round))).toEqual([
      "1-6 2-5 3-4",
      "1-2 5-3 6-4",
      "2-6 3-1 4-5",
      "1-4 2-3 6-5",
      "3-6 4-2 5-1",
    ]);
  });
  test.for(numbers(31).map((n) => n + 2))("%i entrants: all meet once, and seats are even within one", (n) => {
    const met = new Set<string>();
    const balance = numbers(n).map(() => 0);
    for (let round = 1; round <= bergerRounds(n); round++) {
      const { tables, byes } = berger(n, round);
      expect([...tables.flat(), ...byes].sort((a, b) => a - b)).toEqual(numbers(n));
      expect(byes.length).toBe(n % 2);
      for (const [a = 0, b = 0] of tables) {
        met.add(`${Math.min(a, b)} ${Math.max(a, b)}`);
        balance[a] = (balance[a] ?? 0) + 1;
        balance[b] = (balance[b] ?? 0) - 1;
      }
    }
    expect(met.size).toBe((n * (n - 1)) / 2);
    for (const one of balance) expect(Math.abs(one)).toBeLessThanOrEqual(1);
  });
});

/** An entrant's record before the first round. */
const fresh = (entrant: number): EntrantRecord => ({
  entrant,
  points: 0,
  seed: entrant,
  byes: 0,
  sides: [],
  met: new Map(),
});
/** Returns the records after a round; `score` is the result of a table's first entrant against each other. */
function after(
  forms: readonly EntrantRecord[],
  { tables, byes }: Pairing,
  score: (a: number, b: number) => number,
): EntrantRecord[] {
  return forms.map((form): EntrantRecord => {
    const { entrant } = form;
    if (byes.includes(entrant)) return { ...form, points: form.points + 1, byes: form.byes + 1 };
    const table = tables.find((one) => one.includes(entrant));
    if (!table) return form;
    const met = new Map(form.met);
    let points = 0;
    for (const rival of table.filter((one) => one !== entrant)) {
      met.set(rival, (met.get(rival) ?? 0) + 1);
      points += (entrant < rival ? score(entrant, rival) : 1 - score(rival, entrant)) / (table.length - 1);
    }
    return { ...form, points: form.points + points, sides: [...form.sides, table.indexOf(entrant)], met };
  });
}
/** Plays a tournament of any size with any results; the listed entrants leave after the first round. */
const anyTournament = (most: number) =>
  fc.record({
    n: fc.integer({ min: 2, max: most }),
    results: fc.array(fc.constantFrom(0, 0.5, 1, 1), { minLength: 997, maxLength: 997 }),
    out: fc.array(fc.nat(most), { maxLength: 2 }),
  });
const scoreFrom = (results: readonly number[], round: number) => (a: number, b: number) =>
  results[(a * 131 + b * 17 + round * 71) % results.length] as number;

describe("Swiss", () => {
  test("eight entrants whose better seed always wins: the first three rounds", () => {
    let forms = numbers(8).map(fresh);
    const rounds: string[] = [];
    for (let round = 1; round <= 3; round++) {
      const pairing = swissRound(forms);
      rounds.push(pairing.tables.map(([a = 0, b = 0]) => `${a + 1}-${b + 1}`).join(" "));
      forms = after(forms, pairing, () => 1);
    }
    expect(rounds).toEqual(["1-5 6-2 3-7 8-4", "2-1 4-3 5-6 7-8", "1-3 5-2 4-7 8-6"]);
  });
  test("an odd number: the last of the lowest score group without a bye gets it", () => {
    let forms = numbers(5).map(fresh);
    const byes: number[] = [];
    for (let round = 1; round <= 4; round++) {
      const pairing = swissRound(forms);
      byes.push(...pairing.byes.map((one) => one + 1));
      forms = after(forms, pairing, () => 1);
    }
    expect(byes[0]).toBe(5);
    expect(new Set(byes).size).toBe(4);
  });
  test("no rematch, second bye or uneven seats while avoidable; all play once a round", () => {
    fc.assert(
      fc.property(anyTournament(20), ({ n, results, out }) => {
        let forms = numbers(n).map(fresh);
        // Until then every entrant has at least half of the others left, which suffices (Dirac's theorem); the bye
        // counts as an opponent.
        const rounds = Math.floor(n / 2);
        for (let round = 1; round <= rounds; round++) {
          const pairing = swissRound(forms);
          expect([...pairing.tables.flat(), ...pairing.byes].sort((a, b) => a - b)).toEqual(
            forms.map(({ entrant }) => entrant).sort((a, b) => a - b),
          );
          expect(pairing.byes.length).toBe(forms.length % 2);
          forms = after(forms, pairing, scoreFrom(results, round));
          const left = out.length === 0;
          if (left)
            for (const { met, byes } of forms)
              expect([byes <= 1, ...met.values()].every((one) => one === 1 || one === true)).toBe(true);
          if (round === 1 && n > 5) forms = forms.filter(({ entrant }) => !out.includes(entrant));
        }
      }),
      { numRuns: 150 },
    );
  });
  test("each round is optimal: fewest rematches first, then seats within one, then score groups together", () => {
    fc.assert(
      fc.property(anyTournament(8), fc.integer({ min: 1, max: 5 }), ({ n, results }, rounds) => {
        let forms = numbers(n - (n % 2)).map(fresh);
        for (let round = 1; round <= rounds; round++) {
          const pairing = swissRound(forms);
          const of = (entrant: number): EntrantRecord =>
            forms.find((form) => form.entrant === entrant) as EntrantRecord;
          const again = (a: EntrantRecord, b: EntrantRecord): number => Math.min(3, a.met.get(b.entrant) ?? 0);
          const beyond = (one: EntrantRecord, seat: number): number =>
            Math.max(0, Math.abs(timesAt(one, 0) - timesAt(one, 1) + (seat === 0 ? 1 : -1)) - 1);
          const cost = (pairs: readonly (readonly number[])[], asSeated: boolean): number[] => {
            const sum = [0, 0, 0];
            for (const [x = 0, y = 0] of pairs) {
              const [a, b] = [of(x), of(y)];
              sum[0] = (sum[0] ?? 0) + again(a, b);
              const sat = beyond(a, 0) + beyond(b, 1);
              sum[1] = (sum[1] ?? 0) + (asSeated ? sat : Math.min(sat, beyond(a, 1) + beyond(b, 0)));
              sum[2] = (sum[2] ?? 0) + (2 * (a.points - b.points)) ** 2;
            }
            return sum;
          };
          const mine = cost(pairing.tables, true);
          for (const other of pairings(forms.map(({ entrant }) => entrant))) {
            const its = cost(other, false);
            const first = mine.findIndex((one, k) => one !== its[k]);
            if (first >= 0) expect(mine[first]).toBeLessThan(its[first] as number);
          }
          forms = after(forms, pairing, scoreFrom(results, round));
        }
      }),
      { numRuns: 60 },
    );
  });
  // Of n entrants, the halves that have had one seat more often can be paired while none has met more than a
  // quarter: each then has half of the other half left (the bipartite form of Dirac's theorem).
  test("the largest tournament is paired to its last round", () => {
    let forms = numbers(127).map(fresh);
    for (let round = 1; round <= 15; round++) {
      const pairing = swissRound(forms);
      expect(pairing.tables).toHaveLength(63);
      forms = after(forms, pairing, (a, b) => ((a * 7 + b * 13 + round) % 3) / 2);
    }
    expect(Math.max(...forms.flatMap(({ met }) => [...met.values()]))).toBe(1);
    expect(Math.max(...forms.map(({ byes }) => byes))).toBe(1);
  });
  test("seats stay within one of each other while opponents last", () => {
    fc.assert(
      fc.property(anyTournament(24), ({ n, results }) => {
        let forms = numbers(n - (n % 2)).map(fresh);
        for (let round = 1; round <= Math.floor(n / 4) + 1; round++) {
          forms = after(forms, swissRound(forms), scoreFrom(results, round));
          for (const form of forms) expect(Math.abs(timesAt(form, 0) - timesAt(form, 1))).toBeLessThanOrEqual(1);
        }
      }),
      { numRuns: 100 },
    );
  });
});

describe("tables for more than two", () => {
  test.for([
    { n: 12, size: 4, smaller: true, sizes: [4, 4, 4], byes: 0 },
    { n: 13, size: 4, smaller: true, sizes: [4, 3, 3, 3], byes: 0 },
    { n: 5, size: 4, smaller: true, sizes: [4], byes: 1 },
    { n: 6, size: 4, smaller: true, sizes: [3, 3], byes: 0 },
    { n: 6, size: 4, smaller: false, sizes: [4], byes: 2 },
    { n: 2, size: 4, smaller: true, sizes: [], byes: 2 },
  ])("$n entrants at tables for $size", ({ n, size, smaller, sizes, byes }) => {
    expect(podSizes(n, size, smaller)).toEqual({ sizes, byes });
  });
  test("sixteen entrants in four rounds of four: no repeated meeting, and each seat once or twice", () => {
    let forms = numbers(16).map(fresh);
    for (let round = 1; round <= 3; round++) forms = after(forms, podRound(forms, 4, true, false), () => 1);
    for (const { met } of forms) expect(Math.max(...met.values())).toBe(1);
    for (const form of forms)
      expect(Math.max(...[0, 1, 2, 3].map((seat) => timesAt(form, seat)))).toBeLessThanOrEqual(2);
  });
  test("at most one table each, byes in turn, and only allowed table sizes", () => {
    fc.assert(
      fc.property(
        anyTournament(26),
        fc.integer({ min: 3, max: 5 }),
        fc.boolean(),
        fc.boolean(),
        ({ n, results }, size, smaller, byPoints) => {
          let forms = numbers(n).map(fresh);
          for (let round = 1; round <= 4; round++) {
            const pairing = podRound(forms, size, smaller, byPoints);
            expect([...pairing.tables.flat(), ...pairing.byes].sort((a, b) => a - b)).toEqual(numbers(n));
            for (const { length } of pairing.tables) expect([size, ...(smaller ? [size - 1] : [])]).toContain(length);
            forms = after(forms, pairing, scoreFrom(results, round));
            const byes = forms.map((form) => form.byes);
            expect(Math.max(...byes) - Math.min(...byes)).toBeLessThanOrEqual(1);
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});
