import { seat } from "@starboard/kernel";
import { describe, expect, test } from "vitest";
import { allotTime, type BotSpec, createBotEngine, type TimeBudget } from "../src/index.ts";
import { type Nim, nim, nimSpec, opening, stonesOf } from "./nim.ts";

/** A clock that moves on by `tick` milliseconds whenever it is read. */
const ticking = (tick: number): { (): number; now: number } => {
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

describe("allowance", () => {
  test("shares what is left of the turn and starts afresh with the next", () => {
    const purse: TimeBudget = { turn: "", spentMs: 0, msPerIteration: 0 };
    expect(allotTime(purse, "1", 1000, 0.25)).toBe(250);
    purse.spentMs = 250;
    expect(allotTime(purse, "1", 1000, 1)).toBe(750);
    purse.spentMs = 990;
    expect(allotTime(purse, "1", 1000, 0.5)).toBe(10);
    purse.spentMs = 1000;
    expect(allotTime(purse, "1", 1000, 1)).toBe(0);
    expect(allotTime(purse, "2", 1000, 1)).toBe(1000);
    // Less than an iteration takes is nothing.
    purse.msPerIteration = 30;
    expect(allotTime(purse, "2", 1000, 0.02)).toBe(0);
    expect(allotTime(purse, "2", 1000, 0.03)).toBe(30);
  });
});

describe("thinking in time", () => {
  const think = (spec: BotSpec<Nim>, tick: number, budgetMs: number, times: number): number[] => {
    const thinker = createBotEngine([spec as never]);
    const clock = ticking(tick);
    const spent: number[] = [];
    for (let i = 0; i < times; i++) {
      const thought = thinker.think({ game: nim, ...opening(options), level: 5, seed: i, budgetMs, clock });
      spent.push(thought?.ms ?? -1);
    }
    return spent;
  };
  test("the questions of a turn share its budget and never exceed it by more than one reading of the clock", () => {
    const spent = think(halving, 1, 100, 4);
    expect(spent[0]).toBeGreaterThan(40);
    expect(spent[1]).toBeLessThan(spent[0] as number);
    expect(spent.reduce((a, b) => a + b)).toBeLessThanOrEqual(104);
  });
  test("a decided search stops early", () => {
    // The game value of 5 stones is proved within a few iterations, long before the time is up.
    const clock = ticking(1);
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
      clock: ticking(1),
    });
    expect(thought?.iterations).toBe(0);
  });
  test("a timed search replays exactly from its iterations, without a clock", () => {
    const timed = createBotEngine([nimSpec() as never]);
    const again = createBotEngine([nimSpec() as never]);
    const clock = ticking(0.7);
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
