import { seat } from "@starboard/kernel";
import { describe, expect, test } from "vitest";
import {
  allotTime,
  type BotSpec,
  createBotEngine,
  newSearch,
  run,
  SEARCH_PARAMS,
  type TimeBudget,
} from "../src/index.ts";
import { type Nim, nim, nimSpec, opening, stonesOf } from "./nim.ts";

/** A clock that advances by `tick` milliseconds whenever it is read. */
const tickingClock = (tick: number): { (): number; now: number } => {
  const clock = (): number => {
    clock.now += tick;
    return clock.now;
  };
  clock.now = 0;
  return clock;
};
const options = { stones: 31, players: 2, dice: false };
/** All questions belong to one turn; each may take half of what is left. */
const halving: BotSpec<Nim> = { ...nimSpec(), turnKey: () => "same", timeShare: () => 0.5 };

describe("time allotment", () => {
  test("shares the remaining time of the turn and resets with the next turn", () => {
    const budget: TimeBudget = { turn: "", spentMs: 0, msPerIteration: 0 };
    expect(allotTime(budget, "1", 1000, 0.25)).toBe(250);
    budget.spentMs = 250;
    expect(allotTime(budget, "1", 1000, 1)).toBe(750);
    budget.spentMs = 990;
    expect(allotTime(budget, "1", 1000, 0.5)).toBe(10);
    budget.spentMs = 1000;
    expect(allotTime(budget, "1", 1000, 1)).toBe(0);
    expect(allotTime(budget, "2", 1000, 1)).toBe(1000);
    // Time for less than one iteration counts as none.
    budget.msPerIteration = 30;
    expect(allotTime(budget, "2", 1000, 0.02)).toBe(0);
    expect(allotTime(budget, "2", 1000, 0.03)).toBe(30);
  });
});

describe("thinking in time", () => {
  const think = (spec: BotSpec<Nim>, tick: number, budgetMs: number, times: number): number[] => {
    const thinker = createBotEngine([spec as never]);
    const clock = tickingClock(tick);
    const spent: number[] = [];
    for (let i = 0; i < times; i++) {
      const thought = thinker.think({ game: nim, ...opening(options), level: 5, seed: i, budgetMs, clock });
      spent.push(thought?.ms ?? -1);
    }
    return spent;
  };
  test("the questions of a turn share its budget and exceed it by at most one reading of the clock", () => {
    const spent = think(halving, 1, 100, 4);
    expect(spent[0]).toBeGreaterThan(40);
    expect(spent[1]).toBeLessThan(spent[0] as number);
    expect(spent.reduce((a, b) => a + b)).toBeLessThanOrEqual(104);
  });
  test.each([1, 4])("looks at the clock rarely, and ends in time when iterations get %d times as long", (slower) => {
    const spec = nimSpec();
    const { view, seat: by } = opening({ stones: 200, players: 2, dice: false });
    const s = newSearch(spec, view, by, 2, 3, SEARCH_PARAMS);
    if (!s) throw new Error("not asked");
    let reads = 0;
    const half = 400;
    const clock = (): number => {
      reads++;
      return s.iterations < half ? s.iterations : half + slower * (s.iterations - half);
    };
    const count = run(s, { until: 1000, clock });
    expect(clock()).toBeGreaterThanOrEqual(1000);
    expect(clock()).toBeLessThan(1000 + 2 * slower);
    expect(reads).toBeLessThan(count / 5);
  });
  test("a decided search stops early", () => {
    // The value of 5 stones is proven within a few iterations, long before the time is up.
    const clock = tickingClock(1);
    const small = { stones: 5, players: 2, dice: false };
    const thought = createBotEngine([nimSpec() as never]).think({
      game: nim,
      ...opening(small),
      level: 5,
      seed: 1,
      budgetMs: 10_000,
      clock,
    });
    expect(thought?.act).toEqual({ do: "take", n: 1 });
    expect(thought?.ms).toBeLessThan(1000);
  });
  test("a forced act takes no search at all", () => {
    const one = { stones: 1, players: 2, dice: false };
    const thought = createBotEngine([nimSpec() as never]).think({
      game: nim,
      ...opening(one),
      level: 5,
      seed: 1,
      budgetMs: 10_000,
      clock: tickingClock(1),
    });
    expect(thought?.iterations).toBe(0);
  });
  test("a timed search replays exactly from its iterations, without a clock", () => {
    const timed = createBotEngine([nimSpec() as never]);
    const again = createBotEngine([nimSpec() as never]);
    const clock = tickingClock(0.7);
    let stones = 40;
    for (let i = 0; i < 6; i++) {
      const { view } = opening({ stones, players: 2, dice: false });
      const ask = { game: nim, options, view, seat: seat(0), level: 1 as const, seed: i };
      const first = timed.think({ ...ask, clock });
      const second = again.think({ ...ask, clock: () => Number.NaN, iterations: first?.iterations ?? -1 });
      expect(second?.act).toEqual(first?.act);
      expect(second?.variations).toEqual(first?.variations);
      stones -= stonesOf(first);
    }
  });
});
