import { CHECKS, checkGame, messagesOf } from "@starboard/conformance";
import { expect, test } from "vitest";
import { game } from "../src/game.ts";
import { rules } from "../src/rules.gen.ts";
import { text } from "../src/text/index.ts";
import { options } from "./rules/scene.ts";
import { hidden, swapHidden } from "./swap-hidden.ts";
import { tinyMap } from "./rules/tiny.ts";

const secret = { "ad.players": 4, "ad.version": "independents", "ad.secretAlliances": true, "ad.map": tinyMap };
const house = { "ad.neutralDefence": "both", "ad.recruit": true, "ad.buildAt": "anyBoth", "ad.combat": "fortunes" };
// On the small map all powers meet early, so a few short matches reach every step and every aside.
const report = checkGame({ game, text, rules } as never, {
  options: [
    {},
    { "ad.players": 4, "ad.armistice": true, "ad.conference.mode": "called", "ad.map": tinyMap },
    { "ad.players": 3, "ad.homes": "random" },
    { "ad.players": 2, "ad.version": "independents", ...house },
    secret,
    { ...secret, ...house, "ad.conference.mode": "called", "ad.conference.visible": false },
    { "ad.players": 2, "ad.version": "independents", "ad.map": tinyMap },
  ].map(options),
  matches: 6,
  acts: 150,
  every: 6,
  mustEnd: false,
  secrets: {
    hidden,
    rare: ["drawings"],
    swapHidden: ((t: never, viewer: never, random: { below(n: number): number }) =>
      swapHidden(t, viewer, (n) => random.below(n))) as never,
  },
});

test("the suite checks many acts of many matches", () => {
  expect(report.matches).toBe(42);
  expect(report.acts).toBeGreaterThan(1500);
});

/** Random play of a few short matches need not reach rare steps and asides. The rules tests play each of them. */
const LEFT_TO_RULES_TESTS = "every step and every aside is reached";

test("the omitted check exists", () => {
  expect(CHECKS).toContain(LEFT_TO_RULES_TESTS);
});

test.for(CHECKS.filter((check) => check !== LEFT_TO_RULES_TESTS))("%s", (check) => {
  expect(messagesOf(report, check)).toEqual([]);
});
