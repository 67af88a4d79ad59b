import { offers, seat, seededDraws, start } from "@starboard/kernel";
import { describe, expect, test } from "vitest";
import { game, reach, type StateAx, text, threatTo, volleyOdds } from "../src/index.ts";
import { alarms } from "../src/ui/alarms.ts";
import { measures } from "../src/ui/measures.ts";
import type { Props } from "../src/ui/model.ts";
import { objectives } from "../src/ui/objectives.ts";
import { hexOfPlace, placeOf } from "../src/ui/places.ts";
import { rateEnds, safestOf } from "../src/ui/threat.ts";

function stateOf(scenario: string, position: object): StateAx {
  const options = game.options.parse({ "ax.scenario": scenario });
  if (!("ok" in options)) throw new Error(JSON.stringify(options.bad));
  const read = game.notation.read(position, options.ok);
  if (!("ok" in read)) throw new Error(JSON.stringify(read.bad));
  return start({ ...game, setup: () => read.ok }, options.ok, seededDraws(3)).state;
}
const propsOf = (t: StateAx, viewer: number): Props => {
  const view = game.view(t, seat(viewer));
  const seats = [{ name: "Ann" }, { name: "Ben" }];
  return {
    view,
    committed: view,
    viewer: seat(viewer),
    seats,
    words: text,
    offers: offers(game, t, seat(viewer)),
    plan: { steps: [], closed: false },
  } as unknown as Props;
};
const at = (turn: number, ships: readonly object[], more: object = {}) => ({
  turn,
  phase: "movement",
  cp: [0, 0],
  ships,
  ...more,
});
const COMETS = [{ class: "comet", side: 2, at: [20, 30], facing: "N" }];

describe("objectives of the scenario", () => {
  test("an elimination counts fleet points, ships and the turns that are left (AX-9.7, AX-10.3)", () => {
    const t = stateOf("border", at(3, [{ class: "tempest", side: 1, at: [20, 5], facing: "S" }, ...COMETS]));
    const found = objectives(propsOf(t, 0));
    expect(found).toMatchObject({
      title: "Destroy the other fleet",
      detail: "Turn 3 of 30; after it the match is drawn",
      rule: "AX-10.3",
      sides: [
        { name: "Ann", value: 13, unit: "points", detail: "1 ship left", progress: 0 },
        { name: "Ben", value: 7, unit: "points" },
      ],
    });
  });

  test("each side has its own aim: destroy the Victory, or destroy the raiders (AX-10.2)", () => {
    const t = stateOf(
      "surgical",
      at(2, [
        { class: "victory", side: 1, at: [20, 5], facing: "S", hull: 22 },
        { class: "scout", side: 2, at: [20, 30], facing: "N" },
      ]),
    );
    const found = objectives(propsOf(t, 1));
    expect(found?.title).toBe("Destroy the Victory. The other side: destroy the other fleet");
    expect(found?.detail).toBe("Turn 2 of 20; then Ann wins");
    expect(found?.sides[1]).toMatchObject({ value: 22, unit: "hull left", progress: 0.5 });
  });

  test("the distance of the ambassador is exact for its owner and a bound for the other side (AX-10.1, AX-12)", () => {
    const t = stateOf(
      "ambassador",
      at(
        4,
        [
          { class: "nova", side: 1, at: [20, 12], facing: "N" },
          { class: "comet", side: 1, at: [22, 6], facing: "N" },
          { class: "cyclone", side: 2, at: [20, 35], facing: "N" },
        ],
        { carrier: 0, goal: ["north", "south"] },
      ),
    );
    expect(objectives(propsOf(t, 0))?.sides[0]).toMatchObject({ value: 12, unit: "hexes to go" });
    // The other side sees the nearest ship that may carry the ambassador, whichever does.
    expect(objectives(propsOf(t, 1))?.sides[0]).toMatchObject({ value: 6 });
    expect(objectives(propsOf({ ...t, carrier: 1 }, 1))).toEqual(objectives(propsOf(t, 1)));
    expect(alarms(propsOf({ ...t, carrier: 1 }, 1))).toEqual(alarms(propsOf(t, 1)));
  });

  test("nothing is shown before the first turn", () => {
    const options = game.options.parse({ "ax.scenario": "skirmish" });
    if (!("ok" in options)) throw new Error("options");
    const { state } = start(game, options.ok, seededDraws(3));
    expect(objectives(propsOf(state, 0))).toBeNull();
    expect(alarms(propsOf(state, 0))).toEqual([]);
  });
});

