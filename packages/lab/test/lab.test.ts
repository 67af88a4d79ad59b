import { describe, expect, test } from "vitest";
import { levelSettings } from "@starboard/bots";
import { botFor } from "@starboard/registry/bots";
import { nimSpec } from "../../bots/test/nim.ts";
import {
  type Contender,
  type Contest,
  csv,
  estimate,
  groupShares,
  pentanomial,
  type ExperimentPool,
  packIterations,
  playMatch,
  quantile,
  readContender,
  replayRow,
  type MatchRow,
  runExperiment,
  sameMatch,
  specOf,
  withExplicitSettings,
  sprt,
  student95,
  summarise,
  formatTable,
  tasksOf,
  TIME_BINS,
  timeQuantile,
  unpackIterations,
} from "../src/index.ts";
import { styleAt } from "../src/contest.ts";

const contest: Contest = {
  game: "nim",
  options: { stones: 23, players: 2, dice: true },
  a: { is: "search", level: 5, iterations: 300 },
  b: { is: "greedy" },
  seed: 4,
  factor: 1,
  maxActs: 500,
};
const still = { clock: () => 0 };
const spec = nimSpec();
const pool: ExperimentPool = { width: 1, play: async (c, task) => playMatch(spec, c, task, still) };

describe("statistics", () => {
  test("known points of the t distribution", () => {
    expect(student95(5)).toBeCloseTo(2.571, 2);
    expect(student95(30)).toBeCloseTo(2.042, 3);
    expect(student95(1000)).toBeCloseTo(1.962, 3);
  });
  test("interval of a sample worked by hand", () => {
    const e = estimate([0, 0.5, 1, 1, 0.5]);
    expect(e.mean).toBeCloseTo(0.6);
    // s = 0.41833, /√5 = 0.18708, × t(4) = 2.776
    expect(e.half).toBeCloseTo(0.5194, 2);
    expect(estimate([1]).half).toBeNaN();
  });
  test("pairs are counted in five classes", () => {
    expect(pentanomial([0, 0.25, 0.5, 0.5, 0.75, 1, 1])).toEqual([1, 1, 2, 1, 2]);
  });
  test("the sequential test decides clear cases and leaves unclear ones open", () => {
    const test20 = { elo0: 0, elo1: 100, alpha: 0.05, beta: 0.05 };
    const strong = Array.from({ length: 60 }, (_, i) => (i % 4 === 0 ? 0.5 : 0.75));
    const even = Array.from({ length: 120 }, (_, i) => (i % 2 === 0 ? 0.25 : 0.75));
    expect(sprt(strong, test20).decision).toBe("H1");
    expect(sprt(even, test20).decision).toBe("H0");
    expect(sprt(even.slice(0, 4), test20).decision).toBe("open");
    expect(sprt([1, 1], test20).decision).toBe("open");
  });
  test("quantiles by nearest rank", () => {
    expect(quantile([5, 1, 4, 2, 3], 0.5)).toBe(3);
    expect(quantile([5, 1, 4, 2, 3], 0.9)).toBe(5);
    const bins = new Array<number>(TIME_BINS).fill(0);
    bins[3] = 95;
    bins[20] = 5;
    expect(timeQuantile(bins, 0.5)).toBeCloseTo(0.2);
    expect(timeQuantile(bins, 0.96)).toBeCloseTo(1.05);
  });
});

test.each(["3@20", "3@20:bold"])("%s searches with the constants it names, and keeps the game's others", (name) => {
  const spec = botFor("4000ad");
  const parsed = spec?.game.options.parse({ "ad.players": 2, "ad.version": "alliances" });
  if (!spec || !parsed || !("ok" in parsed)) throw new Error("no match to look at");
  const t = spec.game.setup(parsed.ok);
  const paramsOf = (text: string) => {
    const contender = readContender(text);
    if (!contender) throw new Error(`${text} is no contender`);
    const own = specOf(spec, contender);
    const style = styleAt(contender, 0);
    return (style === undefined ? own : own.style?.(style))?.searchParams?.(t);
  };
  // A seat with two powers explores more widely in this game.
  expect(paramsOf(name)).toEqual({ puct: 3 });
  expect(paramsOf(`${name}+fpuReduction=0.1`)).toEqual({ puct: 3, fpuReduction: 0.1 });
  expect(paramsOf(`${name}+puct=1`)).toEqual({ puct: 1 });
});

