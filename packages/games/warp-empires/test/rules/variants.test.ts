/** Variants of the Star Trek module, loaded as files, for rules that no built-in module uses (WE-B.1). */
import { CHECKS, checkGame, runSituation, messagesOf } from "@starboard/conformance";
import { describe, expect, test } from "vitest";
import { STAR_TREK } from "../../src/data/star-trek.ts";
import { game } from "../../src/game.ts";
import { entry } from "../title.ts";
import { swapHidden } from "./swap-hidden.ts";

// oxlint-disable-next-line typescript/no-explicit-any -- the test changes a document in places that its type does not name
type Document = Record<string, any>;
const variant = (change: (document: Document) => void): Document => {
  const document = JSON.parse(JSON.stringify(STAR_TREK)) as Document;
  change(document);
  return document;
};
const without = (document: Document, ...ids: string[]): void => {
  document["options"] = document["options"].filter((option: { id: string }) => !ids.includes(option.id));
};

/** Each seat has a deck and a pile, leaders are captured, and stacks that meet fight. */
const apart = variant((m) => {
  m["pools"].deck.scope = "perPlayer";
  m["pools"].pile.scope = "perPlayer";
  m["casualties"].leaders = "captured";
  m["battle"].missions.bothMustDeclare = false;
  m["recruit"].treasuryCarries = false;
});
/** Enigmas are optional, races must be asked, twice a turn; worm holes carry only their owner; no victory by share. */
const willing = variant((m) => {
  m["challenges"][0].mandatory = false;
  m["parleys"][0].mandatory = true;
  m["parleys"][0].perTurn = 2;
  m["terrain"][4].network.requiresControl = true;
  m["victory"].condition = { op: "eliminateAll" };
  without(m, "victory.share");
});
/** No factions, no upkeep, and two territories to hold. */
const plain = variant((m) => {
  m["factions"] = [];
  m["cards"] = m["cards"].filter((card: { id: string }) => card.id !== "special");
  m["victory"].condition = { op: "controlAll", territories: ["a1", "g1"] };
  delete m["upkeep"];
  delete m["deckSize"];
  without(m, "victory.share", "cards.evasion", "upkeep.countsCards", "upkeep.floorUnits", "casualties.assimilateRound");
});

const field = (moduleFile: Document, more: object = {}): object => ({ map: "proving-ground", moduleFile, ...more });
const parsed = (raw: object): object => {
  const result = game.options.parse(raw);
  if ("bad" in result) throw new Error(JSON.stringify(result.bad));
  return result.ok;
};
const check = (situation: object): readonly unknown[] =>
  runSituation({ game: "warp-empires", title: "a variant", ...situation }, () => entry).unmet;

describe("conformance of variants", () => {
  const report = checkGame(entry, {
    options: [field(apart), field(willing), field(plain, { players: 4 })].map(parsed),
    matches: 3,
    acts: 150,
    every: 15,
    mustEnd: false,
    secrets: { hidden: () => true, swapHidden: swapHidden as never, tied: ["marches"] },
  });
  test.for(CHECKS.filter((name) => name !== "every step and every aside is reached"))("%s", (name) => {
    expect(messagesOf(report, name)).toEqual([]);
  });
});

test("a leader lost to a player is captured; one the winner loses goes back to the pile (WE-9.27)", () => {
  const unmet = check({
    options: field(apart),
    position: {
      phase: "battle",
      seats: [{ faction: "ferengi" }, { faction: "romulan" }],
      territories: { d3: { stacks: { 0: ["legendaryCommander", "commandShip"], 1: ["legendaryCommander"] } } },
    },
    // The first deck holds every card of a short position: only its player fills the hand.
    dice: Array.from({ length: 7 }, () => 1),
    // No mission is declared, so stacks that meet fight.
    play: [{ by: 0, act: { do: "lose", unit: "legendaryCommander" } }],
    expect: {
      facts: [{ is: "battleBegan" }, { is: "leadersCaptured", seat: 0, from: 1, units: ["legendaryCommander"] }],
      position: { seats: [{ captured: { legendaryCommander: 1 } }, {}] },
    },
  });
  expect(unmet).toEqual([]);
});

test("an optional challenge may be skipped, a mandatory parley may not (WE-7.1, WE-8.2)", () => {
  const territories = { f3: { features: { resources: "rich", enigma: true }, stacks: { 0: ["warship"] } } };
  const race = { f3: { features: { resources: "rich", minorRace: "modern" }, stacks: { 0: ["warship"] } } };
  const seats = [{ faction: "romulan" }, { faction: "borg" }];
  expect(
    check({
      options: field(willing),
      position: { phase: "enigma", seats, territories },
      play: [{ by: 0, act: { do: "pass" } }],
      expect: { silent: [{ is: "challengeRolled" }], question: { step: "recruitDraw" } },
    }),
  ).toEqual([]);
  expect(
    check({
      options: field(willing),
      position: { phase: "diplomacy", seats, territories: race },
      dice: [3, 4],
      play: [
        { expect: { refusals: [{ by: 0, act: { do: "pass" }, code: "WE_MUST_FACE", rule: "WE-8.2" }] } },
        { by: 0, act: { do: "roll" } },
        { by: 0, act: { do: "roll" } },
      ],
      expect: {
        facts: [
          { is: "parleyRolled", total: 3 },
          { is: "parleyRolled", total: 4 },
        ],
        question: { step: "site" },
      },
    }),
  ).toEqual([]);
});

test("a network may ask for markers at both ends (WE-5.10)", () => {
  const march = (territories: object): readonly unknown[] =>
    check({
      options: field(willing),
      position: { phase: "move", seats: [{ faction: "romulan", hand: { warp: 1 } }, { faction: "borg" }], territories },
      play: [
        { by: 0, act: { do: "play", card: "warp" } },
        { by: 0, act: { do: "lift", at: "a3", unit: "scout" } },
        { expect: { offers: [{ by: 0, includes: [{ do: "step", to: "g3" }] }] } },
      ],
    });
  expect(march({ a3: { marker: 0, stacks: { 0: ["scout"] } }, g3: { marker: 0 } })).toEqual([]);
  expect(march({ a3: { marker: 0, stacks: { 0: ["scout"] } } })).not.toEqual([]);
});

test("holding every territory that is named wins, holding all but one does not", () => {
  const seats = [{}, {}, {}, {}];
  const end = (g1: number): readonly unknown[] =>
    check({
      options: field(plain, { players: 4 }),
      position: { phase: "control", seats, territories: { g1: { marker: g1 } } },
      ...(g1 === 0 ? {} : { dice: [1, 1, 1, 1, 1] }),
      expect: { outcome: g1 === 0 ? { winners: [0], rule: "WE-14.1" } : null },
    });
  expect(end(0)).toEqual([]);
  expect(end(1)).toEqual([]);
});

test("a treasury that does not carry over is empty at the end of the turn", () => {
  const unmet = check({
    options: field(apart),
    position: {
      phase: "control",
      seats: [
        { faction: "romulan", treasury: 7 },
        { faction: "borg", treasury: 5 },
      ],
    },
    expect: { position: { seats: [{ treasury: 0 }, { treasury: 5 }] } },
  });
  expect(unmet).toEqual([]);
});
