import { PERSONALITIES, seat } from "@starboard/kernel";
import { describe, expect, test } from "vitest";
import { answerForTable, battleForTable, leaderOf } from "../src/bot/for-the-table.ts";
import { WEIGHTS } from "../src/bot/evaluation-weights.ts";
import { bot, botWith } from "../src/bot/index.ts";
import { goalOf } from "../src/bot/map-distances.ts";
import { tastesOf } from "../src/bot/personalities.ts";
import { game } from "../src/game.ts";
import { compiledModuleOf } from "../src/match-setup.ts";
import type { StateWE } from "../src/state.ts";

/** A new match in which seat `leader` holds all but `short` of the territories that it needs. */
function near(players: number, leader: number, short: number): StateWE {
  const parsed = game.options.parse({ players });
  if ("bad" in parsed) throw new Error(JSON.stringify(parsed.bad));
  const t = game.setup(parsed.ok);
  const compiled = compiledModuleOf(t.options);
  for (const at of compiled.counted) if (t.marker[at] === leader) t.marker[at] = -1;
  const held = compiled.counted.filter((at) => t.marker[at] === -1).slice(0, goalOf(compiled) - short);
  for (const at of held) t.marker[at] = leader;
  return t;
}
const careful = tastesOf("careful", WEIGHTS);

describe("playing for the table", () => {
  test("the leader is who is nearest to the goal, and counts from four territories before it", () => {
    for (const [short, nearness] of [
      [1, 0.75],
      [2, 0.5],
      [4, 0],
      [6, 0],
    ] as const) {
      const t = near(4, 2, short);
      expect(leaderOf(t, compiledModuleOf(t.options))).toEqual({ seat: 2, near: nearness });
    }
  });
  test("between two players there is no table", () => {
    const t = near(2, 1, 1);
    const compiled = compiledModuleOf(t.options);
    expect(leaderOf(t, compiled)).toBeNull();
    expect(battleForTable(t, compiled, 0, 1, careful)).toBe(0);
  });
  test("battles with the leader are worth more, with the others less; for the leader and for a plain bot nothing changes", () => {
    const t = near(4, 2, 1);
    const compiled = compiledModuleOf(t.options);
    expect(battleForTable(t, compiled, 0, 2, careful)).toBeCloseTo(1.5);
    expect(battleForTable(t, compiled, 0, 1, careful)).toBeCloseTo(-0.9);
    expect(battleForTable(t, compiled, 2, 1, careful)).toBe(0);
    expect(battleForTable(t, compiled, 0, 2, WEIGHTS)).toBe(0);
    expect(battleForTable(t, compiled, 0, 1, tastesOf("treacherous", WEIGHTS))).toBeCloseTo(0);
  });
  test("a card is spent on the leader's gain, not on those behind it", () => {
    const t = near(4, 2, 1);
    const compiled = compiledModuleOf(t.options);
    expect(answerForTable(t, compiled, 0, 2, true, careful)).toBeCloseTo(1.5);
    expect(answerForTable(t, compiled, 0, 2, false, careful)).toBe(0);
    expect(answerForTable(t, compiled, 0, 1, true, careful)).toBeLessThan(0);
    expect(answerForTable(t, compiled, 2, 1, true, careful)).toBe(0);
    expect(answerForTable(t, compiled, 0, 0, true, careful)).toBe(0);
  });
  test.for(PERSONALITIES)(
    "%s: the nearer a rival is to victory, the less a position is worth to the others",
    (personality) => {
      const spec = bot.style?.(personality);
      const of = (short: number, own: number): number => {
        const t = near(4, 2, short);
        const worth = new Float64Array(4);
        const plain = new Float64Array(4);
        spec?.evaluate(t, worth);
        botWith({ ...tastesOf(personality, WEIGHTS), table: { stop: 0, share: 0, fear: 0 } }).evaluate(t, plain);
        return (worth[own] as number) / (plain[own] as number);
      };
      expect(of(6, 0)).toBeCloseTo(1);
      expect(of(1, 0)).toBeLessThan(of(2, 0));
      expect(of(1, 2)).toBeCloseTo(1);
    },
  );
  test("a bot without a personality plays as before, and an unknown one is none", () => {
    expect(bot.style?.("stranger")).toBeUndefined();
    const t = near(4, 2, 1);
    const [plain, again] = [new Float64Array(4), new Float64Array(4)];
    bot.evaluate(t, plain);
    botWith(WEIGHTS).evaluate(t, again);
    expect([...plain]).toEqual([...again]);
    expect(plain[seat(0)]).toBeGreaterThan(0);
  });
});
