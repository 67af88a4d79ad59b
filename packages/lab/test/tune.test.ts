import { describe, expect, test } from "vitest";
import { levelSettings } from "@starboard/bots";
import { seededUint32 } from "@starboard/kernel";
import { nimSpec, type Nim } from "../../bots/test/nim.ts";
import type { BotSpec } from "@starboard/bots";
import {
  chances,
  type Choice,
  fitCalibration,
  fitEvaluation,
  fitLogit,
  logLoss,
  planOf,
  type Position,
  qualityOf,
  sampleMatch,
  type SampledMatch,
} from "../src/index.ts";

const uniform = (seed: number): (() => number) => {
  const next = seededUint32(seed);
  return () => next() / 0x1_0000_0000;
};

/** Observations whose results follow the model with known coefficients. */
function simulated(count: number, truth: readonly number[], alternatives: number): Choice[] {
  const random = uniform(5);
  return Array.from({ length: count }, () => {
    const features = Array.from({ length: alternatives }, () => truth.map(() => 2 * random() - 1));
    let at = random();
    let won = alternatives - 1;
    for (const [k, p] of chances({ features }, truth).entries()) {
      at -= p;
      if (at < 0) {
        won = k;
        break;
      }
    }
    return { features, shares: features.map((_, k) => (k === won ? 1 : 0)), weight: 1 };
  });
}

describe("the logit fit", () => {
  test("finds the coefficients that made the data, for any number of alternatives", () => {
    for (const alternatives of [2, 4]) {
      const found = fitLogit(simulated(6000, [1.5, -0.7, 0], alternatives), { start: [0, 0, 0], ridge: 0 });
      for (const [i, truth] of [1.5, -0.7, 0].entries())
        expect(Math.abs((found[i] as number) - truth)).toBeLessThan(0.15);
    }
  });
  test("no neighbour has a lower loss", () => {
    const data = simulated(300, [1, 2], 3);
    const best = fitLogit(data, { start: [0, 0], ridge: 0 });
    const loss = logLoss(data, best);
    for (const i of [0, 1])
      for (const step of [-0.01, 0.01])
        expect(
          logLoss(
            data,
            best.map((c, k) => (k === i ? c + step : c)),
          ),
        ).toBeGreaterThan(loss);
  });
  test("a penalty keeps coefficients near the start, and finite where the data would allow anything", () => {
    const certain: Choice[] = [{ features: [[1], [0]], shares: [1, 0], weight: 1 }];
    const [loose] = fitLogit(certain, { start: [1], ridge: 0.01 }) as [number];
    const [strict] = fitLogit(certain, { start: [1], ridge: 10 }) as [number];
    expect(loose).toBeGreaterThan(strict);
    expect(strict).toBeGreaterThan(1);
    expect(strict).toBeLessThan(1.3);
    expect(loose).toBeLessThan(50);
  });
  test("a coefficient stays at its least value, and the others make the best of it", () => {
    const data = simulated(2000, [1, -0.6], 2);
    const [first, second] = fitLogit(data, { start: [1, 1], ridge: 0.01, lower: [0, 0] }) as [number, number];
    expect(second).toBe(0);
    const alone = data.map((choice) => ({ ...choice, features: choice.features.map(([x]) => [x as number]) }));
    expect(first).toBeCloseTo((fitLogit(alone, { start: [1], ridge: 0.01 }) as [number])[0], 2);
  });
  test("offsets count like a feature with coefficient 1", () => {
    const data = simulated(400, [0.8], 2);
    const shifted = data.map((choice) => ({ ...choice, offsets: choice.features.map(([x]) => 0.3 * (x as number)) }));
    const [plain] = fitLogit(data, { start: [0], ridge: 0 }) as [number];
    const [less] = fitLogit(shifted, { start: [0], ridge: 0 }) as [number];
    expect(less).toBeCloseTo(plain - 0.3, 3);
  });
});

test("quality of predictions worked by hand", () => {
  const { brier, calibrationError, bins } = qualityOf([
    { chance: 0.9, share: 1, weight: 1 },
    { chance: 0.9, share: 0, weight: 1 },
    { chance: 0.2, share: 0, weight: 2 },
  ]);
  expect(brier).toBeCloseTo((0.01 + 0.81 + 2 * 0.04) / 4);
  // Half of the weight says 90% and half of that happens; the other half says 20% and nothing happens.
  expect(calibrationError).toBeCloseTo(0.5 * 0.4 + 0.5 * 0.2);
  expect(bins).toHaveLength(2);
});

