import { describe, expect, test } from "vitest";
import { game, text, readScenario, readShip, SCENARIOS, SHIPS } from "../src/index.ts";

const codes = (raw: unknown): string[] => {
  const read = game.options.parse(raw);
  return "ok" in read ? [] : read.bad.map((bad) => `${bad.code} ${bad.at}`);
};

describe("options", () => {
  test("every preset can be parsed", () => {
    for (const { set } of game.options.presets) expect(codes(set)).toEqual([]);
  });
  test("the preset “By the sheet” has every value of the sheet, and each departure from it has a reason (AX-14.3)", () => {
    const [standard, sheet] = [{}, game.options.presets.find(({ id }) => id === "bySheet")?.set].map((raw) => {
      const read = game.options.parse(raw);
      return "ok" in read ? read.ok : null;
    });
    const departing = game.options.specs.filter((spec) => spec.sheet !== undefined);
    expect(departing.map(({ id }) => id)).toEqual(["ax.targets", "ax.commandFiring", "ax.cpCap", "ax.mineTrigger"]);
    for (const { id, sheet: value, control } of game.options.specs) {
      const key = id as keyof NonNullable<typeof standard>;
      expect(sheet?.[key]).toBe(value ?? standard?.[key]);
      expect(text.option(id).departs !== undefined).toBe(value !== undefined);
      if (value !== undefined) expect(control.kind === "choice" && control.values.includes(value as string)).toBe(true);
      if (value !== undefined) expect(value).not.toBe(standard?.[key]);
    }
  });
  test("a scenario that ends at an edge needs edges (AX-14.2)", () => {
    expect(codes({ "ax.scenario": "ambassador", "ax.mapEdge": "open" })).toEqual(["AX_E_OPTIONS ax.mapEdge"]);
    expect(codes({ "ax.scenario": "ambassador", "ax.mapEdge": "closed" })).toEqual(["AX_E_OPTIONS ax.mapEdge"]);
    expect(codes({ "ax.scenario": "border", "ax.mapEdge": "closed" })).toEqual([]);
  });
  test.for([
    null,
    7,
    "x",
    [],
    { "ax.points": "many" },
    { "ax.nonsense": 1 },
    { "ax.points": 1e9 },
    { "ax.ownShips": 3 },
  ])("%j is refused with a code", (raw) => {
    expect(codes(raw)[0]).toMatch(/^AX_E_OPTIONS/);
  });
});

describe("custom ships", () => {
  const good = { ...(SHIPS[0] as object), id: "mine", name: "Mine" };
  const wrong = (change: object): string[] => {
    const read = readShip({ ...good, ...change }, "ships.0");
    return "ok" in read ? [] : read.bad.map((bad) => `${bad.code} ${bad.at}`);
  };
  test("a copy of a printed ship with another name is accepted", () => {
    expect(wrong({})).toEqual([]);
  });
  test("every error names its field", () => {
    expect(wrong({ id: "leviathan" })).toEqual(["AX_SHIP_ID ships.0.id"]);
    expect(wrong({ hull: 0 })).toEqual(["AX_SHIP_FIELD ships.0.hull"]);
    expect(wrong({ sensors: { num: 1, den: 0 } })).toEqual(["AX_SHIP_FIELD ships.0.sensors.den"]);
    expect(wrong({ special: "pulse" })).toEqual(["AX_SHIP_PULSE ships.0.secondary"]);
    expect(wrong({ primary: null, secondary: null, special: null })).toEqual(["AX_SHIP_UNARMED ships.0.primary"]);
    expect(wrong({ colour: "red" })[0]).toMatch(/^AX_SHIP_FIELD/);
  });
});

