/** Weights that follow the results of matches, with a pool whose results are known. */
import { expect, test } from "vitest";
import { type MatchTuningPlan, type MatchTuningRow, tuneByMatches } from "../src/index.ts";
import type { ExperimentPool } from "../src/index.ts";
import type { MatchRow } from "../src/row.ts";

const plan: MatchTuningPlan = {
  game: "made-up",
  options: {},
  iterations: 1,
  start: { name: "start", weights: { near: 1, far: { deep: 2, idle: 3 } } },
  paths: ["near", "far.deep", "far.idle"],
  steps: 120,
  pairs: 4,
  rate: 0.2,
  spread: 0.3,
  seed: 5,
  maxActs: 1,
};

interface Weights {
  readonly near: number;
  readonly far: { readonly deep: number; readonly idle: number };
}
/** Best at near 2 and deep 1; idle has no effect. */
const strength = ({ near, far }: Weights): number => -4 * (Math.log(near / 2) ** 2 + Math.log(far.deep) ** 2);

/** A pool whose matches share the result by how much stronger one side's weights are. */
const poolOf = (width: number, count: { played: number }): ExperimentPool => ({
  width,
  play: async ({ a, b }, { group, team }) => {
    count.played++;
    // Matches end in another order than they began.
    if (width > 1 && group % 2 === 0) await Promise.resolve();
    const [own, other] = [a, b].map((one) =>
      strength((one as { evaluation: { weights: Weights } }).evaluation.weights),
    );
    return { group, team, share: 1 / (1 + Math.exp((other as number) - (own as number))) } as MatchRow;
  },
});

test("weights that win are found, and one without effect hardly moves", async () => {
  const { factors, course, matches } = await tuneByMatches({}, plan, poolOf(1, { played: 0 }));
  expect(matches).toBe(2 * plan.steps * plan.pairs);
  expect(course).toHaveLength(plan.steps);
  expect(factors["near"]).toBeGreaterThan(1.5);
  expect(factors["far.deep"]).toBeLessThan(0.7);
  expect(Math.abs(Math.log(factors["far.idle"] as number))).toBeLessThan(0.25);
});

test("the result depends neither on how many matches are played at a time nor on an interruption", async () => {
  const short = { ...plan, steps: 12 };
  const rows: MatchTuningRow[] = [];
  const whole = await tuneByMatches({}, short, poolOf(1, { played: 0 }), [], (row) => rows.push(row));
  const again = { played: 0 };
  const resumed = await tuneByMatches({}, short, poolOf(3, again), rows.slice(0, 41));
  expect(resumed).toEqual(whole);
  expect(again.played).toBe(whole.matches - 41);
});
