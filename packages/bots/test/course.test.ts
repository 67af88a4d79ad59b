import {
  type Act,
  type Draw,
  type MatchRecord,
  play,
  type Played,
  seat,
  seededDraws,
  seededUint32,
  type Shape,
  start,
} from "@starboard/kernel";
import { describe, expect, test } from "vitest";
import { gateOf, luckHalfWidth, scopeOf, type ReviewTrust } from "../src/review-trust.ts";
import { courseOf, isInferior, type LuckTerm, startReview, swingOf } from "../src/review/index.ts";
import type { BotSpec } from "../src/index.ts";
import { nim, nimSpec } from "./nim.ts";

const spec = nimSpec() as unknown as BotSpec<Shape>;
const find = () => nim as never;
const budget = { openVisits: 40, redraws: 6 };

/** A die: the face, by the number of stones that lie there when it is thrown and the seat that throws. */
type Die = (stones: number, by: number) => number;

/** The record of a match of nim with dice between two players who take at random. */
function diceRecord(seed: number, die: Die): MatchRecord {
  const options = { stones: 8, players: 2, dice: true };
  const random = seededUint32(seed);
  let played = start(nim, options, () => []);
  const entries: object[] = [{ is: "start", n: 0, at: 0, hash: "", draws: [] }];
  while (played.state.flow.over === null) {
    const { stones, turn } = played.state;
    const act = { do: "take", n: 1 + (random() % Math.min(3, stones)) };
    const draw: Draw = () => [die(stones - act.n, turn)];
    played = play(nim, played.state, { by: seat(turn), step: "take", act }, draw) as Played<never>;
    const { draws } = played;
    const n = entries.length;
    entries.push({ is: "act", n, at: 0, hash: `${n}`, by: seat(turn), step: "take", act: act as Act, draws });
  }
  return {
    format: "starboard.record",
    version: 1,
    game: "nim@1",
    options,
    seats: [
      { name: "Ada", kind: "person" },
      { name: "Grace", kind: "person" },
    ],
    generator: "",
    commitment: "",
    entropy: [],
    secret: null,
    entries,
    result: played.state.flow.over,
  } as unknown as MatchRecord;
}

const fair = (seed: number): Die => {
  const draw = seededDraws(seed);
  return () => draw(6, 1, "NIM-2")[0] as number;
};
/** Shows a six to the first seat whenever a six leaves the other one a lost position. */
const loaded = (seed: number): Die => {
  const honest = fair(seed);
  return (stones, by) => (by === 0 && stones % 4 === 1 ? 6 : honest(stones, by));
};

const termsOf = (record: MatchRecord, seed = 1): LuckTerm[] => {
  const course = courseOf(record, find, spec, budget, seed);
  return course.entries.flatMap((n) => course.luckAt(n) ?? []);
};

/** The luck of the first seat in many matches: mean, and half of its 95% interval. */
function luckOver(matches: number, dieOf: (seed: number) => Die): readonly [mean: number, half: number] {
  const luck = Array.from({ length: matches }, (_, i) =>
    termsOf(diceRecord(i, dieOf(1000 + i)), i).reduce((sum, term) => sum + swingOf(term, 0), 0),
  );
  const mean = luck.reduce((sum, x) => sum + x, 0) / matches;
  const deviation = Math.sqrt(luck.reduce((sum, x) => sum + (x - mean) ** 2, 0) / (matches - 1));
  return [mean, luckHalfWidth({ matches, mean, deviation })];
}

describe("the luck of a match", () => {
  test("a draw has what was drawn, what was expected, and what it changed; seats share it", () => {
    const terms = termsOf(diceRecord(3, () => 6));
    expect(terms.length).toBeGreaterThan(0);
    for (const { kind, rule, draws, expected, got } of terms) {
      expect([kind, rule]).toEqual(["draw", "NIM-2"]);
      expect(draws).toEqual([{ sides: 6, why: "NIM-2", values: [6] }]);
      expect((expected[0] as number) + (expected[1] as number)).toBeCloseTo(1, 12);
      expect((got[0] as number) + (got[1] as number)).toBeCloseTo(1, 12);
    }
  });

  test("an act without a draw has no luck", () => {
    const record = diceRecord(3, () => 1);
    const [last] = record.entries.slice(-1);
    const course = courseOf(record, find, spec, budget, 1);
    expect(last).toMatchObject({ draws: [] });
    expect(course.luckAt((last as { n: number }).n)).toBeNull();
    expect(course.luckAt(0)).toBeNull();
  });

  test("is 0 on average with a fair die, and a loaded die is found", () => {
    const [mean, half] = luckOver(150, fair);
    expect(Math.abs(mean)).toBeLessThan(1.5 * half);
    expect(half).toBeLessThan(0.1);
    const [gained, width] = luckOver(150, loaded);
    expect(gained - width).toBeGreaterThan(0.1);
  });

  test("result = start + luck + own + others + unseen, exactly, with every draw as a term", () => {
    for (const seed of [1, 2, 3]) {
      const scope = { classes: true, luck: true };
      const begun = startReview(diceRecord(seed, fair(seed)), find, spec, { seed, effort: 1, scope });
      if (!("ok" in begun)) throw new Error(begun.bad[0]?.code);
      while (begun.ok.steps.next().done !== true);
      const review = begun.ok.current();
      expect(review.luck.length).toBeGreaterThan(0);
      for (const [by, { start: begin, luck, own, others, unseen, result }] of review.balance.entries()) {
        expect(luck).toBeCloseTo(
          review.luck.reduce((sum, term) => sum + swingOf(term, by), 0),
          12,
        );
        expect(begin + luck + own + others.reduce((a, b) => a + b, 0) + unseen).toBeCloseTo(result, 12);
      }
      expect(review.open[0]?.n).toBe(0);
      expect(review.open.at(-1)?.chances).toEqual(review.balance.map(({ result }) => result));
    }
  });
});

