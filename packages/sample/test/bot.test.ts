import { createBotEngine } from "@starboard/bots";
import { answersAt, answersOnly, startRecordedMatch, random, someGame } from "@starboard/conformance";
import { outcome, type Seat } from "@starboard/kernel";
import { expect, test } from "vitest";
import { bot } from "../src/bot/index.ts";
import { game } from "../src/index.ts";

const any = someGame(game);
const read = game.options.parse({ "sample.captains": 3 });
const options = "ok" in read ? read.ok : undefined;

test("the bot answers every question with a legal act, from what its seat may know", () => {
  const thinker = createBotEngine([bot as never]);
  const book = startRecordedMatch(any, options as object, 21);
  while (outcome(book.table()) === null) {
    const { by, step } = answersAt(any, book.table())[0] as { by: Seat; step: string };
    const view = game.view(book.table() as never, by);
    const asked = {
      game,
      options: options as never,
      view,
      seat: by,
      level: 3,
      seed: 1,
      clock: () => 0,
      iterations: 40,
    } as const;
    const thought = thinker.think(asked);
    expect(thought?.step).toBe(step);
    const played = book.play({ by, step, act: thought?.act as never });
    expect(played).toHaveProperty("state");
  }
});

test("every evaluation lies between lost and won, and the reasons add up to something", () => {
  const book = startRecordedMatch(any, options as object, 22);
  const chance = random(22);
  const worth = new Float64Array(3);
  while (outcome(book.table()) === null) {
    bot.evaluate(book.table() as never, worth);
    for (const value of worth) expect(value >= 0 && value <= 1).toBe(true);
    expect(bot.explain(book.table() as never, 0 as Seat).length).toBeGreaterThan(0);
    book.play(answersOnly(any, book.table(), 3, chance) as never);
  }
  bot.terminalValue(book.table() as never, worth);
  expect(worth.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1);
});
