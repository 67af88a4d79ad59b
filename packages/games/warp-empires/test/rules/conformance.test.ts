import { CHECKS, checkGame, messagesOf } from "@starboard/conformance";
import { expect, test } from "vitest";
import { game } from "../../src/game.ts";
import { entry } from "../title.ts";
import { swapHidden } from "./swap-hidden.ts";

const options = (raw: object): object => {
  const parsed = game.options.parse(raw);
  if ("bad" in parsed) throw new Error(JSON.stringify(parsed.bad));
  return parsed.ok;
};

/** All seats meet on the small field, so that a few short matches reach most steps. */
const field = { map: "proving-ground" };
const report = checkGame(entry, {
  options: [
    { ...field, players: 3, askAll: false },
    { ...field, "battle.cards": "simultaneous", "battle.tie": "standoff", "cards.retreat": "noCasualties" },
    {
      ...field,
      players: 4,
      "draw.who": "all",
      "cards.retreat": "fortificationsStay",
      "cards.securityBy": "anyone",
      "cards.sabotagePick": "random",
    },
    {
      ...field,
      "enigma.consequence": "half",
      "move.oncePerPhase": false,
      "move.ffPassesStacks": true,
      "casualties.minorRaceInflicts": "quarter",
      "casualties.neutralPick": "random",
      "recruit.starbases": "atWill",
    },
    { ...field, askAll: false, "control.needsColony": true, "cards.evasion": "decoys", "victory.share": "40/100" },
    { ...field, evenSides: true },
    { module: "three-rivers" },
    { module: "first-steps" },
  ].map(options),
  matches: 3,
  acts: 260,
  every: 13,
  mustEnd: false,
  secrets: { hidden: () => true, swapHidden: swapHidden as never, tied: ["marches"] },
});

test("the conformance suite checked many acts of many matches", () => {
  expect(report.matches).toBe(24);
  expect(report.acts).toBeGreaterThan(3000);
});

/** A short run reaches rare steps only by luck; situations cover each of them. */
const LUCK = "every step and every aside is reached";

test.for(CHECKS.filter((check) => check !== LUCK))("%s", (check) => {
  expect(messagesOf(report, check)).toEqual([]);
});
