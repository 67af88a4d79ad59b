import { seat } from "@starboard/kernel";
import { expect, test } from "vitest";
import { threatLines } from "../../src/ui/card/threat-lines.ts";
import { readBoardData } from "../../src/ui/model/board-data.ts";
import { boardProps, scenarioState, starNumber } from "./scene.ts";

const lines = (id: string, change?: Parameters<typeof scenarioState>[1]) => {
  const state = scenarioState("midgame", change);
  const props = boardProps(state, seat(0));
  return threatLines(props.view, props.viewer, readBoardData(props), starNumber(state, id));
};

test("a star shows what can attack it: by which round, with which fleets, and what would happen", () => {
  const [first] = lines("sol");
  expect(first).toMatchObject({ parts: "9 from Vega", defenders: 5, outcome: "falls" });
  expect(first?.threat.round).toBe(9);
  expect(lines("algol").every(({ defenders }) => defenders === 12)).toBe(true);
});

test("fleets that are due together are one sum, and a hop names its star", () => {
  const [both] = lines("sol", (t) => {
    t.warpFrom[5] = t.warpFrom[4] ?? 0;
    t.warpCount[5] = t.warpCount[4] ?? 0;
    t.warpShips[5 * t.P + 2] = 2;
  });
  expect(both).toMatchObject({ parts: "9 from Vega + 2 from Vega", defenders: 5 });
  const hops = lines("algol", (t) => {
    t.ships[starNumber(t, "capella") * t.P] = 0;
    t.ships[starNumber(t, "capella") * t.P + 2] = 4;
  });
  expect(hops.map(({ parts }) => parts)).toContain("4 hopping from Capella");
});

test("with dice the card shows the attacker's odds", () => {
  const state = scenarioState("midgame");
  const dice = { ...state, options: { ...state.options, "ad.combat": "fortunes" as const } };
  const props = boardProps(dice, seat(0));
  const [first] = threatLines(props.view, props.viewer, readBoardData(props), starNumber(state, "sol"));
  expect(first?.outcome).toMatch(/^falls \d+%$/);
});