describe("what a review may say", () => {
  const good = {
    matches: 20,
    choices: 1200,
    alarms: 14,
    refuted: 9,
    close: 30,
    planted: 70,
    found: 66,
    flagged: 80,
    repeated: 72,
    contradicted: 2,
    time: 0,
  };
  const luck = { matches: 400, mean: 0.005, deviation: 0.2 };
  const table = { players: 2, options: "", iterations: 300, figures: good, luck };
  const trust = (changes: Partial<typeof table>): ReviewTrust => ({
    format: "starboard.review-trust",
    version: 1,
    game: "nim",
    tables: [{ ...table, ...changes }],
  });

  test("every condition of the gate is needed, and each can fail", () => {
    expect(Object.values(gateOf(table)).every(Boolean)).toBe(true);
    const fails = (changes: Partial<typeof good>) =>
      Object.entries(gateOf({ luck, figures: { ...good, ...changes } })).flatMap(([name, isMet]) =>
        isMet ? [] : [name],
      );
    expect(fails({ planted: 59, found: 59 })).toEqual(["found"]);
    expect(fails({ found: 62 })).toEqual(["found"]);
    expect(fails({ choices: 999 })).toEqual(["alarms", "agreement"]);
    expect(fails({ refuted: 25 })).toEqual(["alarms"]);
    expect(fails({ contradicted: 7 })).toEqual(["agreement"]);
    expect(fails({ repeated: 67 })).toEqual(["repeats"]);
    expect(gateOf({ figures: good, luck: { ...luck, mean: 0.03 } }).luck).toBe(false);
    expect(gateOf({ figures: good, luck: { ...luck, matches: 399 } }).luck).toBe(false);
  });

  test("it counts for the number of players that was measured; classes and luck are apart", () => {
    expect(scopeOf(trust({}), 2, {})).toEqual({ classes: true, luck: true });
    expect(scopeOf(trust({}), 3, {})).toEqual({ classes: false, luck: false });
    expect(scopeOf(undefined, 2, {})).toEqual({ classes: false, luck: false });
    expect(scopeOf(trust({ figures: { ...good, found: 0 } }), 2, {})).toEqual({ classes: false, luck: true });
    expect(scopeOf(trust({ luck: { ...luck, matches: 0 } }), 2, {})).toEqual({ classes: true, luck: false });
  });

  test("it counts for tables with the options that were measured, whatever the other ones are", () => {
    const measured = trust({ options: '{"scenario":"border","sizes":[1,2]}' });
    expect(scopeOf(measured, 2, { scenario: "border", sizes: [1, 2], other: true }).classes).toBe(true);
    expect(scopeOf(measured, 2, { scenario: "border", sizes: [2, 1] }).classes).toBe(false);
    expect(scopeOf(measured, 2, {}).classes).toBe(false);
    const both = { ...measured, tables: [...measured.tables, { ...table, options: '{"scenario":"open"}' }] };
    expect(scopeOf(both, 2, { scenario: "open" }).classes).toBe(true);
  });

  test("a game that is not measured has no classes but proved ones, and no luck", () => {
    const reviews = (scope: { classes: boolean; luck: boolean }) =>
      [1, 2, 3, 4, 5, 6].map((seed) => {
        const options = { seed: 1, effort: 1, scope };
        const begun = startReview(diceRecord(seed, fair(seed)), find, spec, options);
        if (!("ok" in begun)) throw new Error(begun.bad[0]?.code);
        while (begun.ok.steps.next().done !== true);
        return begun.ok.current();
      });
    type Reviews = ReturnType<typeof reviews>;
    const inferior = (all: Reviews) =>
      all.flatMap(({ moments }) => moments).filter((one) => !one.isProven && isInferior(one.assessment));
    const silent = reviews({ classes: false, luck: false });
    expect(silent.flatMap(({ luck }) => luck)).toEqual([]);
    expect(silent.flatMap(({ balance }) => balance.map((one) => one.luck)).every((one) => one === 0)).toBe(true);
    expect(inferior(silent)).toEqual([]);
    expect(inferior(reviews({ classes: true, luck: false })).length).toBeGreaterThan(0);
  });
});
