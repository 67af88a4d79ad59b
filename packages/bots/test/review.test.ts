import {
  type Act,
  type MatchRecord,
  noDraws,
  play,
  type Played,
  type Seat,
  seat,
  seededUint32,
  type Shape,
  start,
} from "@starboard/kernel";
import { describe, expect, test } from "vitest";
import { assess, needsMoreRounds } from "../src/review/assessment.ts";
import { type MatchReview, parseReview, startReview } from "../src/review/index.ts";
import { type Interval, intervalOf } from "../src/review/interval.ts";
import { confirm, type JudgeSettings, screen } from "../src/review/judge.ts";
import { evaluatePaired } from "../src/review/paired-evaluation.ts";
import { chanceMapOf } from "../src/review/win-chance.ts";
import { varyWeights, type BotSpec } from "../src/index.ts";
import { cardsSpec, dealt, viewOf } from "./cards.ts";
import { nim, nimSpec, opening } from "./nim.ts";

const spec = nimSpec() as unknown as BotSpec<Shape>;

/** The record of a match of nim without dice in which these numbers of stones are taken. */
function nimRecord(stones: number, taken: readonly number[]): MatchRecord {
  const options = { stones, players: 2, dice: false };
  let played = start(nim, options, noDraws);
  const entries: object[] = [{ is: "start", n: 0, at: 0, hash: "", draws: [] }];
  for (const [i, n] of taken.entries()) {
    const by = seat(i % 2);
    const act = { do: "take", n };
    played = play(nim, played.state, { by, step: "take", act }, noDraws) as Played<never>;
    // A record writes the members of an act in order of their names.
    entries.push({ is: "act", n: i + 1, at: 0, hash: `${i + 1}`, by, step: "take", act: { n, do: "take" } });
  }
  const head = { game: "nim@1", options, generator: "", commitment: "", entropy: [], secret: null };
  const seats = [
    { name: "Ada", kind: "person" },
    { name: "Grace", kind: "person" },
  ];
  return {
    format: "starboard.record",
    version: 1,
    ...head,
    seats,
    entries,
    result: played.state.flow.over,
  } as unknown as MatchRecord;
}

const find = () => nim as never;
/** What a game may say whose reviews are measured. */
const scope = { classes: true, luck: true };

function reviewed(record: MatchRecord, seed = 1, seats?: readonly Seat[]): MatchReview {
  const begun = startReview(record, find, spec, { seed, effort: 1, scope, ...(seats && { seats }) });
  if (!("ok" in begun)) throw new Error(begun.bad[0]?.code);
  while (begun.ok.steps.next().done !== true);
  return begun.ok.current();
}

// Six stones: two leave four, a lost position. Seat 0 takes one instead, and seat 1 leaves four.
const blundered = nimRecord(6, [1, 1, 3, 1]);

