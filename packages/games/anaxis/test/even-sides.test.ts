/** The option that gives the weaker side of a scenario what makes it even (AX-10.8). */
import { type Act, type AddressedFact, Engine, type Fact, seat, seededDraws } from "@starboard/kernel";
import { describe, expect, test } from "vitest";
import { type Compensation, withCompensation } from "../src/data/compensation.ts";
import stored from "../src/data/even-sides.json" with { type: "json" };
import { editions, evenSides, game, RACE_IDS, SCENARIOS, SHIPS, text } from "../src/index.ts";
import { classOf, matchSetupOf } from "../src/match-setup.ts";
import type { Options } from "../src/options.ts";
import type { StateAx } from "../src/state.ts";
import { rules } from "../src/rules.gen.ts";
import { rules as germanRules } from "../src/rules.de.gen.ts";

const { skirmish, ...scenarios } = stored.cases;
const CASES = Object.entries(scenarios as unknown as Record<string, { readonly gives: Compensation }>).map(
  ([scenario, { gives }]) => ({ scenario, gives }),
);

function parsed(raw: object): Options {
  const read = game.options.parse(raw);
  if (!("ok" in read)) throw new Error(JSON.stringify(read.bad));
  return read.ok;
}
const even = (scenario: string): Options => parsed({ "ax.scenario": scenario, "ax.evenSides": true });

/** The facts until the first question. */
function opening(options: Options): AddressedFact<Fact>[] {
  const facts: AddressedFact<Fact>[] = [];
  const engine = new Engine(game, seededDraws(1), (fact, to) => facts.push(to ? { fact, to } : { fact }));
  engine.advance(game.setup(options));
  return facts;
}

/** How many ships of each class a side has at the start. */
function forces(options: Options, side: number): Record<string, number> {
  const t = game.setup(options);
  const all: Record<string, number> = {};
  for (let ship = 0; ship < t.kind.length; ship++) {
    if (t.side[ship] !== side) continue;
    const { id } = classOf(t, ship);
    all[id] = (all[id] ?? 0) + 1;
  }
  return all;
}

describe.for(CASES)("$scenario", ({ scenario, gives }) => {
  const [off, on] = [parsed({ "ax.scenario": scenario }), even(scenario)];

  test("one side has what the table gives it, and nothing else changes (AX-10.8)", () => {
    const { side, cp = 0, ships = [], hull = 0 } = gives;
    const [before, after] = [game.setup(off), game.setup(on)];
    expect(after.cp).toEqual(before.cp.map((points, n) => points + (n === side ? cp : 0)));
    const expected = forces(off, side);
    for (const { ship, count } of ships) expected[ship] = (expected[ship] ?? 0) + count;
    expect(forces(on, side)).toEqual(expected);
    expect(forces(on, 1 - side)).toEqual(forces(off, 1 - side));
    const baseOf = (options: Options): number => matchSetupOf(options).scenario.sides[side].base?.hull ?? 0;
    expect(baseOf(on)).toBe(baseOf(off) + hull);
    const { sides: _off, ...plain } = matchSetupOf(off).scenario;
    const { sides: _on, ...given } = matchSetupOf(on).scenario;
    expect(given).toEqual(plain);
    expect([after.turn, after.phase, after.edges, after.marker]).toEqual([
      before.turn,
      before.phase,
      before.edges,
      before.marker,
    ]);
  });

  test("a fleet is bought with the points of the sheet", () => {
    const bought = game
      .setup(on)
      .fleets.filter((_, side) => SCENARIOS.find(({ id }) => id === scenario)?.sides[side]?.fleet === null);
    for (const fleet of bought) expect(fleet).toMatchObject({ cp: 0, ships: [] });
  });

  test("both sides and spectators are told once, with the rule; without the option nobody is", () => {
    const told = opening(on).filter(({ fact }) => fact.is === "compensated");
    expect(told).toEqual([{ fact: { cp: 0, ships: [], ...gives, is: "compensated", rule: "AX-10.8" } }]);
    expect(opening(off).some(({ fact }) => fact.is === "compensated")).toBe(false);
  });

  test("the set-up says who receives what, and the rules have the same numbers in both languages", () => {
    const effect = text.option("ax.evenSides").effect?.(even(scenario) as unknown as Record<string, unknown>) ?? "";
    const { cp = 0, ships = [], hull = 0 } = gives;
    const numbers = [...(cp > 0 ? [cp] : []), ...ships.map(({ count }) => count), ...(hull > 0 ? [hull] : [])];
    expect(effect.match(/\d+/g)?.map(Number)).toEqual(numbers);
    const name = text.option("ax.scenario").value(scenario);
    const row = rules.split("\n").find((line) => line.startsWith(`| ${name} |`));
    expect(row?.match(/\d+/g)?.map(Number)).toEqual(numbers);
    expect(
      germanRules.split("\n").filter((line) => line.match(/\d+/g)?.join() === numbers.join() && line.startsWith("| ")),
    ).not.toEqual([]);
  });
});