/** Nim with an evaluation that prefers the wrong stones until it is tuned. */
function tunedNim(): BotSpec<Nim> {
  const base = nimSpec();
  const inUse = { format: "starboard.weights", version: 1, game: "nim", name: "first", weights: { lead: -1 } };
  const file = { ...inUse, calibration: [], log: { matches: 0 } };
  const spec: BotSpec<Nim> = {
    ...base,
    tuning: {
      inUse: file,
      anchors: [],
      features: ["lead"],
      tables: { short: { stones: 9, players: 2, dice: true }, long: { stones: 14, players: 2, dice: true } },
      writeFeatures: (t, into) => {
        into[t.turn] = t.stones % 4 === 0 ? -1 : 1;
        into[1 - t.turn] = 0;
        return true;
      },
      coefficientsOf: (weights) => [(weights as { lead: number }).lead],
      withCoefficients: (_, [lead]) => ({ lead }),
      botWith: () => spec,
    },
  };
  return spec;
}

describe("self-play", () => {
  const spec = tunedNim();
  const plan = planOf("nim", 20, 3);
  const played = Array.from({ length: 40 }, (_, match) => sampleMatch(spec, plan, match) as SampledMatch);

  test("gives the same match for the same plan and number, whatever was played before", () => {
    expect(sampleMatch(spec, plan, 7)).toEqual(played[7]);
    expect(sampleMatch(spec, { ...plan, seed: 4 }, 7)).not.toEqual(played[7]);
  });
  test("alternates between the tables and gives results that add up to 1", () => {
    expect(new Set(played.map(({ table }) => table))).toEqual(new Set(["short", "long"]));
    for (const { shares, positions } of played) {
      expect(shares.reduce((a, b) => a + b, 0)).toBeCloseTo(1);
      for (const { at, features } of positions) {
        expect(at).toBeGreaterThan(0);
        expect(at).toBeLessThanOrEqual(1);
        expect(features).toHaveLength(2);
      }
    }
  });
  test("teaches what wins", () => {
    const { coefficients, reports } = fitEvaluation(played, { start: [-1], ridge: 0.001, searchPart: 0 });
    expect(coefficients[0]).toBeGreaterThan(0.5);
    for (const { before, after } of reports) expect(after).toBeLessThan(before);
  });
  test("a match that reaches the maximum number of acts is abandoned", () => {
    expect(sampleMatch(spec, { ...plan, maxActs: 2 }, 1)).toBeNull();
  });
  test("explores when asked to", () => {
    const bold = { ...plan, settings: levelSettings(5), explore: 1 };
    const careful = { ...bold, explore: 0 };
    const texts = (p: typeof plan): string => JSON.stringify([0, 1, 2, 3].map((match) => sampleMatch(spec, p, match)));
    expect(texts(bold)).not.toBe(texts(careful));
  });
});

