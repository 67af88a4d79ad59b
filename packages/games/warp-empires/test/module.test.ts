import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { BUILT_IN_MODULES, builtIn, hashOf, type ModuleFile, readModule, resolve } from "../src/module/index.ts";
import { changed, mutant } from "./mutate.ts";

const file = (id: string): ModuleFile => builtIn(id) as ModuleFile;
const starTrek = file("star-trek").document;
const rivers = file("three-rivers").document;

/** The errors of the Star Trek module after a change at one path. */
function faultsOf(path: string, value: unknown, document: unknown = starTrek): string[] {
  const read = readModule(changed(document, path.split("."), value));
  return "bad" in read ? read.bad.map(({ code, at }) => `${code} ${at}`) : [];
}

describe("built-in modules (WE-B.1)", () => {
  test.each(BUILT_IN_MODULES.map(({ id }) => id))(
    "%s loads through the door and resolves to the same text every time",
    (id) => {
      const again = readModule(JSON.parse(JSON.stringify(file(id).document)));
      if ("bad" in again) throw new Error(JSON.stringify(again.bad));
      expect(hashOf(resolve(again.ok))).toBe(hashOf(resolve(file(id))));
    },
  );

  test("the Star Trek sheet adds up: 28 cards 72 times, 8 units 78 times, six factions (WE-11.12)", () => {
    const module = resolve(file("star-trek"));
    const sum = (list: readonly { count: number }[]): number => list.reduce((n, { count }) => n + count, 0);
    expect([module.cards.length, sum(module.cards), module.units.length, sum(module.units)]).toEqual([28, 72, 8, 78]);
    expect(module.factions.map(({ id }) => id)).toEqual([
      "federation",
      "klingon",
      "romulan",
      "ferengi",
      "cardassian",
      "borg",
    ]);
  });

  test("a default fills what a module leaves out: leaders captured, units from any land, cost is Force (chapter D)", () => {
    const module = resolve(file("three-rivers"));
    expect(module.casualties.leaders).toBe("captured");
    expect(module.control.blockedByFeature).toEqual([]);
    expect(resolve(file("first-steps")).recruit.startAt).toEqual({ ownRevenueTerritory: true });
    expect(resolve(file("first-steps")).units.every(({ cost, force }) => cost === force)).toBe(true);
  });
});

describe("options (WE-B.1)", () => {
  const speed = (value: unknown): unknown =>
    resolve(file("star-trek"), (id) => (id === "move.ffSpaces" ? (value as number) : undefined)).movement.speeds["FF"]
      ?.spaces;
  test("the chosen value is substituted; an unknown value leaves the default", () => {
    expect([speed(undefined), speed(5), speed(17)]).toEqual([4, 5, 4]);
  });
  test("another value gives another hash", () => {
    const short = resolve(file("star-trek"), (id) => (id === "victory.share" ? [50, 100] : undefined));
    expect(hashOf(short)).not.toBe(hashOf(resolve(file("star-trek"))));
  });
  test("an unused option, and a reference to an unknown one, are errors", () => {
    const option = { id: "idle.one", values: [1, 2], default: 1 };
    expect(faultsOf("options", [...(starTrek["options"] as unknown[]), option])).toEqual([
      "WE_MODULE_UNUSED options.32.id",
    ]);
    expect(faultsOf("hand.max", { $option: "no.such" })).toEqual(["WE_MODULE_OPTION hand.max"]);
    expect(faultsOf("hand.max", { $option: "move.ffSpaces", and: 1 })).toEqual(["WE_MODULE_OPTION hand.max"]);
  });
  test("a value that would not load is found before it is chosen, with the option named", () => {
    const read = readModule(changed(starTrek, "options.16.values".split("."), [4, 99]));
    expect("bad" in read && read.bad[0]).toMatchObject({
      code: "WE_MODULE_FIELD",
      at: "movement.speeds.FF.spaces",
      about: { option: "move.ffSpaces", value: "99" },
    });
  });
});