describe("what a side receives is added to the sheet’s forces", () => {
  const [scenario] = SCENARIOS.filter(({ id }) => id === "border");
  if (!scenario) throw new Error("there is no border skirmish");
  test("Cinema Points go to one side", () => {
    const { sides } = withCompensation(scenario, { side: 0, cp: 4 });
    expect(sides.map(({ cp }) => cp)).toEqual([9, 10]);
    expect(sides.map(({ fleet }) => fleet)).toEqual(scenario.sides.map(({ fleet }) => fleet));
  });
  test("ships join those of their class, or come last; the scenario stays as it was", () => {
    const { sides } = withCompensation(scenario, {
      side: 1,
      ships: [
        { ship: "comet", count: 2 },
        { ship: "meteor", count: 1 },
      ],
    });
    expect(sides[1].fleet).toEqual([
      { ship: "aurora", count: 2 },
      { ship: "comet", count: 5 },
      { ship: "meteor", count: 1 },
    ]);
    expect(sides[0]).toEqual(scenario.sides[0]);
    expect(scenario.sides[1].fleet).toHaveLength(2);
    expect(sides[1].cp).toBe(10);
  });
});

describe("races of a skirmish", () => {
  const given: Readonly<Record<string, number>> = skirmish.gives;
  const options = parsed({ "ax.evenSides": true });
  /** A match until both sides have bought a fleet of the given race and Cinema Points, with its facts. */
  function bought(options: Options, races: readonly [string, string]): { t: StateAx; facts: AddressedFact<Fact>[] } {
    const facts: AddressedFact<Fact>[] = [];
    const engine = new Engine(game, seededDraws(1), (fact, to) => facts.push(to ? { fact, to } : { fact }));
    const t = game.setup(options);
    engine.advance(t);
    for (const [side, race] of races.entries()) {
      const cheapest = SHIPS.filter((ship) => ship.race === race).toSorted((a, b) => a.cost - b.cost)[0];
      for (const act of [
        { do: "race", race },
        { do: "buy", ship: cheapest?.id },
        { do: "cp", cp: 3 },
        { do: "confirm" },
      ])
        engine.act(t, seat(side), act as Act);
    }
    return { t, facts };
  }

  test("each race of the sheet has a number, and one of them nothing", () => {
    expect(Object.keys(given).toSorted()).toEqual(RACE_IDS.toSorted());
    expect(Object.values(given)).toContain(0);
  });

  test("every pair of races receives its numbers when both fleets are revealed, beside what it bought (AX-10.8)", () => {
    for (const first of RACE_IDS)
      for (const second of RACE_IDS) {
        const { t, facts } = bought(options, [first, second]);
        expect(t.cp).toEqual([3 + (given[first] ?? 0), 3 + (given[second] ?? 0)]);
        const told = facts.filter(({ fact }) => fact.is === "compensated");
        const expected = [first, second].flatMap((race, side) =>
          (given[race] ?? 0) === 0
            ? []
            : [{ fact: { is: "compensated", rule: "AX-10.8", side, cp: given[race], ships: [] } }],
        );
        expect(told).toEqual(expected);
        expect(bought(parsed({}), [first, second]).t.cp).toEqual([3, 3]);
      }
  });

  test("before that nothing tells the race: everybody sees the same whatever one side has bought", () => {
    const views = RACE_IDS.map((race) => {
      const facts: AddressedFact<Fact>[] = [];
      const engine = new Engine(game, seededDraws(1), (fact, to) => facts.push(to ? { fact, to } : { fact }));
      const t = game.setup(options);
      engine.advance(t);
      const ship = SHIPS.find((one) => one.race === race)?.id;
      for (const act of [{ do: "race", race }, { do: "buy", ship }, { do: "confirm" }])
        engine.act(t, seat(0), act as Act);
      const open = facts.filter(({ to }) => to === undefined);
      return JSON.stringify([game.view(t, seat(1)), game.view(t, "public"), open]);
    });
    expect(new Set(views).size).toBe(1);
  });

  test("the set-up says what each race receives, and so do the rules in both languages", () => {
    const effect = text.option("ax.evenSides").effect?.(options as unknown as Record<string, unknown>) ?? "";
    const named = Object.entries(given).filter(([, cp]) => cp > 0);
    for (const written of [effect, rules, germanRules])
      for (const [race, cp] of named)
        expect(written).toContain(`${race.charAt(0).toUpperCase()}${race.slice(1)} ${cp}`);
    expect(effect.match(/\d+/g)).toHaveLength(named.length);
  });

  test("the figures are those of races, with their names", () => {
    const pairing = evenSides.pairingOf(options as unknown as Record<string, unknown>);
    expect(pairing?.columns).toBe("sides");
    expect(pairing?.figures.map(({ value }) => value)).toEqual([false, true]);
    for (const { measure } of pairing?.figures ?? [])
      expect(measure.seats.map(({ side }) => pairing?.sideName?.(side ?? "")?.toLowerCase())).toEqual(
        Object.keys(given),
      );
    expect(evenSides.pairingOf({ "ax.scenario": "border" })?.columns).toBe("seats");
    expect(evenSides.pairingOf({ "ax.points": 60 })).toBeUndefined();
  });
});