describe("the calibration fit", () => {
  /** Matches with values from 2% to 98%, won as often as the log-odds say that follow from those of the value. */
  const matchesOf = (matches: number, oddsOf: (valueOdds: number) => number): SampledMatch[] => {
    const random = uniform(9);
    return Array.from({ length: matches }, (_, match) => {
      const valueOdds = 8 * random() - 4;
      const won = random() < 1 / (1 + Math.exp(-oddsOf(valueOdds)));
      const value = 1 / (1 + Math.exp(-valueOdds));
      const positions = Array.from({ length: 6 }, (__, i): Position => {
        const own = i % 2 === 0 ? value : 1 - value;
        return { length: i, at: (i + 0.5) / 6, team: i % 2, evaluation: own, search: own, features: [] };
      });
      return { match, table: "any", shares: won ? [1, 0] : [0, 1], acts: 6, positions };
    });
  };
  /** Values twice as sure, in log-odds, as the results justify. */
  const overconfident = (matches: number): SampledMatch[] => matchesOf(matches, (valueOdds) => valueOdds / 2);
  const { calibration, reports } = fitCalibration(overconfident(3000));

  test("halves the slope of values that are twice as sure", () => {
    for (const { slope, bias } of calibration[0]?.search ?? []) {
      expect(Math.abs(slope - 0.5)).toBeLessThan(0.1);
      expect(Math.abs(bias)).toBeLessThan(0.15);
    }
  });
  test("brings the error of unseen matches below 3 points in every third", () => {
    for (const { before, after, thirds } of reports) {
      expect(before.calibrationError).toBeGreaterThan(0.05);
      expect(after.calibrationError).toBeLessThan(0.03);
      for (const third of thirds) expect(third.calibrationError).toBeLessThan(0.03);
    }
  });
  test("follows values that tell more near an even match than far from it, which no straight map does", () => {
    const bent = matchesOf(3000, (valueOdds) => 0.2 * valueOdds + 1.5 * Math.tanh(valueOdds));
    const { calibration: maps, reports: figures } = fitCalibration(bent);
    for (const { slope, nearEven = 0 } of maps[0]?.search ?? []) {
      expect(Math.abs(slope - 0.2)).toBeLessThan(0.15);
      expect(Math.abs(nearEven - 1.5)).toBeLessThan(0.4);
    }
    for (const { thirds } of figures) for (const third of thirds) expect(third.calibrationError).toBeLessThan(0.02);
    const straight = [0.3, 0.5, 0.7, 0.9].map((slope) => [{ length: 0, slope, bias: 0 }]);
    for (const knots of straight)
      for (const { inUse } of fitCalibration(bent.slice(0, 500), [{ teams: 2, search: knots, evaluation: knots }])
        .reports)
        expect(inUse?.whole.calibrationError).toBeGreaterThan(0.03);
  });
  test("never lets a map fall, however contrary the matches", () => {
    const { calibration: maps } = fitCalibration(matchesOf(400, (valueOdds) => -valueOdds));
    for (const { slope, nearEven = 0 } of maps[0]?.search ?? []) {
      expect(slope).toBeGreaterThan(0);
      expect(slope + nearEven).toBeGreaterThan(0);
    }
  });
  test("knows the error that exact chances would show on so few matches", () => {
    for (const { noise, thirds } of reports)
      for (const [i, error] of noise.entries()) {
        expect(error).toBeGreaterThan(0.002);
        expect(Math.abs((thirds[i]?.calibrationError ?? 1) - error)).toBeLessThan(0.015);
      }
    // A tenth of the matches: about √10 times the error.
    const few = fitCalibration(overconfident(300)).reports[0]?.noise[1] ?? 0;
    expect(few / (reports[0]?.noise[1] ?? 1)).toBeGreaterThan(2);
    expect(few / (reports[0]?.noise[1] ?? 1)).toBeLessThan(5);
  });
  test("measures the calibration in use on the same matches", () => {
    const measured = (slope: number) =>
      fitCalibration(overconfident(600), [
        { teams: 2, search: [{ length: 0, slope, bias: 0 }], evaluation: [{ length: 0, slope, bias: 0 }] },
      ]).reports.map(({ before, inUse }) => ({ before, inUse }));
    for (const { before, inUse } of measured(1)) expect(inUse?.whole.brier).toBeCloseTo(before.brier, 9);
    for (const { before, inUse } of measured(0.5)) {
      expect(inUse?.whole.calibrationError).toBeLessThan(before.calibrationError / 2);
      expect(inUse?.thirds).toHaveLength(3);
    }
    for (const report of reports) expect(report.inUse).toBeNull();
  });
  test("fits every kind of match by itself where a game has kinds", () => {
    const sure = overconfident(600);
    // The other kind is right as it is: its odds are those of the results.
    const right = sure.map((match) => ({
      ...match,
      match: match.match + 600,
      table: "other",
      positions: match.positions.map((position) => {
        const value = 1 / (1 + Math.sqrt((1 - position.search) / position.search));
        return { ...position, search: value, evaluation: value };
      }),
    }));
    const { calibration: maps } = fitCalibration([...sure, ...right], null, true);
    expect(maps.map(({ teams, kind }) => [teams, kind])).toEqual([
      [2, "any"],
      [2, "other"],
    ]);
    const slope = (i: number) => maps[i]?.search[2]?.slope ?? 0;
    expect(slope(1) / slope(0)).toBeGreaterThan(1.6);
    expect(slope(1) / slope(0)).toBeLessThan(2.4);
  });
  test("counts the matches by their number of teams", () => {
    expect(reports.map(({ teams, source, matches }) => [teams, source, matches])).toEqual([
      [2, "search", 3000],
      [2, "evaluation", 3000],
    ]);
  });
});

test("exact chances come true in thirds by what is known at the time, and not in thirds of the length to come", () => {
  // A fair walk from the middle of seven places until it leaves them on one side; the chance is the share of the way.
  const random = uniform(17);
  const walks = Array.from({ length: 600 }, (_, match): SampledMatch => {
    const places: number[] = [];
    let place = 4;
    for (; place > 0 && place < 8; place += random() < 0.5 ? 1 : -1) places.push(place);
    const positions = places.map((at, i): Position => {
      const chance = at / 8;
      return { length: i, at: i / places.length, team: 0, evaluation: chance, search: chance, features: [] };
    });
    return { match, table: "any", shares: place > 0 ? [1, 0] : [0, 1], acts: places.length, positions };
  });
  for (const { before, thirds, noise, hindsight } of fitCalibration(walks).reports) {
    expect(before.calibrationError).toBeLessThan(0.03);
    for (const [i, third] of thirds.entries()) expect(third.calibrationError).toBeLessThan((noise[i] as number) + 0.02);
    expect(hindsight[2]?.calibrationError).toBeGreaterThan(0.1);
  }
  // A game that does not say how far its matches have come has one part, and no errors that are no numbers.
  const unsaid = walks.slice(0, 60).map((walk) => ({
    ...walk,
    positions: walk.positions.map((position) => ({ ...position, length: 0 })),
  }));
  for (const { thirds, noise } of fitCalibration(unsaid).reports) {
    expect(thirds).toHaveLength(1);
    expect([...noise, thirds[0]?.calibrationError].every(Number.isFinite)).toBe(true);
  }
});