describe("errors at their fields (WE-B.1)", () => {
  test.each<[string, unknown, string]>([
    ["movment", {}, "WE_MODULE_KEY movment"],
    ["units.0.forse", 3, "WE_MODULE_KEY units.0.forse"],
    ["units.0.force", "ten", "WE_MODULE_FIELD units.0.force"],
    ["units.0.count", 1e9, "WE_MODULE_FIELD units.0.count"],
    ["units.1.id", "commandShip", "WE_MODULE_TWICE units.1.id"],
    ["units.0.move", "warp9", "WE_MODULE_REF units.0.move"],
    ["units.0.id", "constructor", "WE_MODULE_FIELD units.0.id"],
    ["deckSize", 71, "WE_MODULE_SUM deckSize"],
    ["pileSize", 79, "WE_MODULE_SUM pileSize"],
    ["setup.randomUnits.count", 14, "WE_MODULE_PILE setup.randomUnits.count"],
    ["setup.startingHand.count", 9, "WE_MODULE_RANGE setup.startingHand.count"],
    ["phases.0.kind", "move", "WE_MODULE_PHASES phases"],
    ["phases.3.challenge", "riddle", "WE_MODULE_REF phases.3.challenge"],
    ["phases.2.after", "draw", "WE_MODULE_PHASE_PLACE phases.2.after"],
    ["exploration.rolls.0.rows.2.to", 5, "WE_MODULE_ROWS exploration.rolls.0.rows"],
    ["exploration.rolls.0.rows.2.from", 4, "WE_MODULE_ROWS exploration.rolls.0.rows"],
    ["exploration.rolls.0.rows.2.to", 7, "WE_MODULE_ROW exploration.rolls.0.rows.2"],
    [
      "challenges.0.onFailure.rows",
      [{ from: 1, to: 6, effects: [{ op: "rollAgain" }] }],
      "WE_MODULE_ENDLESS challenges.0.onFailure.rows",
    ],
    ["cards.2.modes.0.effects.0.op", "blast", "WE_MODULE_OP cards.2.modes.0.effects.0.op"],
    [
      "cards.2.modes.0.effects.0",
      { op: "drawCards", who: "self", count: 2 },
      "WE_MODULE_PLACE cards.2.modes.0.effects.0.op",
    ],
    ["cards.2.modes.0.effects.0.per.ownTag", "boat", "WE_MODULE_REF cards.2.modes.0.effects.0.per.ownTag"],
    ["cards.0.modes.0.target", "opponent", "WE_MODULE_TARGET cards.0.modes.0.target"],
    ["cards.0.modes.0.answers.0", "security", "WE_MODULE_ANSWER cards.0.modes.0.answers.0"],
    ["cards.0.modes.0.answers.0", "shrug", "WE_MODULE_REF cards.0.modes.0.answers.0"],
    ["battle.modifiers.0.when", { siteIs: "swamp" }, "WE_MODULE_REF battle.modifiers.0.when.siteIs"],
    [
      "battle.modifiers.0.when",
      { any: [{ not: { siteHas: "building:mill" } }] },
      "WE_MODULE_REF battle.modifiers.0.when.any.0.not.siteHas",
    ],
    ["battle.garrisonModifiers.0", "walls", "WE_MODULE_REF battle.garrisonModifiers.0"],
    ["victory.condition.of", "planet", "WE_MODULE_REF victory.condition.of"],
    ["victory.condition.op", "conquerHearts", "WE_MODULE_OP victory.condition.op"],
    ["map.roles.valued", "nebula", "WE_MODULE_ROLE map.roles.valued"],
    ["map.sizes.4.wells", 3, "WE_MODULE_KEY map.sizes.4.wells"],
    ["map.sizes.4.territories", 20, "WE_MODULE_RANGE map.sizes.4.territories"],
    ["map.sizes.4", undefined, "WE_MODULE_MAP_SIZE map.sizes.4"],
    ["factions.5", undefined, "WE_MODULE_FACTIONS factions"],
    ["factions.0.specialAs.0", "special", "WE_MODULE_CIRCLE factions.0.specialAs.0"],
    ["factions.0.unitForce.sloop", 1, "WE_MODULE_REF factions.0.unitForce.sloop"],
    ["factions.0.charm", 1, "WE_MODULE_KEY factions.0.charm"],
    ["version", "new", "WE_MODULE_FIELD version"],
    ["name", undefined, "WE_MODULE_FIELD name"],
    ["format", "warp-empires.module/2", "WE_MODULE_FIELD format"],
  ])("%s", (path, value, fault) => {
    expect(faultsOf(path, value)).toContain(fault);
  });

  test("answers that lead back to their card are a cycle (WE-4.14)", () => {
    expect(faultsOf("cards.4.modes.0.answers", ["feint"], rivers)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^WE_MODULE_(CIRCLE|ANSWER) cards\.4/)]),
    );
    expect(faultsOf("cards.26.modes.0.answers", ["intercept"])).toContain("WE_MODULE_CIRCLE cards.26.modes");
  });

  test("remarks are accepted everywhere and change nothing", () => {
    const told = readModule(changed(starTrek, ["units", "0", "note"], "the flagship"));
    expect("ok" in told && hashOf(resolve(told.ok))).toBe(hashOf(resolve(file("star-trek"))));
  });

  test("paths begin at the file's place in a larger document", () => {
    expect(readModule(7, "moduleFile")).toEqual({ bad: [{ code: "WE_MODULE_FORM", at: "moduleFile" }] });
  });
});

