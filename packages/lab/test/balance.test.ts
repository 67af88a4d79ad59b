import { describe, expect, test } from "vitest";
import { nimSpec } from "../../bots/test/nim.ts";
import {
  type BalancePlan,
  balance,
  balanceReport,
  type FinishedMatch,
  type ExperimentPool,
  playMatch,
  rates,
} from "../src/index.ts";

const spec = nimSpec();
const pool: ExperimentPool = { width: 2, play: async (c, task) => playMatch(spec, c, task, { clock: () => 0 }) };
/** With one stone, the first player wins. */
const nim = (first: string, second: string, stones: number) => ({
  part: "stones",
  first,
  second,
  options: { stones, players: 2, dice: false },
});
const plan = (matchups: BalancePlan["matchups"]): BalancePlan => ({
  game: "nim",
  matchups,
  player: { is: "search", level: 3, iterations: 200 },
  matches: 4,
  seed: 1,
  factor: 1,
  maxActs: 100,
});

describe("balance", () => {
  test("a side that always wins has share 1, and both orders cancel the first player's advantage", async () => {
    const one = await balance(plan([nim("begins", "follows", 1)]), pool);
    expect(rates(one)[0]?.share.mean).toBe(1);
    const both = await balance(plan([nim("red", "blue", 1), nim("blue", "red", 1)]), pool);
    expect(rates(both).map((rate) => [rate.share.mean, rate.matches])).toEqual([
      [0.5, 8],
      [0.5, 8],
    ]);
  });
  test("the report is a matrix if every side meets every side, and counts unfinished matches", async () => {
    const names = ["red", "blue"];
    const square = plan(names.flatMap((a) => names.map((b) => nim(a, b, 1))));
    const text = balanceReport(square, await balance(square, pool));
    expect(text).toContain("| red | 100 ± 0 | 50 ± 0 | 50 |");
    const cut = { ...plan([nim("red", "blue", 21)]), maxActs: 1 };
    expect(balanceReport(cut, await balance(cut, pool))).toContain("| red | blue | 50 ± 0 | 4 | 4 | 4 |");
  });
  test("an interrupted run continues from its stored matches with the same result", async () => {
    const all = plan([nim("begins", "follows", 21), nim("red", "blue", 4)]);
    const finished: FinishedMatch[] = [];
    const whole = await balance(all, pool, [], (match) => finished.push(match));
    expect(finished.map(({ matchup, match }) => `${matchup}.${match}`)).toEqual([
      "0.0",
      "1.0",
      "0.1",
      "1.1",
      "0.2",
      "1.2",
      "0.3",
      "1.3",
    ]);
    const again: FinishedMatch[] = [];
    expect(await balance(all, pool, finished.slice(0, 5), (match) => again.push(match))).toEqual(whole);
    expect(again).toEqual(finished.slice(5));
    // With fewer planned matches than known ones, the rest is ignored.
    expect((await balance({ ...all, matches: 2 }, pool, finished))[0]?.shares).toEqual(whole[0]?.shares.slice(0, 2));
  });
});