describe("off", () => {
  test("options hold nothing of it, so that matches without it stay as they were", () => {
    for (const { scenario } of CASES) {
      const plain = parsed({ "ax.scenario": scenario });
      expect("ax.evenSides" in plain).toBe(false);
      expect(parsed({ "ax.scenario": scenario, "ax.evenSides": false })).toEqual(plain);
    }
  });
  test("it is refused where nothing is given: with a custom scenario, and in a skirmish with other points or ships", () => {
    const faults = (raw: object): unknown => {
      const read = game.options.parse({ "ax.evenSides": true, ...raw });
      return "bad" in read && read.bad.map(({ code, at }) => `${code} ${at}`);
    };
    for (const other of [{ "ax.points": 60 }, { "ax.ownShips": [] }, { "ax.ownScenario": SCENARIOS[2] }])
      expect(faults(other)).toEqual(["AX_E_OPTIONS ax.evenSides"]);
    expect(faults({ "ax.ownScenario": SCENARIOS[2], "ax.scenario": CASES[0]?.scenario })).toEqual([
      "AX_E_OPTIONS ax.evenSides",
    ]);
    const spec = game.options.specs.find(({ id }) => id === "ax.evenSides");
    expect(spec?.applies?.(parsed({ "ax.points": 60 }) as unknown as Record<string, unknown>)).toBe(false);
  });
  test("edition 4 does not know it", () => {
    const [{ scenario } = { scenario: "" }] = CASES;
    const older = editions.gameOf(4)?.options.parse({ "ax.scenario": scenario, "ax.evenSides": true });
    expect(older).toEqual({ bad: [{ code: "AX_E_OPTIONS", at: "ax.evenSides" }] });
    expect(editions.rulesOf(4, rules)).not.toContain("AX-10.8**");
  });
});
