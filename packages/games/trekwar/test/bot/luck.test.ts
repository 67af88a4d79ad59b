import { readFileSync } from "node:fs";
import { type BotSpec, gateOf, scopeOf } from "@starboard/bots";
import { courseOf, swingOf } from "@starboard/bots/review";
import { type MatchRecord, parseRecord, seededDraws, type Shape, start } from "@starboard/kernel";
import { expect, test } from "vitest";
import { bot } from "../../src/bot/index.ts";
import { redeal } from "../../src/determinize.ts";
import { game } from "../../src/game.ts";
import type { StateTW } from "../../src/state.ts";
import { optionsOf } from "../states.ts";

test("decks are ordered anew whatever order they had, and nothing else changes", () => {
  const t = start(game, optionsOf(), seededDraws(3)).state;
  const other = game.clone(t);
  for (const deck of other.deck) deck.reverse();
  const before = game.clone(t);
  redeal(t, seededDraws(5));
  redeal(other, seededDraws(5));
  expect(t).toEqual(other);
  const sorted = ({ deck }: StateTW) => deck.map((cards) => cards.toSorted((a, b) => a - b));
  expect(sorted(t)).toEqual(sorted(before));
  expect({ ...t, deck: null }).toEqual({ ...before, deck: null });
  expect(t.deck).not.toEqual(before.deck);
});

test("cards that come from the deck are luck, though nothing is drawn when they come; acts that deal nothing have none", () => {
  const file = new URL("../../records/at-once.json", import.meta.url);
  const read = parseRecord(readFileSync(file, "utf8"));
  if (!("ok" in read)) throw new Error(read.bad[0]?.code);
  const record: MatchRecord = read.ok;
  const budget = { openVisits: 4, redraws: 3 };
  const course = courseOf(record, () => game as never, bot as unknown as BotSpec<Shape>, budget, 1);
  const terms = course.entries.flatMap((n) => course.luckAt(n) ?? []);
  expect(terms.some(({ kind }) => kind === "deal")).toBe(true);
  expect(terms.length).toBeLessThan(course.entries.length);
  for (const term of terms) expect(swingOf(term, 0)).toBeCloseTo(-swingOf(term, 1), 12);
});

test("mistakes and luck are shown: the figures that were measured meet every condition", () => {
  const table = bot.reviewTrust?.tables.find(({ players }) => players === 2);
  if (!table) throw new Error("nothing was measured");
  expect(gateOf(table)).toEqual({ found: true, alarms: true, agreement: true, repeats: true, luck: true });
  expect(table.figures.found).toBeLessThanOrEqual(table.figures.planted);
  expect(table.figures.refuted).toBeLessThanOrEqual(table.figures.alarms);
  expect(scopeOf(bot.reviewTrust, 2, {})).toEqual({ classes: true, luck: true });
});
