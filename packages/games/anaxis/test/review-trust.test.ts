import { gateOf, scopeOf } from "@starboard/bots";
import { expect, test } from "vitest";
import { bot } from "../src/bot/index.ts";
import { game } from "../src/game.ts";

const optionsOf = (named: object): object => {
  const read = game.options.parse(named);
  if ("bad" in read) throw new Error(read.bad[0]?.code);
  return read.ok;
};

test("mistakes and luck are shown in a Border Skirmish: its figures meet every condition", () => {
  const border = '{"ax.scenario":"border"}';
  const table = bot.reviewTrust?.tables.find(({ options }) => options === border);
  if (!table) throw new Error("nothing was measured");
  expect(gateOf(table)).toEqual({ found: true, alarms: true, agreement: true, repeats: true, luck: true });
  expect(table.figures.found).toBeLessThanOrEqual(table.figures.planted);
  expect(table.figures.refuted).toBeLessThanOrEqual(table.figures.alarms);
  expect(scopeOf(bot.reviewTrust, 2, optionsOf({ "ax.scenario": "border" }))).toEqual({ classes: true, luck: true });
});

test("other scenarios were not measured", () => {
  const nothing = { classes: false, luck: false };
  expect(scopeOf(bot.reviewTrust, 2, optionsOf({ "ax.scenario": "surgical" }))).toEqual(nothing);
  expect(scopeOf(bot.reviewTrust, 2, optionsOf({}))).toEqual(nothing);
});