describe("custom scenarios", () => {
  const border = SCENARIOS.find((s) => s.id === "border") as (typeof SCENARIOS)[number];
  const wrong = (change: object): string[] => {
    const read = readScenario({ ...border, ...change }, []);
    return "ok" in read ? [] : read.bad.map((bad) => `${bad.code} ${bad.at}`);
  };
  test("all printed scenarios are valid", () => {
    for (const scenario of SCENARIOS) expect(readScenario(scenario, []), scenario.id).toHaveProperty("ok");
  });
  test("every error names its field", () => {
    expect(wrong({ map: { cols: 2, rows: 41 } })).toEqual(["AX_SCENARIO_FIELD map.cols"]);
    expect(wrong({ order: ["0.deploy"] })).toEqual(["AX_SCENARIO_ORDER order"]);
    expect(wrong({ ends: [{ if: { when: "eliminated", side: 0 }, winner: 1 }] })).toEqual(["AX_SCENARIO_ENDLESS ends"]);
    const [first, second] = border.sides;
    expect(wrong({ sides: [{ ...first, fleet: [{ ship: "ark", count: 1 }] }, second] })).toEqual([
      "AX_SCENARIO_SHIP sides.0.fleet.0.ship",
    ]);
    expect(wrong({ sides: [{ ...first, race: "ardoni" }, second] })).toEqual([
      "AX_SCENARIO_RACE sides.0.fleet.0.ship",
      "AX_SCENARIO_RACE sides.0.fleet.1.ship",
      "AX_SCENARIO_RACE sides.0.fleet.2.ship",
    ]);
    expect(wrong({ sides: [{ ...first, race: { except: "pelloda" } }, second] })).toHaveLength(3);
    expect(wrong({ sides: [{ ...first, race: { except: "ardoni" } }, second] })).toEqual([]);
    const box = (col: readonly number[], row: readonly number[]) => ({ kind: "rectangle", col, row });
    expect(wrong({ sides: [{ ...first, zone: box([20, 10], [0, 4]) }, second] })).toEqual([
      "AX_SCENARIO_ZONE sides.0.zone",
    ]);
    expect(wrong({ sides: [{ ...first, zone: box([41, 50], [0, 4]) }, second] })).toEqual([
      "AX_SCENARIO_ZONE sides.0.zone",
    ]);
    expect(wrong({ sides: [{ ...first, zone: { kind: "base", within: 3 } }, second] })).toEqual([
      "AX_SCENARIO_ZONE sides.0.zone",
    ]);
    const base = { hull: 20, armour: 4, within: 10 };
    expect(
      wrong({ order: ["0.base", "1.base", "both.deploy"], sides: [first, second].map((s) => ({ ...s, base })) }),
    ).toEqual(["AX_SCENARIO_BASE sides.1.base"]);
    expect(
      wrong({
        order: ["1.base", "both.deploy"],
        sides: [
          { ...first, zone: box([0, 4], [0, 4]) },
          { ...second, base },
        ],
      }),
    ).toEqual(["AX_SCENARIO_BASE sides.1.base"]);
    const both = {
      order: ["both.deploy", "0.carrier", "1.carrier"],
      sides: [first, second].map((s) => ({ ...s, carrier: true })),
    };
    expect(wrong(both)).toEqual(["AX_SCENARIO_CARRIER sides.1.carrier"]);
    const limit = { if: { when: "turnLimit" }, winner: null };
    expect(wrong({ ends: [{ if: { when: "carrierReachesGoal" }, winner: 0 }, limit] })).toEqual([
      "AX_SCENARIO_CARRIER ends.0.if",
    ]);
    expect(wrong({ ends: [{ if: { when: "shipDestroyed", ship: "ark" }, winner: 0 }, limit] })).toEqual([
      "AX_SCENARIO_SHIP ends.0.if.ship",
    ]);
    expect(wrong({ sides: [{ ...first, fleet: null, points: 2 }, second], order: ["0.fleet", "both.deploy"] })).toEqual(
      ["AX_SCENARIO_POINTS sides.0.points"],
    );
    expect(wrong({ sides: [{ ...first, fleet: null }, second] })).toEqual([
      "AX_SCENARIO_POINTS sides.0.points",
      "AX_SCENARIO_ORDER order",
    ]);
  });
});
