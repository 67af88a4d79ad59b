/** Policy priors fitted to the visits of long searches. */
import { linearPrior } from "@starboard/bots";
import { type Act, seededUint32 } from "@starboard/kernel";
import { botFor } from "@starboard/registry/bots";
import { expect, test } from "vitest";
import { chances, fitPrior, type PriorPlan, sampleQuestions, type SampledQuestion } from "../src/index.ts";

const NAMES = ["bold", "dear", "idle"] as const;
const TRUTH = [1.2, -0.8, 0];

/** Questions whose visits follow known log-odds; the prior before is even. */
function simulated(count: number): SampledQuestion[] {
  const next = seededUint32(3);
  const random = (): number => (2 * next()) / 0x1_0000_0000 - 1;
  return Array.from({ length: count }, (_, match) => {
    const features = Array.from({ length: 2 + (match % 4) }, () => NAMES.map(random));
    return {
      match,
      step: match % 3 === 0 ? "rare" : "usual",
      features,
      priors: features.map(() => 0.5),
      visits: chances({ features }, TRUTH),
    };
  });
}

test("log-odds that made the visits are found again, and unseen matches are predicted", () => {
  const { odds, reports } = fitPrior(NAMES, simulated(400), null, 1e-6);
  for (const [i, name] of NAMES.entries()) expect(odds[name]).toBeCloseTo(TRUTH[i] as number, 1);
  expect(reports.map(({ step, questions }) => [step, questions])).toEqual([
    ["usual", 266],
    ["rare", 134],
  ]);
  for (const { even, before, after, least } of reports) {
    expect(before).toBeCloseTo(even, 9);
    expect(after).toBeLessThan(before - 0.1);
    expect(after - least).toBeLessThan(0.001);
    expect(after).toBeGreaterThanOrEqual(least - 1e-9);
  }
});

test("what cannot be predicted is not: visits by chance are no better with a fit", () => {
  const next = seededUint32(9);
  const noise = simulated(300).map((question) => {
    const raw = question.visits.map(() => 1 + (next() % 1000));
    const sum = raw.reduce((a, b) => a + b, 0);
    return { ...question, visits: raw.map((x) => x / sum) };
  });
  for (const { even, after } of fitPrior(NAMES, noise, null, 0.01).reports) expect(after).toBeGreaterThan(even - 0.02);
});

test("a linear prior keeps the best acts in order, with e to the sum of their features", () => {
  const acts = [0, 1, 2, 3].map((n): Act => ({ do: "go", n }) as Act);
  const write = (act: Act, into: Float64Array): void => {
    into[0] = (act as unknown as { n: number }).n;
    into[1] = 1;
  };
  const { acts: kept, priors, complete } = linearPrior(acts, write, [-0.5, 7], 3, 0.001);
  expect(kept).toEqual(acts.slice(0, 3));
  expect(complete).toBe(false);
  for (const [i, prior] of priors.entries()) expect(prior).toBeCloseTo(Math.exp(-0.5 * i), 9);
});

const TWO = { "ad.turnLimit": 20, "ad.players": 2 };
test.for([
  ["trekwar", [{}]],
  [
    "4000ad",
    [
      { ...TWO, "ad.version": "alliances" },
      { ...TWO, "ad.version": "independents" },
    ],
  ],
] as const)("questions of %s are sampled alike twice, with what was searched and its features", ([game, tables]) => {
  const spec = botFor(game);
  if (!spec?.tuning?.prior) throw new Error(`${game} has features of acts`);
  const plan: PriorPlan = { game, options: tables, iterations: 3, search: 60, every: 6, seed: 4, maxActs: 150 };
  const questions = tables.flatMap((_, match) => sampleQuestions(spec, plan, match));
  // Matches take turns at the tables.
  expect(new Set(questions.map(({ match }) => match)).size).toBe(tables.length);
  expect(tables.flatMap((_, match) => sampleQuestions(spec, plan, match))).toEqual(questions);
  expect(questions.length).toBeGreaterThan(3);
  for (const { features, visits, priors } of questions) {
    expect(visits).toHaveLength(features.length);
    expect(priors).toHaveLength(features.length);
    expect(visits.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 2);
    for (const row of features) {
      expect(row).toHaveLength(spec.tuning.prior.features.length);
      expect(row.every(Number.isFinite)).toBe(true);
    }
    // Acts differ in what they are.
    expect(new Set(features.map((row) => JSON.stringify(row))).size).toBeGreaterThan(1);
  }
});

test("features are those of the question, though the search has overwritten what their writer reads", () => {
  const spec = botFor("4000ad");
  if (!spec?.tuning?.prior) throw new Error("4000 A.D. has features of acts");
  /** What the writer of the latest question shares with the evaluation, which every search calls. */
  let shared = 0;
  const planted: typeof spec = {
    ...spec,
    evaluate: (t, worth) => {
      shared = -1;
      spec.evaluate(t, worth);
    },
    tuning: {
      ...spec.tuning,
      prior: {
        ...spec.tuning.prior,
        features: ["shared"],
        writer: () => {
          shared = 7;
          return (_act, into) => into.set([shared]);
        },
      },
    },
  };
  const plan: PriorPlan = { game: "4000ad", options: TWO, iterations: 3, search: 60, every: 4, seed: 4, maxActs: 60 };
  const rows = sampleQuestions(planted, plan, 0).flatMap(({ features }) => features);
  expect(rows.length).toBeGreaterThan(10);
  expect(rows.every(([value]) => value === 7)).toBe(true);
});