describe("contenders", () => {
  test("are read from short names", () => {
    expect(readContender("greedy")).toEqual({ is: "greedy" });
    expect(readContender("3")).toEqual({ is: "search", level: 3 });
    expect(readContender("4@200")).toEqual({ is: "search", level: 4, iterations: 200 });
    expect(readContender("4@200:bold+puct=2+fpuReduction=0.1")).toEqual({
      is: "search",
      level: 4,
      iterations: 200,
      style: "bold",
      search: { puct: 2, fpuReduction: 0.1 },
    });
    for (const bad of [
      "",
      "6",
      "3@0",
      "level 3",
      "3@",
      "3+puct",
      "3+puct=-1",
      "3+luck=2",
      "3+wideningBase=0",
      "3+puct=1.2.3",
      "3+puct=99999",
    ])
      expect(readContender(bad)).toBeNull();
  });
});

describe("matches", () => {
  test("mirrored matches have the same dice and exchanged seats", () => {
    const [first, second] = tasksOf(1, 2).map((task) => playMatch(spec, contest, task, still)) as [MatchRow, MatchRow];
    expect(first.seed).toBe(second.seed);
    expect([first.team, second.team]).toEqual([0, 1]);
  });
  test("a row replays to the same state, and a changed row does not", () => {
    const row = playMatch(spec, contest, { group: 2, team: 1 }, still);
    expect(sameMatch(row, replayRow(spec, contest, row))).toBe(true);
    const fewer = { ...row, iterations: packIterations(unpackIterations(row.iterations).map(() => 1)) };
    expect(sameMatch(row, replayRow(spec, contest, fewer))).toBe(false);
  });
  test("a timed match replays without a clock", () => {
    let now = 0;
    const ticking = { clock: () => (now += 0.31) };
    const timed: Contest = { ...contest, a: { is: "search", level: 3 }, b: { is: "search", level: 1 }, factor: 10 };
    const row = playMatch(spec, timed, { group: 0, team: 0 }, ticking);
    expect(row.searchMs).toBeGreaterThan(0);
    expect(row.timeA.reduce((a, b) => a + b)).toBeGreaterThan(0);
    expect(sameMatch(row, replayRow(spec, timed, row))).toBe(true);
  });
  test("a row is replayed with the stored settings of its level", () => {
    const loose: Contender = { is: "search", level: 5, iterations: 60, settings: levelSettings(1) };
    const named: Contender = { is: "search", level: 1, iterations: 60 };
    const digests = (a: Contender): string[] =>
      [0, 1, 2, 3, 4, 5].map((group) => playMatch(spec, { ...contest, a }, { group, team: 0 }, still).digest);
    expect(digests(loose)).toEqual(digests(named));
    expect(digests(loose)).not.toEqual(digests({ ...named, level: 5 }));
    expect(withExplicitSettings(named, spec)).toEqual({ ...named, settings: levelSettings(1) });
    expect(withExplicitSettings(loose, spec)).toEqual(loose);
  });
  test("choices that a game names later change new rows and no stored ones", () => {
    const { budgetMs: _, ...free } = levelSettings(1);
    const free5 = { ...spec, levelChoices: { 1: free, 2: free, 3: free, 4: free, 5: free } };
    const named: Contender = { is: "search", level: 5, iterations: 60 };
    const stored = withExplicitSettings(named, spec);
    const rowsOf = (bot: typeof spec, a: Contender): MatchRow[] =>
      [0, 1, 2, 3, 4, 5].map((group) => playMatch(bot, { ...contest, a }, { group, team: 0 }, still));
    const before = rowsOf(spec, stored);
    for (const row of before) expect(sameMatch(row, replayRow(free5, { ...contest, a: stored }, row))).toBe(true);
    expect(rowsOf(free5, named).map(({ digest }) => digest)).not.toEqual(before.map(({ digest }) => digest));
    expect(withExplicitSettings(named, free5)).toEqual({ ...named, settings: { budgetMs: 5000, ...free } });
  });
  test("a match that reaches the maximum number of acts is unfinished", () => {
    const row = playMatch(spec, { ...contest, maxActs: 3 }, { group: 0, team: 0 }, still);
    expect(row.share).toBeNull();
    expect(summarise(contest, [row], 2).unfinished).toBe(1);
  });
  test("options that are not valid stop the contest", () => {
    const strict = { ...spec, game: { ...spec.game, options: { ...spec.game.options, parse: () => ({ bad: [] }) } } };
    expect(() => playMatch(strict, contest, { group: 0, team: 0 }, still)).toThrow("not valid");
  });
});