describe("review of a match", () => {
  test("an act that gives a won match away is a blunder, and its best act is shown", () => {
    const review = reviewed(blundered);
    const first = review.moments.find(({ n }) => n === 1);
    expect(first).toMatchObject({ by: 0, step: "take", rule: "NIM-1", assessment: "blunder", stage: 2 });
    expect(first?.best.acts).toEqual([{ do: "take", n: 2 }]);
    expect(first?.loss[1]).toBeGreaterThan(0.2);
    expect(first?.best.line[0]).toEqual({ by: 0, step: "take", act: { do: "take", n: 2 } });
  });

  test("the only act that wins is named", () => {
    const second = reviewed(blundered).moments.find(({ n }) => n === 2);
    expect(second).toMatchObject({ by: 1, assessment: "fine", isOnly: true });
  });

  test("an act in a lost position is fine: no act was better", () => {
    const third = reviewed(blundered).moments.find(({ n }) => n === 3);
    expect(third?.assessment).toBe("fine");
    expect(third?.isOnly).toBe(false);
  });

  test("the same seed gives the same file; another seed the same classes", () => {
    expect(JSON.stringify(reviewed(blundered))).toBe(JSON.stringify(reviewed(blundered)));
    const classes = ({ moments }: MatchReview) => moments.map(({ n, assessment }) => [n, assessment]);
    expect(classes(reviewed(blundered, 2))).toEqual(classes(reviewed(blundered)));
  });

  test("result = start + luck + own + others + unseen, exactly, and errors fall to the seat that made them", () => {
    const { balance } = reviewed(blundered);
    expect(balance).toHaveLength(2);
    for (const { start: begin, luck, own, others, unseen, result } of balance)
      expect(begin + luck + own + others.reduce((a, b) => a + b, 0) + unseen).toBeCloseTo(result, 12);
    expect(balance[0]?.result).toBe(0);
    expect(balance[0]?.own).toBeLessThan(-0.2);
    expect(balance[1]?.own).toBe(0);
    expect(balance[1]?.others[0]).toBeGreaterThan(0.2);
  });

  test("one seat can be reviewed; there is no balance then", () => {
    const review = reviewed(blundered, 1, [seat(1)]);
    expect(new Set(review.moments.map(({ by }) => by))).toEqual(new Set([1]));
    expect(review.balance).toEqual([]);
  });

  test("the greatest losses are confirmed first, and progress never goes back", () => {
    const begun = startReview(blundered, find, spec, { seed: 1, effort: 1, scope });
    if (!("ok" in begun)) throw new Error("refused");
    const losses: number[] = [];
    let done = 0;
    for (let next = begun.ok.steps.next(); next.done !== true; next = begun.ok.steps.next()) {
      expect(next.value.done).toBeGreaterThan(done);
      expect(next.value.of).toBeGreaterThanOrEqual(next.value.done);
      done = next.value.done;
      if (next.value.moment?.stage === 2) losses.push(next.value.moment.loss[0]);
    }
    expect(losses[0]).toBe(Math.max(...losses));
  });

  test("stopped early it holds what was judged", () => {
    const begun = startReview(blundered, find, spec, { seed: 1, effort: 1, scope });
    if (!("ok" in begun)) throw new Error("refused");
    begun.ok.steps.next();
    const review = begun.ok.current();
    expect(review).toMatchObject({ isComplete: false, screened: 1, balance: [] });
    expect(review.moments).toHaveLength(1);
  });

  test("another act can be judged at any decision", () => {
    const begun = startReview(blundered, find, spec, { seed: 1, effort: 1, scope });
    if (!("ok" in begun)) throw new Error("refused");
    expect(begun.ok.judgeOther(1, { do: "take", n: 2 } as Act)?.assessment).toBe("fine");
    expect(begun.ok.judgeOther(1, { do: "take", n: 3 } as Act)).toMatchObject({
      assessment: "blunder",
      best: { acts: [{ do: "take", n: 2 }] },
    });
    expect(begun.ok.judgeOther(99, { do: "take", n: 3 } as Act)).toBeNull();
  });

  test("a running match and a record that does not replay are refused", () => {
    const running = startReview(nimRecord(10, [1, 1]), find, spec, { seed: 1, effort: 1, scope });
    expect(running).toEqual({ bad: [{ at: "", code: "REVIEW_RUNNING", about: {} }] });
    const entries = blundered.entries.map((entry) =>
      entry.is === "act" && entry.n === 3 ? { ...entry, act: { do: "take", n: 9 } as Act } : entry,
    );
    const broken = startReview({ ...blundered, entries }, find, spec, { seed: 1, effort: 1, scope });
    expect(broken).toMatchObject({ bad: [{ code: "REVIEW_RECORD", about: { n: 3 } }] });
  });
});

describe("judging a decision", () => {
  const position = { spec, view: opening({ stones: 9, players: 2, dice: true }).view, seat: seat(0), seats: 2 };
  const one = { act: { do: "take", n: 1 } as Act, continuation: [] };
  const two = { act: { do: "take", n: 2 } as Act, continuation: [] };
  const batches = { first: 0, count: 4 };

  test("an act against itself loses nothing in any batch, and the order of candidates changes nothing", () => {
    const [a, b, c] = evaluatePaired(position, [one, one, two], 20, batches, 5);
    expect(a).toEqual(b);
    expect(evaluatePaired(position, [two, one], 20, batches, 5)).toEqual([c, a]);
    expect(evaluatePaired(position, [one], 20, { first: 1, count: 1 }, 5)[0]).toEqual([a?.[1]]);
  });

  test("cards that the seat does not see make no difference", () => {
    const settings: JudgeSettings = {
      spec: cardsSpec as unknown as BotSpec<Shape>,
      seats: 2,
      budget: { search: 60, candidates: 4, screenVisits: 30, visits: 60, batches: 4, openVisits: 20, redraws: 4 },
      seed: 3,
    };
    const judged = (other: number) => {
      const decision = {
        n: 1,
        by: seat(0),
        step: "stake",
        rule: "CARD-1",
        view: viewOf(dealt(9, other), seat(0)),
        act: { do: "out" },
        following: [],
      };
      const screened = screen(settings, decision);
      return screened && confirm(settings, screened);
    };
    expect(judged(1)).toEqual(judged(8));
    // With the highest card, staking wins against everything else.
    expect(judged(1)).toMatchObject({ assessment: "mistake", best: { acts: [{ do: "stake" }] } });
  });
});

