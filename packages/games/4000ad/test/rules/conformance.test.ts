import { CHECKS, checkGame } from "@starboard/conformance";
import { expect, test } from "vitest";
import { game } from "../../src/game.ts";
import { rules } from "../../src/rules.gen.ts";
import { text } from "../../src/text/index.ts";
import { options } from "./scene.ts";
import { hidden, twin } from "./secrets.ts";
import { tinyMap } from "./tiny.ts";

const secret = { "ad.players": 4, "ad.version": "independents", "ad.secretAlliances": true, "ad.map": tinyMap };
const house = { "ad.neutralDefence": "both", "ad.recruit": true, "ad.buildAt": "anyBoth", "ad.combat": "fortunes" };
// The small field brings everybody together, so that a few short matches meet every step and every aside.
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
    swapHidden: ((t: never, viewer: never, chance: { below(n: number): number }) =>
      twin(t, viewer, (n) => chance.below(n))) as never,
  },
});

test("the exam looked at many acts of many matches", () => {
  expect(report.matches).toBe(42);
  expect(report.acts).toBeGreaterThan(1500);
});

/** Which rare steps and asides a short sitting meets is luck; the other tests here play each of them on purpose. */
const LUCK = "every step and every aside is reached";

test("the sitting knows every check by its name", () => {
  expect(CHECKS).toContain(LUCK);
});

test.for(CHECKS.filter((check) => check !== LUCK))("%s", (check) => {
  const found = report.failures.filter((one) => one.check === check);
  expect(found.map(({ message, seed, ply }) => `${message} (seed ${seed}, act ${ply})`)).toEqual([]);
});
