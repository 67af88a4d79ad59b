/** Options that a module file declares, and files that are refused when they are chosen (WE-B.1, WE-3.7). */
import { describe, expect, test } from "vitest";
import { PROVING_GROUND } from "../src/data/proving-ground.ts";
import { FIRST_STEPS } from "../src/data/first-steps.ts";
import { STAR_TREK } from "../src/data/star-trek.ts";
import { game } from "../src/game.ts";
import { builtIn, BUILT_IN_MODULES, type ModuleFile } from "../src/module/index.ts";
import { resolvedOf } from "../src/option-table.ts";
import type { Options } from "../src/options.ts";
import { inputErrorText, isInputError } from "../src/text/en/files.ts";
import { text } from "../src/text/index.ts";
import { SHARED, SHARED_IDS } from "../src/shared-options.ts";
import { changed } from "./mutate.ts";

const { specs } = game.options;
const parse = (raw: unknown) => game.options.parse(raw);
const brought = (chosen: object) => game.options.moduleOptions?.({ ...chosen }) ?? [];
const ok = (raw: object): Options => {
  const result = parse(raw);
  if ("bad" in result) throw new Error(JSON.stringify(result.bad));
  return result.ok;
};
const faults = (raw: object): string[] => {
  const result = parse(raw);
  return "bad" in result ? result.bad.map(({ code, at }) => `${code} ${at}`) : [];
};

/** The teaching module with two options of its own and one that modules share. */
const own = {
  ...FIRST_STEPS,
  options: [
    { id: "hand.most", values: [5, 7, 9], default: 9, note: "How many cards one keeps." },
    { id: "battle.tie", values: ["standoff", "defender"], default: "standoff" },
    {
      id: "victory.part",
      values: [
        [1, 2],
        [2, 3],
      ],
      default: [2, 3],
    },
  ],
  hand: { ...(FIRST_STEPS["hand"] as object), max: { $option: "hand.most" } },
  battle: { ...(FIRST_STEPS["battle"] as object), tie: { $option: "battle.tie" } },
  victory: {
    ...(FIRST_STEPS["victory"] as object),
    roundLimit: 20,
    condition: { op: "controlShare", of: "revenue", over: { $option: "victory.part" } },
  },
};

describe("options that a module declares", () => {
  test("each has a control with its values, default, rule and help text", () => {
    expect(brought({ moduleFile: own })).toEqual([
      {
        id: "hand.most",
        rule: "WE-B.1",
        source: "designed",
        control: { kind: "choice", values: [5, 7, 9] },
        fromModule: { standard: 9, note: "How many cards one keeps." },
      },
      {
        id: "battle.tie",
        rule: "WE-9.18",
        source: "ruling",
        control: { kind: "choice", values: ["standoff", "defender"] },
        fromModule: { standard: "standoff" },
      },
      {
        id: "victory.part",
        rule: "WE-B.1",
        source: "designed",
        control: { kind: "choice", values: ["1/2", "2/3"] },
        fromModule: { standard: "2/3" },
      },
    ]);
    expect(brought({ moduleFile: null })).toEqual([]);
  });

  test("they have the module's default or the table's choice", () => {
    const plain = ok({ moduleFile: own });
    expect(plain).toMatchObject({ "hand.most": 9, "battle.tie": "standoff", "victory.part": "2/3" });
    expect(resolvedOf(plain)).toMatchObject({ hand: { max: 9 }, battle: { tie: "standoff" } });
    const chosen = ok({ moduleFile: own, "hand.most": 5, "victory.part": "1/2" });
    expect(resolvedOf(chosen)).toMatchObject({ hand: { max: 5 }, victory: { condition: { over: [1, 2] } } });
    expect(chosen.resolved).not.toBe(plain.resolved);
    expect(ok(chosen)).toEqual(chosen);
  });

  test("an unknown value is refused at its option, and so is an option of another module", () => {
    expect(faults({ moduleFile: own, "hand.most": 6 })).toEqual(["WE_OPTION_VALUE hand.most"]);
    expect(faults({ "hand.most": 5 })).toEqual(["WE_OPTION_UNKNOWN hand.most"]);
  });

  test("the controls of the file replace those of shared options", () => {
    const shared = specs.filter(({ id }) => (SHARED_IDS as readonly string[]).includes(id));
    expect(shared.filter(({ applies }) => applies?.({ module: "star-trek", moduleFile: own }))).toEqual([]);
    expect(shared.filter(({ applies }) => applies?.({ module: "star-trek", moduleFile: null })).length).toBe(
      SHARED_IDS.length,
    );
  });

  test("options of one setting are declared by its module: control, rule and texts come from the document", () => {
    expect(SHARED_IDS.filter((id) => /evasion|enigma|wormhole|minorRace|starbase|colony/i.test(id))).toEqual([]);
    const evasion = specs.find(({ id }) => id === "cards.evasion");
    expect(evasion).toMatchObject({ rule: "WE-4.13", control: { values: ["none", "decoys", "retreat"] } });
    expect(evasion?.applies?.({ module: "star-trek", moduleFile: null })).toBe(true);
    expect(evasion?.applies?.({ module: "three-rivers", moduleFile: null })).toBe(false);
    expect(text.option("cards.evasion")).toMatchObject({ name: "Evasion" });
    expect(text.option("cards.evasion").value("decoys")).toBe("Decoys");
    // A file that has the option declares its own control; the rule reference stays.
    expect(brought({ moduleFile: STAR_TREK }).find(({ id }) => id === "cards.evasion")).toMatchObject({
      rule: "WE-4.13",
      source: "ruling",
    });
    // Other modules ignore it, so that older records still load.
    expect(ok({ module: "three-rivers", "cards.evasion": "none" })["cards.evasion"]).toBe("none");
    expect(resolvedOf(ok({ "cards.evasion": "decoys" })).factions[1]?.cardForceUnlisted).toEqual({
      evasion: { amount: 5, mapsTo: "decoys" },
    });
  });

  test("names of values must belong to existing values", () => {
    const [first] = own.options;
    const bad = { ...own, options: [{ ...first, valueNames: { 5: "five", 6: "six" } }, ...own.options.slice(1)] };
    expect(faults({ moduleFile: bad })).toEqual(["WE_MODULE_KEY moduleFile.options.0.valueNames.6"]);
  });

  test.each(BUILT_IN_MODULES.map(({ id }) => id))(
    "%s declares shared options with the values that the set-up page offers",
    (id) => {
      const share = (value: unknown): unknown => (Array.isArray(value) ? value.join("/") : value);
      for (const { id: option, values, default: usual } of (builtIn(id) as ModuleFile).options) {
        if (!Object.hasOwn(SHARED, option)) continue;
        const offered: readonly unknown[] = SHARED[option as keyof typeof SHARED].values;
        expect(new Set(values.map(share))).toEqual(new Set(offered));
        expect(share(usual)).toBe(offered[0]);
      }
    },
  );
});

