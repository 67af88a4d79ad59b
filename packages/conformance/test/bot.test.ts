/** Breaks the sample's bot in one way after another. Each time the fault must be found. */
import { createBotEngine } from "@starboard/bots";
import { botFaults, type BotUnderTest } from "@starboard/conformance";
import { game } from "@starboard/sample";
import { bot } from "@starboard/sample/bot";
import { expect, test } from "vitest";

const engine = createBotEngine([bot as never]);
const good = { ...(bot as object), think: (query: object) => engine.think(query as never) } as unknown as BotUnderTest;
const read = game.options.parse({});
const faults = (parts: Partial<BotUnderTest>): string[] =>
  botFaults(game, "ok" in read ? read.ok : {}, { ...good, ...parts }, 3);

test("the sample's bot has no fault", () => expect(faults({})).toEqual([]));

test.for<[string, Partial<BotUnderTest>, string]>([
  ["no answer", { think: () => null }, "the bot answers nothing"],
  ["an answer to another question", { think: () => ({ step: "score", act: { do: "pass" } }) }, "the bot answers score"],
  [
    "an act that is not legal",
    { think: (query) => ({ ...(good.think(query) as object), act: { do: "fly" } }) as never },
    "refused",
  ],
  ["a value that is no chance", { evaluate: (_t, worth) => void worth.fill(1.5) }, "worth 1.5"],
  ["a value that is no number", { evaluate: (_t, worth) => void worth.fill(Number.NaN) }, "worth NaN"],
  ["no terms", { explain: () => [] }, "no terms"],
  ["shares that do not add up", { terminalValue: (_t, worth) => void worth.fill(1) }, "together"],
])("%s is found", ([, parts, found]) => {
  expect(faults(parts)).toEqual([expect.stringContaining(found)]);
});