describe("hostile files", () => {
  const nested = (depth: number): unknown => {
    let p: unknown = { siteIs: "home" };
    for (let i = 0; i < depth; i++) p = { not: p };
    return p;
  };
  const circle: Record<string, unknown> = { ...starTrek };
  circle["battle"] = { modifiers: [circle, circle] };
  test.each<[string, unknown]>([
    ["an object that holds itself", circle],
    ["a condition 20 000 deep", changed(starTrek, ["battle", "modifiers", "0", "when"], nested(20_000))],
    ["a list of a million", changed(starTrek, ["cards"], new Array<number>(1_000_000).fill(0))],
    ["a key that hides the prototype", JSON.parse('{"format":"warp-empires.module/1","__proto__":{"id":"x"}}')],
    ["a number that is none", changed(starTrek, ["hand", "max"], Number.NaN)],
    ["something with a class", changed(starTrek, ["hand"], new Map())],
  ])("%s is refused whole", (_name, document) => {
    expect(readModule(document)).toEqual({ bad: [{ code: "WE_MODULE_SIZE", at: "" }] });
  });

  test("a condition as deep as files may be is read", () => {
    expect(faultsOf("battle.modifiers.0.when", nested(40))).toEqual([]);
  });

  const neverThrows = (document: unknown, runs: number): void =>
    fc.assert(
      fc.property(mutant(document), (made) => {
        const before = JSON.stringify(made);
        const read = readModule(made);
        expect(JSON.stringify(made)).toBe(before);
        if ("ok" in read) expect(hashOf(resolve(read.ok))).toMatch(/^[0-9a-f]{64}$/);
        else {
          expect(read.bad.length).toBeGreaterThan(0);
          for (const { code, at } of read.bad) {
            expect(code).toMatch(/^WE_MODULE_[A-Z_]+$/);
            expect(typeof at).toBe("string");
          }
        }
      }),
      { numRuns: runs },
    );
  test("Three Rivers with any random change loads or is refused with a field", () => neverThrows(rivers, 400));
  test("Star Trek with any random change loads or is refused with a field", () => neverThrows(starTrek, 120));
});