describe("files that are refused", () => {
  const module = (path: string, value: unknown): unknown => changed(FIRST_STEPS, path.split("."), value);
  const map = (path: string, value: unknown): unknown => changed(PROVING_GROUND, path.split("."), value);
  const deep = (levels: number): unknown => {
    let value: unknown = 1;
    for (let i = 0; i < levels; i++) value = [value];
    return value;
  };
  const circle: Record<string, unknown> = { format: "warp-empires.module/1" };
  circle["self"] = circle;
  const lost = PROVING_GROUND.homes["2"]?.[1];
  const island = map(
    "borders",
    PROVING_GROUND.borders?.filter((ends) => !ends.includes(lost as string)),
  );

  test.each<[string, object, string]>([
    ["a file that holds itself", { moduleFile: circle }, "WE_FILE_SIZE moduleFile"],
    ["a file nested without end", { moduleFile: deep(100_000) }, "WE_FILE_SIZE moduleFile"],
    ["a list of a million", { mapFile: { territories: new Array(1_000_000).fill(0) } }, "WE_FILE_SIZE mapFile"],
    ["no object", { moduleFile: [1, 2] }, "WE_MODULE_FORM moduleFile"],
    ["a huge count", { moduleFile: module("units.0.count", 1e9) }, "WE_MODULE_FIELD moduleFile.units.0.count"],
    [
      "an unknown operation",
      { moduleFile: module("cards.0.modes.0.effects.0.op", "explode") },
      "WE_MODULE_OP moduleFile.cards.0.modes.0.effects.0.op",
    ],
    [
      "a circle of answers",
      { moduleFile: changed(STAR_TREK, "cards.26.modes.0.answers".split("."), ["intercept"]) },
      "WE_MODULE_CIRCLE moduleFile.cards.26.modes",
    ],
    ["an unknown key", { moduleFile: module("armour", 3) }, "WE_MODULE_KEY moduleFile.armour"],
    ["a home without a way out", { mapFile: island }, "WE_MAP_UNREACHABLE mapFile.homes.2.1"],
    ["a home that yields nothing", { mapFile: map("homes.2.1", "zz") }, "WE_MAP_REF mapFile.homes.2.1"],
    ["a map for other numbers", { mapFile: PROVING_GROUND, players: 6 }, "WE_MAP_PLAYERS players"],
    [
      "sizes without room",
      { moduleFile: module("map.sizes.2.territories", 1e6) },
      "WE_MODULE_FIELD moduleFile.map.sizes.2.territories",
    ],
  ])("%s: at its field, with a sentence", (_name, raw, fault) => {
    const result = parse(raw);
    if ("ok" in result) throw new Error("it was taken");
    const told = result.bad.map(({ code, at }) => `${code} ${at}`);
    expect(told).toContain(fault);
    for (const one of result.bad) {
      expect(isInputError(one.code), one.code).toBe(true);
      expect(inputErrorText(one)).toMatch(/^[A-Z“].*\.(?: \(with .*\))?$/);
    }
  });
});