describe("alarms", () => {
  const DANGER = [
    { class: "tempest", side: 1, at: [20, 20], facing: "N", hull: 2 },
    { class: "comet", side: 2, at: [20, 16], facing: "S" },
    ...COMETS,
  ];
  test("the last ship in danger, with the chance that the odds give (AX-9.7)", () => {
    const t = stateOf("border", at(5, DANGER));
    const chance = Math.round(threatTo(t, 0).destroys * 100);
    expect(chance).toBeGreaterThan(10);
    expect(alarms(propsOf(t, 0))).toMatchObject([{ kind: "danger", place: "ship 0", rule: "AX-9.7" }]);
    expect(alarms(propsOf(t, 0))[0]?.title).toContain(`${chance}%`);
    expect(alarms(propsOf(t, 1))).toEqual([]);
  });
  test("the last turn says what its end brings", () => {
    const quiet = [{ class: "tempest", side: 1, at: [20, 3], facing: "N" }, ...COMETS];
    expect(alarms(propsOf(stateOf("border", at(30, quiet)), 0))).toMatchObject([{ id: "lastTurn", kind: "danger" }]);
    expect(alarms(propsOf(stateOf("border", at(29, quiet)), 0))).toEqual([]);
  });
});

test("the curves count what is left: points, hull and ships, and a lost ship counts for nothing (AX-9.7)", () => {
  const t = stateOf("border", at(2, [{ class: "tempest", side: 1, at: [20, 5], facing: "S", hull: 9 }, ...COMETS]));
  const values = (s: StateAx): (number | null)[] =>
    measures.map((measure) => measure.valueOf(game.view(s, "public"), seat(0)));
  expect(values(t)).toEqual([9.8, 9, 1, null, null]);
  const lost = {
    ...t,
    status: t.status.map((one, s) => (s === 0 ? 2 : one)),
    hull: t.hull.map((one, s) => (s === 0 ? 0 : one)),
  };
  expect(values(lost)).toEqual([0, 0, 0, null, null]);
});

test("a fact names the ship or hex that the board can show", () => {
  const t = stateOf("border", at(2, [{ class: "tempest", side: 1, at: [20, 5], facing: "S" }, ...COMETS]));
  const view = game.view(t, seat(0));
  expect(placeOf({ is: "volley", rule: "AX-6.1", ship: 0, target: 1 } as never, view)).toBe("ship 1");
  expect(placeOf({ is: "turnBegan", rule: "AX-2.1", turn: 2 } as never, view)).toBeNull();
  expect(hexOfPlace(t, "ship 1")).toEqual({ q: t.q[1], r: t.r[1] });
  expect(hexOfPlace(t, "hex 3 4")).toEqual({ q: 3, r: 4 });
});

describe("what can hit a ship at a place", () => {
  test("the sum is the sum of the volleys of all enemies in arc, and its distribution has its mean (AX-5, AX-6)", () => {
    const t = stateOf(
      "border",
      at(4, [
        { class: "tempest", side: 1, at: [20, 20], facing: "N" },
        { class: "comet", side: 2, at: [20, 16], facing: "S" },
        { class: "aurora", side: 2, at: [22, 17], facing: "SW" },
        // Its back is turned, so only a bank with a wide arc could bear.
        { class: "comet", side: 2, at: [20, 24], facing: "S" },
      ]),
    );
    const threat = threatTo(t, 0);
    expect(threat.bearings.map(({ ship }) => ship).toSorted((a, b) => a - b)).toEqual([1, 2]);
    const expected = ([1, 2] as const).flatMap((shooter) =>
      (["primary", "secondary"] as const).map((bank) => volleyOdds(t, { shooter, target: 0, bank })?.mean ?? 0),
    );
    expect(threat.mean).toBeCloseTo(
      expected.reduce((sum, mean) => sum + mean, 0),
      9,
    );
    expect(threat.damage.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
    expect(threat.destroys).toBeCloseTo(
      threat.damage.slice(18).reduce((sum, chance) => sum + chance, 0),
      9,
    );
  });

  test("every reachable hex is rated once, and the safest has the least expected damage", () => {
    const t = stateOf(
      "border",
      at(4, [
        { class: "tempest", side: 1, at: [20, 20], facing: "N" },
        { class: "comet", side: 2, at: [20, 12], facing: "S" },
      ]),
    );
    const ends = reach(t, 0).filter(({ gone }) => !gone);
    const rated = rateEnds(t, 0, ends);
    expect(new Set(rated.map(({ end }) => `${end.q} ${end.r}`)).size).toBe(rated.length);
    expect(new Set(ends.map(({ q, r }) => `${q} ${r}`)).size).toBe(rated.length);
    expect(safestOf(rated)?.taken).toBe(Math.min(...rated.map(({ taken }) => taken)));
    expect(Math.max(...rated.map(({ taken }) => taken))).toBeGreaterThan(0);
  });
});