describe("figures", () => {
  test("a class needs the whole interval", () => {
    const at = (mean: number, half: number) => assess({ mean, low: mean - half, high: mean + half });
    expect(at(0.25, 0.04)).toBe("blunder");
    expect(at(0.25, 0.06)).toBe("mistake");
    expect(at(0.12, 0.01)).toBe("mistake");
    expect(at(0.12, 0.05)).toBe("inaccuracy");
    expect(at(0.12, 0.08)).toBe("close");
    expect(at(0.01, 0.02)).toBe("fine");
    expect(at(0.04, 0.02)).toBe("close");
  });

  test("more rounds are compared near a threshold, and where the game wants them before it flags an act", () => {
    const nearBlunder = { mean: 0.21, low: 0.19, high: 0.23 };
    const blunder = { mean: 0.4, low: 0.35, high: 0.45 };
    const close = { mean: 0.02, low: -0.2, high: 0.24 };
    const fine = { mean: 0.01, low: 0, high: 0.015 };
    const roundsOf = (loss: Interval, flagRounds?: number): number => {
      let rounds = 1;
      while (needsMoreRounds(loss, rounds, flagRounds)) rounds++;
      return rounds;
    };
    expect([nearBlunder, blunder, close, fine].map((loss) => roundsOf(loss))).toEqual([3, 1, 1, 1]);
    expect([nearBlunder, blunder, close, fine].map((loss) => roundsOf(loss, 6))).toEqual([6, 6, 1, 1]);
  });

  test("intervals cover the true mean in 93 to 97% of samples", () => {
    const random = seededUint32(17);
    const normal = () => {
      const u = (random() + 1) / 2 ** 32;
      return Math.sqrt(-2 * Math.log(u)) * Math.cos((2 * Math.PI * random()) / 2 ** 32);
    };
    let covered = 0;
    for (let i = 0; i < 4000; i++) {
      const { low, high } = intervalOf(Array.from({ length: 6 }, () => 0.1 + 0.05 * normal()));
      if (low <= 0.1 && high >= 0.1) covered++;
    }
    expect(covered / 4000).toBeGreaterThan(0.93);
    expect(covered / 4000).toBeLessThan(0.97);
  });

  test("win chances follow the calibration; allies share them, other seats share the rest", () => {
    const knots = [{ length: 0, slope: 0.5, bias: 0 }];
    const calibrated = (team?: (by: number) => number) =>
      chanceMapOf(
        {
          ...spec,
          calibration: [{ teams: 2, search: knots, evaluation: knots }],
          ...(team && { team: (_t: unknown, by: number) => team(by) }),
        } as BotSpec<Shape>,
        opening({ stones: 9, players: 2, dice: false }).view,
        seat(0),
        team ? 4 : 2,
      );
    const [p, q] = calibrated()([0.9, 0.1]) as [number, number];
    expect(p).toBeCloseTo(0.75, 12);
    expect(p + q).toBeCloseTo(1, 12);
    expect(calibrated()([1, 0], true)).toEqual([1, 0]);
    const four = calibrated((by) => by % 2)([0.9, 0.1, 0.9, 0.1]);
    for (const [i, expected] of [0.75, 0.25, 0.75, 0.25].entries()) expect(four[i]).toBeCloseTo(expected, 12);
  });

  test("variants change every weight but counts; lists keep their ratios", () => {
    const weights = { a: 1, counts: 7, curve: [1, 2, 4], inner: { b: -2 } };
    const varied = varyWeights(weights, 3, ["counts"]);
    expect(varied).toEqual(varyWeights(weights, 3, ["counts"]));
    expect(varied).not.toEqual(varyWeights(weights, 4, ["counts"]));
    expect(varied.counts).toBe(7);
    expect(varied.a).not.toBe(1);
    expect(varied.inner.b).toBeLessThan(0);
    expect((varied.curve[2] as number) / (varied.curve[0] as number)).toBeCloseTo(4, 12);
  });
});

describe("the file of a review", () => {
  test("is read back as it was written", () => {
    const review = reviewed(blundered);
    expect(parseReview(JSON.stringify(review))).toEqual({ ok: JSON.parse(JSON.stringify(review)) });
  });
  test("wrong files give a code and a place", () => {
    expect(parseReview("no")).toEqual({ bad: [{ at: "", code: "REVIEW_JSON" }] });
    expect(parseReview(JSON.stringify({ ...reviewed(blundered), seed: "x" }))).toEqual({
      bad: [{ at: "seed", code: "REVIEW_FIELD" }],
    });
  });
});
