import type { BotSpec } from "@starboard/bots";
import type { Assessment, Candidate, MatchReview } from "@starboard/bots/review";
import { Engine, question, type Result, type Seat, seededDraws, type Shape, start } from "@starboard/kernel";
import { botFor } from "@starboard/registry/bots";
import { describe, expect, test } from "vitest";
import { addFigures, figuresOf, luckFigures, NO_FIGURES, shareInterval } from "../src/index.ts";
import { playedOutLoss, playoutJudge } from "../src/review-study/second-judge.ts";

/** A review in which the entries from 1 on have these classes. */
const reviewOf = (...classes: readonly Assessment[]): MatchReview =>
  ({ moments: classes.map((assessment, i) => ({ n: i + 1, entries: [], assessment })) }) as unknown as MatchReview;

test("flags, close calls and the agreement of two reviews are counted", () => {
  const first = reviewOf("blunder", "fine", "inaccuracy", "close", "mistake", "inaccuracy");
  const second = reviewOf("mistake", "fine", "fine", "inaccuracy", "close", "inaccuracy");
  expect(figuresOf(first, second, (n) => n === 6)).toEqual({
    ...NO_FIGURES,
    matches: 1,
    choices: 6,
    alarms: 4,
    refuted: 1,
    close: 1,
    flagged: 5,
    repeated: 2,
    // Only entry 3 was flagged by one and called fine by the other: too close to call is no contradiction.
    contradicted: 1,
  });
});

test("figures of matches add up", () => {
  const one = figuresOf(reviewOf("blunder"), reviewOf("blunder"), () => false);
  expect(addFigures(one, one)).toEqual({ ...NO_FIGURES, matches: 2, choices: 2, alarms: 2, flagged: 2, repeated: 2 });
});

test("the luck of matches has a mean and a deviation; shares have intervals that hold zero and one", () => {
  expect(luckFigures([0.1, -0.1, 0.3])).toEqual({
    matches: 3,
    mean: expect.closeTo(0.1, 12) as number,
    deviation: expect.closeTo(0.2, 12) as number,
  });
  expect(luckFigures([])).toEqual({ matches: 0, mean: 0, deviation: 0 });
  const [low, high] = shareInterval(0, 150);
  expect(low).toBe(0);
  expect(high).toBeCloseTo(0.025, 3);
  expect(shareInterval(5, 5)[1]).toBe(1);
});

describe("the second judge", () => {
  const spec = botFor("anaxis") as BotSpec<Shape>;
  const options: Result<object> = spec.game.options.parse({ "ax.scenario": "border" });
  if ("bad" in options) throw new Error(options.bad[0]?.code);
  const { state } = start(spec.game, options.ok as never, seededDraws(3));
  const seat = question(spec.game, state)?.waiting[0] as Seat;
  const position = { spec, view: spec.game.view(state, seat) as object, seat, seats: 2 };
  const [one, other] = new Engine(spec.game, seededDraws(1))
    .legal(state, seat)
    .map((act) => ({ act, continuation: [] })) as unknown as [Candidate, Candidate];

  test("plays two acts out on the same draws, so that an act loses nothing against itself", () => {
    const settings = { visits: 3, batches: 2, seed: 5 };
    expect(playedOutLoss(position, [one, one], settings)).toEqual({ mean: 0, low: 0, high: 0 });
    const loss = playedOutLoss(position, [one, other], settings);
    expect(playedOutLoss(position, [one, other], settings)).toEqual(loss);
  });

  test("goes on with the acts that the policy joins, and asks it anew once the rules refuse the next of them", () => {
    let asked = 0;
    const counting: BotSpec<Shape> = {
      ...spec,
      policyPrior: (t, step, by, acts) => {
        asked++;
        return spec.policyPrior(t, step, by, acts);
      },
    };
    const alone: BotSpec<Shape> = {
      ...counting,
      policyPrior: (...of) => {
        const { acts, priors, complete } = counting.policyPrior(...of);
        return { acts, priors, complete };
      },
    };
    const askedBy = (judge: BotSpec<Shape>): number => {
      asked = 0;
      playoutJudge({ ...position, spec: judge }, 2, 5)(one, 0);
      return asked;
    };
    const joined = askedBy(counting);
    expect(joined).toBeGreaterThan(0);
    expect(joined).toBeLessThan(0.5 * askedBy(alone));
  });
});
