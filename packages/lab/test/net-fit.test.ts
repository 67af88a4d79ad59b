import { describe, expect, test } from "vitest";
import { seededUint32 } from "@starboard/kernel";
import { fitNet, type NetFitPlan, type SampledMatch, trainNet } from "../src/index.ts";

const plan: NetFitPlan = { coefficients: [0, 0], hidden: 6, epochs: 40, rate: 0.05, decay: 0.001, seed: 3 };

/** Matches of one position with two features; the first team wins by the rule. */
function matchesOf(count: number, wins: (x: number, y: number, coin: number) => boolean): SampledMatch[] {
  const random = seededUint32(17);
  const next = (): number => (random() / 0x1_0000_0000) * 2 - 1;
  return Array.from({ length: count }, (_, match) => {
    const [x, y] = [next(), next()];
    const won = wins(x, y, next());
    return {
      match,
      table: "one",
      shares: won ? [1, 0] : [0, 1],
      acts: 10,
      positions: [
        {
          length: 1,
          at: 0.5,
          team: 0,
          evaluation: 0.5,
          search: 0.5,
          features: [
            [x, y],
            [0, 0],
          ],
        },
      ],
    };
  });
}

describe("a trained net", () => {
  test("predicts unseen matches where no sum of the features can", () => {
    const either = matchesOf(400, (x, y) => x > 0 !== y > 0);
    const { reports, net } = fitNet(either, plan);
    expect(reports).toHaveLength(1);
    const [report] = reports;
    expect(report?.matches).toBe(400);
    expect(report?.before).toBeCloseTo(Math.log(2), 5);
    expect(report?.after).toBeLessThan(0.4);
    expect((report?.gain.mean ?? 0) - (report?.gain.half ?? 1)).toBeGreaterThan(0);
    expect(net.units).toHaveLength(6);
  });
  test("gains nothing on unseen matches that are decided by chance", () => {
    const { reports } = fitNet(
      matchesOf(400, (_x, _y, coin) => coin > 0),
      plan,
    );
    expect((reports[0]?.gain.mean ?? 1) - (reports[0]?.gain.half ?? 0)).toBeLessThan(0);
  });
  test("is the same for the same matches and plan, and starts from the evaluation", () => {
    const few = matchesOf(30, (x) => x > 0);
    expect(trainNet(few, plan)).toEqual(trainNet(few, plan));
    expect(trainNet(few, { ...plan, seed: 4 })).not.toEqual(trainNet(few, plan));
    expect(trainNet(few, { ...plan, epochs: 0 }).units.every(({ out }) => out === 0)).toBe(true);
  });
});