describe("experiments", () => {
  test("play whole groups only and find the stronger side", async () => {
    const done = await runExperiment({ contest, teams: 2, groups: 12 }, pool);
    expect(done.rows).toHaveLength(24);
    expect(done.estimate.mean).toBeGreaterThan(0.6);
  });
  test("stop early when the interval is clear of the mark", async () => {
    const plan = { contest, teams: 2, groups: 400, apartFrom: 0.5, atLeast: 6 };
    const done = await runExperiment(plan, pool);
    expect(done.rows.length).toBeLessThan(200);
    expect(done.rows.length % 2).toBe(0);
    expect(Math.abs(done.estimate.mean - 0.5)).toBeGreaterThan(done.estimate.half);
  });
  test("stop on request, after finishing the current group", async () => {
    const done = await runExperiment({ contest, teams: 2, groups: 50 }, pool, ({ rows }) => rows.length < 3);
    expect(done.rows).toHaveLength(4);
  });
  test("continue from the rows of an interrupted run with the same result", async () => {
    const plan = { contest, teams: 2, groups: 4 };
    const whole = await runExperiment(plan, pool);
    const fresh: MatchRow[] = [];
    const later = await runExperiment(plan, pool, (_, row) => void fresh.push(row), whole.rows.slice(0, 3));
    expect(later.rows).toEqual(whole.rows);
    expect(fresh).toEqual(whole.rows.slice(3));
    // A stopping rule that was satisfied before is still satisfied.
    const settled = await runExperiment(
      { ...plan, groups: 90, apartFrom: -1, atLeast: 4 },
      pool,
      undefined,
      whole.rows,
    );
    expect(settled.rows).toHaveLength(8);
  });
  test("give the same figures whatever the pool's width", async () => {
    const wide: ExperimentPool = { ...pool, width: 4 };
    const narrow = await runExperiment({ contest, teams: 2, groups: 5 }, pool);
    const broad = await runExperiment({ contest, teams: 2, groups: 5 }, wide);
    expect(broad.rows).toEqual(narrow.rows);
  });
  test("incomplete groups are not counted", () => {
    const row = playMatch(spec, contest, { group: 0, team: 0 }, still);
    expect(groupShares([row], 2)).toEqual([]);
    expect(groupShares([row, { ...row, team: 1, share: 1 - (row.share as number) }], 2)).toEqual([0.5]);
  });
  test("rotated personalities sit at every seat once in a group, and each one's share is reported", () => {
    const rotated = readContender("3@20:rotated");
    if (!rotated) throw new Error("no contender");
    const names = ["bold", "careful", "merchant", "treacherous"];
    for (const seat of [0, 1, 2, 3])
      expect(new Set([0, 1, 2, 3].map((team) => styleAt(rotated, seat, team)))).toEqual(new Set(names));
    // The merchant wins every match but one: that is won by the careful one and the bold one together.
    const row = playMatch(spec, contest, { group: 0, team: 0 }, still);
    const wonBy = (team: number, winners: readonly string[]): MatchRow => ({
      ...row,
      team,
      winners: [0, 1, 2, 3].filter((at) => winners.includes(styleAt(rotated, at, team) ?? "")) as never,
    });
    const rows = [
      wonBy(0, ["merchant"]),
      wonBy(1, ["merchant"]),
      wonBy(2, ["bold", "careful"]),
      wonBy(3, ["merchant"]),
    ];
    const { byPersonality } = summarise({ ...contest, a: rotated, b: rotated }, rows, 4);
    const shares = Object.entries(byPersonality ?? {}).map(([name, { mean }]) => [name, mean]);
    expect(Object.fromEntries(shares)).toEqual({ bold: 0.125, careful: 0.125, merchant: 0.75, treacherous: 0 });
    expect(summarise(contest, rows, 4).byPersonality).toBeNull();
    // At a table of three one of the four is always missing, and not always the same.
    expect(summarise({ ...contest, a: rotated, b: rotated }, rows, 3).byPersonality).toBeNull();
  });
  test("reports name the figures", async () => {
    const { rows } = await runExperiment({ contest, teams: 2, groups: 3 }, pool);
    const text = formatTable(summarise(contest, rows, 2));
    expect(text).toContain("level 5 at 300 against greedy");
    expect(text).toContain("6 in 3 groups");
    expect(csv(rows).trim().split("\n")).toHaveLength(7);
  });
});
