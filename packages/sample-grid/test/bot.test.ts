import { createBotEngine } from "@starboard/bots";
import { botFaults } from "@starboard/conformance";
import { expect, test } from "vitest";
import { bot } from "../src/bot/index.ts";
import { game } from "../src/index.ts";

test("the bot answers every question with a legal act, and its values are chances with terms", () => {
  const read = game.options.parse({ "sample-grid.captains": 3 });
  const engine = createBotEngine([bot as never]);
  const think = (query: object) => engine.think(query as never);
  expect(botFaults(game, "ok" in read ? read.ok : {}, { ...(bot as object), think } as never, 21)).toEqual([]);
});
