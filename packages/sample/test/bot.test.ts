import { createBotEngine } from "@starboard/bots";
import { answersAt, answersOnly, startRecordedMatch, random, someGame } from "@starboard/conformance";
import { outcome, type Seat } from "@starboard/kernel";
import { expect, test } from "vitest";
import { bot } from "../src/bot/index.ts";
import { game } from "../src/index.ts";

const any = someGame(game);
const read = game.options.parse({ "sample.captains": 3 });
const options = "ok" in read ? read.ok : undefined;

test("the bot answers every question with a legal act, from its view", () => {
  const engine = createBotEngine([bot as never]);
  const match = startRecordedMatch(any, options as object, 21);
  while (outcome(match.table()) === null) {
    const { by, step } = answersAt(any, match.table())[0] as { by: Seat; step: string };
    const view = game.view(match.table() as never, by);
    const query = {
      game,
      options: options as never,
      view,
      seat: by,
      level: 3,
      seed: 1,
      clock: () => 0,
      iterations: 40,
    } as const;
    const decision = engine.think(query);
    expect(decision?.step).toBe(step);
    const played = match.play({ by, step, act: decision?.act as never });
    expect(played).toHaveProperty("state");
  }
});

test("every evaluation lies between lost and won, and has terms", () => {
  const match = startRecordedMatch(any, options as object, 22);
  const chance = random(22);
  const values = new Float64Array(3);
  while (outcome(match.table()) === null) {
    bot.evaluate(match.table() as never, values);
    for (const value of values) expect(value >= 0 && value <= 1).toBe(true);
    expect(bot.explain(match.table() as never, 0 as Seat).length).toBeGreaterThan(0);
    match.play(answersOnly(any, match.table(), 3, chance) as never);
  }
  bot.terminalValue(match.table() as never, values);
  expect(values.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1);
});
